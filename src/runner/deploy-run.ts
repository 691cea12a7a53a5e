import { createRecord } from '../deploy/record.ts';
import type { Clock } from '../kernel/clock.ts';
import { renderEnding } from '../report/ending.ts';
import type { RunFacts } from '../report/view.ts';
import type { ActionInputs } from './inputs.ts';
import { createJobLog } from './job-log.ts';
import { createLogFile } from './log-file.ts';
import type { Step } from './runner.ts';
import { createSavedState } from './saved-state.ts';
import { createWatch, type Watch } from './watch.ts';

/** How the rate budget stands: requests sent, and requests left where the platform told. */
export interface Requests {
  readonly used: number;
  readonly remaining: number | null;
}

/**
 * Begins to watch the applications of a step, and has the step end with what the watches saw. Answers one watch an application,
 * in the order of `inputs.appIds`. `requests` is asked at the end.
 */
export function watchApplications(
  step: Step,
  inputs: ActionInputs,
  clock: Clock,
  requests: () => Requests,
): readonly Watch[] {
  const { commands } = step;
  const several = inputs.appIds.length > 1;
  const jobLog = createJobLog(commands, several);
  const warn = (message: string): void => commands.annotate({ level: 'warning', title: 'Log file', message });
  const logFile = inputs.logs === 'off' ? null : createLogFile(step.env, warn);
  const savedState = createSavedState(inputs.appIds, commands);
  const options = {
    jobLog,
    logFile,
    savedState,
    isStreaming: inputs.logs === 'stream',
    tailLines: inputs.logTail,
    several,
  };

  const startedAt = clock.monotonicMs();
  const watches = inputs.appIds.map((appId) =>
    createWatch(createRecord(appId, inputs.policy.commit, startedAt), options),
  );
  const epochOffsetMs = clock.epochMs() - startedAt;
  step.endWith((interruption) => {
    jobLog.end();
    logFile?.close();
    const { used, remaining } = requests();
    const facts: RunFacts = {
      policy: inputs.policy,
      apps: watches.map((watch) => watch.facts()),
      startedAt,
      endedAt: clock.monotonicMs(),
      epochOffsetMs,
      requestsUsed: used,
      requestsLeft: remaining,
      logFile: logFile?.path ?? null,
    };
    return renderEnding(facts, interruption, inputs);
  });
  return watches;
}
