import type { Observation } from '../../deploy/deploy-target.ts';
import { compareNames, isMoved, type Reference } from '../../deploy/evidence/evidence.ts';
import type { EvidenceState } from '../../deploy/evidence/evidence-state.ts';
import {
  addStatusCheck,
  hasMoved,
  isHeld,
  type Judgement,
  type JudgeRules,
  judgeStatus,
  type StatusHistory,
} from '../../deploy/evidence/judge-status.ts';
import { withOpenPlace } from '../../deploy/evidence/queue.ts';
import { isCertainlyShown, isNamed, isNeverNamed, withRegisteredId } from '../../deploy/evidence/registered-id.ts';
import { activityOf, readStatus } from '../../deploy/phase.ts';
import type { Deployment, StatusEvidence } from './deployment.ts';
import { rankOf, type Word } from './evidence.ts';
import { isProvable, isSearchable, isSearching, say, searchCommit, UNREAD } from './prove-commit.ts';
import {
  BUILT_IN,
  baselineAfter,
  createFirstEvidence,
  hasNoBaseline,
  isOfEarlierDeployment,
  isPlaceOpen,
  isWorkGuessed,
  isWorkOpen,
  unattributedAfter,
} from './registration-baseline.ts';

const OUTCOMES: Readonly<Record<'success' | 'failure' | 'cancelled', Word>> = {
  success: 'succeeded',
  failure: 'failed',
  cancelled: 'cancelled',
};

/**
 * Returns a deployment after one more status check. `isBehind`: an older deployment is under way, so a status that does not name this
 * one belongs to the older one and becomes this one's baseline. `aheadMs`: how far the platform's clock is ahead of ours.
 */
export function judgeDeployment(
  deployment: Deployment,
  observation: Observation,
  now: number,
  isBehind: boolean,
  aheadMs = 0,
): Deployment {
  const shown = { ...deployment, state: observation.state, doubt: null };
  // The status has been judged; only the running commit is still unknown.
  if (deployment.statusEvidence?.proof.pending != null) return shown;
  if (isSearching(deployment)) return searchCommit(shown, observation, now);
  const isShown = isNamed(deployment.deployment, observation.identity);
  const isSure = isCertainlyShown(deployment.deployment, observation);
  // Once ours was seen to run, everything older is over.
  const isOlder = isBehind && rankOf(deployment.seen.word) < rankOf('running');
  const isNotOurs = !isShown || (!isSure && (observation.requestsWaiting ?? 0) > 0);
  if (isOlder && isNotOurs) return { ...shown, reference: observation, statusEvidence: null };
  const { phase } = readStatus(observation, BUILT_IN);
  const hasEvidence = (startedOf(deployment)?.evidence.strongest ?? 'none') !== 'none';
  const check = { observation, isSuccess: phase === 'success', isRequestNamed: isShown, now, aheadMs };
  const mayBeBaseline = phase !== 'progress' && !hasEvidence && !isSure;
  const reference = mayBeBaseline ? baselineAfter(deployment, check) : deployment.reference;
  const [statusEvidence, rules] = addCheck({ ...deployment, reference }, observation, now);
  const judged = { ...shown, reference, statusEvidence };
  const judgement = judgeStatus(statusEvidence, reference, observation, now, rules);
  const mayBeOther = statusEvidence.unattributed !== null || isOfEarlierDeployment(judged, observation, aheadMs);
  // Only a success: if our failure counted as another's, the next success would count as ours.
  const isSuccess = judgement.kind === 'outcome' && judgement.phase === 'success';
  if (isSuccess && !isSure && mayBeOther) return startAfterOther(judged, observation);
  return conclude(judged, statusEvidence, judgement, observation, now);
}

/** Starts over after another deployment's success. If requests queue, the next work may be ours or a newer one. */
function startAfterOther(deployment: Deployment, observation: Observation): Deployment {
  const after = { ...deployment, reference: observation, statusEvidence: null };
  if (observation.requestsWaiting == null && observation.identity.execution_id === undefined) return after;
  const statusEvidence = startOf(after, observation);
  return { ...after, statusEvidence: { ...statusEvidence, evidence: withOpenPlace(statusEvidence.evidence) } };
}

function conclude(
  deployment: Deployment,
  statusEvidence: StatusEvidence,
  judgement: Judgement,
  observation: Observation,
  now: number,
): Deployment {
  // Without a baseline, what is shown right after the wait may be from before it.
  const isFromWait = hasNoBaseline(deployment.reference) && deployment.seen.word === 'queued';
  switch (judgement.kind) {
    case 'superseded':
      // Without a count, the work was requested before ours, which only waited, so it did not replace ours.
      if (statusEvidence.evidence.queue === 'unknown' && deployment.seen.word === 'queued') {
        return { ...deployment, reference: observation, statusEvidence: null };
      }
      return say(deployment, 'superseded', now);
    case 'progress':
      return judgement.isOurs ? say(deployment, judgement.isWaiting ? 'queued' : 'running', now) : deployment;
    case 'outcome': {
      const isOpen = judgement.isOpen || (isFromWait && !isCertainlyShown(deployment.deployment, observation));
      if (judgement.phase === 'success' && isProvable(deployment)) {
        return awaitCommit(deployment, statusEvidence, observation, isOpen);
      }
      if (isOpen) return withOpenOutcome(deployment);
      const isSuccess = judgement.phase === 'success';
      if (isSuccess && isSearchable(deployment, observation)) return searchCommit(deployment, observation, now);
      return say(deployment, OUTCOMES[judgement.phase], now);
    }
    default:
      if (statusEvidence.evidence.queue === 'waiting') return say(deployment, 'queued', now);
      if (isFromWait || !isReplaced(statusEvidence, observation, now)) return deployment;
      return say(deployment, 'superseded', now);
  }
}

/** Holds a success until the application reports which commit it runs; a doubtful success only once for each status. */
function awaitCommit(
  deployment: Deployment,
  statusEvidence: StatusEvidence,
  observation: Observation,
  isOpen: boolean,
): Deployment {
  const { triedFor } = statusEvidence.proof;
  if (isOpen && triedFor !== null && !hasMoved(triedFor, observation)) return withOpenOutcome(deployment);
  const pending = { kind: isOpen ? 'open' : 'certain', reads: 0, since: null } as const;
  const proof = { ...statusEvidence.proof, pending, triedFor: observation };
  return { ...deployment, statusEvidence: { ...statusEvidence, proof } };
}

function withOpenOutcome(deployment: Deployment): Deployment {
  const doubt = `The status shows ${deployment.state ?? 'an outcome'}, which may be the outcome of another request.`;
  return { ...deployment, doubt };
}

function addCheck(deployment: Deployment, shown: Observation, now: number): readonly [StatusEvidence, JudgeRules] {
  const { reference, deployment: id } = deployment;
  const start = startedOf(deployment) ?? startOf(deployment, reference);
  // A replica that lags behind may show the status from before our request, so its count is ignored.
  const isOldCount = start.evidence.queue === 'unknown' && reference !== null && !isMoved(reference, shown);
  const observation = isOldCount && shown.requestsWaiting === 0 ? { ...shown, requestsWaiting: null } : shown;
  const evidence = withRegisteredId(start.evidence, id, observation.identity);
  const activity = activityOf(readStatus(observation, BUILT_IN), observation.details);
  const check = { observation, activity, now };
  const isGuessed = start.last === null ? isWorkGuessed(deployment, check) : start.isGuess;
  const isGuess = isGuessed && !isCertainlyShown(id, observation);
  const rules = { ...BUILT_IN, trigger: true, mustHold: isGuess || isNeverNamed(id, evidence, observation.identity) };
  const addTo = (before: EvidenceState): StatusHistory =>
    addStatusCheck({ ...start, evidence: before }, reference, observation, now, rules);
  const added = addTo(evidence);
  // If the first work was not ours after all, the next may be.
  const history = added.evidence.another?.isNewer === true && isGuess ? addTo(withOpenPlace(evidence)) : added;
  const isFirstCount = evidence.queue === 'unknown' && history.evidence.queue !== 'unknown';
  const isSecondWork = isWorkOpen(deployment, start.last, observation);
  const isOpen = isSecondWork || (isFirstCount && isPlaceOpen(deployment, reference, check));
  const isBehindWork = isSecondWork || activity === 'working';
  const isOursWaiting = activity === 'waiting' && isNamed(id, observation.identity);
  const unattributed = isOursWaiting ? null : unattributedAfter(start, reference, check);
  const judged = isOpen ? withOpenPlace(history.evidence, isBehindWork) : history.evidence;
  return [{ ...start, ...history, evidence: judged, unattributed, isGuess }, rules];
}

function startedOf({ deployment, statusEvidence }: Deployment): StatusEvidence | null {
  return statusEvidence?.deployment === deployment ? statusEvidence : null;
}

function startOf(deployment: Deployment, reference: Reference | null): StatusEvidence {
  return {
    deployment: deployment.deployment,
    evidence: createFirstEvidence(deployment, reference),
    echo: null,
    last: null,
    checkedAt: null,
    unattributed: null,
    isGuess: false,
    proof: UNREAD,
  };
}

/** Ours was seen, and the status has shown another's outcome for long. Without a baseline, it is unclear which of them is newer. */
function isReplaced({ evidence, echo, ...rest }: StatusEvidence, { identity }: Observation, now: number): boolean {
  if (evidence.strongest !== 'identity' || evidence.another === null || evidence.isOpen || evidence.queue === 'waiting')
    return false;
  return compareNames(evidence.ours, identity) === 'different' && echo !== null && isHeld({ ...rest, echo }, now);
}
