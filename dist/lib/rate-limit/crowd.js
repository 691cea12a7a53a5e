import { isSameWindow, WINDOW_MS } from './window.js';
/** What each follower sends before its first poll: the status check for the baseline, and the request that deploys. */
const REQUESTS_BEFORE_POLLING = 2;
/** What is kept for each follower in addition to its polls: the one that sees the outcome, and a share of what newcomers send. */
const KEPT_FOR_EACH = 1.5;
/** How long a follower stays: deployments take minutes, not hours. */
const STAY_MS = 600_000;
/** This many expected requests of others must be missing before silence halves the crowd. */
const DOUBT = 3;
/** Until a newcomer has watched this long, it cannot distinguish what was used just now from what was used long ago. */
const WATCH_MS = 30_000;
/** How often a follower that is not held back polls in that time: every five seconds. */
const POLLS_WHILE_UNWATCHED = WATCH_MS / 5_000;
/** If even the largest possible crowd would use at most this share of what is left meanwhile, no newcomer is held back. */
const SMALL_SHARE = 0.1;
/** If one poll each would use at most this share, a newcomer still polls now and then: its deployment may be a short one. */
const TINY_SHARE = 0.05;
/**
 * While more than this share of the window is left, the first poll is not held back. A first poll at once makes a crowd look half
 * as large again, and two hundred jobs in an hour need 800 of the 950 requests for their first three requests and the one that
 * sees the outcome: a smaller share, or any time at full pace, makes such crowds slower or lets them run into the limit.
 */
const UNUSED_SHARE = 0.97;
/** A newcomer sends its first poll as if what is left had to last only this long. */
const FIRST_POLL_MS = 120_000;
/** After a reset, at most this long passes until every follower that waited for it has polled. */
const MAX_SPREAD_MS = 60_000;
/** The crowd before the first reading. */
export const UNSEEN = { found: 0, seen: 0, usedByOthers: 0, watchedSinceAt: null, hasPolled: false };
/** Returns the crowd after the reading `after`; `before` is the reading before it, null for the first. */
export function watchCrowd(crowd, before, after, sent, reserve) {
    if (before === null)
        return findCrowd(crowd, after, sent, reserve);
    const passedMs = after.readAt - before.readAt;
    const fade = Math.exp(-passedMs / STAY_MS);
    const found = crowd.found * fade;
    const hasPolled = crowd.hasPolled || sent.polls > 0;
    if (!isSameWindow(before, after))
        return { ...crowd, found, seen: crowd.seen * fade, hasPolled };
    const polls = Math.max(0, before.remaining - after.remaining - sent.otherRequests);
    const allowed = (passedMs * spendable(before, reserve, sizeOf(crowd))) / untilEnd(before, before.readAt);
    const seen = crowd.seen * fade + polls - allowed;
    const others = Math.max(0, polls - sent.polls);
    const doubt = others > 0 ? 1 : DOUBT / (DOUBT + passedMs * evenRate(before, reserve));
    return {
        ...crowd,
        found: Math.max(0, found * doubt + Math.min(0, seen)),
        seen: Math.max(0, seen),
        usedByOthers: crowd.usedByOthers + others,
        hasPolled,
    };
}
/** Returns how long to wait between two polls so that the requests last until the reset, in milliseconds; Infinity if none are left. */
export function pollIntervalMs(crowd, window, reserve, nowMs) {
    return intervalOf(sizeOf(crowd), window, reserve, nowMs);
}
/**
 * Returns `pollIntervalMs`, or for a newcomer the time to its first poll: 0 while hardly any of the window is used. Whatever is
 * used may come from a crowd that started with it, so it is careful at first; or from one that left long ago, so it does not
 * wait long to find out.
 */
export function paceIntervalMs(crowd, window, reserve, nowMs) {
    const { limit, remaining } = window;
    if (!crowd.hasPolled && limit !== null && remaining > UNUSED_SHARE * limit)
        return 0;
    const interval = pollIntervalMs(crowd, window, reserve, nowMs);
    const watchedMs = nowMs - (crowd.watchedSinceAt ?? nowMs);
    const unwatchedMs = WATCH_MS - watchedMs;
    if (unwatchedMs <= 0)
        return interval;
    const largest = crowd.usedByOthers / REQUESTS_BEFORE_POLLING;
    const left = spendable(window, reserve, largest);
    if (largest * POLLS_WHILE_UNWATCHED <= SMALL_SHARE * left)
        return interval;
    if (largest <= TINY_SHARE * left)
        return Math.min(unwatchedMs, Math.max(interval, watchedMs));
    const careful = Math.max(interval, intervalOf(largest, window, reserve, nowMs));
    const curious = (FIRST_POLL_MS * sizeOf(crowd)) / Math.max(0, remaining - reserve);
    return Math.min(careful, Math.max(unwatchedMs, curious));
}
/** Returns over how long the polls of a crowd that waited for the reset are spread, in milliseconds. */
export function spreadAfterResetMs(crowd, window, reserve) {
    return Math.min(MAX_SPREAD_MS, sizeOf(crowd) / evenRate(window, reserve));
}
/** Those who poll now leave in time and the others may then poll more often, hence the logarithm: ∫ e^(t / stay) dt. */
function intervalOf(size, window, reserve, nowMs) {
    const left = spendable(window, reserve, size);
    if (left === 0)
        return Number.POSITIVE_INFINITY;
    return STAY_MS * Math.log1p((size * untilEnd(window, nowMs)) / left / STAY_MS);
}
function findCrowd(crowd, first, sent, reserve) {
    const due = evenRate(first, reserve) * untilEnd(first, first.readAt);
    const used = (first.limit ?? first.remaining) - first.remaining - sent.otherRequests - sent.polls;
    return {
        found: Math.max(0, due - (first.remaining - reserve) - sent.otherRequests),
        seen: crowd.seen,
        usedByOthers: Math.max(0, used),
        watchedSinceAt: crowd.watchedSinceAt ?? first.readAt,
        hasPolled: crowd.hasPolled || sent.polls > 0,
    };
}
function sizeOf({ found, seen }) {
    return 1 + (found + seen) / REQUESTS_BEFORE_POLLING;
}
function spendable({ remaining }, reserve, size) {
    return Math.max(0, remaining - reserve - size * KEPT_FOR_EACH);
}
/** Requests per millisecond that a whole window allows. */
function evenRate({ limit, remaining }, reserve) {
    return Math.max(1, (limit ?? remaining) - reserve) / WINDOW_MS;
}
function untilEnd({ endsAt }, nowMs) {
    return Math.max(1, endsAt - nowMs);
}
