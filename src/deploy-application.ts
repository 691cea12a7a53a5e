import type { RelayWake } from './action/relay-client/relay-wake.ts';
import type { DeployTarget, Setting } from './deploy/deploy-target.ts';
import { follow } from './deploy/follow.ts';
import { isPassing } from './deploy/result.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './deploy/state.ts';
import type { Clock } from './kernel/clock.ts';
import type { Random } from './kernel/random.ts';
import type { LogSink } from './logs/log-source.ts';
import { createLogTail, type LogTail } from './logs/tail.ts';
import type { Platform } from './platform/platform-client.ts';
import { createDeployTarget } from './platform/platform-deploy-target.ts';
import { createLogSource } from './platform/platform-log-source.ts';
import { createSettingsTarget } from './platform/platform-settings-target.ts';

/** Who is told while an application is deployed: of the deployment, and of its log. No call may throw. */
export interface DeploymentWatch extends LogSink {
  /** Tells what is known now, whenever that changed. */
  changed(record: DeploymentRecord): void;
  /** Tells a sentence for a person. */
  notice(notice: Notice): void;
}

/** All that deploying one application takes. */
export interface DeployApplicationOptions {
  /** One platform for all applications of a run, so that they share its rate budget. */
  readonly platform: Platform;
  readonly appId: string;
  readonly policy: DeployPolicy;
  readonly settings: readonly Setting[];
  /** How many log lines to ask for at a time; null: the log is not read. */
  readonly logTail: number | null;
  readonly watch: DeploymentWatch;
  readonly clock: Clock;
  readonly random: Random;
  readonly signal: AbortSignal;
  /** Who says when the status is worth a look; absent: nobody. */
  readonly wake?: RelayWake;
  /** Whether only a failure needs the log: while the wake is trusted, it is then not read before the end. Absent: false. */
  readonly isLogForFailure?: boolean;
}

/** While a wake is trusted, a log is paced as if looks were this far apart, in milliseconds: it is read once in three of them. */
const RESTING_PACE_MS = 20_000;
/** The log is drained for at most 5 s; what hangs longer than this is left, in milliseconds. */
const DRAIN_LIMIT_MS = 6_000;

/**
 * Deploys an application and follows it and its log to the end. Answers once the last lines were shown.
 * Throws InputError, before anything is sent, for an id that cannot be one; otherwise never rejects.
 */
export async function deployApplication(options: DeployApplicationOptions): Promise<DeploymentRecord> {
  const { platform, appId, policy, clock, signal, watch } = options;
  const target = createDeployTarget(platform, appId);
  const tail = options.logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, options.logTail);
  const ended = new AbortController();
  const tailSignal = AbortSignal.any([signal, ended.signal]);
  let following: Promise<void> | null = null;

  const record = await follow({
    ...options,
    target: tail === null ? target : datingLog(target, tail),
    settingsTarget: createSettingsTarget(platform, appId),
    observer: {
      notice: watch.notice,
      beforeTrigger: async (limits) => tail?.baseline(limits),
      changed: (now) => {
        watch.changed(now);
        const isUnderWay = now.triggeredAt !== null || (!policy.trigger && now.evidence !== 'none');
        if (!isUnderWay || now.settlement !== null || isLogSpared(options)) return;
        following ??= tail?.follow({ signal: tailSignal, deadlineAt: now.startedAt + policy.timeoutMs }) ?? null;
      },
    },
  });

  ended.abort();
  await following;
  const hasBegun = record.triggeredAt !== null || !policy.trigger;
  const result = record.settlement?.result ?? 'unknown';
  const isUnneeded = isLogSpared(options) && isPassing(result, policy);
  await options.wake?.end();
  if (hasBegun && !signal.aborted && !isUnneeded) {
    await tail?.drain({ signal, deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS });
    if (result === 'failure') await tail?.repeat();
  }
  return record;
}

/** A log that only a failure needs is not read while somebody is trusted to tell of the end. */
function isLogSpared({ wake, isLogForFailure }: DeployApplicationOptions): boolean {
  return isLogForFailure === true && wake?.isTrusted() === true;
}

/** Tells the log when the platform took the deployment. */
function datingLog(target: DeployTarget, tail: LogTail): DeployTarget {
  return {
    ...target,
    trigger: async (commit, limits) => {
      const answer = await target.trigger(commit, limits);
      if (answer.kind === 'accepted') tail.begun(answer.answeredAt ?? null);
      return answer;
    },
  };
}

function createTail({ platform, appId, policy, watch, clock, wake }: DeployApplicationOptions, tail: number): LogTail {
  return createLogTail({
    source: createLogSource(platform, appId),
    sink: watch,
    clock,
    tail,
    pollIntervalMs: policy.pollIntervalMs,
    paceMs: () => Math.max(platform.gate.paceMs(), wake?.isTrusted() === true ? RESTING_PACE_MS : 0),
  });
}
