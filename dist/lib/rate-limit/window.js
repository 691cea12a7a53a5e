/** How long a window of the platform's limit lasts: it allows a number of requests an hour. */
export const WINDOW_MS = 3_600_000;
/** A window whose end is not told is taken to end this soon: what is then asked of it is cheap to be wrong about. */
const UNTOLD_END_MS = 60_000;
/** Reset comes in whole seconds, so that the window may end up to one later. */
const ROUNDING_MS = 1_000;
/** Over how long those who wait for the same reset are spread. */
const RESET_SPREAD_MS = 4_000;
/** Two ends this near each other are one window's, told with rounding and delay. */
const SAME_END_MS = 5_000;
/**
 * Returns the window that an answer tells of; null where it says nothing of what is left. A Retry-After wins over the
 * reset where nothing is left. `before` is the window that was known: the same one keeps its chance.
 */
export function readWindow(advice, before, nowMs, chance) {
    const { retryAfterMs } = advice;
    const isTold = advice.resetInMs !== null || retryAfterMs !== null;
    const remaining = advice.remaining ?? (advice.limited && isTold ? 0 : null);
    if (remaining === null)
        return null;
    // A limit of nothing would never open again.
    const limit = advice.limit || before?.limit || null;
    const told = { limit, remaining, toldAt: nowMs };
    if (remaining === 0 && retryAfterMs !== null) {
        return { ...told, endsAt: nowMs + retryAfterMs, opensAt: nowMs + spreadOut(retryAfterMs, chance), chance };
    }
    const endsAt = nowMs + (advice.resetInMs ?? untilEndOf(before, nowMs));
    const own = before !== null && isEndOf(before, endsAt, nowMs) ? before.chance : chance;
    return { ...told, endsAt, opensAt: endsAt + ROUNDING_MS + RESET_SPREAD_MS * own, chance: own };
}
/** Tells whether two readings, the earlier first, are of one window. */
export function isSameWindow(before, after) {
    return isEndOf(before, after.endsAt, after.toldAt);
}
/** Returns the window that holds at `nowMs`: the one that was told, a whole new one after it, or null where nothing is known. */
export function windowAt(told, nowMs) {
    if (told === null || nowMs < told.opensAt)
        return told;
    if (told.limit === null)
        return null;
    const endsAt = nowMs + WINDOW_MS;
    return { ...told, remaining: told.limit, endsAt, opensAt: endsAt, toldAt: nowMs };
}
/** Returns a wait and up to a tenth more, so that those who were told the same do not come back at the same instant. */
export function spreadOut(durationMs, chance) {
    return durationMs * (1 + 0.1 * chance);
}
function isEndOf(window, endsAt, toldAt) {
    return toldAt < window.endsAt && Math.abs(endsAt - window.endsAt) <= SAME_END_MS;
}
function untilEndOf(window, nowMs) {
    return window !== null && nowMs < window.endsAt ? window.endsAt - nowMs : UNTOLD_END_MS;
}
