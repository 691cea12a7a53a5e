import { backOffMs } from '../kernel/back-off.js';
import { paceIntervalMs, pollIntervalMs, spreadAfterResetMs, UNSEEN, watchCrowd, } from './crowd.js';
import { isSameWindow, readWindow, spreadOut, windowAt } from './window.js';
/** How long nothing is sent after refusals that do not say until when; a random part of up to half is subtracted. */
const REFUSED = { firstMs: 2_000, maxMs: 60_000 };
/** Logs are read only while every follower could poll at least this often until the reset. */
const LOG_INTERVAL_MS = 10_000;
const NOTHING_SENT = { polls: 0, otherRequests: 0 };
/** Returns the budget of a token about which nothing is known yet. */
export function createBudget(reserve) {
    return {
        reserve,
        window: null,
        crowd: UNSEEN,
        inFlight: 0,
        overtaken: 0,
        used: 0,
        sent: NOTHING_SENT,
        isTried: false,
        closedUntilAt: Number.NEGATIVE_INFINITY,
        refusals: 0,
    };
}
/** Decides whether a request for `purpose` may be sent at `nowMs`. Never admits more than what is left, those in flight counted. */
export function admit(budget, purpose, nowMs) {
    const window = windowAt(budget.window, nowMs);
    const isSpent = window !== null && window.remaining - budget.inFlight <= keptFrom(purpose, window, budget);
    const untilAt = Math.max(budget.closedUntilAt, isSpent ? window.opensAt : nowMs);
    if (untilAt > nowMs)
        return purpose === 'log' ? { kind: 'given-up' } : { kind: 'wait', untilAt };
    if (budget.inFlight > 0 && isUnknown(budget, nowMs))
        return { kind: 'hold' };
    if (purpose === 'log' && window !== null && !isPlentiful(budget, window, nowMs))
        return { kind: 'given-up' };
    const sent = withOneMore(budget.sent, purpose);
    return { kind: 'admitted', budget: { ...budget, inFlight: budget.inFlight + 1, used: budget.used + 1, sent } };
}
/** Applies the response to one admitted request; null if none came. `chance` is in [0, 1). */
export function learn(budget, advice, nowMs, chance) {
    const back = { ...budget, inFlight: Math.max(0, budget.inFlight - 1), isTried: true };
    if (advice === null)
        return { ...back, ...withOneSpent(back.window, back.inFlight) };
    return applyRefusal(applyReading(back, advice, nowMs, chance), advice, nowMs, chance);
}
/**
 * Returns the shortest time that one follower should leave between two polls so that what is left lasts, in milliseconds; 0 if
 * nothing is known. A poll in the second half of the time to the reset waits for the reset instead: by then others may have
 * used the requests that it counted on.
 */
export function pace(budget, nowMs) {
    const window = windowAt(budget.window, nowMs);
    if (window === null)
        return 0;
    const reserve = reserveIn(window, budget);
    const interval = paceIntervalMs(budget.crowd, window, reserve, nowMs);
    if (interval <= (window.endsAt - nowMs) / 2)
        return interval;
    return window.opensAt - nowMs + window.chance * spreadAfterResetMs(budget.crowd, window, reserve);
}
function applyReading(budget, advice, nowMs, chance) {
    const before = budget.window;
    const read = readWindow(advice, before, nowMs, chance);
    if (read === null)
        return { ...budget, ...withOneSpent(before !== null && nowMs < before.opensAt ? before : null, budget.inFlight) };
    const isOlder = before !== null && budget.overtaken > 0 && isSameWindow(before, read);
    const window = isOlder ? { ...read, remaining: Math.max(0, Math.min(read.remaining, before.remaining - 1)) } : read;
    const crowd = watchCrowd(budget.crowd, before, window, budget.sent, reserveIn(window, budget));
    return { ...budget, window, crowd, sent: NOTHING_SENT, overtaken: budget.inFlight };
}
function applyRefusal(budget, advice, nowMs, chance) {
    const refusals = advice.limited ? budget.refusals + 1 : 0;
    const asked = advice.retryAfterMs ?? 0;
    if (asked === 0 && !advice.limited)
        return { ...budget, refusals };
    const waitMs = asked > 0 ? spreadOut(asked, chance) : backOffMs(refusals, REFUSED, chance);
    return { ...budget, refusals, closedUntilAt: Math.max(budget.closedUntilAt, nowMs + waitMs) };
}
/** A request whose response is missing, or does not report what is left, may have been counted. */
function withOneSpent(window, inFlight) {
    if (window === null)
        return { window, overtaken: inFlight };
    return { window: { ...window, remaining: Math.max(0, window.remaining - 1) }, overtaken: inFlight };
}
function withOneMore({ polls, otherRequests }, purpose) {
    return purpose === 'follow' ? { polls: polls + 1, otherRequests } : { polls, otherRequests: otherRequests + 1 };
}
/** While nothing is known about the window, one request goes ahead of all others. */
function isUnknown({ window, isTried }, nowMs) {
    return window === null ? !isTried : nowMs >= window.opensAt;
}
/**
 * How many requests `purpose` must leave: the reserve if it can wait, else half of the reserve and the last request. Only the
 * poll that is kept for the outcome may use everything, since it is of no use later.
 */
function keptFrom(purpose, window, budget) {
    if (purpose === 'final')
        return 0;
    const last = Math.min(1, half(window));
    const reserve = reserveIn(window, budget);
    return Math.max(last, purpose === 'essential' ? Math.floor(reserve / 2) : reserve);
}
/** The reserve, but at most half of the limit, so that a small limit can be followed at all. */
function reserveIn(window, { reserve }) {
    return Math.min(reserve, half(window));
}
function half({ limit }) {
    return limit === null ? Number.POSITIVE_INFINITY : Math.floor(limit / 2);
}
function isPlentiful(budget, window, nowMs) {
    return pollIntervalMs(budget.crowd, window, reserveIn(window, budget), nowMs) <= LOG_INTERVAL_MS;
}
