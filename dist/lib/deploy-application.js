import { follow } from './deploy/follow.js';
import { readActivity } from './deploy/phase.js';
import { isPassing } from './deploy/result.js';
import { createLogTail } from './logs/tail.js';
/** While the wake-up is trusted, log reads are paced as if status checks were this far apart, in milliseconds. */
const RESTING_PACE_MS = 20_000;
const DRAIN_LIMIT_MS = 6_000;
/** Deploys an application and follows it and its log to the end. Resolves after the last log lines; never rejects. */
export async function deployApplication(options) {
    const { target, policy, clock, signal, watch, wakeUp } = options;
    const sink = countOwnLines(watch);
    const { logTail } = options;
    const tail = logTail === null || !policy.wait || policy.dryRun ? null : createTail(options, logTail, sink);
    const settled = new AbortController();
    const tailSignal = AbortSignal.any([signal, settled.signal]);
    const dates = createDates(policy);
    let tailing = null;
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
        if (tail !== null && (result === 'failure' || result === 'timed_out'))
            await explain(options, record, sink.hasOwnLines(), dates);
    }
    return record;
}
/** The search is loaded only after a failure: nothing else needs it. */
async function explain({ watch, policy, buildLogSource, clock, signal }, { appId, deploymentId, evidence }, hasOwnLines, dates) {
    const keptLines = watch.keptLines?.bind(watch);
    if (keptLines === undefined)
        return;
    const { explainFailure } = await import('./logs/explain-failure.js');
    const causes = await explainFailure({
        appId,
        deploymentId,
        sink: watch,
        keptLines,
        say: (text) => watch.notice({ level: 'info', text }),
        // What was never seen to start was not built.
        buildLogSource: policy.trigger && evidence === 'none' ? null : (buildLogSource ?? null),
        hasOwnLines,
        isOurs: policy.trigger,
        ...dates.since(),
        clock,
        signal,
    });
    if (causes.length > 0)
        watch.explained?.(causes);
}
/** The platform reports whole seconds: what it dates within the same second may be older. */
const CLOCK_STEP_MS = 1_000;
function createDates(policy) {
    let acceptedAt = null;
    let checkedAt = null;
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
            if (settlement === null && isWaiting)
                waitedUntil = checkedAt ?? waitedUntil;
        },
        since: () => ({
            acceptedBy: acceptedAt === null ? null : acceptedAt + CLOCK_STEP_MS,
            startedBy: acceptedAt === null ? null : Math.max(acceptedAt, waitedUntil) + CLOCK_STEP_MS,
        }),
    };
}
function isLogSpared({ wakeUp, isLogForFailure }) {
    return isLogForFailure === true && wakeUp?.isTrusted() === true;
}
function withDates(target, tail, dates) {
    return {
        ...target,
        checkStatus: async (purpose, limits) => {
            const check = await target.checkStatus(purpose, limits);
            if (check.kind === 'observed')
                dates.checked(check.answeredAt ?? null);
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
function createTail(options, tail, sink) {
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
function countOwnLines(sink) {
    let count = 0;
    return {
        line: (line) => {
            count += 1;
            sink.line(line);
        },
        gap: (missing, cause) => {
            if (cause === 'repeated')
                count = 0;
            sink.gap(missing, cause);
        },
        unavailable: (error) => sink.unavailable(error),
        hasOwnLines: () => count > 0,
    };
}
