import type { CommitReading, Observation } from '../deploy-target.ts';
import { type PhaseOverrides, readStatus } from '../phase.ts';
import { isDateChanged, isDateOlder, isMoved, isNewIdentity } from './evidence.ts';
import { BETWEEN_COMMIT_READS_MS, type CommitReads, isSameCommit, isSettled } from './judge-commit.ts';

/** The search for the commit of a success that nobody registered, by what the application says that it runs. */
export interface CommitSearch extends CommitReads {
  /** The commit that was read last; null before the first. */
  readonly commit: string | null;
  /** The status that shows the success. */
  readonly shown: Observation;
  readonly startedAt: number;
  readonly state: 'open' | 'found' | 'given-up';
}

/** A commit that did not run before the deployment counts after two reads this far apart, in milliseconds. */
const AGREE_MS = 2_000;
/** The search is given up after this long, in milliseconds. */
const SEARCH_MS = 10 * 60_000;

/** Returns the search that begins with the status of a success at the instant `now`, in milliseconds. */
export function startSearch(shown: Observation, now: number): CommitSearch {
  return { commit: null, reads: 0, since: null, shown, startedAt: now, state: 'open' };
}

/** Returns the search after one more status: given up if it shows something newer, begun again if it may only lag behind. Pure. */
export function searchWith(
  search: CommitSearch,
  observation: Observation,
  now: number,
  rules: PhaseOverrides,
): CommitSearch {
  const isOver = now - search.startedAt >= SEARCH_MS || isNewer(search.shown, observation, rules);
  if (isOver) return { ...search, state: 'given-up' };
  return isMoved(search.shown, observation) ? { ...search, commit: null, reads: 0, since: null } : search;
}

function isNewer({ lastDeploymentDate, identity }: Observation, now: Observation, rules: PhaseOverrides): boolean {
  if (isDateOlder(now.lastDeploymentDate, lastDeploymentDate)) return false;
  if (isDateChanged(lastDeploymentDate, now.lastDeploymentDate) || isNewIdentity(identity, now.identity)) return true;
  return !['progress', 'success'].includes(readStatus(now, rules).phase);
}

/**
 * Returns the search after one more read; `before` is the commit that ran before the deployment, or null if unknown. Pure. A failed read
 * changes nothing, and neither does one of the commit from before once another was read: it comes from a replica that lags behind.
 */
export function searchIn(
  search: CommitSearch,
  { commit, isNamed }: Omit<CommitReading, 'error'>,
  before: string | null,
  now: number,
): CommitSearch {
  if (isNamed === false) return { ...search, state: 'given-up' };
  if (commit === null || (isFresh(search.commit, before) && !isFresh(commit, before))) return search;
  const isSame = search.commit !== null && isSameCommit(search.commit, commit);
  const reads = isSame ? search.reads + 1 : 1;
  const next = { ...search, commit, reads, since: isSame ? search.since : now };
  const isFound = (isFresh(commit, before) && reads > 1) || isSettled(next, now);
  return { ...next, state: isFound ? 'found' : 'open' };
}

/** Returns how long to wait before the next read of the commit, in milliseconds; `search` is null without one. */
export function nextReadMs(search: CommitSearch | null, before: string | null): number {
  return isFresh(search?.commit ?? null, before) ? AGREE_MS : BETWEEN_COMMIT_READS_MS;
}

function isFresh(commit: string | null, before: string | null): boolean {
  return commit !== null && before !== null && !isSameCommit(commit, before);
}
