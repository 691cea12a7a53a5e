import type { DeploymentDate, Identity, Observation } from '../../deploy/deploy-target.ts';
import { createEvidence } from '../../deploy/evidence/create-evidence.ts';
import {
  areNamesEqual,
  compareNames,
  hasIdentity,
  isDateChanged,
  isDateOlder,
  mayHideOther,
  type Reference,
} from '../../deploy/evidence/evidence.ts';
import type { EvidenceState, SeenStatus } from '../../deploy/evidence/evidence-state.ts';
import { withOpenPlace } from '../../deploy/evidence/queue.ts';
import { identityNaming, isCertainlyShown } from '../../deploy/evidence/registered-id.ts';
import { type Activity, readActivity } from '../../deploy/phase.ts';
import type { Deployment } from './deployment.ts';
import { isOutcome, rankOf } from './evidence.ts';
import { REACH_BACK_MS } from './runs.ts';

/** Only the built-in states: a relay has no `success-states` input. */
export const BUILT_IN = { successStates: [], failureStates: [] };
/** An outcome seen this soon after the opening counts as an earlier one. A deployment that is this fast stays unconfirmed. */
const PROMPT_MS = 15_000;
/** The request, its registration and the start may be this far apart. */
const SLACK_MS = 60_000;

/** The facts of one status check that decide about the baseline. */
export interface BaselineCheck {
  readonly observation: Observation;
  readonly isSuccess: boolean;
  /** True if the status names only the deployment's request, which may still be waiting. */
  readonly isRequestNamed?: boolean;
  readonly now: number;
  /** By how much the platform's clock is ahead of ours, in milliseconds. */
  readonly aheadMs?: number;
}

type FirstCheck = Pick<SeenStatus, 'observation' | 'activity'>;

/**
 * Returns the baseline of a deployment from this check on, if nothing ties the deployment to the status yet and the status shows an
 * outcome. Pure. The relay's last check may be 15 minutes old, and a deployment without any delivery may have finished since. So the first
 * check is the baseline if it follows the opening at once. A success from before the registration or the reported start is the baseline
 * too; only a success, so that neither our clock nor a delivery can turn a check green.
 */
export function baselineAfter(
  deployment: Deployment,
  { observation, isSuccess, isRequestNamed = false, now, aheadMs = 0 }: BaselineCheck,
): Reference | null {
  const { reference, registeredAt, reported } = deployment;
  const date = observation.lastDeploymentDate;
  // A replica that lags behind shows an older status.
  if (reference !== null && isDateOlder(date, reference.lastDeploymentDate)) return reference;
  if (!isRequestNamed && isFirstAndPrompt(deployment, now)) return observation;
  const registeredThere = registeredAt === null ? null : registeredAt + aheadMs;
  const isTooOld = isBefore(date, registeredThere) || isBefore(date, reported.startedAt);
  return isSuccess && isTooOld ? observation : reference;
}

/** Returns the evidence before the first check. The place in the queue counts from that check on: the baseline's count may be old. */
export function createFirstEvidence(deployment: Deployment, reference: Reference | null): EvidenceState {
  const evidence = evidenceBefore(deployment, reference);
  // A deployment that a delivery reported as started does not wait.
  const isStarted = deployment.registeredAt === null && rankOf(deployment.reported.word) > rankOf('queued');
  return isStarted ? { ...evidence, queue: 'left', exits: 1 } : evidence;
}

function evidenceBefore(deployment: Deployment, reference: Reference | null): EvidenceState {
  if (reference === null) return createEvidence(null, {}, null);
  const before = { ...reference, requestsWaiting: null };
  const activity = readActivity(reference, BUILT_IN);
  const ours = identityNaming(deployment.deployment, reference.identity);
  if (activity === 'working' && isExecutionKnown(ours, reference)) {
    return { ...createEvidence(before, { ...reference.identity, ...ours }, null), strongest: 'identity' };
  }
  const isUnderWay = activity === 'working' || activity === 'waiting';
  const atStart = { count: null, working: null, request: ours.deployment_request_id ?? null };
  const evidence = createEvidence(before, ours, isUnderWay ? before : null, atStart, activity);
  // A waiting request may have been merged with ours, whose id the registration does not contain.
  const mayBeMerged = activity === 'waiting' && before.identity.deployment_request_id !== undefined;
  return mayBeMerged && !hasIdentity(ours) ? withOpenPlace(evidence) : evidence;
}

/** The baseline shows our deployment already: its execution is ours unless a request waits that the id may belong to. */
function isExecutionKnown(ours: Identity, { requestsWaiting }: Reference): boolean {
  if (ours.execution_id !== undefined || ours.deployment_id !== undefined) return true;
  return ours.deployment_request_id !== undefined && requestsWaiting === 0;
}

/** Returns true if it is a guess that the first work seen is ours: its execution has another name, and no count shows what waits. */
export function isWorkGuessed({ deployment }: Deployment, { observation, activity }: FirstCheck): boolean {
  const { identity, requestsWaiting = null } = observation;
  if (activity === 'ended' || requestsWaiting !== null || identity.execution_id === undefined) return false;
  return !isCertainlyShown(deployment, observation);
}

/** Returns true if the current work may be another's than the work before. Only if requests queue and there is no baseline. */
export function isWorkOpen(
  { deployment, reference, seen }: Deployment,
  last: Observation | null,
  observation: Observation,
): boolean {
  if (last === null || !hasNoBaseline(reference) || isCertainlyShown(deployment, observation)) return false;
  const activityBefore = readActivity(last, BUILT_IN);
  const isWorkSeen = activityBefore === 'working' || seen.word === 'running';
  const [before, now] = [last.identity.execution_id, observation.identity.execution_id];
  if (before !== undefined && now !== undefined) return isWorkSeen && !areNamesEqual(before, now);
  if (observation.requestsWaiting == null || readActivity(observation, BUILT_IN) !== 'working') return false;
  const isDated = isDateChanged(last.lastDeploymentDate, observation.lastDeploymentDate);
  return isWorkSeen && (activityBefore === 'ended' || isDated);
}

/** Returns true if no status from before the deployment is known. */
export function hasNoBaseline(reference: Reference | null): boolean {
  return reference === null || mayHideOther(reference);
}

/** Returns true if the first count does not show whether ours waits: the check was late, or another deployment has started since. */
export function isPlaceOpen(
  { deployment, registeredAt, openedAt }: Deployment,
  reference: Reference | null,
  { observation, activity, now }: FirstCheck & { now: number },
): boolean {
  if ((observation.requestsWaiting ?? 0) === 0) return false;
  if (now - (registeredAt ?? openedAt) > PROMPT_MS) return true;
  if (!isDateChanged(reference?.lastDeploymentDate ?? null, observation.lastDeploymentDate)) return false;
  // The state of a waiting request may hide work.
  const isExecutionNamed = identityNaming(deployment, observation.identity).execution_id !== undefined;
  return activity === 'working' || (activity === 'waiting' && !isExecutionNamed);
}

/**
 * Returns the work at the first check if nothing was known before, as it may be another deployment's that started before ours. Pure.
 * Returns null without such work, or once work is seen that certainly started later: after an outcome, or with another date or id.
 */
export function unattributedAfter(
  before: { readonly unattributed: Observation | null; readonly last: Observation | null },
  reference: Reference | null,
  { observation, activity }: FirstCheck,
): Observation | null {
  const { unattributed, last } = before;
  if (activity === 'ended') return unattributed;
  if (last === null) return hasNoBaseline(reference) ? observation : null;
  const isStarted = isStartOfWork(activity, readActivity(last, BUILT_IN));
  return unattributed === null || isStarted || isOfAnother(unattributed, observation) ? null : unattributed;
}

/**
 * Returns true if an outcome belongs to a deployment without deliveries that started after the relay's last check and well before the
 * registration of ours, though its work looked like ours. Pure. An unchanged date proves nothing. `aheadMs`: how far the platform's clock
 * is ahead of ours.
 */
export function isOfEarlierDeployment(
  { registeredAt, openedAt, reference }: Deployment,
  { lastDeploymentDate }: Observation,
  aheadMs: number,
): boolean {
  if (registeredAt === null || !isDateChanged(reference?.lastDeploymentDate ?? null, lastDeploymentDate)) return false;
  const registeredThere = registeredAt + aheadMs;
  // Deliveries may have reported it long before it was registered.
  const startedAt = openedAt < registeredAt ? Math.min(openedAt, registeredThere) : registeredThere;
  return isBefore(lastDeploymentDate, startedAt - REACH_BACK_MS);
}

function isStartOfWork(activity: Activity, before: Activity): boolean {
  if (before === 'idle') return activity !== 'idle';
  return before === 'ended' || (activity === 'waiting' && before === 'working');
}

/** A date or an id that was missing at first proves nothing. */
function isOfAnother({ lastDeploymentDate, identity }: Observation, now: Observation): boolean {
  if (compareNames(identity, now.identity) === 'different') return true;
  if (lastDeploymentDate === null || isDateOlder(now.lastDeploymentDate, lastDeploymentDate)) return false;
  return isDateChanged(lastDeploymentDate, now.lastDeploymentDate);
}

/** If a delivery has reported the outcome, the first check shows that outcome, not an earlier one. */
function isFirstAndPrompt({ state, registeredAt, openedAt, reported }: Deployment, now: number): boolean {
  if (state !== null || isOutcome(reported.word)) return false;
  return now - (registeredAt ?? openedAt) <= PROMPT_MS;
}

function isBefore(date: DeploymentDate | null, at: number | null): boolean {
  return date !== null && date.epochMs !== null && at !== null && date.epochMs < at - SLACK_MS;
}
