/** The times around one response of the platform, in epoch milliseconds. */
export interface ClockReading {
  /** By our clock: before the request, and when the response had arrived. */
  readonly requestedAt: number;
  readonly receivedAt: number;
  /** By the platform's clock, in whole seconds. */
  readonly respondedAt: number;
  /** The date of the last deployment in the response, or null. */
  readonly shownAt: number | null;
}

/** Bounds on how far the platform's clock is ahead of ours, in milliseconds (negative: behind), by responses that agree. */
export interface PlatformClock {
  readonly minMs: number;
  readonly maxMs: number;
  readonly readings: number;
  /** When the first of these responses arrived, by our clock. */
  readonly since: number;
  /** True if the previous response showed another clock: one that was set, runs at another speed or belongs to another machine. */
  readonly isDoubtful: boolean;
}

/** HTTP dates have whole seconds (RFC 9110, section 5.6.7). */
const SECOND_MS = 1_000;
/** The clocks of several machines behind one address differ by at most this, like a clock that is being set. */
const MAX_DRIFT_MS = 1_000;
/** A slower response, or one delayed by the rate limit, is not precise enough. */
const MAX_RESPONSE_MS = 5_000;
/** A larger difference is a time zone or a cached response, not a clock. */
const MAX_SKEW_MS = 15 * 60_000;
/** A clock advances together with ours for this long, in this many responses; the time of a cached response stands still. */
const STEADY_MS = 10_000;
const STEADY_READINGS = 3;

/** Returns the bounds of the platform's clock after one more response; null if nothing is known. A response that disagrees starts over. */
export function readClock(before: PlatformClock | null, reading: ClockReading): PlatformClock | null {
  const { requestedAt, receivedAt, respondedAt } = reading;
  if (!isUsable(reading)) return null;
  const minMs = respondedAt - receivedAt - MAX_DRIFT_MS;
  const maxMs = respondedAt + SECOND_MS - requestedAt + MAX_DRIFT_MS;
  const one = { minMs, maxMs, readings: 1, since: receivedAt, isDoubtful: false };
  if (before === null) return one;
  const both = { minMs: Math.max(minMs, before.minMs), maxMs: Math.min(maxMs, before.maxMs) };
  if (both.minMs > both.maxMs) return { ...one, isDoubtful: true };
  return { ...before, ...both, readings: before.readings + 1 };
}

function isUsable({ requestedAt, receivedAt, respondedAt, shownAt }: ClockReading): boolean {
  const tookMs = receivedAt - requestedAt;
  if (tookMs < 0 || tookMs > MAX_RESPONSE_MS || Math.abs(respondedAt - receivedAt) > MAX_SKEW_MS) return false;
  // If the response is older than the date in it, the two are from different clocks.
  return shownAt === null || shownAt < respondedAt + SECOND_MS + MAX_DRIFT_MS;
}

/**
 * Returns by how many milliseconds the platform's clock is certainly ahead of ours (negative: behind); 0 if the clocks may agree. One
 * response can prove that it is ahead, unless it is doubtful: a simulated clock that runs faster is ahead by a different time at each
 * check, and our deployment would look old. Proof that it is behind takes several responses that agree, since a cached response without its
 * age looks the same and could make an earlier deployment ours.
 */
export function aheadMsOf(clock: PlatformClock | null, now: number): number {
  if (clock === null) return 0;
  const isSteady = clock.readings >= STEADY_READINGS && now - clock.since >= STEADY_MS;
  if (clock.minMs > 0) return isSteady || !clock.isDoubtful ? clock.minMs : 0;
  return isSteady && clock.maxMs < 0 ? clock.maxMs : 0;
}
