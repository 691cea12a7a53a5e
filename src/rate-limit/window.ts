import type { Advice } from './gate-interface.ts';

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
 * The hour in which the platform counts a token's requests, as the last response reported it. A response says how many requests are
 * left and when the hour ends, but not which hour it means, so two reports of nearly the same end are of one window. After the end a
 * whole new window is assumed until a response reports it. Since every job waits for the same end, each adds up to four seconds by
 * chance. Instants are on the monotonic clock.
 */
export interface Window {
  /** Requests in the whole window; null if no response said it. */
  readonly limit: number | null;
  readonly remaining: number;
  readonly endsAt: number;
  /** When it is safe to count on the next window: a little after the end, and not at the same instant for every process. */
  readonly opensAt: number;
  readonly readAt: number;
  /** In [0, 1), drawn once a window: spreads the processes that wait for its end. */
  readonly chance: number;
}

/**
 * Returns the window that a response reports; null if it does not say what is left. If nothing is left, Retry-After wins over
 * the reset. `before` is the window known so far: the same one keeps its chance.
 */
export function readWindow(advice: Advice, before: Window | null, nowMs: number, chance: number): Window | null {
  const { retryAfterMs } = advice;
  const isEndKnown = advice.resetInMs !== null || retryAfterMs !== null;
  const remaining = advice.remaining ?? (advice.limited && isEndKnown ? 0 : null);
  if (remaining === null) return null;
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
export function isSameWindow(before: Window, after: Window): boolean {
  return isEndOf(before, after.endsAt, after.readAt);
}

/** Returns the window at `nowMs`: the last reported one, a whole new one after it, or null if nothing is known. */
export function windowAt(reported: Window | null, nowMs: number): Window | null {
  if (reported === null || nowMs < reported.opensAt) return reported;
  if (reported.limit === null) return null;
  const endsAt = nowMs + WINDOW_MS;
  return { ...reported, remaining: reported.limit, endsAt, opensAt: endsAt, readAt: nowMs };
}

/** Returns a wait and up to a tenth more, so that processes that were given the same wait do not return at the same instant. */
export function spreadOut(durationMs: number, chance: number): number {
  return durationMs * (1 + 0.1 * chance);
}

function isEndOf(window: Window, endsAt: number, readAt: number): boolean {
  return readAt < window.endsAt && Math.abs(endsAt - window.endsAt) <= SAME_END_MS;
}

function untilEndOf(window: Window | null, nowMs: number): number {
  return window !== null && nowMs < window.endsAt ? window.endsAt - nowMs : UNKNOWN_END_MS;
}
