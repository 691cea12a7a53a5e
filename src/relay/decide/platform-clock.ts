/** One answer of the platform that told its time. Instants in epoch milliseconds. */
export interface ClockReading {
  /** By our clock: before it was asked, and when its answer was there. */
  readonly askedAt: number;
  readonly receivedAt: number;
  /** By the platform's, without the part of the second. */
  readonly answeredAt: number;
  /** The date of the last deployment that the answer shows; null where it shows none. */
  readonly shownAt: number | null;
}

/** Within what the platform's clock is ahead of ours, in milliseconds and negative where it is behind, by answers that agree. */
export interface PlatformClock {
  readonly leastMs: number;
  readonly mostMs: number;
  readonly readings: number;
  /** When the first of them came, by our clock. */
  readonly since: number;
  /** True where the one before them told of another clock: one that was set, runs at another pace, or is of another machine. */
  readonly isDoubtful: boolean;
}

/** HTTP tells whole seconds (RFC 9110, section 5.6.7). */
const SECOND_MS = 1_000;
/** The machines behind one address, and a clock that is being set, are apart by this at most. */
const WOBBLE_MS = 1_000;
/** An answer that was longer in coming, or was held back for the rate limit, measures too little. */
const MAX_MS = 5_000;
/** A time that is further off is believed of no clock: it would be a time zone, or the answer of a cache. */
const FURTHEST_MS = 15 * 60_000;
/** A time that went on as ours did for so long, in as many answers, is a clock's; that of one answer in a cache stands still. */
const STEADY_MS = 10_000;
const STEADY_READINGS = 3;

/** Returns what is known of the platform's clock after one more reading: pure. One that disagrees begins anew; null: nothing is known. */
export function readClock(before: PlatformClock | null, reading: ClockReading): PlatformClock | null {
  const { askedAt, receivedAt, answeredAt } = reading;
  if (!isMeasure(reading)) return null;
  const leastMs = answeredAt - receivedAt - WOBBLE_MS;
  const mostMs = answeredAt + SECOND_MS - askedAt + WOBBLE_MS;
  const one = { leastMs, mostMs, readings: 1, since: receivedAt, isDoubtful: false };
  if (before === null) return one;
  const both = { leastMs: Math.max(leastMs, before.leastMs), mostMs: Math.min(mostMs, before.mostMs) };
  if (both.leastMs > both.mostMs) return { ...one, isDoubtful: true };
  return { ...before, ...both, readings: before.readings + 1 };
}

function isMeasure({ askedAt, receivedAt, answeredAt, shownAt }: ClockReading): boolean {
  const tookMs = receivedAt - askedAt;
  if (tookMs < 0 || tookMs > MAX_MS || Math.abs(answeredAt - receivedAt) > FURTHEST_MS) return false;
  // Whoever answered before what it shows has another clock than whoever dated it.
  return shownAt === null || shownAt < answeredAt + SECOND_MS + WOBBLE_MS;
}

/**
 * Returns by how many milliseconds the platform's clock is surely ahead of ours, negative where it is behind: pure; 0 for clocks
 * that may be right. One answer shows a clock to be ahead, unless it is doubtful: a simulation's that runs faster than ours is ahead by
 * another time at each look, and what is ours would look old. To be behind takes several that agree: a cache that does not tell the age
 * of its answer looks like it, and could make ours what was before.
 */
export function aheadMsOf(clock: PlatformClock | null, now: number): number {
  if (clock === null) return 0;
  const isSteady = clock.readings >= STEADY_READINGS && now - clock.since >= STEADY_MS;
  if (clock.leastMs > 0) return isSteady || !clock.isDoubtful ? clock.leastMs : 0;
  return isSteady && clock.mostMs < 0 ? clock.mostMs : 0;
}
