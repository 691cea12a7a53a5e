import { createRecord } from '../../deploy/state.ts';
import { placeInCheckout } from '../../github/checkout.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { Cause } from '../../logs/cause.ts';
import { renderEnding } from '../../report/ending.ts';
import { type Links, type RunFacts, viewEnd } from '../../report/view.ts';
import { INPUT_WORDING } from '../inputs/contract.ts';
import type { ActionInputs } from '../inputs/inputs.ts';
import { createJobLog } from './job-log.ts';
import { createLogFile } from './log-file.ts';
import type { Step } from './runner.ts';
import { createSavedState } from './saved-state.ts';
import { createWatch, type Watch } from './watch.ts';

/** The requests sent, and the requests left if the platform reports them. */
export interface Requests {
  readonly used: number;
  readonly remaining: number | null;
}

/** The parts of a step's ending that the watches do not see; read whenever the facts are. */
export interface Surroundings {
  requests(): Requests;
  links(): Links;
}

/** The applications of a step while they are deployed. */
export interface DeployRun {
  /** One per application, in the order of `inputs.appIds`. */
  readonly watches: readonly Watch[];
  facts(): RunFacts;
  /** Prints a sentence about the run in the job's log; it must be safe to print. */
  say(sentence: string): void;
}

/** Starts to watch the applications of a step, whose ending then reports what the watches saw. */
export function watchApplications(
  step: Step,
  inputs: ActionInputs,
  clock: Clock,
  surroundings: Surroundings,
): DeployRun {
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
    place: (causes: readonly Cause[]) => placeInCheckout(causes, step.env, inputs.policy.commit),
  };

  const startedAt = clock.monotonicMs();
  const watches = inputs.appIds.map((appId) =>
    createWatch(createRecord(appId, inputs.policy.commit, startedAt), options),
  );
  const epochOffsetMs = clock.epochMs() - startedAt;
  const facts = (): RunFacts => {
    const { used, remaining } = surroundings.requests();
    return {
      policy: inputs.policy,
      wording: INPUT_WORDING,
      apps: watches.map((watch) => watch.facts()),
      startedAt,
      endedAt: clock.monotonicMs(),
      epochOffsetMs,
      requestsUsed: used,
      requestsLeft: remaining,
      logFile: logFile?.path ?? null,
      links: surroundings.links(),
    };
  };
  step.endWith((interruption) => {
    jobLog.end();
    logFile?.close();
    return renderEnding(viewEnd(facts(), interruption), inputs);
  });
  return { watches, facts, say: jobLog.say };
}
