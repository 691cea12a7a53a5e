import { isSameWindow, WINDOW_MS, type Window } from './window.ts';

/** What each follower sends before its first poll: the status check for the baseline, and the request that deploys. */
const REQUESTS_BEFORE_POLLING = 2;
/** What is kept for each follower in addition to its polls: the one that sees the outcome. */
const KEPT_FOR_EACH = 1;
/** How long a follower stays: deployments take minutes, not hours. One that polls once in this time sees most outcomes. */
const STAY_MS = 600_000;
/** This part of what was used before a process came counts, and at most so many requests: most of their senders have left. */
const FOUND_SHARE = 0.05;
const MAX_FOUND = 8;
/** This many expected requests of others must be missing before what was found counts half. */
const DOUBT = 3;
/** About half of the window: processes that start together see what the others have used. */
const ALONE_SHARE = 0.45;
/** For how long a process may count as alone: the first two minutes of its deployment, and what it does before. */
const ALONE_MS = 150_000;
/** After a reset, at most this long passes until every follower that waited for it has polled. */
const MAX_SPREAD_MS = 60_000;

/**
 * How many follow deployments with this token, estimated from what is left, which all of them see.
 *
 * The processes cannot talk to each other. Each sends two requests before it starts to poll, so the crowd is half of what was used
 * beyond the budget. If the estimate is too low, all poll too often, more is used, and all slow down; if it is too high, it shrinks.
 * All see the same numbers, so their shares even out; and since followers leave after some minutes, the estimate fades.
 */
export interface Crowd {
  /** Requests beyond what the budget allows that were used before this process came, as far as they count. */
  readonly found: number;
  /** Requests beyond what the budget allows that were used since then; the polls of this process count too. */
  readonly seen: number;
  /** What would be left if only this process had sent requests since its first reading. */
  readonly leftIfAlone: number;
  /** The instant of the first reading, on the monotonic clock. */
  readonly since: number;
  /** True at first, while readings show no requests of others, if much was left at the first one; null until the second one. */
  readonly isAlone: boolean | null;
}

/** What this process sent between two readings: `polls`, and other requests, which say nothing about the crowd. */
export interface Sent {
  readonly polls: number;
  readonly otherRequests: number;
}

/** The crowd before the first reading. */
export const UNSEEN: Crowd = { found: 0, seen: 0, leftIfAlone: 0, since: 0, isAlone: null };

/** Returns the crowd after the reading `after`; `before` is the reading before it, null for the first. */
export function watchCrowd(crowd: Crowd, before: Window | null, after: Window, sent: Sent, reserve: number): Crowd {
  if (before === null) return findCrowd(after, sent, reserve);
  const passedMs = after.readAt - before.readAt;
  const fade = Math.exp(-passedMs / STAY_MS);
  const found = crowd.found * fade;
  if (!isSameWindow(before, after)) return { ...crowd, found, seen: crowd.seen * fade, leftIfAlone: after.remaining };
  const leftIfAlone = crowd.leftIfAlone - sent.polls - sent.otherRequests;
  const polls = Math.max(0, before.remaining - after.remaining - sent.otherRequests);
  const allowed = passedMs * allowedRate(crowd, before, reserve, before.readAt);
  const seen = crowd.seen * fade + polls - allowed;
  const others = Math.max(0, polls - sent.polls);
  const doubt = Math.min(1, (DOUBT + others) / (DOUBT + passedMs * evenRate(before, reserve)));
  const isNew = after.readAt < crowd.since + ALONE_MS;
  return {
    ...crowd,
    found: Math.max(0, found * doubt + Math.min(0, seen)),
    seen: Math.max(0, seen),
    leftIfAlone,
    isAlone: isNew && crowd.isAlone !== false && after.remaining >= leftIfAlone,
  };
}

/** Returns how long to wait between two polls so that the requests last until the reset, in milliseconds; Infinity if none are left. */
export function pollIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number {
  const rate = allowedRate(crowd, window, reserve, nowMs);
  return rate === 0 ? Number.POSITIVE_INFINITY : Math.min(STAY_MS, sizeOf(crowd) / rate);
}

/** Returns over how long the polls of a crowd that waited for the reset are spread, in milliseconds. */
export function spreadAfterResetMs(crowd: Crowd, window: Window, reserve: number): number {
  return Math.min(MAX_SPREAD_MS, sizeOf(crowd) / evenRate(window, reserve));
}

function findCrowd(first: Window, sent: Sent, reserve: number): Crowd {
  const due = evenRate(first, reserve) * untilEnd(first, first.readAt);
  const beyond = Math.max(0, due - (first.remaining - reserve) - sent.otherRequests);
  const mayBeAlone = first.limit !== null && first.remaining >= ALONE_SHARE * first.limit;
  return {
    found: Math.min(MAX_FOUND, FOUND_SHARE * beyond),
    seen: 0,
    leftIfAlone: first.remaining,
    since: first.readAt,
    isAlone: mayBeAlone ? null : false,
  };
}

/** Polls per millisecond of all followers. While a process is alone, what is left needs to last only as long as it stays. */
function allowedRate(crowd: Crowd, window: Window, reserve: number, nowMs: number): number {
  const left = Math.max(0, window.remaining - reserve - sizeOf(crowd) * KEPT_FOR_EACH);
  return left / Math.min(untilEnd(window, nowMs), crowd.isAlone === true ? STAY_MS : WINDOW_MS);
}

/** What was used before a process came does not matter while it is alone. */
function sizeOf({ found, seen, isAlone }: Crowd): number {
  return 1 + ((isAlone === true ? 0 : found) + seen) / REQUESTS_BEFORE_POLLING;
}

/** Requests per millisecond that a whole window allows. */
function evenRate({ limit, remaining }: Window, reserve: number): number {
  return Math.max(1, (limit ?? remaining) - reserve) / WINDOW_MS;
}

function untilEnd({ endsAt }: Window, nowMs: number): number {
  return Math.max(1, endsAt - nowMs);
}
