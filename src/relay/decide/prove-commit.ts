import type { Observation } from '../../deploy/deploy-target.ts';
import { isDateChanged, isDateOlder, isMoved } from '../../deploy/evidence/evidence.ts';
import { type CommitSearch, searchIn, searchWith, startSearch } from '../../deploy/evidence/find-commit.ts';
import { isComparable, isProvenByCommit, isSameCommit, judgeCommit } from '../../deploy/evidence/judge-commit.ts';
import { mayBecomeOpen, withOpenPlace } from '../../deploy/evidence/queue.ts';
import type { CommitProof, Deployment, StatusEvidence } from './deployment.ts';
import { merge, type Word } from './evidence.ts';
import { BUILT_IN, hasNoBaseline } from './registration-baseline.ts';
import type { DeployedCommit } from './tasks.ts';

/** The proof before the commit was read. */
export const UNREAD: CommitProof = { isBeforeRead: false, before: null, pending: null, triedFor: null, runs: null };

/** Returns true if the running commit can prove something: a workflow registered the deployment with its commit. */
export function isProvable({ registeredAt, placed }: Deployment): boolean {
  return registeredAt !== null && isComparable(placed?.sha ?? null);
}

/**
 * Returns true if the running commit is worth a request: a success waits for it, or others may be deployed before ours. Without a
 * registration, also what runs before the success.
 */
export function isCommitWanted(deployment: Deployment): boolean {
  const { endedAt, statusEvidence, registeredAt } = deployment;
  if (endedAt !== null || statusEvidence === null) return false;
  const { proof, evidence, last } = statusEvidence;
  // A status that moved on may be of another deployment, and so may the commit.
  if (isSearching(deployment)) return last !== null && !isMoved(proof.search?.shown ?? last, last);
  if (registeredAt === null) return !proof.isBeforeRead;
  if (!isProvable(deployment)) return false;
  if (proof.pending !== null) return true;
  return !proof.isBeforeRead && mayBecomeOpen(evidence);
}

/** Returns true while the commit of a success is searched. */
export function isSearching({ registeredAt, statusEvidence }: Deployment): boolean {
  return registeredAt === null && statusEvidence?.proof.search?.state === 'open';
}

/** Returns a deployment, which no workflow registered, after one more status since its success. */
export function searchCommit(deployment: Deployment, observation: Observation, now: number): Deployment {
  const { statusEvidence, state } = deployment;
  if (statusEvidence === null) return deployment;
  const before = statusEvidence.proof.search ?? null;
  const search = before === null ? startSearch(observation, now) : searchWith(before, observation, now, BUILT_IN);
  const doubt = `The status shows ${state ?? 'a success'}. The platform has not confirmed yet which commit runs.`;
  const shown = { ...statusEvidence, last: observation, checkedAt: now };
  return withSearch({ ...deployment, doubt }, shown, search, now);
}

/** A commit that was guessed is dropped if another one runs. */
function withSearch(
  deployment: Deployment,
  statusEvidence: StatusEvidence,
  search: CommitSearch,
  now: number,
): Deployment {
  const { commit: runs, state } = search;
  const searched = withProof(deployment, statusEvidence, { ...statusEvidence.proof, search });
  if (state === 'open') return searched;
  const isOther = deployment.placed !== null && isContradicted(searched, deployment.placed.sha);
  const settled = { ...statusEvidence.proof, search, runs: state === 'found' ? runs : null };
  const placed = isOther ? null : deployment.placed;
  return say({ ...withProof(searched, statusEvidence, settled), placed, doubt: null }, 'succeeded', now);
}

/** Returns a deployment after reading which commit the application runs. `all`: the deployments of the application. */
export function judgeDeployedCommit(
  deployment: Deployment,
  reading: DeployedCommit,
  now: number,
  all: readonly Deployment[] = [],
): Deployment {
  const { statusEvidence, placed } = deployment;
  if (statusEvidence === null || !isCommitWanted(deployment)) return deployment;
  const { proof } = statusEvidence;
  const { commit } = reading;
  if (isSearching(deployment) && proof.search != null) {
    const search = searchIn(proof.search, reading, proof.before, now);
    const isOthers = search.state === 'found' && isOfOtherDeployment(deployment, search.commit ?? '', all, now);
    return withSearch(deployment, statusEvidence, isOthers ? { ...search, state: 'given-up' } : search, now);
  }
  const ours = placed?.sha ?? '';
  if (proof.pending === null)
    return withProof(deployment, statusEvidence, { ...proof, isBeforeRead: true, before: commit });
  const settled = { ...proof, isBeforeRead: true, pending: null, runs: commit };
  if (proof.pending.kind === 'open') {
    const isOurs = isProvenByCommit(statusEvidence.evidence, commit, ours, proof.before);
    if (isOurs) return say(withProof(deployment, statusEvidence, settled), 'succeeded', now);
    const before = proof.isBeforeRead ? proof.before : commit;
    return withProof(deployment, statusEvidence, { ...settled, before, runs: null });
  }
  switch (judgeCommit(commit, ours, proof.pending, now)) {
    case 'another':
      // The guessed work was another's, so ours may be the next.
      if (statusEvidence.isGuess) {
        const open = { ...statusEvidence, evidence: withOpenPlace(statusEvidence.evidence) };
        return withProof(deployment, open, { ...settled, before: commit, runs: null });
      }
      return say(withProof(deployment, statusEvidence, settled), 'superseded', now);
    case 'maybe-another': {
      const pending = { ...proof.pending, reads: proof.pending.reads + 1, since: proof.pending.since ?? now };
      return withProof(deployment, statusEvidence, { ...proof, pending });
    }
    default:
      // A failed read changes nothing.
      if (commit === null && proof.pending.reads > 0) return deployment;
      return say(withProof(deployment, statusEvidence, settled), 'succeeded', now);
  }
}

function withProof(deployment: Deployment, statusEvidence: StatusEvidence, proof: CommitProof): Deployment {
  return { ...deployment, statusEvidence: { ...statusEvidence, proof } };
}

/** Returns a deployment whose status showed a state; a state seen again keeps the time at which it was first seen. */
export function say(deployment: Deployment, word: Word, now: number): Deployment {
  const { seen } = deployment;
  return seen.word === word ? deployment : { ...deployment, seen: merge(seen, { word, authority: 2, at: now }) };
}

/** Returns true if the commit of a success can be searched: no workflow registered it, and the deployment date has moved. */
export function isSearchable({ registeredAt, reference }: Deployment, shown: Observation): boolean {
  if (registeredAt !== null || reference === null || hasNoBaseline(reference)) return false;
  const { lastDeploymentDate: date } = shown;
  return isDateChanged(reference.lastDeploymentDate, date) && !isDateOlder(date, reference.lastDeploymentDate);
}

/** Returns true if another deployment has this commit already, or is newer, so that the success may be its own. */
function isOfOtherDeployment(one: Deployment, commit: string, all: readonly Deployment[], now: number): boolean {
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
