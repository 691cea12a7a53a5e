import type { Cause } from './causes/cause.ts';
import type { SearchBudget } from './causes/explain-failure.ts';
import { checkHealth } from './deploy/check-health.ts';
import type {
  DeployTarget,
  HealthPolicy,
  HealthProbe,
  Setting,
  SettingsTarget,
  WakeUp,
} from './deploy/deploy-target.ts';
import { follow } from './deploy/follow.ts';
import { isHealthDue } from './deploy/health.ts';
import { readActivity } from './deploy/phase.ts';
import { isPassing } from './deploy/result.ts';
import type { DeploymentRecord, DeployPolicy, HealthProblem, Notice, Result } from './deploy/state.ts';
import type { Clock } from './kernel/clock.ts';
import { InputError } from './kernel/errors.ts';
import type { Random } from './kernel/random.ts';
import type { BuildLogSource, LogSink, LogSource } from './logs/log-source.ts';
import { createLogTail, type LogTail } from './logs/tail.ts';

/** Receives what becomes known while an application is deployed, of the deployment and of its log. No call may throw. */
export interface DeploymentWatch extends LogSink {
  /** Called with what is known now, whenever that changed. */
  changed(record: DeploymentRecord): void;
  notice(notice: Notice): void;
  /** Returns the last lines of the log, as `plainLines` returns them; without it no cause is looked for. */
  keptLines?(): readonly string[];
  /** Called once after a failure with its causes; `at` counts in what `keptLines` returned, and is -1 if the log does not show it. */
  explained?(causes: readonly Cause[]): void;
}

/** What deploying one application needs. All applications of a run share one platform, and so its rate budget. */
export interface DeployApplicationOptions {
  readonly target: DeployTarget;
  readonly settingsTarget: SettingsTarget;
  readonly logSource: LogSource;
  /** Read after a failure whose cause the application's log does not show (default: nothing is read). */
  readonly buildLogSource?: BuildLogSource;
  readonly policy: DeployPolicy;
  readonly settings: readonly Setting[];
  /** How many log lines to ask for at a time; null: the log is not read. */
  readonly logTail: number | null;
  readonly watch: DeploymentWatch;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** How much the search for causes may still read: one for all applications of a run (default: one of its own). */
  readonly searchBudget?: SearchBudget;
  /** Says when a status check is worth its request (default: the status is polled). */
  readonly wakeUp?: WakeUp;
  /** True if the commit that runs before ours is read, if the rate budget has that to spare (default: false). */
  readonly isPreviousWanted?: boolean;
  /** True if only a failure needs the log: while the wake-up is trusted, the log is then read at the end alone (default: false). */
  readonly isLogForFailure?: boolean;
  /** What the application has to respond before the deployment passes (default: nothing), if there is a probe. */
  readonly health?: HealthPolicy | null;
  readonly healthProbe?: HealthProbe;
}

/** Returns how much the searches for causes in the logs of a run may read together: a few seconds of work. */
export function createSearchBudget(): SearchBudget {
  return { linesLeft: 75_000 };
}

/** While the wake-up is trusted, log reads are paced as if status checks were this far apart, in milliseconds. */
const RESTING_PACE_MS = 20_000;
const DRAIN_LIMIT_MS = 6_000;

const NEEDED = [
  'target',
  'settingsTarget',
  'logSource',
  'policy',
  'settings',
  'logTail',
  'watch',
  'clock',
  'random',
  'signal',
] as const satisfies readonly (keyof DeployApplicationOptions)[];
/** The settings of a `DeployPolicy`. */
export const POLICY = {
  commit: true,
  trigger: true,
  wait: true,
  dryRun: true,
  timeoutMs: true,
  startTimeoutMs: true,
  pollIntervalMs: true,
  successStates: true,
  failureStates: true,
  onUnchanged: true,
  onSuperseded: true,
  onConflict: true,
} as const satisfies Record<keyof DeployPolicy, true>;

/** A program without types may leave out what the engine needs. */
function rejectAbsent(options: Partial<DeployApplicationOptions>): void {
  const absent: readonly string[] = [
    ...NEEDED.filter((name) => options[name] === undefined),
    ...Object.keys(POLICY)
      .filter((name) => options.policy !== undefined && !(name in options.policy))
      .map((name) => `policy.${name}`),
  ];
  if (absent.length > 0) throw new InputError(absent.map((name) => ({ name, seen: '', problem: 'is missing.' })));
}

/**
 * Deploys an application and follows it and its log to the end. Resolves after the last log lines; rejects only with InputError, if an option
 * that it needs is missing.
 */
export async function deployApplication(options: DeployApplicationOptions): Promise<DeploymentRecord> {
  rejectAbsent(options);
  const { target, policy, clock, signal, watch, wakeUp, health, healthProbe } = options;
  const sink = countOwnLines(watch);
  const { logTail } = options;
  const tail = logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, logTail, sink);
  const settled = new AbortController();
  const tailSignal = AbortSignal.any([signal, settled.signal]);
  const dates = createDates(policy);
  let tailing: Promise<void> | null = null;

  const checking = health && healthProbe ? { health, healthProbe } : null;

  const followed = await follow({
    ...options,
    target: tail === null ? target : withDates(target, tail, dates),
    observer: {
      notice: watch.notice,
      beforeTrigger: async (limits) => tail?.baseline(limits),
      changed: (now) => {
        if (checking === null || !isHealthDue(now, policy)) watch.changed(now);
        dates.changed(now);
        const isUnderWay = now.triggeredAt !== null || (!policy.trigger && now.evidence !== 'none');
        if (!isUnderWay || now.settlement !== null || isLogSpared(options)) return;
        tailing ??= tail?.follow({ signal: tailSignal, deadlineAt: now.startedAt + policy.timeoutMs }) ?? null;
      },
    },
  });

  const deadlineAt = followed.startedAt + policy.timeoutMs;
  const record =
    checking === null || !isHealthDue(followed, policy)
      ? followed
      : await checkHealth(followed, { ...checking, deadlineAt, clock, signal, watch });
  settled.abort();
  await tailing;
  const result = record.settlement?.result ?? 'unknown';
  const isStarted = record.triggeredAt !== null || (!policy.trigger && isLogOurs(record, result));
  const isUnneeded = isLogSpared(options) && isPassing(result, policy);
  await wakeUp?.end();
  if (isStarted && !signal.aborted && !isUnneeded) {
    await tail?.drain({ signal, deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS });
    if (result === 'failure') await tail?.repeat();
    if (result === 'failure' || result === 'timed_out')
      await explain(options, record, tail === null ? null : sink.hasOwnLines(), dates);
  }
  return record;
}

/** Without a deployment in progress the log is that of earlier ones; it shows why the last one failed, if that is the result. */
function isLogOurs({ evidence }: DeploymentRecord, result: Result): boolean {
  return (evidence !== 'none' && evidence !== 'commit') || result === 'failure' || result === 'cancelled';
}

/** Reports the failed health check first, then what the log shows. */
async function explain(
  options: DeployApplicationOptions,
  record: DeploymentRecord,
  hasOwnLines: boolean | null,
  dates: Dates,
): Promise<void> {
  const shown = hasOwnLines === null ? [] : await explainByLog(options, record, hasOwnLines, dates);
  const { problem = null } = record.health ?? {};
  const causes = problem === null ? shown : [causeOf(problem), ...shown];
  if (causes.length > 0) options.watch.explained?.(causes);
}

function causeOf({ cause }: HealthProblem): Cause {
  return { kind: 'health check', sentence: cause, certainty: 'certain', file: null, line: null, column: null, at: -1 };
}

/** The search is loaded only after a failure: nothing else needs it. */
async function explainByLog(
  { watch, policy, buildLogSource, clock, signal, searchBudget = createSearchBudget() }: DeployApplicationOptions,
  { appId, deploymentId, identity, evidence, health }: DeploymentRecord,
  hasOwnLines: boolean,
  dates: Dates,
): Promise<readonly Cause[]> {
  const keptLines = watch.keptLines?.bind(watch);
  if (keptLines === undefined) return [];
  const { explainFailure } = await import('./causes/explain-failure.ts');
  // What was never seen to start was not built, and what became healthy or not was built well.
  const isUnbuilt = (policy.trigger && evidence === 'none') || health !== undefined;
  return explainFailure({
    appId,
    deploymentId,
    executionId: identity.execution_id ?? null,
    sink: watch,
    keptLines,
    say: (text) => watch.notice({ level: 'info', text }),
    buildLogSource: isUnbuilt ? null : (buildLogSource ?? null),
    hasOwnLines,
    isOurs: policy.trigger,
    ...dates.since(),
    searchBudget,
    clock,
    signal,
  });
}

/** The platform reports whole seconds: what it dates within the same second may be older. */
const CLOCK_STEP_MS = 1_000;

/** Remembers, by the platform's clock, when our deployment was accepted, and until when it was seen to wait. */
interface Dates {
  accepted(respondedAt: number | null): void;
  checked(respondedAt: number | null): void;
  changed(record: DeploymentRecord): void;
  since(): { readonly acceptedBy: number | null; readonly startedBy: number | null };
}

function createDates(policy: DeployPolicy): Dates {
  let acceptedAt: number | null = null;
  let checkedAt: number | null = null;
  let waitedUntil = 0;
  return {
    accepted: (respondedAt) => {
      acceptedAt = respondedAt;
    },
    checked: (respondedAt) => {
      checkedAt = respondedAt;
    },
    changed: ({ settlement, evidence, last }) => {
      const isWaiting = evidence === 'none' || readActivity(last, policy) === 'waiting';
      if (settlement === null && isWaiting) waitedUntil = checkedAt ?? waitedUntil;
    },
    since: () => ({
      acceptedBy: acceptedAt === null ? null : acceptedAt + CLOCK_STEP_MS,
      startedBy: acceptedAt === null ? null : Math.max(acceptedAt, waitedUntil) + CLOCK_STEP_MS,
    }),
  };
}

function isLogSpared({ wakeUp, isLogForFailure }: DeployApplicationOptions): boolean {
  return isLogForFailure === true && wakeUp?.isTrusted() === true;
}

function withDates(target: DeployTarget, tail: LogTail, dates: Dates): DeployTarget {
  return {
    ...target,
    checkStatus: async (purpose, limits) => {
      const check = await target.checkStatus(purpose, limits);
      if (check.kind === 'observed') dates.checked(check.respondedAt ?? null);
      return check;
    },
    trigger: async (commit, limits) => {
      const response = await target.trigger(commit, limits);
      if (response.kind === 'accepted') {
        tail.started(response.respondedAt ?? null);
        dates.accepted(response.respondedAt ?? null);
      }
      return response;
    },
  };
}

function createTail(options: DeployApplicationOptions, tail: number, sink: LogSink): LogTail {
  const { target, logSource, policy, clock, wakeUp } = options;
  return createLogTail({
    source: logSource,
    sink,
    clock,
    tail,
    pollIntervalMs: policy.pollIntervalMs,
    paceMs: () => Math.max(target.pace().intervalMs, wakeUp?.isTrusted() === true ? RESTING_PACE_MS : 0),
  });
}

interface CountingSink extends LogSink {
  /** Returns true if a line was passed on that is known to be from this deployment. */
  hasOwnLines(): boolean;
}

function countOwnLines(sink: LogSink): CountingSink {
  let count = 0;
  return {
    line: (line) => {
      count += 1;
      sink.line(line);
    },
    gap: (missing, cause) => {
      if (cause === 'repeated') count = 0;
      sink.gap(missing, cause);
    },
    unavailable: (error) => sink.unavailable(error),
    hasOwnLines: () => count > 0,
  };
}
