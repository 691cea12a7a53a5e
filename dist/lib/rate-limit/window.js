/** How long a window of the platform's limit lasts: it allows a number of requests an hour. */
export const WINDOW_MS = 3_600_000;
/** A window whose end is unknown is assumed to end this soon, which costs little if it is wrong. */
const UNKNOWN_END_MS = 60_000;
/** Reset comes in whole seconds, so that the window may end up to one later. */
const ROUNDING_MS = 1_000;
/** Over how long those who wait for the same reset are spread. */
const RESET_SPREAD_MS = 4_000;
/** Two ends this near each other belong to one window: they differ by rounding and delay. */
const SAME_END_MS = 5_000;
/**
 * Returns the window that a response reports; null if it does not say what is left. If nothing is left, Retry-After wins over
 * the reset. `before` is the window known so far: the same one keeps its chance.
 */
export function readWindow(advice, before, nowMs, chance) {
    const { retryAfterMs } = advice;
    const isEndKnown = advice.resetInMs !== null || retryAfterMs !== null;
    const remaining = advice.remaining ?? (advice.limited && isEndKnown ? 0 : null);
    if (remaining === null)
        return null;
    // A limit of nothing would never open again.
    const limit = advice.limit || before?.limit || null;
    const reading = { limit, remaining, readAt: nowMs };
    if (remaining === 0 && retryAfterMs !== null) {
        return { ...reading, endsAt: nowMs + retryAfterMs, opensAt: nowMs + spreadOut(retryAfterMs, chance), chance };
    }
    const endsAt = nowMs + (advice.resetInMs ?? untilEndOf(before, nowMs));
    const own = before !== null && isEndOf(before, endsAt, nowMs) ? before.chance : chance;
    return { ...reading, endsAt, opensAt: endsAt + ROUNDING_MS + RESET_SPREAD_MS * own, chance: own };
}
/** Returns whether two readings, the earlier first, are of one window. */
export function isSameWindow(before, after) {
    return isEndOf(before, after.endsAt, after.readAt);
}
/** Returns the window at `nowMs`: the last reported one, a whole new one after it, or null if nothing is known. */
export function windowAt(reported, nowMs) {
    if (reported === null || nowMs < reported.opensAt)
        return reported;
    if (reported.limit === null)
        return null;
    const endsAt = nowMs + WINDOW_MS;
    return { ...reported, remaining: reported.limit, endsAt, opensAt: endsAt, readAt: nowMs };
}
/** Returns a wait and up to a tenth more, so that processes that were given the same wait do not return at the same instant. */
export function spreadOut(durationMs, chance) {
    return durationMs * (1 + 0.1 * chance);
}
function isEndOf(window, endsAt, readAt) {
    return readAt < window.endsAt && Math.abs(endsAt - window.endsAt) <= SAME_END_MS;
}
function untilEndOf(window, nowMs) {
    return window !== null && nowMs < window.endsAt ? window.endsAt - nowMs : UNKNOWN_END_MS;
}
