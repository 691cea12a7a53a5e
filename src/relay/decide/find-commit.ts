import type { Observation } from '../../deploy/deploy-target.ts';
import { isDateChanged, isDateOlder, isMoved, isNewIdentity } from '../../deploy/evidence/evidence.ts';
import { BETWEEN_COMMIT_READS_MS, isSameCommit, isSettled } from '../../deploy/evidence/judge-commit.ts';
import { readStatus } from '../../deploy/phase.ts';
import type { CommitSearch, Deployment } from './deployment.ts';
import { BUILT_IN, hasNoBaseline } from './registration-baseline.ts';
import type { DeployedCommit } from './tasks.ts';

/** A commit that did not run before the deployment counts after two reads this far apart, in milliseconds. */
const AGREE_MS = 2_000;
/** The search is given up after this long, in milliseconds. */
const SEARCH_MS = 10 * 60_000;

/** Returns true if the commit of a success can be searched: no workflow registered it, and the deployment date has moved. */
export function isSearchable({ registeredAt, reference }: Deployment, shown: Observation): boolean {
  if (registeredAt !== null || reference === null || hasNoBaseline(reference)) return false;
  const { lastDeploymentDate: date } = shown;
  return isDateChanged(reference.lastDeploymentDate, date) && !isDateOlder(date, reference.lastDeploymentDate);
}

export function startSearch(shown: Observation, now: number): CommitSearch {
  return { commit: null, reads: 0, since: null, shown, startedAt: now, state: 'open' };
}

/** Returns the search after one more status: given up if it shows something newer, and begun again if it may only lag behind. */
export function searchWith(search: CommitSearch, observation: Observation, now: number): CommitSearch {
  if (now - search.startedAt >= SEARCH_MS || isNewer(search.shown, observation))
    return { ...search, state: 'given-up' };
  return isMoved(search.shown, observation) ? { ...search, commit: null, reads: 0, since: null } : search;
}

function isNewer({ lastDeploymentDate, identity }: Observation, now: Observation): boolean {
  if (isDateOlder(now.lastDeploymentDate, lastDeploymentDate)) return false;
  if (isDateChanged(lastDeploymentDate, now.lastDeploymentDate) || isNewIdentity(identity, now.identity)) return true;
  return !['progress', 'success'].includes(readStatus(now, BUILT_IN).phase);
}

/**
 * Returns the search after one more read; `before` is the commit that ran before the deployment, or null if unknown. A failed read changes
 * nothing, and neither does one of the commit from before once another was read: it comes from a replica that lags behind.
 */
export function searchIn(
  search: CommitSearch,
  { commit, isNamed }: DeployedCommit,
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

/** Returns how long to wait before the next read, in milliseconds. */
export function nextReadMs({ commit }: CommitSearch, before: string | null): number {
  return isFresh(commit, before) ? AGREE_MS : BETWEEN_COMMIT_READS_MS;
}

function isFresh(commit: string | null, before: string | null): boolean {
  return commit !== null && before !== null && !isSameCommit(commit, before);
}

/** Returns true if another deployment has this commit already, or is newer, so that the success may be its own. */
export function isOfOtherDeployment(one: Deployment, commit: string, all: readonly Deployment[], now: number): boolean {
  return all.some(({ id, registeredAt, placed, openedAt, endedAt }) => {
    if (id === one.id) return false;
    if (registeredAt === null) return openedAt > one.openedAt;
    return placed !== null && isSameCommit(placed.sha, commit) && (endedAt ?? now) >= one.openedAt;
  });
}

/** Returns the commit that was found for a deployment; null if none was. */
export function foundCommit({ registeredAt, statusEvidence }: Deployment): string | null {
  const search = statusEvidence?.proof.search ?? null;
  return registeredAt === null && search?.state === 'found' ? search.commit : null;
}

/** Returns true if the application was read to run another commit after the success, so that the deployment cannot be of this one. */
export function isContradicted({ registeredAt, statusEvidence }: Deployment, sha: string): boolean {
  const read = statusEvidence?.proof.search?.commit ?? null;
  return registeredAt === null && read !== null && !isSameCommit(read, sha);
}
