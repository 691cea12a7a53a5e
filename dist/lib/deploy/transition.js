import { NOTICES } from './sentences.js';
import { nextCheckInMs, nextRetryInMs } from './status-interval.js';
/** A last status check is worth its request only if this much time is left for its response, in milliseconds. */
const LAST_CHECK_MARGIN_MS = 1_500;
/** A longer wait for the rate limit is announced, in milliseconds. */
const MAX_SILENT_WAIT_MS = 10_000;
/** After this many failures in a row, the outcome counts as undetermined: between one and a half and three minutes of waiting. */
const FAILURE_BUDGET = 10;
/** A first failure is reported once in all; this many in a row are reported each time. */
const FAILURES_TO_REPORT = 4;
/** Settles the deployment; nothing changes it afterwards. */
export function settle(state, at, ending) {
    const settlement = {
        result: ending.result,
        reason: ending.reason,
        advice: ending.advice ?? '',
        confirmed: ending.confirmed ?? false,
        settledAt: at,
        ...(ending.isRefused === true ? { isRefused: true } : {}),
    };
    return [{ ...state, stage: 'settled', record: { ...state.record, settlement } }, []];
}
/** Schedules the next status check, at `heldUntil` at the latest; settles if the deadline leaves no time for one. */
export function checkLater(state, event, timedOut, heldUntil = Number.POSITIVE_INFINITY) {
    const since = state.record.triggeredAt ?? state.record.startedAt;
    const paceMs = event.pace.intervalMs;
    const { pollIntervalMs } = state.policy;
    const cadence = nextCheckInMs({ elapsedMs: event.at - since, pollIntervalMs, paceMs, chance: event.chance });
    const wanted = Math.min(event.at + cadence, Math.max(heldUntil, event.at + pollIntervalMs, event.at + paceMs));
    const [slowed, effects] = announceSlowdown(state, event.pace);
    return scheduleCheck(slowed, event.at, wanted, timedOut, effects);
}
/** Schedules the status check reserved for the end, at the deadline; settles if it is too late for it. */
export function checkLast(state, at, timedOut) {
    return scheduleCheck(state, at, Number.POSITIVE_INFINITY, timedOut, []);
}
/** Counts a failure and schedules another status check, until the failures in a row are too many. */
export function checkAfterFailure(state, event, givenUp, timedOut) {
    const failed = { ...state, failures: state.failures + 1 };
    if (failed.failures >= FAILURE_BUDGET)
        return settle(failed, event.at, givenUp());
    const backOff = Math.max(nextRetryInMs(failed.failures, event.chance), Math.min(1_000, state.policy.pollIntervalMs));
    const wait = Math.max(backOff, event.pace.intervalMs);
    const [slowed, announced] = announceSlowdown(failed, event.pace);
    const [reported, effects] = reportFailure(slowed, event.check);
    return scheduleCheck(reported, event.at, event.at + wait, timedOut, [...announced, ...effects]);
}
/** Counts a request that was not accepted and schedules it again, like {@link checkAfterFailure}. */
export function triggerAfterFailure(state, event, givenUp, timedOut) {
    const failed = { ...state, failures: state.failures + 1 };
    if (failed.failures >= FAILURE_BUDGET)
        return settle(failed, event.at, givenUp());
    return triggerLater(failed, event.at, event.at + nextRetryInMs(failed.failures, event.chance), timedOut);
}
/** Schedules the request that deploys; settles if that would be after the deadline. */
export function triggerLater(state, now, at, timedOut) {
    if (at >= state.deadlineAt)
        return settle(state, now, timedOut());
    return [{ ...state, stage: 'triggering' }, [{ kind: 'trigger', at }]];
}
/** Returns the instant of the status check reserved for the end: late, but with time left for its response. */
export function lastCheckAt(state) {
    return state.deadlineAt - LAST_CHECK_MARGIN_MS;
}
/** Adds effects in front of a decision's own. */
export function andAlso(effects, [state, more]) {
    return [state, [...effects, ...more]];
}
/** Returns a sentence to say. */
export function notify(level, text) {
    return { kind: 'notify', notice: { level, text } };
}
/** A platform that words each status differently must not fill the log. */
const MAX_SAID = 100;
/** Reports a sentence unless one with this `key` was reported before, or too many were. */
export function sayOnce(state, key, effect) {
    if (state.said.includes(key) || state.said.length >= MAX_SAID)
        return [state, []];
    return [{ ...state, said: [...state.said, key] }, [effect]];
}
function scheduleCheck(state, now, wanted, timedOut, effects) {
    const lastAt = lastCheckAt(state);
    if (wanted <= lastAt)
        return [
            state,
            [...effects, { kind: 'check', at: wanted, purpose: state.stage === 'baseline' ? 'baseline' : 'follow' }],
        ];
    if (now >= lastAt)
        return settle(state, now, timedOut());
    return [state, [...effects, { kind: 'check', at: lastAt, purpose: 'final' }]];
}
function reportFailure(state, check) {
    if (check.kind === 'observed')
        return [state, []];
    const effect = notify('info', NOTICES.checkFailed(check.error));
    return state.failures === FAILURES_TO_REPORT ? [state, [effect]] : sayOnce(state, 'check-failed', effect);
}
function announceSlowdown(state, { intervalMs, resetsAt }) {
    if (intervalMs <= Math.max(MAX_SILENT_WAIT_MS, state.policy.pollIntervalMs))
        return [state, []];
    return sayOnce(state, 'slowed', notify('info', NOTICES.slowedDown(intervalMs, resetsAt)));
}
