/** How far a deployment has come; 3 is an outcome. Never falls. */
export type Rank = 0 | 1 | 2 | 3;

/** The state of a deployment, as a delivery or a status reports it. */
export type Word = 'unknown' | 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'superseded' | 'timed_out';

/** The source of a report: 0 a delivery with the secret, 1 a signed delivery, 2 the platform's status, 3 the relay's own deadline. */
export type Authority = 0 | 1 | 2 | 3;

/** What is known about a deployment, or what one delivery or status check reports. */
export interface Evidence {
  readonly word: Word;
  readonly authority: Authority;
  /** The time of the report in epoch milliseconds: the platform's own time if it gave one, else the time of arrival. */
  readonly at: number;
}

/** The evidence before any report. */
export const NO_EVIDENCE: Evidence = { word: 'unknown', authority: 0, at: 0 };

const RANKS: Readonly<Record<Word, Rank>> = {
  unknown: 0,
  queued: 1,
  running: 2,
  succeeded: 3,
  failed: 3,
  cancelled: 3,
  superseded: 3,
  timed_out: 3,
};

/** Of two outcomes with the same authority and time, the first in this list wins. */
const WORST_FIRST: readonly Word[] = ['failed', 'timed_out', 'cancelled', 'superseded', 'succeeded'];

/** Returns how far a state is on the way to an outcome. */
export function rankOf(word: Word): Rank {
  return RANKS[word];
}

/** Returns true for the states in which a deployment has finished. */
export function isOutcome(word: Word): boolean {
  return RANKS[word] === 3;
}

/**
 * Returns when a hint reported the deployment to be under way, by the platform's clock; null if it did not, or if `at` is only the time of
 * arrival.
 */
export function startedAtOf({ word, at }: Evidence, receivedAt: number): number | null {
  return isOutcome(word) || rankOf(word) === 0 || at === receivedAt ? null : at;
}

/** Returns the earlier of two instants; null if neither is known. */
export function earlierOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/**
 * Returns the stronger of two reports about a deployment: the higher rank; of two outcomes, the higher authority, then the later time, then
 * the failing one. Commutative, associative and idempotent, so neither the order nor the repetition of deliveries matters.
 */
export function merge(one: Evidence, other: Evidence): Evidence {
  return compare(one, other) >= 0 ? one : other;
}

/** Compares two reports; the greater one wins. A total order. */
function compare(one: Evidence, other: Evidence): number {
  return (
    RANKS[one.word] - RANKS[other.word] ||
    one.authority - other.authority ||
    one.at - other.at ||
    WORST_FIRST.indexOf(other.word) - WORST_FIRST.indexOf(one.word)
  );
}
