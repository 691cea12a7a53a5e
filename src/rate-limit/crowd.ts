import { isSameWindow, WINDOW_MS, type Window } from './window.ts';

/** What each follower sends before its first poll: the status check for the baseline, and the request that deploys. */
const REQUESTS_BEFORE_POLLING = 2;
/** How long a follower stays: deployments take minutes, not hours. What was seen longer ago hardly counts. */
const STAY_MS = 600_000;
/** At most this many followers are assumed to have been there before a process came. */
const MAX_FOUND = 120;
/** This part of them counts until the first poll shows whether they are still there. */
const UNPROVEN_SHARE = 0.05;
/** If others send half as much as the crowd found would, a sixteenth of it counts. */
const PROOF_POWER = 4;
/** About half of the window: processes that start together see what the others have used. */
const ALONE_SHARE = 0.45;
/** For how long a process may count as alone: the first two minutes of its deployment, and what it does before. */
const ALONE_MS = 150_000;
/** The first poll comes this soon, unless no request is left for it. */
const FIRST_POLL_MS = 60_000;

/**
 * How many follow deployments with this token, estimated from what is left, which all of them see; they cannot talk to each other.
 *
 * Followers that start while this process watches are seen: each sends two requests before it polls, so they are half of what is used
 * beyond the budget. If that is too few, all poll too often, more is used, and all slow down; if too many, less is used, and all speed
 * up. Followers that were there before are only found: one for each request that is missing from the window, at most 120. Most of them
 * may have left, so a twentieth counts at first. From its first poll on, this process compares what others send with what a crowd
 * sends that uses up the window: if it is as much, all that were found count; if it is half as much, hardly any do. Everything fades,
 * since followers leave after some minutes.
 */
export interface Crowd {
  /** Followers that may have been there before this process came. */
  readonly found: number;
  /** Requests that others sent since this process polls; 0 before its first poll. */
  readonly others: number;
  /** Requests that a crowd would have sent in the same time; 0 before the first poll. */
  readonly expected: number;
  /** Requests beyond what the budget allows that were used since this process came; its own polls count too. */
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
export const UNSEEN: Crowd = {
  found: 0,
  others: 0,
  expected: 0,
  seen: 0,
  leftIfAlone: 0,
  since: 0,
  isAlone: null,
};

/** Returns the crowd after the reading `after`; `before` is the reading before it, null for the first. */
export function watchCrowd(crowd: Crowd, before: Window | null, after: Window, sent: Sent, reserve: number): Crowd {
  if (before === null) return findCrowd(after, sent, reserve);
  const passedMs = after.readAt - before.readAt;
  const faded = fade(crowd, passedMs);
  if (!isSameWindow(before, after)) return { ...faded, leftIfAlone: after.remaining };
  const leftIfAlone = crowd.leftIfAlone - sent.polls - sent.otherRequests;
  const polls = Math.max(0, before.remaining - after.remaining - sent.otherRequests);
  const isFollowing = hasPolled(crowd) || sent.polls > 0;
  const isNew = after.readAt < crowd.since + ALONE_MS;
  return {
    found: faded.found,
    others: faded.others + (isFollowing ? Math.max(0, polls - sent.polls) : 0),
    expected: faded.expected + (isFollowing ? passedMs * evenRate(before, reserve) : 0),
    seen: Math.max(0, faded.seen + polls - passedMs * allowedRate(crowd, before, reserve, before.readAt)),
    leftIfAlone,
    since: crowd.since,
    isAlone: isNew && crowd.isAlone !== false && after.remaining >= leftIfAlone,
  };
}

/**
 * Returns how long to wait before the next poll, in milliseconds, so that what is left lasts until the reset; Infinity if each
 * follower can have none before it. The first poll does not wait for that: it shows who is there.
 */
export function pollIntervalMs(crowd: Crowd, window: Window, reserve: number, nowMs: number): number {
  const rate = allowedRate(crowd, window, reserve, nowMs);
  if (rate === 0) return Number.POSITIVE_INFINITY;
  const interval = sizeOf(crowd) / rate;
  if (!hasPolled(crowd)) return Math.min(FIRST_POLL_MS, interval);
  return interval < untilEnd(window, nowMs) ? Math.min(STAY_MS, interval) : Number.POSITIVE_INFINITY;
}

/** Half of the reserve may be missing before anyone is found: a lone follower uses a little more at first. */
function findCrowd(first: Window, { polls, otherRequests }: Sent, reserve: number): Crowd {
  const evenlyLeft = evenRate(first, reserve) * untilEnd(first, first.readAt);
  const missing = evenlyLeft + reserve / 2 - first.remaining - polls - otherRequests;
  const mayBeAlone = first.limit !== null && first.remaining >= ALONE_SHARE * first.limit;
  return {
    ...UNSEEN,
    found: Math.min(MAX_FOUND, Math.max(0, missing)),
    leftIfAlone: first.remaining,
    since: first.readAt,
    isAlone: mayBeAlone ? null : false,
  };
}

function fade(crowd: Crowd, passedMs: number): Crowd {
  const share = Math.exp(-passedMs / STAY_MS);
  return {
    ...crowd,
    found: crowd.found * share,
    others: crowd.others * share,
    expected: crowd.expected * share,
    seen: crowd.seen * share,
  };
}

/** Polls per millisecond of all followers. While a process is alone, what is left needs to last only as long as it stays. */
function allowedRate(crowd: Crowd, window: Window, reserve: number, nowMs: number): number {
  const left = Math.max(0, window.remaining - reserve);
  return left / Math.min(untilEnd(window, nowMs), crowd.isAlone === true ? STAY_MS : WINDOW_MS);
}

function sizeOf(crowd: Crowd): number {
  return 1 + crowd.found * shareStillThere(crowd) + crowd.seen / REQUESTS_BEFORE_POLLING;
}

function shareStillThere(crowd: Crowd): number {
  if (crowd.isAlone === true) return 0;
  if (!hasPolled(crowd)) return UNPROVEN_SHARE;
  return Math.min(1, (1 + crowd.others) / (1 + crowd.expected)) ** PROOF_POWER;
}

function hasPolled({ expected }: Crowd): boolean {
  return expected > 0;
}

/** Requests per millisecond that a whole window allows. */
function evenRate({ limit, remaining }: Window, reserve: number): number {
  return Math.max(1, (limit ?? remaining) - reserve) / WINDOW_MS;
}

function untilEnd({ endsAt }: Window, nowMs: number): number {
  return Math.max(1, endsAt - nowMs);
}
