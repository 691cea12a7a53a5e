import { follow } from './deploy/follow.js';
import { isPassing } from './deploy/result.js';
import { createLogTail } from './logs/tail.js';
import { createDeployTarget } from './platform/platform-deploy-target.js';
import { createLogSource } from './platform/platform-log-source.js';
import { createSettingsTarget } from './platform/platform-settings-target.js';
/** While a wake is trusted, a log is paced as if looks were this far apart, in milliseconds: it is read once in three of them. */
const RESTING_PACE_MS = 20_000;
/** The log is drained for at most 5 s; what hangs longer than this is left, in milliseconds. */
const DRAIN_LIMIT_MS = 6_000;
/**
 * Deploys an application and follows it and its log to the end. Answers once the last lines were shown.
 * Throws InputError, before anything is sent, for an id that cannot be one; otherwise never rejects.
 */
export async function deployApplication(options) {
    const { platform, appId, policy, clock, signal, watch } = options;
    const target = createDeployTarget(platform, appId);
    const tail = options.logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, options.logTail);
    const ended = new AbortController();
    const tailSignal = AbortSignal.any([signal, ended.signal]);
    let following = null;
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
                if (!isUnderWay || now.settlement !== null || isLogSpared(options))
                    return;
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
        if (result === 'failure')
            await tail?.repeat();
    }
    return record;
}
/** A log that only a failure needs is not read while somebody is trusted to tell of the end. */
function isLogSpared({ wake, isLogForFailure }) {
    return isLogForFailure === true && wake?.isTrusted() === true;
}
/** Tells the log when the platform took the deployment. */
function datingLog(target, tail) {
    return {
        ...target,
        trigger: async (commit, limits) => {
            const answer = await target.trigger(commit, limits);
            if (answer.kind === 'accepted')
                tail.begun(answer.answeredAt ?? null);
            return answer;
        },
    };
}
function createTail({ platform, appId, policy, watch, clock, wake }, tail) {
    return createLogTail({
        source: createLogSource(platform, appId),
        sink: watch,
        clock,
        tail,
        pollIntervalMs: policy.pollIntervalMs,
        paceMs: () => Math.max(platform.gate.paceMs(), wake?.isTrusted() === true ? RESTING_PACE_MS : 0),
    });
}
