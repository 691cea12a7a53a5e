import type { DeploymentDate, Identity, Observation } from '../../deploy/deploy-target.ts';
import {
  compareIdentity,
  hasIdentity,
  isDateChanged,
  isDateOlder,
  isNewIdentity,
  isSameName,
  mayHideOther,
  type Reference,
} from '../../deploy/evidence/evidence.ts';
import { createEvidence, type EvidenceState } from '../../deploy/evidence/evidence-state.ts';
import { type Activity, readActivity } from '../../deploy/phase.ts';
import { isOutcome, rankOf } from './deployment-evidence.ts';
import { identityNaming, isCertainlyShown } from './registered-id.ts';
import type { Deployment } from './relayed-deployment-state.ts';
import { REACH_BACK_MS } from './runs.ts';

/** The platform's own words alone: a relay has no `success-states`. */
export const BUILT_IN = { successStates: [], failureStates: [] };
/** An outcome seen this soon after the opening counts as there before; one that started and finished meanwhile stays unconfirmed. */
const PROMPT_MS = 15_000;
/** The times of one moment lie this far apart at most: of the request, of its registration, of the start. */
const SLACK_MS = 60_000;

/** What bears on the baseline at one status check. */
export interface BaselineCheck {
  readonly observation: Observation;
  readonly isSuccess: boolean;
  /** Whether the status names the deployment by its request alone, which it may do while the request waits. */
  readonly isRequestNamed?: boolean;
  readonly now: number;
  /** By how much the platform's clock is ahead of ours, in milliseconds. */
  readonly aheadMs?: number;
}

/** What a status check shows, and of which activity. */
interface FirstCheck {
  readonly observation: Observation;
  readonly activity: Activity;
}

/**
 * Returns what a deployment is compared with from this check on, if nothing ties it to the status yet and the status shows an
 * outcome: pure. The relay's last check was up to a quarter of an hour before, and a deployment that no delivery mentioned may have
 * finished since. So the first check is the baseline if it follows the opening at once, and so is a success from before the
 * registration, or before the reported start; only a success, so that neither our clock nor a delivery can make green what
 * would not be without it.
 */
export function baselineAfter(
  deployment: Deployment,
  { observation, isSuccess, isRequestNamed = false, now, aheadMs = 0 }: BaselineCheck,
): Reference | null {
  const { reference, registeredAt, reported } = deployment;
  const date = observation.lastDeploymentDate;
  // A replica that lags behind shows what the relay has seen pass already.
  if (reference !== null && isDateOlder(date, reference.lastDeploymentDate)) return reference;
  if (!isRequestNamed && isFirstAndPrompt(deployment, now)) return observation;
  const registeredThere = registeredAt === null ? null : registeredAt + aheadMs;
  const isTooOld = isBefore(date, registeredThere) || isBefore(date, reported.startedAt ?? null);
  return isSuccess && isTooOld ? observation : reference;
}

/**
 * Returns the evidence before the first status check. No response to a request shows the place in the queue: the count at the first check
 * does, so that the baseline's own count, which may be old, says nothing.
 */
export function createFirstEvidence(deployment: Deployment, reference: Reference | null): EvidenceState {
  const evidence = evidenceBefore(deployment, reference);
  // What a delivery opened when it started does not wait, whatever else does.
  const isStarted = deployment.registeredAt === null && rankOf(deployment.reported.word) > rankOf('queued');
  return isStarted ? { ...evidence, queue: { ...evidence.queue, state: 'left' } } : evidence;
}

function evidenceBefore(deployment: Deployment, reference: Reference | null): EvidenceState {
  if (reference === null) return createEvidence(null, {}, null);
  const before = { ...reference, requestsWaiting: null };
  const activity = readActivity(reference, BUILT_IN);
  const ours = identityNaming(deployment.deployment, reference.identity);
  const isOwnWork = activity === 'working' && isExecutionKnown(ours, reference);
  if (isOwnWork) return { ...createEvidence(before, { ...reference.identity, ...ours }, null), oursSeen: true };
  const isUnderWay = activity === 'working' || activity === 'waiting';
  const atStart = { count: null, working: null, request: ours.deployment_request_id ?? null };
  const evidence = createEvidence(before, ours, isUnderWay ? before : null, atStart, activity);
  // A request that waited may have been merged with ours, whose own name the registration does not contain.
  const mayBeMerged = activity === 'waiting' && before.identity.deployment_request_id !== undefined;
  return mayBeMerged && !hasIdentity(ours) ? { ...evidence, queue: { ...evidence.queue, isOpen: true } } : evidence;
}

/** The baseline was read after our deployment had started: its execution is ours, if no request waits that the name may be of. */
function isExecutionKnown(ours: Identity, { requestsWaiting }: Reference): boolean {
  if (ours.execution_id !== undefined || ours.deployment_id !== undefined) return true;
  return ours.deployment_request_id !== undefined && requestsWaiting === 0;
}

/**
 * Tells whether the work at the first check can only be guessed to be ours: the status names an execution, but not as ours, and no
 * count says what waits. It may have been requested since the baseline and before ours.
 */
export function isWorkGuessed({ deployment }: Deployment, { observation, activity }: FirstCheck): boolean {
  const { identity, requestsWaiting = null } = observation;
  if (activity === 'ended' || requestsWaiting !== null || identity.execution_id === undefined) return false;
  return !isCertainlyShown(deployment, observation);
}

/**
 * Tells whether what works now may be another deployment than the one whose work was seen before, where no baseline says which of
 * them may be ours, on a platform that queues requests.
 */
export function isWorkOpen(
  { deployment, reference, seen }: Deployment,
  last: Observation | null,
  observation: Observation,
): boolean {
  if (last === null || !hasNoBaseline(reference) || isCertainlyShown(deployment, observation)) return false;
  const isLastWorking = readActivity(last, BUILT_IN) === 'working';
  const [before, now] = [last.identity.execution_id, observation.identity.execution_id];
  if (before !== undefined && now !== undefined) {
    return !isSameName(before, now) && (isLastWorking || seen.word === 'running');
  }
  const isWorking = isLastWorking && readActivity(observation, BUILT_IN) === 'working';
  const isDated = isDateChanged(last.lastDeploymentDate, observation.lastDeploymentDate);
  return observation.requestsWaiting != null && isWorking && isDated;
}

/** Tells whether nothing is known of what was there before. */
export function hasNoBaseline(reference: Reference | null): boolean {
  return reference === null || mayHideOther(reference);
}

/**
 * Tells whether the count at the first check leaves it open whether ours is among those that wait: the check was late, or what works
 * may be ours while a newer request waits.
 */
export function isPlaceOpen(
  { deployment, registeredAt, openedAt }: Deployment,
  reference: Reference | null,
  { observation, activity, now }: FirstCheck & { now: number },
): boolean {
  if ((observation.requestsWaiting ?? 0) === 0) return false;
  if (now - (registeredAt ?? openedAt) > PROMPT_MS) return true;
  const { identity, lastDeploymentDate } = observation;
  const isDated = isDateChanged(reference?.lastDeploymentDate ?? null, lastDeploymentDate);
  if (activity === 'working') {
    const isKnown = reference !== null && readActivity(reference, BUILT_IN) === 'working';
    return !isKnown || isDated || isNewIdentity(reference.identity, identity);
  }
  // Work may be hidden behind the state of what waits.
  const named = identityNaming(deployment, identity);
  const isNewExecution =
    identity.execution_id !== undefined && !isSameName(reference?.identity.execution_id, identity.execution_id);
  return activity === 'waiting' && named.execution_id === undefined && (isNewExecution || isDated);
}

/**
 * Returns the work that was there at the first check with nothing known from before, after one more check: pure. It may be that of
 * another deployment, which started before ours. Null if there is none, or once work is seen that surely started later: work
 * after an outcome, or with another date or name.
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
 * Tells whether an outcome is of a deployment that no delivery mentioned, that started after the relay's last check and well before the
 * registration of ours, though its work was seen as if it were ours: pure. A date that never moves proves nothing. `aheadMs` as above.
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

/** A date or a name that was missing at first says nothing. */
function isOfAnother({ lastDeploymentDate, identity }: Observation, now: Observation): boolean {
  if (compareIdentity(identity, now.identity) === 'different') return true;
  if (lastDeploymentDate === null || isDateOlder(now.lastDeploymentDate, lastDeploymentDate)) return false;
  return isDateChanged(lastDeploymentDate, now.lastDeploymentDate);
}

/** Where a delivery reported the outcome already, that outcome is what the status shows at the first check. */
function isFirstAndPrompt({ state, registeredAt, openedAt, reported }: Deployment, now: number): boolean {
  if (state !== null || isOutcome(reported.word)) return false;
  return now - (registeredAt ?? openedAt) <= PROMPT_MS;
}

function isBefore(date: DeploymentDate | null, at: number | null): boolean {
  return date !== null && date.epochMs !== null && at !== null && date.epochMs < at - SLACK_MS;
}
