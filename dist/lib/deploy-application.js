import { follow } from './deploy/follow.js';
import { isPassing } from './deploy/result.js';
import { createLogTail } from './logs/tail.js';
/** While the wake-up is trusted, log reads are paced as if status checks were this far apart, in milliseconds. */
const RESTING_PACE_MS = 20_000;
const DRAIN_LIMIT_MS = 6_000;
/** Deploys an application and follows it and its log to the end. Resolves after the last log lines; never rejects. */
export async function deployApplication(options) {
    const { target, policy, clock, signal, watch, wakeUp } = options;
    const tail = options.logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, options.logTail);
    const settled = new AbortController();
    const tailSignal = AbortSignal.any([signal, settled.signal]);
    let tailing = null;
    const record = await follow({
        ...options,
        target: tail === null ? target : withLogDate(target, tail),
        observer: {
            notice: watch.notice,
            beforeTrigger: async (limits) => tail?.baseline(limits),
            changed: (now) => {
                watch.changed(now);
                const isUnderWay = now.triggeredAt !== null || (!policy.trigger && now.evidence !== 'none');
                if (!isUnderWay || now.settlement !== null || isLogSpared(options))
                    return;
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
        if (result === 'failure')
            await tail?.repeat();
        if (result === 'failure' || result === 'timed_out')
            await explain(watch);
    }
    return record;
}
/** The search is loaded only after a failure: nothing else needs it. */
async function explain(watch) {
    const lines = watch.keptLines?.() ?? [];
    if (lines.length === 0)
        return;
    const { findCauses } = await import('./logs/cause.js');
    watch.explained?.(findCauses(lines));
}
function isLogSpared({ wakeUp, isLogForFailure }) {
    return isLogForFailure === true && wakeUp?.isTrusted() === true;
}
function withLogDate(target, tail) {
    return {
        ...target,
        trigger: async (commit, limits) => {
            const response = await target.trigger(commit, limits);
            if (response.kind === 'accepted')
                tail.started(response.answeredAt ?? null);
            return response;
        },
    };
}
function createTail(options, tail) {
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
