import { yieldToNewer } from '../deploy/endings-before-start.ts';
import { deployApplication } from '../deploy-application.ts';
import type { RunReport } from '../github/run-report.ts';
import { readSubject, type Subject } from '../github/subject.ts';
import type { Clock } from '../kernel/clock.ts';
import { createSystemRandom } from '../kernel/random.ts';
import { createPlatform } from '../platform/client.ts';
import { connectApplication } from '../platform/connect-application.ts';
import { createGate } from '../rate-limit/gate.ts';
import { NO_LINKS, viewEnd, viewRun } from '../report/view.ts';
import { type ActionInputs, readInputs } from './inputs/inputs.ts';
import { isGithubWanted } from './inputs/surface-inputs.ts';
import type { CreateWakeUp } from './relay-client/open-relay-wake-up.ts';
import { watchApplications } from './runner/deploy-run.ts';
import type { Step } from './runner/runner.ts';
import type { Watch } from './runner/watch.ts';

/** Deploys all the applications of a step, in parallel, under one rate budget. Throws InputError for inputs that cannot be used. */
export async function deploy(
  step: Step,
  clock: Clock,
  random = createSystemRandom(),
  openPlatform = createPlatform,
): Promise<void> {
  const { commands, env, signal } = step;
  const subject = readSubject(env);
  const inputs = readInputs(commands, env, subject);
  const { policy, settings } = inputs;
  const gate = createGate({ clock, random, reserve: inputs.rateLimitReserve });
  const platform = openPlatform({ ...inputs, env, gate, clock, random });
  const report = await openReport(step, inputs, subject, clock);
  const run = watchApplications(step, inputs, clock, {
    requests: () => gate.view(),
    links: () => report?.links() ?? NO_LINKS,
  });
  const logTail = inputs.logs === 'off' ? null : inputs.logTail;
  const reportChange = (): void => report?.changed(viewRun(run.facts()));
  const createWakeUp = await openRelay(step, inputs, subject, clock);
  const isHeld = await Promise.all(
    run.watches.map((watch, index) => isNewerThere(watch, inputs.appIds[index] ?? '', inputs, report, clock)),
  );
  reportChange();
  await Promise.all(
    run.watches.map(async (watched, index) => {
      if (isHeld[index]) return;
      const appId = inputs.appIds[index] ?? '';
      const watch = watchAlso(watched, reportChange);
      const wakeUp = createWakeUp === null ? {} : { wakeUp: createWakeUp(appId, watch) };
      const isLogForFailure = inputs.logs === 'on-failure';
      const log = { logTail, isLogForFailure };
      const application = connectApplication(platform, appId);
      await deployApplication({ ...application, policy, settings, ...log, ...wakeUp, watch, clock, random, signal });
      watch.endLog();
      reportChange();
    }),
  );
  await platform.close();
  const last = viewEnd(run.facts(), null);
  if (signal.aborted) return report?.leave(last);
  const left = (await report?.finish(last)) ?? null;
  if (left !== null) run.say(left);
}

/** GitHub's client is loaded only if something is to be written with it. */
async function openReport(step: Step, inputs: ActionInputs, subject: Subject, clock: Clock): Promise<RunReport | null> {
  if (!isGithubWanted(inputs) || inputs.githubToken === '' || inputs.policy.dryRun) return null;
  return (await import('./github-report.ts')).createGithubReport(step, inputs, subject, clock);
}

/** The relay's client is loaded only if a relay is configured. */
async function openRelay(
  step: Step,
  inputs: ActionInputs,
  subject: Subject,
  clock: Clock,
): Promise<CreateWakeUp | null> {
  if (inputs.relayUrl === null || !inputs.policy.trigger || inputs.policy.dryRun) return null;
  return (await import('./relay-client/open-relay-wake-up.ts')).createRelayWaiting(
    step,
    inputs,
    inputs.relayUrl,
    subject,
    clock,
  );
}

function watchAlso(watch: Watch, reportChange: () => void): Watch {
  return {
    ...watch,
    changed: (record) => {
      watch.changed(record);
      reportChange();
    },
  };
}

async function isNewerThere(
  watch: Watch,
  appId: string,
  { orderGuard, policy }: ActionInputs,
  report: RunReport | null,
  clock: Clock,
): Promise<boolean> {
  if (orderGuard === 'off' || !policy.trigger) return false;
  const found = (await report?.findNewer(appId)) ?? null;
  if (found === null) return false;
  const { record } = watch.facts();
  watch.changed(yieldToNewer(record, found.commit, found.environment, orderGuard, clock.monotonicMs()));
  return true;
}
