import type { Cause } from './causes/cause.ts';
import type { SearchTime } from './causes/explain-failure.ts';
import type { DeployTarget, Setting, SettingsTarget, WakeUp } from './deploy/deploy-target.ts';
import { follow } from './deploy/follow.ts';
import { readActivity } from './deploy/phase.ts';
import { isPassing } from './deploy/result.ts';
import type { DeploymentRecord, DeployPolicy, Notice, Result } from './deploy/state.ts';
import type { Clock } from './kernel/clock.ts';
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
  /** Called once after a failure with what the log says of its causes; `at` counts in what `keptLines` returned. */
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
  /** How long the search for causes may still take: one for all applications of a run (default: one of its own). */
  readonly searchTime?: SearchTime;
  /** Says when a status check is worth its request (default: the status is polled). */
  readonly wakeUp?: WakeUp;
  /** True if only a failure needs the log: while the wake-up is trusted, the log is then read at the end alone (default: false). */
  readonly isLogForFailure?: boolean;
}

/** Returns how long the searches for causes in the logs of a run may take together. */
export function createSearchTime(): SearchTime {
  return { leftMs: 3_000 };
}

/** While the wake-up is trusted, log reads are paced as if status checks were this far apart, in milliseconds. */
const RESTING_PACE_MS = 20_000;
const DRAIN_LIMIT_MS = 6_000;

/** Deploys an application and follows it and its log to the end. Resolves after the last log lines; never rejects. */
export async function deployApplication(options: DeployApplicationOptions): Promise<DeploymentRecord> {
  const { target, policy, clock, signal, watch, wakeUp } = options;
  const sink = countOwnLines(watch);
  const { logTail } = options;
  const tail = logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, logTail, sink);
  const settled = new AbortController();
  const tailSignal = AbortSignal.any([signal, settled.signal]);
  const dates = createDates(policy);
  let tailing: Promise<void> | null = null;

  const record = await follow({
    ...options,
    target: tail === null ? target : withDates(target, tail, dates),
    observer: {
      notice: watch.notice,
      beforeTrigger: async (limits) => tail?.baseline(limits),
      changed: (now) => {
        watch.changed(now);
        dates.changed(now);
        const isUnderWay = now.triggeredAt !== null || (!policy.trigger && now.evidence !== 'none');
        if (!isUnderWay || now.settlement !== null || isLogSpared(options)) return;
        tailing ??= tail?.follow({ signal: tailSignal, deadlineAt: now.startedAt + policy.timeoutMs }) ?? null;
      },
    },
  });

  settled.abort();
  await tailing;
  const result = record.settlement?.result ?? 'unknown';
  const isStarted = record.triggeredAt !== null || (!policy.trigger && isLogOurs(record, result));
  const isUnneeded = isLogSpared(options) && isPassing(result, policy);
  await wakeUp?.end();
  if (isStarted && !signal.aborted && !isUnneeded) {
    await tail?.drain({ signal, deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS });
    if (result === 'failure') await tail?.repeat();
    if (tail !== null && (result === 'failure' || result === 'timed_out'))
      await explain(options, record, sink.hasOwnLines(), dates);
  }
  return record;
}

/** Without a deployment in progress the log is that of earlier ones; it shows why the last one failed, if that is the result. */
function isLogOurs({ evidence }: DeploymentRecord, result: Result): boolean {
  return (evidence !== 'none' && evidence !== 'commit') || result === 'failure' || result === 'cancelled';
}

/** The search is loaded only after a failure: nothing else needs it. */
async function explain(
  { watch, policy, buildLogSource, clock, signal, searchTime = createSearchTime() }: DeployApplicationOptions,
  { appId, deploymentId, identity, evidence }: DeploymentRecord,
  hasOwnLines: boolean,
  dates: Dates,
): Promise<void> {
  const keptLines = watch.keptLines?.bind(watch);
  if (keptLines === undefined) return;
  const { explainFailure } = await import('./causes/explain-failure.ts');
  const causes = await explainFailure({
    appId,
    deploymentId,
    executionId: identity.execution_id ?? null,
    sink: watch,
    keptLines,
    say: (text) => watch.notice({ level: 'info', text }),
    // What was never seen to start was not built.
    buildLogSource: policy.trigger && evidence === 'none' ? null : (buildLogSource ?? null),
    hasOwnLines,
    isOurs: policy.trigger,
    ...dates.since(),
    searchTime,
    clock,
    signal,
  });
  if (causes.length > 0) watch.explained?.(causes);
}

/** The platform reports whole seconds: what it dates within the same second may be older. */
const CLOCK_STEP_MS = 1_000;

/** Remembers, by the platform's clock, when our deployment was accepted, and until when it was seen to wait. */
interface Dates {
  accepted(answeredAt: number | null): void;
  checked(answeredAt: number | null): void;
  changed(record: DeploymentRecord): void;
  since(): { readonly acceptedBy: number | null; readonly startedBy: number | null };
}

function createDates(policy: DeployPolicy): Dates {
  let acceptedAt: number | null = null;
  let checkedAt: number | null = null;
  let waitedUntil = 0;
  return {
    accepted: (answeredAt) => {
      acceptedAt = answeredAt;
    },
    checked: (answeredAt) => {
      checkedAt = answeredAt;
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
      if (check.kind === 'observed') dates.checked(check.answeredAt ?? null);
      return check;
    },
    trigger: async (commit, limits) => {
      const response = await target.trigger(commit, limits);
      if (response.kind === 'accepted') {
        tail.started(response.answeredAt ?? null);
        dates.accepted(response.answeredAt ?? null);
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
