import type { Cause } from '../causes/cause.ts';
import type { HealthProbe } from '../deploy/deploy-target.ts';
import { yieldToNewer } from '../deploy/endings-before-start.ts';
import { createRecord } from '../deploy/state.ts';
import { createSearchBudget, deployApplication } from '../deploy-application.ts';
import { placeInCheckout } from '../github/checkout.ts';
import type { SurfaceCommit } from '../github/commits.ts';
import type { RunReport } from '../github/run-report.ts';
import { readSubject, type Subject } from '../github/subject.ts';
import type { Clock } from '../kernel/clock.ts';
import { createSystemRandom } from '../kernel/random.ts';
import { createPlatform, type Platform } from '../platform/client.ts';
import { connectApplication } from '../platform/connect-application.ts';
import { createHealthProbe } from '../platform/http/health-probe.ts';
import { createGate } from '../rate-limit/gate.ts';
import type { Gate } from '../rate-limit/gate-interface.ts';
import { renderEnding } from '../report/ending.ts';
import { NO_LINKS, type RunFacts, viewEnd, viewRun } from '../report/view.ts';
import { type AppPaths, patternsOf } from '../settings/app-paths.ts';
import { healthFor } from '../settings/health.ts';
import { promotedFrom } from '../settings/kinds.ts';
import { type ActionInputs, isGithubWanted, openInputs, readClosing, readInputs } from './inputs/inputs.ts';
import { INPUT_WORDING } from './inputs/wording.ts';
import type { CreateWakeUp } from './relay-client/connect.ts';
import { createJobLog } from './runner/job-log.ts';
import { createLogFile } from './runner/log-file.ts';
import type { Step } from './runner/runner.ts';
import { createSavedState } from './runner/saved-state.ts';
import { createWatch, type Watch } from './runner/watch.ts';

/** Deploys all the applications of a step, in parallel, under one rate budget. Throws InputError for inputs that cannot be used. */
export async function deploy(
  step: Step,
  clock: Clock,
  random = createSystemRandom(),
  openPlatform = createPlatform,
): Promise<void> {
  const { commands, env, signal } = step;
  const subject = readSubject(env);
  const textOf = openInputs(commands, env);
  const closing = readClosing(textOf, env, subject);
  if (closing !== null) return (await import('./close.ts')).close(step, closing, subject, clock);
  const inputs = await promote(step, readInputs(commands, env, subject, textOf), clock);
  const { policy, settings } = inputs;
  const surfaceCommit = await settleCommit(step, inputs, subject, clock);
  const gate = createGate({ clock, random, reserve: inputs.rateLimitReserve });
  const platform = openPlatform({ ...inputs, env, gate, clock, random });
  const report = await openReport(step, inputs, subject, clock, surfaceCommit);
  const { watches, facts, say } = watchApplications(step, inputs, clock, gate, report);
  const logTail = inputs.logs === 'off' ? null : inputs.logTail;
  const reportChange = (): void => report?.changed(viewRun(facts()));
  const searchBudget = createSearchBudget();
  const healthProbe = createHealthProbe({ env, clock, allowHttp: inputs.allowHttp });
  const createWakeUp = await openRelay(step, inputs, { ...subject, commit: surfaceCommit.deployed }, clock);
  const skipper =
    inputs.paths === null ? null : await openSkipper(step, inputs, inputs.paths, { platform, healthProbe, clock });
  const isHeld = await Promise.all(
    watches.map(
      async (watch) => (await isNewerThere(watch, inputs, report, clock)) || (await skipper?.skip(watch)) === true,
    ),
  );
  await skipper?.close();
  reportChange();
  await Promise.all(
    watches.map(async (watched, index) => {
      if (isHeld[index]) return;
      const watch = watchAlso(watched, reportChange);
      const wakeUp = createWakeUp === null ? {} : { wakeUp: createWakeUp(watch.app, watch) };
      const isLogForFailure = inputs.logs === 'on-failure';
      const log = { logTail, isLogForFailure };
      const application = connectApplication(platform, watch.app.appId);
      const health = healthOf(inputs, watch.app, policy.commit);
      const tools = { healthProbe, searchBudget, clock, random, signal };
      const shared = { policy, settings, health, ...tools, isPreviousWanted: true };
      await deployApplication({ ...application, ...shared, ...log, ...wakeUp, watch });
      watch.endLog();
      if (!signal.aborted && watch.facts().record.isRequestDue === true) await addPrevious(watch, report);
      reportChange();
    }),
  );
  await platform.close();
  const last = viewEnd(facts(), null);
  if (signal.aborted) return report?.handOver(last);
  const left = (await report?.finish(last)) ?? null;
  if (left !== null) say(left);
}

/** Returns the inputs with the commit that `from:` stands for. Throws InputError if there is none to promote. */
async function promote(step: Step, inputs: ActionInputs, clock: Clock): Promise<ActionInputs> {
  const environment = promotedFrom(inputs.policy.commit);
  if (environment === null) return inputs;
  const commit = await (await import('./github-report.ts')).findPromotedCommit(step, inputs, environment, clock);
  return { ...inputs, policy: { ...inputs.policy, commit } };
}

/** Starts to watch the applications of a step, whose ending then reports what the watches saw. `say` prints a safe sentence. */
function watchApplications(
  step: Step,
  inputs: ActionInputs,
  clock: Clock,
  gate: Gate,
  report: RunReport | null,
): { readonly watches: readonly Watch[]; facts(): RunFacts; say(sentence: string): void } {
  const { commands } = step;
  const several = inputs.apps.length > 1;
  const jobLog = createJobLog(commands, several);
  const warn = (message: string): void => commands.annotate({ level: 'warning', title: 'Log file', message });
  const logFile = inputs.logs === 'off' ? null : createLogFile(step.env, warn);
  const options = {
    jobLog,
    logFile,
    savedState: createSavedState(inputs.apps, commands),
    isStreaming: inputs.logs === 'stream',
    tailLines: inputs.logTail,
    several,
    place: (causes: readonly Cause[]) => placeInCheckout(causes, step.env, inputs.policy.commit),
  };
  const startedAt = clock.monotonicMs();
  const epochOffsetMs = clock.epochMs() - startedAt;
  const watches = inputs.apps.map((app) =>
    createWatch(app, createRecord(app.appId, inputs.policy.commit, startedAt), options),
  );
  const facts = (): RunFacts => {
    const { used, remaining } = gate.view();
    return {
      policy: inputs.policy,
      wording: INPUT_WORDING,
      apps: watches.map((watch) => watch.facts()),
      isLogForFailure: inputs.logs === 'on-failure',
      startedAt,
      endedAt: clock.monotonicMs(),
      epochOffsetMs,
      requestsUsed: used,
      requestsLeft: remaining,
      logFile: logFile?.path ?? null,
      links: report?.links() ?? NO_LINKS,
    };
  };
  step.endWith((interruption) => {
    jobLog.end();
    logFile?.close();
    const ending = renderEnding(viewEnd(facts(), interruption), inputs);
    // Such a run has secrets, and a checkout could add the code of a fork to it.
    return step.env['GITHUB_EVENT_NAME'] === 'pull_request_target' ? { ...ending, missingCheckout: null } : ending;
  });
  return { watches, facts, say: jobLog.say };
}

/**
 * Returns the commits for the reports on GitHub and for the relay. GitHub is asked only about a commit of the author's, and
 * about one that anyone may have named. Throws InputError for one that must not be deployed.
 */
async function settleCommit(step: Step, inputs: ActionInputs, subject: Subject, clock: Clock): Promise<SurfaceCommit> {
  const { isCommitGiven, policy, relayUrl } = inputs;
  const { commit, mustBeIn } = subject;
  if (!isCommitGiven && policy.trigger && mustBeIn !== null) {
    await (await import('./github-report.ts')).rejectUnreached(step, inputs, subject, mustBeIn, clock);
  }
  const isReported = !policy.dryRun && (isGithubWanted(inputs) || relayUrl !== null);
  if (!isReported || !isCommitGiven || policy.commit === null || policy.commit === commit) {
    return { sha: commit, deployed: commit, problem: null };
  }
  return (await import('./github-report.ts')).findGivenCommit(step, inputs, subject, policy.commit, clock);
}

/** GitHub's client is loaded only if something is to be written with it. */
async function openReport(
  step: Step,
  inputs: ActionInputs,
  subject: Subject,
  clock: Clock,
  surfaceCommit: SurfaceCommit,
): Promise<RunReport | null> {
  if (!isGithubWanted(inputs) || inputs.githubToken === '' || inputs.policy.dryRun) return null;
  return (await import('./github-report.ts')).createGithubReport(step, inputs, subject, clock, surfaceCommit);
}

/** The relay's client is loaded only if a relay is configured. */
async function openRelay(
  step: Step,
  inputs: ActionInputs,
  subject: Subject,
  clock: Clock,
): Promise<CreateWakeUp | null> {
  if (inputs.relayUrl === null || !inputs.policy.trigger || inputs.policy.dryRun) return null;
  const { connectRelay } = await import('./relay-client/connect.ts');
  return connectRelay(step, inputs, inputs.relayUrl, subject, clock);
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

/** If the platform does not say which commit ran before, GitHub may. */
async function addPrevious(watch: Watch, report: RunReport | null): Promise<void> {
  const { record } = watch.facts();
  if (record.previousCommit !== undefined) return;
  const previousCommit = (await report?.findPrevious(watch.app)) ?? null;
  if (previousCommit !== null) watch.changed({ ...record, previousCommit });
}

async function isNewerThere(
  watch: Watch,
  { orderGuard, policy }: ActionInputs,
  report: RunReport | null,
  clock: Clock,
): Promise<boolean> {
  if (orderGuard === 'off' || !policy.trigger) return false;
  const found = (await report?.findNewer(watch.app)) ?? null;
  if (found === null) return false;
  const { record } = watch.facts();
  watch.changed(yieldToNewer(record, found.commit, found.environment, orderGuard, clock.monotonicMs()));
  await addPrevious(watch, report);
  return true;
}

function healthOf({ health }: ActionInputs, { name }: Watch['app'], commit: string | null) {
  return health && healthFor(health, { name, commit });
}

/** What compares files is loaded only if the applications have any. */
async function openSkipper(
  step: Step,
  inputs: ActionInputs,
  paths: readonly AppPaths[],
  { platform, healthProbe, clock }: { platform: Platform; healthProbe: HealthProbe; clock: Clock },
) {
  const { openCommits } = await import('./github-report.ts');
  const { skipUntouched } = await import('../deploy/skip-untouched.ts');
  const source = openCommits(step, inputs, clock);
  const { policy, settings } = inputs;
  const { signal } = step;
  const skip = (watch: Watch): Promise<boolean> => {
    const { target } = connectApplication(platform, watch.app.appId);
    const { app } = watch;
    const tools = { source, healthProbe, clock, signal };
    const known = { policy, settings, patterns: patternsOf(app, paths) };
    const healthNow = (commit: string) => healthOf(inputs, app, commit);
    return skipUntouched(watch.facts().record, { target, ...known, healthOf: healthNow, ...tools, watch });
  };
  return { skip, close: source.close };
}
