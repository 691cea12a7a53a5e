import { backOffMs } from '../kernel/back-off.ts';
import { MAX_UNAVAILABLE_MS } from './advice.ts';
import { type Crowd, pollIntervalMs, type Sent, UNSEEN, watchCrowd } from './crowd.ts';
import type { Advice, Purpose } from './gate-interface.ts';
import { isSameWindow, readWindow, spreadOut, type Window, windowAt } from './window.ts';

/** How long nothing is sent after refusals that do not say until when; a random part of up to half is subtracted. */
const REFUSED = { firstMs: 2_000, maxMs: 60_000 };
/** Logs are read only while every follower could poll at least this often until the reset. */
const LOG_INTERVAL_MS = 5_000;
const NOTHING_SENT: Sent = { polls: 0, otherRequests: 0 };

/**
 * What is known about one token's rate limit, and what this process has used of it. Each response reports how many requests are left in
 * the window; those still in flight may not be counted there yet, so they are subtracted. A request may be sent while more is left than
 * its purpose must leave for others: log reads are given up first, then status checks leave the reserve, the request that deploys leaves
 * half of it, and the last status check leaves nothing. After a refusal nothing is sent for as long as the service asks. How often to poll
 * is decided by the crowd, from the same reports. Immutable; instants are on the monotonic clock.
 */
export interface Budget {
  /** Requests to leave for others. */
  readonly reserve: number;
  /** The window as last reported; null if none was. */
  readonly window: Window | null;
  readonly crowd: Crowd;
  /** Requests admitted whose responses are not yet known. */
  readonly inFlight: number;
  /** How many were in flight at the last reading: their responses may be older, and then show only that they were counted. */
  readonly overtaken: number;
  readonly used: number;
  /** Requests admitted since the last reading. */
  readonly sent: Sent;
  /** True if any request has finished, with or without a response. */
  readonly isTried: boolean;
  /** Nothing is sent before this instant, because the service requested it. */
  readonly closedUntilAt: number;
  /** True if the service requested that with a 503, which says nothing of a limit. */
  readonly isUnavailable: boolean;
  /** 429 responses in a row. */
  readonly refusals: number;
}

/**
 * The decision about one request. `admitted`: it may be sent, and `budget` is the new state. `wait`: not before `untilAt`; `isUnavailable`:
 * because of a 503, not of a limit. `hold`: not before a request in flight has reported what is left. `given-up`: the budget has nothing to
 * spare for it; only for logs.
 */
export type Admission =
  | { readonly kind: 'admitted'; readonly budget: Budget }
  | { readonly kind: 'wait'; readonly untilAt: number; readonly isUnavailable: boolean }
  | { readonly kind: 'hold' }
  | { readonly kind: 'given-up' };

/** Returns the budget of a token about which nothing is known yet. */
export function createBudget(reserve: number): Budget {
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
    isUnavailable: false,
    refusals: 0,
  };
}

/** Decides whether a request for `purpose` may be sent at `nowMs`. Never admits more than what is left, those in flight counted. */
export function admit(budget: Budget, purpose: Purpose, nowMs: number): Admission {
  const window = windowAt(budget.window, nowMs);
  const isSpent = window !== null && window.remaining - budget.inFlight <= keptFrom(purpose, window, budget);
  const limitedUntilAt = isSpent ? window.opensAt : nowMs;
  const isUnavailable = budget.isUnavailable && budget.closedUntilAt > limitedUntilAt;
  const untilAt = Math.max(budget.closedUntilAt, limitedUntilAt);
  if (untilAt > nowMs)
    return purpose === 'log' && !isUnavailable ? { kind: 'given-up' } : { kind: 'wait', untilAt, isUnavailable };
  if (budget.inFlight > 0 && isUnknown(budget, nowMs)) return { kind: 'hold' };
  if (purpose === 'log' && pace(budget, nowMs) > LOG_INTERVAL_MS) return { kind: 'given-up' };
  const sent = withOneMore(budget.sent, purpose);
  return { kind: 'admitted', budget: { ...budget, inFlight: budget.inFlight + 1, used: budget.used + 1, sent } };
}

/** Applies the response to one admitted request; null if none came. `chance` is in [0, 1). */
export function applyAdvice(budget: Budget, advice: Advice | null, nowMs: number, chance: number): Budget {
  const back = { ...budget, inFlight: Math.max(0, budget.inFlight - 1), isTried: true };
  const read = advice === null ? null : readWindow(advice, budget.window, nowMs, chance);
  const counted = read === null ? countUnreported(back, nowMs) : applyReading(back, read);
  return advice === null ? counted : applyRefusal(counted, advice, nowMs, chance);
}

/**
 * Returns the shortest time that one follower should leave between two polls so that what is left lasts, in milliseconds; 0 if
 * nothing is known. If fewer requests are left than there are followers, it reaches beyond the reset.
 */
export function pace(budget: Budget, nowMs: number): number {
  const window = windowAt(budget.window, nowMs);
  if (window === null) return 0;
  const interval = pollIntervalMs(budget.crowd, window, reserveIn(window, budget), nowMs);
  return Number.isFinite(interval) ? interval : window.opensAt - nowMs;
}

function applyReading(budget: Budget, read: Window): Budget {
  const before = budget.window;
  const isOlder = before !== null && budget.overtaken > 0 && isSameWindow(before, read);
  const window = isOlder ? { ...read, remaining: Math.max(0, Math.min(read.remaining, before.remaining - 1)) } : read;
  const crowd = watchCrowd(budget.crowd, before, read, budget.sent, reserveIn(window, budget));
  return { ...budget, window, crowd, sent: NOTHING_SENT, overtaken: budget.inFlight };
}

/** A request whose response is missing, or does not report what is left, may have been counted. */
function countUnreported(budget: Budget, nowMs: number): Budget {
  const { window, inFlight } = budget;
  const isOpen = window !== null && nowMs < window.opensAt;
  return {
    ...budget,
    window: isOpen ? { ...window, remaining: Math.max(0, window.remaining - 1) } : null,
    overtaken: inFlight,
  };
}

function applyRefusal(budget: Budget, advice: Advice, nowMs: number, chance: number): Budget {
  const refusals = advice.limited ? budget.refusals + 1 : 0;
  const retryAfterMs = advice.retryAfterMs ?? 0;
  if (retryAfterMs === 0 && !advice.limited) return { ...budget, refusals };
  const wantedMs = retryAfterMs > 0 ? spreadOut(retryAfterMs, chance) : backOffMs(refusals, REFUSED, chance);
  const untilAt = nowMs + (advice.limited ? wantedMs : Math.min(MAX_UNAVAILABLE_MS, wantedMs));
  if (untilAt <= budget.closedUntilAt) return { ...budget, refusals };
  return { ...budget, refusals, closedUntilAt: untilAt, isUnavailable: !advice.limited };
}

function withOneMore({ polls, otherRequests }: Sent, purpose: Purpose): Sent {
  return purpose === 'follow' ? { polls: polls + 1, otherRequests } : { polls, otherRequests: otherRequests + 1 };
}

/** While nothing is known about the window, one request goes ahead of all others. */
function isUnknown({ window, isTried }: Budget, nowMs: number): boolean {
  return window === null ? !isTried : nowMs >= window.opensAt;
}

/**
 * How many requests `purpose` must leave: the reserve if it can wait, else half of the reserve and the last request. Only the
 * poll that is kept for the outcome may use everything, since it is of no use later.
 */
function keptFrom(purpose: Purpose, window: Window, budget: Budget): number {
  if (purpose === 'final') return 0;
  const last = Math.min(1, half(window));
  const reserve = reserveIn(window, budget);
  return Math.max(last, purpose === 'essential' ? Math.floor(reserve / 2) : reserve);
}

/** The reserve, but at most half of the limit, so that a small limit can be followed at all. */
function reserveIn(window: Window, { reserve }: Budget): number {
  return Math.min(reserve, half(window));
}

function half({ limit }: Window): number {
  return limit === null ? Number.POSITIVE_INFINITY : Math.floor(limit / 2);
}
