import { isComparable, isProvenByCommit, judgeCommit } from '../../deploy/evidence/judge-commit.ts';
import { mayBecomeOpen } from '../../deploy/evidence/queue.ts';
import type { CommitProof, Deployment, StatusEvidence } from './deployment.ts';
import { merge, type Word } from './evidence.ts';
import { withOpenPlace } from './registered-id.ts';

/** The proof before the commit was read. */
export const UNREAD: CommitProof = { isBeforeRead: false, before: null, pending: null, triedFor: null, runs: null };

/** Returns true if the running commit can prove something: a workflow registered the deployment with its commit. */
export function isProvable({ registeredAt, placed }: Deployment): boolean {
  return registeredAt !== null && isComparable(placed?.sha ?? null);
}

/** Returns true if the running commit is worth a request: a success waits for it, or others may be deployed before ours. */
export function isCommitWanted(deployment: Deployment): boolean {
  const { endedAt, statusEvidence } = deployment;
  if (endedAt !== null || statusEvidence === null || !isProvable(deployment)) return false;
  const { proof, evidence } = statusEvidence;
  if (proof.pending !== null) return true;
  return !proof.isBeforeRead && mayBecomeOpen(evidence);
}

/** Returns a deployment after reading which commit the application runs; null if the application does not say. */
export function judgeDeployedCommit(deployment: Deployment, commit: string | null, now: number): Deployment {
  const { statusEvidence, placed } = deployment;
  if (statusEvidence === null || placed === null || !isCommitWanted(deployment)) return deployment;
  const { proof } = statusEvidence;
  const ours = placed.sha;
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
