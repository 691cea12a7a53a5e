import { isSameWindow, WINDOW_MS } from './window.js';
/** What everybody who follows has spent before the first look: the reading of the baseline, and the request that deploys. */
const REQUESTS_BEFORE_LOOKING = 2;
/** What is kept for each of the crowd beside its looks: a reading for its end, and its share of what newcomers spend. */
const KEPT_FOR_EACH = 1.5;
/** How long one is about in the crowd: deployments take minutes, not hours. */
const STAY_MS = 600_000;
/** So many requests of others have to be missed before silence halves the crowd. */
const DOUBT = 3;
/** Until a newcomer has watched this long, it cannot tell what was used just now from what was used long ago. */
const WATCH_MS = 30_000;
/** A crowd that is not held back looks so often until it has watched: every five seconds. */
const LOOKS_WHILE_UNWATCHED = WATCH_MS / 5_000;
/** Where the largest crowd that there can be would spend no more than this of what is left meanwhile, nobody is held back for it. */
const SMALL_SHARE = 0.1;
/** Where one look each would spend no more than this, a newcomer looks now and then all the same: its deployment may be a short one. */
const TINY_SHARE = 0.05;
/** While more than this share of the window is left, the first status check is not held back: it costs one request. */
const UNUSED_SHARE = 0.97;
/** A newcomer takes its first look as if what is left had to last this long only. */
const FIRST_LOOK_MS = 120_000;
/** After a reset, at most this long passes until everybody who waited for it has looked. */
const MAX_SPREAD_MS = 60_000;
/** The crowd before anything was seen. */
export const UNSEEN = { found: 0, seen: 0, usedByOthers: 0, watchedSinceAt: null, hasLooked: false };
/** Returns the crowd after the reading `after`; `before` is the one that came before it, null for the first. */
export function watchCrowd(crowd, before, after, sent, reserve) {
    if (before === null)
        return findCrowd(crowd, after, sent, reserve);
    const passedMs = after.toldAt - before.toldAt;
    const fade = Math.exp(-passedMs / STAY_MS);
    const found = crowd.found * fade;
    const hasLooked = crowd.hasLooked || sent.looks > 0;
    if (!isSameWindow(before, after))
        return { ...crowd, found, seen: crowd.seen * fade, hasLooked };
    const looks = Math.max(0, before.remaining - after.remaining - sent.asides);
    const borne = (passedMs * spendable(before, reserve, sizeOf(crowd))) / untilEnd(before, before.toldAt);
    const seen = crowd.seen * fade + looks - borne;
    const others = Math.max(0, looks - sent.looks);
    const doubt = others > 0 ? 1 : DOUBT / (DOUBT + passedMs * evenRate(before, reserve));
    return {
        ...crowd,
        found: Math.max(0, found * doubt + Math.min(0, seen)),
        seen: Math.max(0, seen),
        usedByOthers: crowd.usedByOthers + others,
        hasLooked,
    };
}
/**
 * Returns how long one follower leaves between two looks, in milliseconds, so that what is left lasts to the window's end:
 * Infinity where nothing is left for looks.
 */
export function lookIntervalMs(crowd, window, reserve, nowMs) {
    return intervalOf(sizeOf(crowd), window, reserve, nowMs);
}
/**
 * Returns `lookIntervalMs`, and for a newcomer the time to its first look: nothing while hardly any of the window is used. All that is used may be the work of a crowd that
 * came with it, so that it is careful at first; or of one that has long gone, so that it does not wait long to see.
 */
export function paceIntervalMs(crowd, window, reserve, nowMs) {
    const { limit, remaining } = window;
    if (!crowd.hasLooked && limit !== null && remaining > UNUSED_SHARE * limit)
        return 0;
    const interval = lookIntervalMs(crowd, window, reserve, nowMs);
    const watchedMs = nowMs - (crowd.watchedSinceAt ?? nowMs);
    const unwatchedMs = WATCH_MS - watchedMs;
    if (unwatchedMs <= 0)
        return interval;
    const largest = crowd.usedByOthers / REQUESTS_BEFORE_LOOKING;
    const left = spendable(window, reserve, largest);
    if (largest * LOOKS_WHILE_UNWATCHED <= SMALL_SHARE * left)
        return interval;
    if (largest <= TINY_SHARE * left)
        return Math.min(unwatchedMs, Math.max(interval, watchedMs));
    const careful = Math.max(interval, intervalOf(largest, window, reserve, nowMs));
    const curious = (FIRST_LOOK_MS * sizeOf(crowd)) / Math.max(0, remaining - reserve);
    return Math.min(careful, Math.max(unwatchedMs, curious));
}
/** Returns over how long the looks of a crowd that waited for the window's end are spread, in milliseconds. */
export function spreadAfterResetMs(crowd, window, reserve) {
    return Math.min(MAX_SPREAD_MS, sizeOf(crowd) / evenRate(window, reserve));
}
/** Those who look now leave as time goes on and the others may then look more often, hence the logarithm: ∫ e^(t / stay) dt. */
function intervalOf(size, window, reserve, nowMs) {
    const left = spendable(window, reserve, size);
    if (left === 0)
        return Number.POSITIVE_INFINITY;
    return STAY_MS * Math.log1p((size * untilEnd(window, nowMs)) / left / STAY_MS);
}
function findCrowd(crowd, first, sent, reserve) {
    const due = evenRate(first, reserve) * untilEnd(first, first.toldAt);
    const used = (first.limit ?? first.remaining) - first.remaining - sent.asides - sent.looks;
    return {
        found: Math.max(0, due - (first.remaining - reserve) - sent.asides),
        seen: crowd.seen,
        usedByOthers: Math.max(0, used),
        watchedSinceAt: crowd.watchedSinceAt ?? first.toldAt,
        hasLooked: crowd.hasLooked || sent.looks > 0,
    };
}
function sizeOf({ found, seen }) {
    return 1 + (found + seen) / REQUESTS_BEFORE_LOOKING;
}
/** What is left for looks. */
function spendable({ remaining }, reserve, size) {
    return Math.max(0, remaining - reserve - size * KEPT_FOR_EACH);
}
/** Requests a millisecond that a whole window bears. */
function evenRate({ limit, remaining }, reserve) {
    return Math.max(1, (limit ?? remaining) - reserve) / WINDOW_MS;
}
function untilEnd({ endsAt }, nowMs) {
    return Math.max(1, endsAt - nowMs);
}
