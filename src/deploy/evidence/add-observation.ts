import type { Observation } from '../deploy-target.ts';
import { isOtherAction } from '../phase.ts';
import {
  areNamesEqual,
  compareNames,
  isDateChanged,
  isDateOf,
  isDateOlder,
  isMoved,
  mayHideOther,
  type Reference,
  requestOf,
} from './evidence.ts';
import type { EvidenceState, SeenStatus } from './evidence-state.ts';
import { addNames } from './names.ts';
import { addQueueCount, isOther, withOther } from './queue.ts';

/** The date changes at the start and the end of one deployment if both checks are at most this far apart, in milliseconds. */
const SAME_DEPLOYMENT_MS = 15_000;

/** Adds one observation. Pure; never weakens the evidence. `reference` is the baseline. */
export function addObservation(before: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState {
  if (before.another?.isNewer === true) return before;
  const counted = addQueueCount(before, reference, seen);
  if (counted.queue === 'waiting') return passOver(counted, seen);
  const now = before.queue === 'waiting' ? startAfterQueue(counted, reference, seen) : counted;
  if (isOfAnother(now, reference, seen)) {
    const { identity, details } = seen.observation;
    return passOver(isOtherAction(details) ? withOther(now, identity.execution_id, 'restart') : now, seen);
  }
  const named = addNames(now, reference, seen);
  return addProgress(addDate(named, reference, seen), reference, seen);
}

/**
 * Returns true if a check surely does not show our deployment: its execution is another's, its action is no deployment, or its outcome
 * existed before our request. A cancellation that names our request is ours.
 */
export function isOfAnother(
  { other, others, atStart }: EvidenceState,
  reference: Reference | null,
  { observation, activity, isCancelled = false }: Pick<SeenStatus, 'observation' | 'activity' | 'isCancelled'>,
): boolean {
  const { execution_id: execution } = observation.identity;
  if (isOtherAction(observation.details) || isOther({ others }, execution)) return true;
  if (activity !== 'ended' || reference === null) return false;
  const isSameExecution = execution !== undefined && areNamesEqual(reference.identity.execution_id, execution);
  if (isSameExecution && other !== null) return true;
  // A request that is cancelled while it waits gets neither an execution nor a date.
  if (isCancelled && reference.state !== observation.state) return false;
  return isDateOf(reference, observation) && (isSameExecution || atStart > 0);
}

/**
 * Returns true if ours still waits, judged by names where nothing is counted: the response named our request, as services do if it does
 * not start at once, and the status has named only the request and the earlier execution so far.
 */
export function isNamedBehind(
  { responseNames, strongest }: Pick<EvidenceState, 'responseNames' | 'strongest'>,
  reference: Reference | null,
  { identity, requestsWaiting }: Observation,
): boolean {
  if (reference === null || requestsWaiting != null || strongest === 'identity') return false;
  if (responseNames.deployment_request_id === undefined) return false;
  const isSameRequest = compareNames(requestOf(reference.identity), requestOf(identity)) === 'same';
  return isSameRequest && areNamesEqual(reference.identity.execution_id, identity.execution_id);
}

/** Ours has left the queue: everything ahead of it is over, and the dates seen so far are not ours. */
function startAfterQueue(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState {
  const { ours } = evidence;
  const { identity } = seen.observation;
  // Only an immediate outcome, with nothing ahead of ours, has a date that is ours.
  const isOurDate = seen.activity === 'ended' && evidence.atStart <= 1;
  const started = isOurDate ? evidence : passOver(evidence, seen);
  const isNew =
    identity.execution_id !== undefined && !areNamesEqual(identity.execution_id, reference?.identity.execution_id);
  const isNamed = ours.execution_id === undefined || areNamesEqual(ours.execution_id, identity.execution_id);
  if (!isNew || isNamed || compareNames(requestOf(ours), requestOf(identity)) === 'same') return started;
  // The response may have named an execution that started just before our request.
  return { ...withOther(started, ours.execution_id, 'deployment'), isOpen: true };
}

/** A date change is the start or the end of what was running before ours. */
function passOver(evidence: EvidenceState, { observation: { lastDeploymentDate: now } }: SeenStatus): EvidenceState {
  const isMovedOn = isDateChanged(evidence.date, now);
  return { ...evidence, date: now ?? evidence.date, otherActive: evidence.otherActive && !isMovedOn };
}

function addDate(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState {
  const now = seen.observation.lastDeploymentDate;
  if (reference === null || !isDateChanged(evidence.date, now)) return evidence;
  const before = reference.lastDeploymentDate;
  // A baseline that could not be read may have had a date: the first date seen stands for it, unless it comes with a first outcome.
  const isFirstEnd = seen.activity === 'ended' && !mayHideOther(reference);
  if (reference.state === null && evidence.date === null && !isFirstEnd) return { ...evidence, date: now };
  // The baseline's date or an older one: a replica that lags behind.
  if (!isDateChanged(before, now) || isDateOlder(now, before)) return evidence;
  const moved = { ...evidence, date: now };
  if (evidence.another !== null) return moved;
  // The first change belongs to the deployment that was under way before ours, even if it comes with the start of ours.
  if (evidence.otherActive) return { ...moved, otherActive: false };
  const { strongest } = evidence;
  if (strongest === 'identity') return moved;
  if (strongest === 'date-changed' || strongest === 'date-of-start') {
    const isSame = evidence.isOpen || (strongest === 'date-of-start' && isOutcomeOfWork(seen));
    return isSame ? { ...moved, strongest: 'date-changed' } : { ...moved, another: { names: {}, isNewer: true } };
  }
  const isStart = seen.activity !== 'ended' && seen.before !== 'working';
  return { ...moved, strongest: isStart ? 'date-of-start' : 'date-changed' };
}

/** An outcome directly after work: only a deployment of a few seconds could have fit in between. */
function isOutcomeOfWork({ activity, before, sinceMs }: SeenStatus): boolean {
  const wasUnderWay = before === 'working' || before === 'waiting';
  return activity === 'ended' && wasUnderWay && sinceMs !== undefined && sinceMs <= SAME_DEPLOYMENT_MS;
}

function addProgress(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState {
  if (seen.activity === 'ended' || evidence.another !== null || evidence.strongest !== 'none') return evidence;
  // A replica that lags behind may show the work of an earlier deployment again.
  if (evidence.other !== null && !isMoved(evidence.other, seen.observation)) return evidence;
  const isStartedOver = seen.before === 'ended' || (seen.activity === 'waiting' && seen.before === 'working');
  if (evidence.otherActive && !isStartedOver) return evidence;
  const sameAsBefore = reference !== null && reference.state === seen.observation.state && seen.before === 'idle';
  if (sameAsBefore) return evidence;
  // A state that waits beside the execution from before shows that a request waits, ours or another's.
  const { execution_id: execution } = seen.observation.identity;
  const isOld = execution !== undefined && areNamesEqual(reference?.identity.execution_id, execution);
  const atStart = Math.max(evidence.atStart, isOld && seen.activity === 'waiting' ? 1 : 0);
  return { ...evidence, otherActive: false, strongest: 'progress-seen', atStart };
}
