/** How far a deployment is; `ended` is final. Never falls. */
export type Rank = 0 | 1 | 2 | 3;

/** How far a deployment is, as the words that a delivery or a status is read as. */
export type Word = 'unknown' | 'queued' | 'running' | 'succeeded' | 'failed' | 'cancelled' | 'superseded' | 'timed_out';

/** Who says so: 0 a delivery that knew the secret, 1 one that was signed, 2 the platform's status, 3 the relay's own deadline. */
export type Authority = 0 | 1 | 2 | 3;

/** What is known of one deployment, or what one delivery or look says of it. */
export interface Knowledge {
  readonly word: Word;
  readonly authority: Authority;
  /** When it was so, in milliseconds since the Unix epoch: by the platform's own time where it told one, else by arrival. */
  readonly at: number;
}

/** What is known of a deployment that nobody told anything of. */
export const NOTHING_KNOWN: Knowledge = { word: 'unknown', authority: 0, at: 0 };

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

/** From the one that wins a tie between two ends of the same authority and time. */
const WORST_FIRST: readonly Word[] = ['failed', 'timed_out', 'cancelled', 'superseded', 'succeeded'];

/** Returns how far a word is. */
export function rankOf(word: Word): Rank {
  return RANKS[word];
}

/** Tells whether a deployment has ended. */
export function isEnd(word: Word): boolean {
  return RANKS[word] === 3;
}

/**
 * Returns when a hint tells, by the platform's clock, that a deployment was under way; null where it tells of no such thing, or
 * where `at` is only when the hint arrived.
 */
export function begunAtOf({ word, at }: Knowledge, receivedAt: number): number | null {
  return isEnd(word) || rankOf(word) === 0 || at === receivedAt ? null : at;
}

/** Returns the earlier of two instants; null where neither is known. */
export function earlierOf(one: number | null, other: number | null): number | null {
  return one === null || other === null ? (one ?? other) : Math.min(one, other);
}

/**
 * Merges what two sources say of the same deployment: the higher rank; between two ends the higher authority, then the later
 * time, then the failing one. Commutative, associative, idempotent, so that neither order nor repetition of deliveries matters.
 */
export function merge(one: Knowledge, other: Knowledge): Knowledge {
  return compare(one, other) >= 0 ? one : other;
}

/** A total order: the greater one is what is known. */
function compare(one: Knowledge, other: Knowledge): number {
  return (
    RANKS[one.word] - RANKS[other.word] ||
    one.authority - other.authority ||
    one.at - other.at ||
    WORST_FIRST.indexOf(other.word) - WORST_FIRST.indexOf(one.word)
  );
}
