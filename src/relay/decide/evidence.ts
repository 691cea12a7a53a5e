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

/** The states before an outcome, in order. */
const UNFINISHED: readonly Word[] = ['unknown', 'queued', 'running'];

/** Of two outcomes with the same authority and time, the first in this list wins. */
const WORST_FIRST: readonly Word[] = ['failed', 'timed_out', 'cancelled', 'superseded', 'succeeded'];

/** Returns how far a deployment has come; 3 is an outcome. */
export function rankOf(word: Word): number {
  return isOutcome(word) ? UNFINISHED.length : UNFINISHED.indexOf(word);
}

export function isOutcome(word: Word): boolean {
  return !UNFINISHED.includes(word);
}

/** Returns when a hint reported the deployment to be under way; null if it did not, or if `at` is only the time of arrival. */
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
  const order =
    rankOf(one.word) - rankOf(other.word) ||
    one.authority - other.authority ||
    one.at - other.at ||
    WORST_FIRST.indexOf(other.word) - WORST_FIRST.indexOf(one.word);
  return order >= 0 ? one : other;
}
