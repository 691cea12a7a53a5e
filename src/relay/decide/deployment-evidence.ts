/** How far a deployment is; `ended` is final. Never falls. */
export type Rank = 0 | 1 | 2 | 3;

/** How far a deployment is, as the words that a delivery or a status is read as. */
export type Word = 'unknown' | 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'superseded' | 'timed_out';

/** Who says so: 0 a delivery that knew the secret, 1 one that was signed, 2 the platform's status, 3 the relay's own deadline. */
export type Authority = 0 | 1 | 2 | 3;

/** What is known of one deployment, or what one delivery or status check says of it. */
export interface Evidence {
  readonly word: Word;
  readonly authority: Authority;
  /** When it was so, in milliseconds since the Unix epoch: by the platform's own time if it gave one, else by arrival. */
  readonly at: number;
}

/** What is known of a deployment that was never reported. */
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

/** Decides between two outcomes of the same authority and time: the first wins. */
const WORST_FIRST: readonly Word[] = ['failed', 'timed_out', 'cancelled', 'superseded', 'succeeded'];

/** Returns how far a word is. */
export function rankOf(word: Word): Rank {
  return RANKS[word];
}

/** Tells whether a deployment has ended. */
export function isOutcome(word: Word): boolean {
  return RANKS[word] === 3;
}

/**
 * Returns when a deployment was under way according to a hint, by the platform's clock; null if the hint does not say so, or
 * if `at` is only when the hint arrived.
 */
export function startedAtOf({ word, at }: Evidence, receivedAt: number): number | null {
  return isOutcome(word) || rankOf(word) === 0 || at === receivedAt ? null : at;
}

/** Returns the earlier of two instants; null if neither is known. */
export function earlierOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/**
 * Merges what two sources say of the same deployment: the higher rank; between two outcomes the higher authority, then the later
 * time, then the failing one. Commutative, associative, idempotent, so that neither order nor repetition of deliveries matters.
 */
export function merge(one: Evidence, other: Evidence): Evidence {
  return compare(one, other) >= 0 ? one : other;
}

/** A total order: the greater one is what is known. */
function compare(one: Evidence, other: Evidence): number {
  return (
    RANKS[one.word] - RANKS[other.word] ||
    one.authority - other.authority ||
    one.at - other.at ||
    WORST_FIRST.indexOf(other.word) - WORST_FIRST.indexOf(one.word)
  );
}
