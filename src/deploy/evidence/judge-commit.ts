import type { EvidenceState } from './evidence-state.ts';

/** Another commit is believed after this many reads over this time: a service may write the commit shortly after the state. */
const READS = 3;
const BELIEVED_AFTER_MS = 15_000;
/** How long to wait between two reads, in milliseconds. */
export const BETWEEN_COMMIT_READS_MS = BELIEVED_AFTER_MS / (READS - 1);
/** Git takes so many digits of an object name at least. */
const MIN_DIGITS = 7;
/** An object name of SHA-1 or SHA-256, or the beginning of one. */
const SHA = /^[0-9a-f]{7,64}$/i;

/** The reads of the running commit that an outcome waits for. */
export interface CommitReads {
  /** How often a commit other than ours was read. */
  readonly reads: number;
  /** When another commit was first read, in milliseconds; null before any. */
  readonly since: number | null;
}

/** What the running commit says: it is ours, another one for long enough, another one so far, or nothing is known. */
export type CommitVerdict = 'ours' | 'another' | 'maybe-another' | 'nothing';

/** Returns true if a commit is named by its SHA, so that it can be compared with the running one. */
export function isComparable(commit: string | null): commit is string {
  return SHA.test(commit ?? '');
}

/** Judges the running commit after a success that is surely our deployment's; `reads` are the earlier reads. Pure. */
export function judgeCommit(
  commit: string | null,
  ours: string,
  { reads, since }: CommitReads,
  at: number,
): CommitVerdict {
  if (commit === null) return 'nothing';
  if (isSameCommit(commit, ours)) return 'ours';
  const isLongEnough = reads + 1 >= READS && at - (since ?? at) >= BELIEVED_AFTER_MS;
  return isLongEnough ? 'another' : 'maybe-another';
}

/**
 * Returns true if the commit proves that a success is ours: ours runs, something else ran before, and at most one deployment started since
 * our request. Two requests for one commit would prove nothing.
 */
export function isProvenByCommit(
  { other, foreign, others, startedAhead, exits }: EvidenceState,
  commit: string | null,
  ours: string,
  before: string | null,
): boolean {
  if (commit === null || before === null || isSameCommit(before, ours)) return false;
  const isAlone = other === null && foreign === null && others.every(({ deploys }) => !deploys);
  return isAlone && startedAhead === 0 && exits <= 1 && isSameCommit(commit, ours);
}

/** Returns true if two commits are the same. One of them may be shortened. */
export function isSameCommit(one: string, other: string): boolean {
  const first = one.toLowerCase();
  const second = other.toLowerCase();
  const isLongEnough = first.length >= MIN_DIGITS && second.length >= MIN_DIGITS;
  return isLongEnough && (first.startsWith(second) || second.startsWith(first));
}
