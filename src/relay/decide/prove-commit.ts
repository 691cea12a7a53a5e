import { isFullCommit, isProvenByCommit, judgeCommit } from '../../deploy/evidence/judge-commit.ts';
import { merge, type Word } from './deployment-evidence.ts';
import type { CommitProof, Deployment, StatusEvidence } from './relayed-deployment-state.ts';

/** Nothing is known of the commit that runs. */
export const UNREAD: CommitProof = { isBeforeRead: false, before: null, pending: null, triedFor: null, runs: null };

/** Tells whether the commit that runs can prove anything of a deployment: a workflow registered it, with the whole commit. */
export function isProvable({ registeredAt, placed }: Deployment): boolean {
  return registeredAt !== null && isFullCommit(placed?.sha ?? null);
}

/**
 * Tells whether the commit that the application runs is worth a request: a success waits for it, or ours waits behind others, or may, so
 * that in the end only the commit may show whose deployment it was.
 */
export function isCommitWanted(deployment: Deployment): boolean {
  const { endedAt, statusEvidence } = deployment;
  if (endedAt !== null || statusEvidence === null || !isProvable(deployment)) return false;
  const { proof, evidence } = statusEvidence;
  if (proof.pending !== null) return true;
  return (
    !proof.isBeforeRead &&
    (evidence.queue.state === 'waiting' || evidence.queue.isOpen || evidence.queue.isFirstOfOther)
  );
}

/** Adds what the application said of the commit that it runs to what is known of a deployment: pure. Null: it does not say. */
export function judgeDeployedCommit(deployment: Deployment, commit: string | null, now: number): Deployment {
  const { statusEvidence, placed } = deployment;
  if (statusEvidence === null || placed === null || !isCommitWanted(deployment)) return deployment;
  const { proof } = statusEvidence;
  const ours = placed.sha;
  if (proof.pending === null)
    return withProof(deployment, statusEvidence, { ...proof, isBeforeRead: true, before: commit });
  const settled = { ...proof, isBeforeRead: true, pending: null, runs: commit };
  if (proof.pending.kind === 'open') {
    const isOurs = isProvenByCommit(commit, ours, proof.before);
    if (isOurs) return say(withProof(deployment, statusEvidence, settled), 'succeeded', now);
    const before = proof.isBeforeRead ? proof.before : commit;
    return withProof(deployment, statusEvidence, { ...settled, before, runs: null });
  }
  switch (judgeCommit(commit, ours, proof.pending, now)) {
    case 'another':
      // What was only guessed to be ours was another's, and ours may be the next.
      if (statusEvidence.isGuess)
        return withProof(deployment, withOpenPlace(statusEvidence), { ...settled, before: commit, runs: null });
      return say(withProof(deployment, statusEvidence, settled), 'superseded', now);
    case 'maybe-another': {
      const pending = { ...proof.pending, reads: proof.pending.reads + 1, since: proof.pending.since ?? now };
      return withProof(deployment, statusEvidence, { ...proof, pending });
    }
    default:
      // A read that failed takes nothing back.
      if (commit === null && proof.pending.reads > 0) return deployment;
      return say(withProof(deployment, statusEvidence, settled), 'succeeded', now);
  }
}

function withOpenPlace(statusEvidence: StatusEvidence): StatusEvidence {
  const { evidence } = statusEvidence;
  return { ...statusEvidence, evidence: { ...evidence, queue: { ...evidence.queue, isOpen: true } } };
}

function withProof(deployment: Deployment, statusEvidence: StatusEvidence, proof: CommitProof): Deployment {
  return { ...deployment, statusEvidence: { ...statusEvidence, proof } };
}

function say(deployment: Deployment, word: Word, now: number): Deployment {
  return { ...deployment, seen: merge(deployment.seen, { word, authority: 2, at: now }) };
}
