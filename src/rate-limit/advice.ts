import { parseHttpDate } from '../kernel/instant.ts';
import type { Advice } from './gate-interface.ts';

/** One window of the limit: a longer wait in a header is cut to it. */
const MAX_MS = 3_600_000;
/** The longest wait that a 503 causes: a restart or an overload may be over sooner than it says. */
export const MAX_UNAVAILABLE_MS = 60_000;
const COUNT = /^\d{1,15}$/;
const NUMBER = /^\d{1,25}(?:\.\d{1,9})?$/;

/** The head of a response; header names in lower case. */
export interface ResponseHead {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/**
 * Returns what one response says about the rate limit. Times are measured against the response's own `Date`, or against
 * `epochMs`, this machine's clock, if it has none. What is missing or cannot be read is null; never throws.
 * Headers: `X-RateLimit-Limit`, `-Remaining`, `-Reset` by the platform's description; `Retry-After` by RFC 9110, section 10.2.3.
 */
export function readAdvice({ status, headers }: ResponseHead, epochMs: number): Advice {
  const read = (name: string): string => headers[name]?.trim() ?? '';
  const respondedAt = parseHttpDate(read('date')) ?? epochMs;
  const limit = parseCount(read('x-ratelimit-limit'));
  const limited = status === 429;
  const retryAfterMs = limited || status === 503 ? parseRetryAfter(read('retry-after'), respondedAt) : null;
  return {
    limit: limit === 0 ? null : limit,
    // With a limit of 0 a service says that it has none.
    remaining: limit === 0 ? null : parseCount(read('x-ratelimit-remaining')),
    resetInMs: parseReset(read('x-ratelimit-reset'), respondedAt),
    retryAfterMs: limited || retryAfterMs === null ? retryAfterMs : Math.min(MAX_UNAVAILABLE_MS, retryAfterMs),
    limited,
  };
}

function parseCount(text: string): number | null {
  return COUNT.test(text) ? Number(text) : null;
}

/** The platform documents Reset as a Unix timestamp, but one of its examples treats it as seconds to wait; the size shows the unit. */
function parseReset(text: string, now: number): number | null {
  if (!NUMBER.test(text)) return parseUntil(text, now);
  const value = Number(text);
  if (value >= 1e17) return clampWait(value / 1e6 - now);
  if (value >= 1e14) return clampWait(value / 1e3 - now);
  if (value >= 1e11) return clampWait(value - now);
  if (value >= 1e9) return clampWait(value * 1e3 - now);
  return clampWait(value * 1e3);
}

function parseRetryAfter(text: string, now: number): number | null {
  return NUMBER.test(text) ? clampWait(Number(text) * 1e3) : parseUntil(text, now);
}

function parseUntil(text: string, now: number): number | null {
  const at = parseHttpDate(text);
  return at === null ? null : clampWait(at - now);
}

function clampWait(durationMs: number): number {
  return Math.min(MAX_MS, Math.max(0, durationMs));
}
