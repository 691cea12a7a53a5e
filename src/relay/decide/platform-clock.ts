/** One response of the platform with its time. Instants in epoch milliseconds. */
export interface ClockReading {
  /** By our clock: before the request, and when the response was there. */
  readonly requestedAt: number;
  readonly receivedAt: number;
  /** By the platform's, without the part of the second. */
  readonly respondedAt: number;
  /** The date of the last deployment that the response shows; null if it shows none. */
  readonly shownAt: number | null;
}

/** Bounds on how far the platform's clock is ahead of ours, in milliseconds (negative: behind), by responses that agree. */
export interface PlatformClock {
  readonly minMs: number;
  readonly maxMs: number;
  readonly readings: number;
  /** When the first of them came, by our clock. */
  readonly since: number;
  /** Whether the response before them showed another clock: one that was set, runs at another pace, or is of another machine. */
  readonly isDoubtful: boolean;
}

/** HTTP dates have whole seconds (RFC 9110, section 5.6.7). */
const SECOND_MS = 1_000;
/** The clocks of the machines behind one address differ by this at most, like a clock that is being set. */
const MAX_DRIFT_MS = 1_000;
/** A response that took longer, or was held back for the rate limit, measures too little. */
const MAX_RESPONSE_MS = 5_000;
/** A time that is further off is no clock's: it would be a time zone, or a cached response. */
const MAX_SKEW_MS = 15 * 60_000;
/** A time that advanced as ours did for so long, in as many responses, is a clock's; that of a cached response stands still. */
const STEADY_MS = 10_000;
const STEADY_READINGS = 3;

/** Returns what is known of the platform's clock after one more reading: pure. One that disagrees starts again; null: nothing is known. */
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
  // A response from before the date that it shows has another clock than that date.
  return shownAt === null || shownAt < respondedAt + SECOND_MS + MAX_DRIFT_MS;
}

/**
 * Returns by how many milliseconds the platform's clock is surely ahead of ours, negative where it is behind: pure; 0 for clocks
 * that may be right. One response shows that a clock is ahead, unless it is doubtful: a simulation's clock that runs faster than ours is
 * ahead by another time at each check, and our deployment would look old. Being behind takes several responses that agree: a cached
 * response without its age looks the same, and could make an earlier deployment ours.
 */
export function aheadMsOf(clock: PlatformClock | null, now: number): number {
  if (clock === null) return 0;
  const isSteady = clock.readings >= STEADY_READINGS && now - clock.since >= STEADY_MS;
  if (clock.minMs > 0) return isSteady || !clock.isDoubtful ? clock.minMs : 0;
  return isSteady && clock.maxMs < 0 ? clock.maxMs : 0;
}
