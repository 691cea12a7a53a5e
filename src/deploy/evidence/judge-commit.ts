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

/** The reads of one commit: of a commit other than ours, if ours is known. */
export interface CommitReads {
  readonly reads: number;
  /** When it was first read, in milliseconds; null before that. */
  readonly since: number | null;
}

/** Returns true if reads of one commit count as what the application runs, even if it was outdated at first. Pure. */
export function isSettled({ reads, since }: CommitReads, at: number): boolean {
  return reads >= READS && at - (since ?? at) >= BELIEVED_AFTER_MS;
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
  return isSettled({ reads: reads + 1, since }, at) ? 'another' : 'maybe-another';
}

/**
 * Returns true if the commit proves that a success is ours: ours runs, something else ran before, and at most one deployment started since
 * our request. Two requests for one commit would prove nothing.
 */
export function isProvenByCommit(
  { other, another, others, exits }: EvidenceState,
  commit: string | null,
  ours: string,
  before: string | null,
): boolean {
  if (commit === null || before === null || isSameCommit(before, ours)) return false;
  const isAlone = other === null && another === null && others.every(({ kind }) => kind === 'restart');
  return isAlone && exits <= 1 && isSameCommit(commit, ours);
}

/** Returns true if two commits are the same. One of them may be shortened. */
export function isSameCommit(one: string, other: string): boolean {
  const first = one.toLowerCase();
  const second = other.toLowerCase();
  const isLongEnough = first.length >= MIN_DIGITS && second.length >= MIN_DIGITS;
  return isLongEnough && (first.startsWith(second) || second.startsWith(first));
}
