import { follow } from './deploy/follow.ts';
import type { Setting } from './deploy/ports.ts';
import type { DeploymentRecord, DeployPolicy, Notice } from './deploy/state.ts';
import type { Random } from './kernel/chance.ts';
import type { Clock } from './kernel/clock.ts';
import type { LogSink } from './logs/ports.ts';
import { createLogTail, type LogTail } from './logs/tail.ts';
import type { Platform } from './platform/client.ts';
import { createDeployTarget } from './platform/deploy-target.ts';
import { createLogSource } from './platform/log-source.ts';
import { createSettingsTarget } from './platform/settings-target.ts';

/** Who is told while an application is deployed: of the deployment, and of its log. No call may throw. */
export interface DeploymentWatch extends LogSink {
  changed(record: DeploymentRecord): void;
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
}

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
    target,
    settingsTarget: createSettingsTarget(platform, appId),
    observer: {
      notice: watch.notice,
      beforeTrigger: async (limits) => tail?.baseline(limits),
      changed: (now) => {
        watch.changed(now);
        const isUnderWay = now.triggeredAt !== null || (!policy.trigger && now.evidence !== 'none');
        if (!isUnderWay || now.settlement !== null) return;
        following ??= tail?.follow({ signal: tailSignal, deadlineAt: now.startedAt + policy.timeoutMs }) ?? null;
      },
    },
  });

  ended.abort();
  await following;
  const hasBegun = record.triggeredAt !== null || !policy.trigger;
  if (hasBegun && !signal.aborted) await tail?.drain({ signal, deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS });
  return record;
}

function createTail({ platform, appId, policy, watch, clock }: DeployApplicationOptions, tail: number): LogTail {
  return createLogTail({
    source: createLogSource(platform, appId),
    sink: watch,
    clock,
    tail,
    pollIntervalMs: policy.pollIntervalMs,
    paceMs: () => platform.gate.paceMs(),
  });
}
