import { renderSeconds, sentenceOf } from './sentences.js';
import { nextCheckInMs, nextRetryInMs } from './status-interval.js';
/** A last status check is worth its request only where this much time is left for its answer, in milliseconds. */
const LAST_CHECK_MARGIN_MS = 1_500;
/** A longer wait for the rate limit is announced, in milliseconds. */
const MAX_SILENT_WAIT_MS = 10_000;
/** Failures in a row that are borne before the outcome counts as not to be determined: between one and a half and three minutes of waiting. */
const FAILURE_BUDGET = 10;
/** So many in a row are worth a sentence each time. */
const FAILURES_TO_REPORT = 4;
/** Ends the deployment's story; nothing changes it afterwards. */
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
/** Schedules the next status check by the cadence; settles where the deadline leaves no time for one. `heldUntil` brings it forward. */
export function checkLater(state, event, timedOut, heldUntil = Number.POSITIVE_INFINITY) {
    const since = state.record.triggeredAt ?? state.record.startedAt;
    const paceMs = event.pace.intervalMs;
    const { pollIntervalMs } = state.policy;
    const cadence = nextCheckInMs({ elapsedMs: event.at - since, pollIntervalMs, paceMs, chance: event.chance });
    const wanted = Math.min(event.at + cadence, Math.max(heldUntil, event.at + pollIntervalMs, event.at + paceMs));
    const [slowed, effects] = announceSlowdown(state, event.pace);
    return scheduleCheck(slowed, event.at, wanted, timedOut, effects);
}
/** Schedules the one status check that is kept for the end, at the deadline; settles where it is too late for it. */
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
/** Counts a request that was not taken and schedules it again, as {@link checkAfterFailure}. */
export function triggerAfterFailure(state, event, givenUp, timedOut) {
    const failed = { ...state, failures: state.failures + 1 };
    if (failed.failures >= FAILURE_BUDGET)
        return settle(failed, event.at, givenUp());
    return triggerLater(failed, event.at, event.at + nextRetryInMs(failed.failures, event.chance), timedOut);
}
/** Schedules the request that deploys; settles where that would be after the deadline. */
export function triggerLater(state, now, at, timedOut) {
    if (at >= state.deadlineAt)
        return settle(state, now, timedOut());
    return [{ ...state, stage: 'triggering' }, [{ kind: 'trigger', at }]];
}
/** Returns the instant of the one status check that is kept for the end: late, but with time left for its answer. */
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
/** A platform that words each status anew must not fill the log. */
const MAX_SAID = 100;
/** Says a sentence unless what goes by `key` was said before, or far too much was. */
export function sayOnce(state, key, effect) {
    if (state.said.includes(key) || state.said.length >= MAX_SAID)
        return [state, []];
    return [{ ...state, said: [...state.said, key] }, [effect]];
}
function scheduleCheck(state, now, wanted, timedOut, effects) {
    const lastAt = lastCheckAt(state);
    if (wanted <= lastAt)
        return [state, [...effects, { kind: 'check', at: wanted, purpose: purposeOf(state) }]];
    if (now >= lastAt)
        return settle(state, now, timedOut());
    return [state, [...effects, { kind: 'check', at: lastAt, purpose: 'final' }]];
}
/** The first failure is reported, and every row of them that continues. */
function reportFailure(state, check) {
    if (check.kind === 'observed')
        return [state, []];
    const effect = notify('info', `A look at the status failed, trying again: ${sentenceOf(check.error)}`);
    return state.failures === FAILURES_TO_REPORT ? [state, [effect]] : sayOnce(state, 'look-failed', effect);
}
function purposeOf(state) {
    return state.stage === 'baseline' ? 'baseline' : 'follow';
}
function announceSlowdown(state, { intervalMs, resetsAt }) {
    if (intervalMs <= Math.max(MAX_SILENT_WAIT_MS, state.policy.pollIntervalMs))
        return [state, []];
    const reset = resetsAt === null ? '' : ` The limit resets at ${new Date(resetsAt).toISOString().slice(11, 16)} UTC.`;
    const text = `To save the token's rate limit, the next status check is in about ${renderSeconds(intervalMs)}.${reset}`;
    return sayOnce(state, 'slowed', notify('info', text));
}
