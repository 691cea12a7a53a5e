import { follow } from './deploy/follow.js';
import { createLogTail } from './logs/tail.js';
import { createDeployTarget } from './platform/deploy-target.js';
import { createLogSource } from './platform/log-source.js';
import { createSettingsTarget } from './platform/settings-target.js';
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
        target,
        settingsTarget: createSettingsTarget(platform, appId),
        observer: {
            notice: watch.notice,
            beforeTrigger: async (limits) => tail?.baseline(limits),
            changed: (now) => {
                watch.changed(now);
                const isUnderWay = now.triggeredAt !== null || (!policy.trigger && now.evidence !== 'none');
                if (!isUnderWay || now.settlement !== null)
                    return;
                following ??= tail?.follow({ signal: tailSignal, deadlineAt: now.startedAt + policy.timeoutMs }) ?? null;
            },
        },
    });
    ended.abort();
    await following;
    const hasBegun = record.triggeredAt !== null || !policy.trigger;
    if (hasBegun && !signal.aborted)
        await tail?.drain({ signal, deadlineAt: clock.monotonicMs() + DRAIN_LIMIT_MS });
    return record;
}
function createTail({ platform, appId, policy, watch, clock }, tail) {
    return createLogTail({
        source: createLogSource(platform, appId),
        sink: watch,
        clock,
        tail,
        pollIntervalMs: policy.pollIntervalMs,
        paceMs: () => platform.gate.paceMs(),
    });
}
