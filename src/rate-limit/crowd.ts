import { isSameWindow, WINDOW_MS, type Window } from './window.ts';

/** What each follower sends before its first poll: the status check for the baseline, and the request that deploys. */
const REQUESTS_BEFORE_POLLING = 2;
/** How long a follower stays: deployments take minutes, not hours. What was seen longer ago hardly counts. */
const STAY_MS = 600_000;
/** At most this many followers are assumed to have been there before a process came. */
const MAX_FOUND = 120;
/** This part of them counts until the first poll shows whether they are still there. */
const UNPROVEN_SHARE = 0.05;
/** If others send half of what a crowd would, a sixteenth of those found counts. */
const PROOF_POWER = 4;
/** About half of the window: processes that start together see what the others have used. */
const ALONE_SHARE = 0.45;
/** For how long a process may count as alone: the first two minutes of its deployment, and what it does before. */
const ALONE_MS = 150_000;
/** The first poll comes this soon, unless no request is left for it. */
const FIRST_POLL_MS = 60_000;

/**
 * An estimate of how many jobs follow deployments with this token. The jobs cannot talk to each other, but every response says how many
 * requests are left, so a job knows how many the others have sent. It counts two kinds of others. Jobs that start after it are seen:
 * each sends two requests before its first poll, so if a hundred requests more than the budget allows are used, fifty jobs have come.
 * Jobs that started before it are found: one for each request that is missing from the window when it comes. Most of these may have
 * left, so a twentieth counts at first. After its first poll, a job compares what the others send with what a crowd sends that uses up
 * the window: if it is as much, all that were found count; if it is half as much, hardly any do. The more jobs there seem to be, the
 * longer each waits between two polls. An error corrects itself: if the estimate is too low, more requests are used than the budget
 * allows, and it rises; if it is too high, fewer are used, and it falls. A job that sees no requests of others in its first minutes
 * need not share, and only makes sure that what is left lasts for its own deployment.
 */
export interface Crowd {
  /** Followers that may have been there before this process came; fades, since they leave after some minutes. */
  readonly found: number;
  /** Requests that others sent since this process polls; 0 before its first poll. */
  readonly others: number;
  /** Requests that a crowd would have sent in the same time; 0 before the first poll. */
  readonly expected: number;
  /** Requests beyond what the budget allows that were used since this process came, its own polls too; fades like `found`. */
  readonly seen: number;
  /** What is left if only this process sends requests; infinite if others have sent some, or too little was left at the start. */
  readonly leftIfAlone: number;
  /** The instant of the first reading, on the monotonic clock. */
  readonly since: number;
  /** True if a reading after the first one, within the first minutes, showed that no one else sends requests. */
  readonly isAlone: boolean;
}

/** What this process sent between two readings: `polls`, and other requests, which say nothing about the crowd. */
export interface Sent {
  readonly polls: number;
  readonly otherRequests: number;
}

/** The crowd before the first reading. */
export const UNSEEN: Crowd = { found: 0, others: 0, expected: 0, seen: 0, leftIfAlone: 0, since: 0, isAlone: false };

/** Returns the crowd after the reading `after`; `before` is the reading before it, null for the first. */
export function watchCrowd(crowd: Crowd, before: Window | null, after: Window, sent: Sent, reserve: number): Crowd {
  if (before === null) return findCrowd(after, sent, reserve);
  const passedMs = after.readAt - before.readAt;
  const stayed = Math.exp(-passedMs / STAY_MS);
  const faded = { ...crowd, found: crowd.found * stayed, seen: crowd.seen * stayed };
  if (!isSameWindow(before, after)) return { ...faded, leftIfAlone: after.remaining };
  const leftIfAlone = crowd.leftIfAlone - sent.polls - sent.otherRequests;
  const isAlone = after.remaining >= leftIfAlone && after.readAt < crowd.since + ALONE_MS;
  const polls = Math.max(0, before.remaining - after.remaining - sent.otherRequests);
  const isFollowing = hasPolled(crowd) || sent.polls > 0;
  return {
    found: faded.found,
    others: crowd.others + (isFollowing ? Math.max(0, polls - sent.polls) : 0),
    expected: crowd.expected + (isFollowing ? passedMs * evenRate(before, reserve) : 0),
    seen: Math.max(0, faded.seen + polls - passedMs * allowedRate(crowd, before, reserve, before.readAt)),
    leftIfAlone: isAlone ? leftIfAlone : Number.POSITIVE_INFINITY,
    since: crowd.since,
    isAlone,
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
    leftIfAlone: mayBeAlone ? first.remaining : Number.POSITIVE_INFINITY,
    since: first.readAt,
  };
}

/** Polls per millisecond of all followers. While a process is alone, what is left needs to last only as long as it stays. */
function allowedRate({ isAlone }: Crowd, window: Window, reserve: number, nowMs: number): number {
  const left = Math.max(0, window.remaining - reserve);
  return left / Math.min(untilEnd(window, nowMs), isAlone ? STAY_MS : WINDOW_MS);
}

function sizeOf(crowd: Crowd): number {
  return 1 + crowd.found * shareStillThere(crowd) + crowd.seen / REQUESTS_BEFORE_POLLING;
}

function shareStillThere(crowd: Crowd): number {
  if (crowd.isAlone) return 0;
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
