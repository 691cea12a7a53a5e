import { isSameWindow, WINDOW_MS, type Window } from './window.ts';

/** What a newcomer sends before it slows down: its first readings, the request that deploys, and one or two status checks. */
const REQUESTS_OF_A_NEWCOMER = 4;
/** What is kept for each follower in addition to its polls: the check that sees the outcome, and room for newcomers. */
const KEPT_FOR_EACH = 1.5;
/** How long a follower stays: deployments take minutes, not hours. */
const STAY_MS = 600_000;
/** What is left is spent over this time, or until the reset if that is sooner: few of today's followers stay longer. */
const SPREAD_MS = 2_700_000;
/** So many requests of others have to be missed before silence halves the crowd that was found. */
const DOUBT = 3;

/** Up to about so many followers poll at full pace while enough is left. */
const FEW = 10;
/** The share of the window that they may use. */
const SHARE_FOR_FEW = 0.35;
/** At full pace, a follower checks the status about every 5 s in its first minute and about every 8 s after it. */
const FIRST_MINUTE_MS = 60_000;
const FIRST_INTERVAL_MS = 5_000;
const LATER_INTERVAL_MS = 8_000;
/** While few poll at full pace, what was used before is soon taken for the work of others who have left. */
const FORGET_MS = 60_000;
/** After a reset, at most this long passes until everyone who waited for it has polled. */
const MAX_SPREAD_AFTER_RESET_MS = 60_000;

/**
 * How many follow deployments with this token, estimated from what is left, which all of them see.
 *
 * The processes cannot talk to each other. Until about a third of the window is used, each assumes that few follow, and polls at
 * full pace, unless more is used than ten would use at full pace. From then on each estimates the crowd: a newcomer sends about
 * four requests before it slows down, so the crowd is a quarter of what was used beyond what the budget bears. If the estimate is
 * too low, all poll too often, more is used, and all slow down; if it is too high, it shrinks. All see the same numbers, so their
 * shares even out; and since followers leave after some minutes, the estimate fades.
 */
export interface Crowd {
  /** Requests beyond what the budget bears that were used before this process came; their senders may have left. */
  readonly found: number;
  /** Requests beyond what the budget bears that were used since then. */
  readonly seen: number;
  /** Requests that this process has sent, and that others have sent since its first reading. */
  readonly own: number;
  readonly others: number;
  /** True until more is used than a few would use; it stays false. */
  readonly isFew: boolean;
  /** True once this process has checked the status of a deployment that it started. */
  readonly hasPolled: boolean;
  /** The instant of the first reading, on the monotonic clock. */
  readonly watchedSinceAt: number;
}

/** What this process sent between two readings: `polls`, and other requests, which say nothing of the crowd. */
export interface Sent {
  readonly polls: number;
  readonly otherRequests: number;
}

/** Returns the crowd after the first reading. */
export function findCrowd(first: Window, sent: Sent, reserve: number): Crowd {
  const due = evenRate(first, reserve) * untilEnd(first, first.toldAt);
  return {
    found: Math.max(0, due - (first.remaining - reserve) - sent.otherRequests),
    seen: 0,
    own: 1,
    others: 0,
    isFew: isUsedByFew(first),
    hasPolled: false,
    watchedSinceAt: first.toldAt,
  };
}

/** Returns the crowd after the reading `after`, which came after `before`. */
export function watchCrowd(crowd: Crowd, before: Window, after: Window, sent: Sent, reserve: number): Crowd {
  const passedMs = after.toldAt - before.toldAt;
  const isSame = isSameWindow(before, after);
  const used = isSame ? before.remaining - after.remaining : 0;
  const own = crowd.own + sent.polls + sent.otherRequests;
  const others = crowd.others + Math.max(0, used - sent.polls - sent.otherRequests);
  const isFew = crowd.isFew && isUsedByFew(after) && isWithinFew(others, after.toldAt - crowd.watchedSinceAt);
  const next = { ...crowd, own, others, isFew, hasPolled: crowd.hasPolled || sent.polls > 0 };
  const fade = Math.exp(-passedMs / STAY_MS);
  if (!isSame) return { ...next, found: crowd.found * fade, seen: crowd.seen * fade };
  const polls = Math.max(0, used - sent.otherRequests);
  const doubt = polls > sent.polls ? 1 : DOUBT / (DOUBT + passedMs * evenRate(before, reserve));
  if (crowd.isFew) {
    const found = crowd.found * doubt * Math.exp(-passedMs / FORGET_MS);
    return { ...next, found, seen: (shareOf(next) - 1) * REQUESTS_OF_A_NEWCOMER };
  }
  const borne = (passedMs * spendable(before, reserve, sizeOf(crowd))) / spreadMs(before, before.toldAt);
  const seen = crowd.seen * fade + polls - borne;
  return { ...next, found: Math.max(0, crowd.found * fade * doubt + Math.min(0, seen)), seen: Math.max(0, seen) };
}

/** Returns how long one follower should wait between two polls so that what is left lasts, in milliseconds; Infinity if nothing is left. */
export function pollIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number {
  if (crowd.isFew) return intervalOf(shareOf(crowd), spendable(window, reserve, shareOf(crowd)), WINDOW_MS);
  const size = sizeOf(crowd);
  return intervalOf(size, spendable(window, reserve, size), spreadMs(window, nowMs));
}

/**
 * Returns the shortest time that the budget requires between two polls, in milliseconds: nothing before the first poll while more
 * than half is left, nor while few follow, and otherwise `pollIntervalMs`.
 */
export function paceIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number {
  if (crowd.isFew || (!crowd.hasPolled && isLeft(1 / 2, window))) return 0;
  return pollIntervalMs(crowd, window, reserve, nowMs);
}

/** Returns over how long the polls of a crowd that waited for the reset are spread, in milliseconds. */
export function spreadAfterResetMs(crowd: Crowd, window: Window, reserve: number): number {
  return Math.min(MAX_SPREAD_AFTER_RESET_MS, sizeOf(crowd) / evenRate(window, reserve));
}

/** All processes compare the same numbers here, so they slow down at the same time; one by one, the last ones would not. */
function isUsedByFew(window: Window): boolean {
  const { limit, remaining } = window;
  if (limit === null || !isLeft(1 - SHARE_FOR_FEW, window)) return false;
  return isWithinFew(limit - remaining, WINDOW_MS - untilEnd(window, window.toldAt));
}

/** Tells whether ten followers at full pace could have used so many requests in this time. */
function isWithinFew(used: number, durationMs: number): boolean {
  const firstMs = Math.min(FIRST_MINUTE_MS, durationMs);
  const each = REQUESTS_OF_A_NEWCOMER + firstMs / FIRST_INTERVAL_MS + (durationMs - firstMs) / LATER_INTERVAL_MS;
  return used <= FEW * each;
}

function isLeft(share: number, { limit, remaining }: Window): boolean {
  return limit !== null && remaining > share * limit;
}

/** At full pace all send about as much as this process does. */
function shareOf({ own, others }: Crowd): number {
  return 1 + others / own;
}

/** Those who poll now leave in time and the others may then poll more often, hence the logarithm: ∫ e^(t / stay) dt. */
function intervalOf(size: number, left: number, durationMs: number): number {
  if (left === 0) return Number.POSITIVE_INFINITY;
  return STAY_MS * Math.log1p((size * durationMs) / left / STAY_MS);
}

function sizeOf({ found, seen }: Crowd): number {
  return 1 + (found + seen) / REQUESTS_OF_A_NEWCOMER;
}

/** What is left for polls. */
function spendable({ remaining }: Window, reserve: number, size: number): number {
  return Math.max(0, remaining - reserve - size * KEPT_FOR_EACH);
}

/** Requests a millisecond that a whole window bears. */
function evenRate({ limit, remaining }: Window, reserve: number): number {
  return Math.max(1, (limit ?? remaining) - reserve) / WINDOW_MS;
}

function spreadMs(window: Window, nowMs: number): number {
  return Math.min(SPREAD_MS, untilEnd(window, nowMs));
}

function untilEnd({ endsAt }: Window, nowMs: number): number {
  return Math.max(1, endsAt - nowMs);
}
