import type { Observation } from './deploy-target.ts';
import { otherCommit, outOfTime, unsureOfCommit, withCommit, withOtherCommit } from './endings.ts';
import { compareNames } from './evidence/evidence.ts';
import {
  BETWEEN_COMMIT_READS_MS,
  type CommitReads,
  isComparable,
  isProvenByCommit,
  isSameCommit,
  judgeCommit,
} from './evidence/judge-commit.ts';
import { mayBecomeOpen } from './evidence/queue.ts';
import { isHealthy, type StateReading } from './phase.ts';
import type { Decision, DeployEvent, DeployState, PendingProof } from './state.ts';
import { checkLater, settle } from './transition.ts';

type Inspected = Extract<DeployEvent, { kind: 'inspected' }>;

/** Returns whether the running commit can contradict a success: this run requested a deployment of a commit by its SHA. */
export function isContradictable({ policy, record }: DeployState): boolean {
  return policy.trigger && record.isAdopted !== true && isComparable(policy.commit);
}

/** Returns whether the running commit can prove which deployment it is of; only a new one uses the settings that were written. */
export function isProvable(state: DeployState): boolean {
  return isContradictable(state) && state.settings !== 'written';
}

/**
 * Returns whether the running commit alone proves a success of a deployment of which nothing was seen. Not if ours may still be open:
 * the response named it, and the status names another one. Pure; docs/behaviors.md has it as a table.
 */
export function isCommitEnough(
  { policy, evidence, settings }: DeployState,
  observation: Observation,
  reading: StateReading,
): boolean {
  if (settings === 'written' || !isComparable(policy.commit) || !isHealthy(observation, reading)) return false;
  if (!policy.trigger) return true;
  return evidence.strongest === 'none' && compareNames(evidence.responseNames, observation.identity) !== 'different';
}

/** Holds an outcome until the application has reported which commit it runs. */
export function prove(
  state: DeployState,
  at: number,
  pending: Omit<PendingProof, keyof CommitReads | 'seenAt'>,
): Decision {
  const held = { ...pending, seenAt: at, reads: 0, since: null };
  const proof = { ...state.proof, pending: held, triedFor: state.movedAt };
  return [{ ...state, stage: 'proving', proof }, [{ kind: 'inspect', at }]];
}

/** Returns whether to read the commit that runs before ours starts: ours may wait, and only the commit may prove it later. */
export function isWorthInspecting(state: DeployState): boolean {
  return isProvable(state) && state.policy.wait && mayBecomeOpen(state.evidence);
}

/** Decides what to do after reading which commit the application runs, even if it could not be read. */
export function decideInspected(state: DeployState, event: Inspected): Decision {
  const { pending } = state.proof;
  const { commit, at } = event;
  if (pending === null) {
    const proof = { ...state.proof, before: commit };
    return checkLater({ ...state, proof }, event, () => outOfTime(state, ''));
  }
  const ours = state.policy.commit ?? '';
  if (pending.kind === 'unseen') return decideUnseen(state, event, pending);
  if (pending.kind !== 'certain') return decideOpen(state, event, pending);
  const verdict = judgeCommit(commit, ours, pending, at);
  if (verdict === 'ours') return settle(state, pending.seenAt, withCommit(pending.proven, ours));
  if (commit === null || verdict === 'nothing') return settle(state, pending.seenAt, pending.proven);
  if (verdict === 'another') return settle(state, at, otherCommit(state, commit));
  const againAt = at + BETWEEN_COMMIT_READS_MS;
  if (againAt >= state.deadlineAt) return settle(state, at, unsureOfCommit(state, commit));
  const again = { ...pending, reads: pending.reads + 1, since: pending.since ?? at };
  return [{ ...state, proof: { ...state.proof, pending: again } }, [{ kind: 'inspect', at: againAt }]];
}

/** Nothing of ours was seen, so only the commit says whether what runs is what was requested. */
function decideUnseen(state: DeployState, { commit }: Inspected, { proven, unproven, seenAt }: PendingProof): Decision {
  const ours = state.policy.commit ?? '';
  if (commit === null) return settle(state, seenAt, unproven);
  if (!isSameCommit(commit, ours)) return settle(state, seenAt, withOtherCommit(unproven, commit, ours));
  return settle({ ...state, record: { ...state.record, evidence: 'commit' } }, seenAt, proven);
}

/** An outcome that may be another's is ours if our commit runs now and did not run before. */
function decideOpen(state: DeployState, event: Inspected, pending: PendingProof): Decision {
  const ours = state.policy.commit ?? '';
  const { commit } = event;
  if (isProvenByCommit(state.evidence, commit, ours, state.proof.before))
    return settle(state, pending.seenAt, withCommit({ ...pending.proven, confirmed: true }, ours));
  if (pending.kind === 'last') return settle(state, pending.seenAt, pending.unproven);
  const following = { ...state, stage: 'following' as const, proof: { ...state.proof, pending: null } };
  return checkLater(following, event, () => outOfTime(state, ''));
}
