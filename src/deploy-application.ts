import type { DeployTarget, Setting, SettingsTarget, WakeUp } from './deploy/deploy-target.ts';
import { follow } from './deploy/follow.ts';
import { isPassing } from './deploy/result.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './deploy/state.ts';
import type { Clock } from './kernel/clock.ts';
import type { Random } from './kernel/random.ts';
import type { Cause } from './logs/cause.ts';
import type { LogSink, LogSource } from './logs/log-source.ts';
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
  readonly policy: DeployPolicy;
  readonly settings: readonly Setting[];
  /** How many log lines to ask for at a time; null: the log is not read. */
  readonly logTail: number | null;
  readonly watch: DeploymentWatch;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** Says when a status check is worth its request (default: the status is polled). */
  readonly wakeUp?: WakeUp;
  /** True if only a failure needs the log: while the wake-up is trusted, the log is then read at the end alone (default: false). */
  readonly isLogForFailure?: boolean;
}

/** While the wake-up is trusted, log reads are paced as if status checks were this far apart, in milliseconds. */
const RESTING_PACE_MS = 20_000;
const DRAIN_LIMIT_MS = 6_000;

/** Deploys an application and follows it and its log to the end. Resolves after the last log lines; never rejects. */
export async function deployApplication(options: DeployApplicationOptions): Promise<DeploymentRecord> {
  const { target, policy, clock, signal, watch, wakeUp } = options;
  const tail = options.logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, options.logTail);
  const settled = new AbortController();
  const tailSignal = AbortSignal.any([signal, settled.signal]);
  let tailing: Promise<void> | null = null;

  const record = await follow({
    ...options,
    target: tail === null ? target : withLogDate(target, tail),
    observer: {
      notice: watch.notice,
      beforeTrigger: async (limits) => tail?.baseline(limits),
      changed: (now) => {
        watch.changed(now);
        const isUnderWay = now.triggeredAt !== null || (!policy.trigger && now.evidence !== 'none');
        if (!isUnderWay || now.settlement !== null || isLogSpared(options)) return;
        tailing ??= tail?.follow({ signal: tailSignal, deadlineAt: now.startedAt + policy.timeoutMs }) ?? null;
      },
    },
  });

  settled.abort();
  await tailing;
  const isStarted = record.triggeredAt !== null || !policy.trigger;
  const result = record.settlement?.result ?? 'unknown';
  const isUnneeded = isLogSpared(options) && isPassing(result, policy);
  await wakeUp?.end();
  if (isStarted && !signal.aborted && !isUnneeded) {
    await tail?.drain({ signal, deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS });
    if (result === 'failure') await tail?.repeat();
    if (result === 'failure' || result === 'timed_out') await explain(watch);
  }
  return record;
}

/** The search is loaded only after a failure: nothing else needs it. */
async function explain(watch: DeploymentWatch): Promise<void> {
  const lines = watch.keptLines?.() ?? [];
  if (lines.length === 0) return;
  const { findCauses } = await import('./logs/cause.ts');
  watch.explained?.(findCauses(lines));
}

function isLogSpared({ wakeUp, isLogForFailure }: DeployApplicationOptions): boolean {
  return isLogForFailure === true && wakeUp?.isTrusted() === true;
}

function withLogDate(target: DeployTarget, tail: LogTail): DeployTarget {
  return {
    ...target,
    trigger: async (commit, limits) => {
      const response = await target.trigger(commit, limits);
      if (response.kind === 'accepted') tail.started(response.answeredAt ?? null);
      return response;
    },
  };
}

function createTail(options: DeployApplicationOptions, tail: number): LogTail {
  const { target, logSource, policy, watch, clock, wakeUp } = options;
  return createLogTail({
    source: logSource,
    sink: watch,
    clock,
    tail,
    pollIntervalMs: policy.pollIntervalMs,
    paceMs: () => Math.max(target.pace().intervalMs, wakeUp?.isTrusted() === true ? RESTING_PACE_MS : 0),
  });
}
