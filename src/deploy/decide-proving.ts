import { outOfTime } from './endings.ts';
import { renderEvidence, shortCommit } from './sentences.ts';
import type { Conclusion, Decision, DeployEvent, DeployState, PendingProof } from './state.ts';
import { lookLater, settle } from './transition.ts';

/** Another commit is believed after this many reads, this far apart in milliseconds: a service may write the commit a little later than the state. */
const READS = 3;
const BETWEEN_READS_MS = 7_500;
/** SHA-1 and SHA-256 object names, whole. */
const FULL_SHA = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i;

type Inspected = Extract<DeployEvent, { kind: 'inspected' }>;

/** Tells whether the commit that the application runs can prove anything: this run requested a deployment of one that it knows whole. */
export function isProvable({ policy, record }: DeployState): boolean {
  return policy.trigger && record.isAdopted !== true && FULL_SHA.test(policy.commit ?? '');
}

/** Holds an outcome until the application has said which commit it runs. */
export function prove(state: DeployState, at: number, pending: Omit<PendingProof, 'reads' | 'seenAt'>): Decision {
  const proof = { ...state.proof, pending: { ...pending, seenAt: at, reads: 0 }, triedFor: state.movedAt };
  return [{ ...state, stage: 'proving', proof }, [{ kind: 'inspect', at }]];
}

/**
 * Tells whether the commit that runs before ours is worth a request: ours waits behind others, or may, so that in the end only the
 * commit may tell whose deployment it was.
 */
export function isWorthInspecting(state: DeployState): boolean {
  const { queue } = state.ties;
  const mayBeOpen = queue.state === 'waiting' || queue.isOpen || queue.isFirstOfOther;
  return isProvable(state) && state.policy.wait && mayBeOpen;
}

/** What follows when the application has said which commit it runs, or has not. */
export function decideInspected(state: DeployState, event: Inspected): Decision {
  const { pending } = state.proof;
  const { commit, at } = event;
  if (pending === null) {
    const proof = { ...state.proof, before: commit };
    return lookLater({ ...state, proof }, event, () => outOfTime(state, ''));
  }
  const ours = state.policy.commit ?? '';
  if (pending.kind !== 'certain') return decideOpen(state, event, pending);
  if (commit === null) return settle(state, pending.seenAt, pending.proven);
  if (isSameCommit(commit, ours)) return settle(state, pending.seenAt, withCommit(pending.proven, ours));
  const reads = pending.reads + 1;
  if (reads >= READS) return settle(state, at, otherCommit(state, commit));
  const againAt = at + BETWEEN_READS_MS;
  if (againAt >= state.deadlineAt) return settle(state, at, unsureOfCommit(state, commit));
  const proof = { ...state.proof, pending: { ...pending, reads } };
  return [{ ...state, proof }, [{ kind: 'inspect', at: againAt }]];
}

/** An outcome that may be another's is ours where our commit runs, and did not before. */
function decideOpen(state: DeployState, event: Inspected, pending: PendingProof): Decision {
  const ours = state.policy.commit ?? '';
  const { commit } = event;
  const { before } = state.proof;
  const isOurs = commit !== null && isSameCommit(commit, ours) && before !== null && !isSameCommit(before, ours);
  if (isOurs) return settle(state, pending.seenAt, withCommit({ ...pending.proven, confirmed: true }, ours));
  if (pending.kind === 'last') return settle(state, pending.seenAt, pending.unproven);
  const following = { ...state, stage: 'following' as const, proof: { ...state.proof, pending: null } };
  return lookLater(following, event, () => outOfTime(state, ''));
}

/** A service may shorten the commit; seven characters are the fewest that git takes for one. */
function isSameCommit(one: string, other: string): boolean {
  const [short, long] = [one.toLowerCase(), other.toLowerCase()].sort((a, b) => a.length - b.length) as [
    string,
    string,
  ];
  return short.length >= 7 && long.startsWith(short);
}

function withCommit(ending: Conclusion, commit: string): Conclusion {
  const reason = `${ending.reason.replace(/\.$/, '')}, and the application runs ${shortCommit(commit)}.`;
  return { ...ending, reason };
}

function otherCommit(state: DeployState, commit: string): Conclusion {
  const ours = shortCommit(state.policy.commit ?? '');
  return {
    result: 'superseded',
    reason: `The deployment succeeded, but the application runs ${shortCommit(commit)} instead of ${ours}: the platform merged the request with another one, or a newer deployment replaced it.`,
    advice: `Check at the platform who deployed ${shortCommit(commit)}; on-superseded decides whether this fails.`,
    confirmed: true,
  };
}

function unsureOfCommit(state: DeployState, commit: string): Conclusion {
  return {
    result: 'unknown',
    reason: `The status shows a success (${renderEvidence(state.record, state.policy.trigger)}), but the application runs ${shortCommit(commit)} instead of ${shortCommit(state.policy.commit ?? '')}, and the time ran out before that could be checked again.`,
    advice: 'Check at the platform which commit runs, or raise timeout.',
  };
}
