import { backOffMs } from '../../kernel/back-off.ts';
import { readAdvice } from '../../rate-limit/advice.ts';

/** What GitHub's limits last said. Plain and never changed: {@link updateLimit} returns a new one. */
export interface Limit {
  /** Nothing is sent before this instant on the monotonic clock. */
  readonly opensAt: number;
  /** How many responses in a row said "too many" without saying until when. */
  readonly unexplained: number;
}

/** A response's head, and what it says in words; header names in lower case. */
export interface LimitNotice {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly message: string;
}

/** The same instant on both clocks. */
export interface Now {
  readonly monotonicMs: number;
  readonly epochMs: number;
}

/** A limit of which nothing is known yet. */
export const OPEN_LIMIT: Limit = { opensAt: Number.NEGATIVE_INFINITY, unexplained: 0 };

/** Retry-After, else the reset if nothing remains, else a minute and more: GitHub's "Best practices for using the REST API". */
const UNEXPLAINED = { firstMs: 60_000, maxMs: 900_000 };
/** `X-RateLimit-Reset` and `Date` are whole seconds, so the window may open up to one later than their difference says. */
const MIN_WAIT_MS = 1000;

/**
 * Returns true if a response means "too many requests", primary or secondary limit. GitHub says it with 429 and with 403, which it
 * also uses for a missing permission (its documentation, "Rate limits for the REST API").
 */
export function isLimited({ status, headers, message }: LimitNotice): boolean {
  if (status === 429) return true;
  if (status !== 403) return false;
  const says = (name: string): string => headers[name]?.trim() ?? '';
  if (says('retry-after') !== '' || /rate limit|abuse detection/i.test(message)) return true;
  // The last request of a window may be refused for want of a permission, and waiting does not help.
  return says('x-ratelimit-remaining') === '0' && !/not accessible by/i.test(message);
}

/**
 * Returns what is known of the limit after one more response. It never opens earlier than was known before; a response that is not
 * limited ends the growth of the wait, and closes until the reset if it was the last one of its window.
 */
export function updateLimit(limit: Limit, notice: LimitNotice, now: Now): Limit {
  // Read as a 429, since a 403 of GitHub's may ask to wait too.
  const { remaining, resetInMs, retryAfterMs } = readAdvice({ status: 429, headers: notice.headers }, now.epochMs);
  const untilReset = remaining === 0 ? resetInMs : null;
  if (!isLimited(notice)) return { opensAt: later(limit, now, untilReset), unexplained: 0 };
  const statedMs = retryAfterMs ?? untilReset;
  if (statedMs !== null) return { ...limit, opensAt: later(limit, now, statedMs) };
  // Calls that were under way together are refused together: that is one refusal.
  if (limit.opensAt > now.monotonicMs && limit.unexplained > 0) return limit;
  const waitMs = backOffMs(limit.unexplained + 1, UNEXPLAINED);
  return { opensAt: later(limit, now, waitMs), unexplained: limit.unexplained + 1 };
}

function later(limit: Limit, { monotonicMs }: Now, waitMs: number | null): number {
  return waitMs === null ? limit.opensAt : Math.max(limit.opensAt, monotonicMs + Math.max(MIN_WAIT_MS, waitMs));
}
