import type { Identity } from '../deploy-target.ts';
import {
  compareNames,
  hasIdentity,
  isDateOf,
  isNewIdentity,
  isSameName,
  mayHideOther,
  type Reference,
  requestOf,
  withoutNamesOf,
} from './evidence.ts';
import type { EvidenceState, SeenStatus } from './evidence-state.ts';
import { isMergedIntoQueue, isOtherNext, withOther, withStarted } from './place-in-queue.ts';

/** While requests wait, the request in the status may be one of them, and not the one whose execution is shown. */
function identityShown({ ours }: EvidenceState, { observation, activity }: SeenStatus): Identity {
  const { identity, requestsWaiting = null } = observation;
  const { deployment_request_id: request, ...rest } = identity;
  if (request === undefined || isSameName(request, ours.deployment_request_id)) return identity;
  const isOurExecution = ours.execution_id !== undefined && isSameName(identity.execution_id, ours.execution_id);
  const mayWait = requestsWaiting === null ? activity === 'waiting' && isOurExecution : requestsWaiting > 0;
  return mayWait ? rest : identity;
}

/** Adds what a status names to the evidence. Pure. `reference` is the baseline. */
export function addIdentity(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState {
  const named = identityShown(evidence, seen);
  const relation = compareNames(evidence.ours, named);
  if (relation === 'same') return addFirstNames(evidence, reference, named, seen);
  // Without a baseline, a foreign name may be an earlier or a newer deployment's; it is not ours in either case.
  if (reference === null || isBlind(reference))
    return relation === 'different' ? { ...evidence, foreign: named } : evidence;
  if (!isNewIdentity(reference.identity, named)) return passOverOther(evidence, reference, named);
  return relation === 'different'
    ? addForeign(evidence, reference, named, seen)
    : addFirstNames(evidence, reference, named, seen);
}

/** Adds a name that is neither ours nor the baseline's: another deployment's, unless it is unknown which execution is ours. */
function addForeign(evidence: EvidenceState, reference: Reference, named: Identity, seen: SeenStatus): EvidenceState {
  const { queue } = evidence;
  const isOpenNow = queue.isOpen || isExecutionUnsure(evidence);
  if (isOpenNow && compareNames(requestOf(evidence.responseNames), requestOf(named)) === 'unrelated')
    return addNextNames(evidence, named);
  const isBaselineDate = isDateOf(reference, seen.observation);
  if (queue.atStart > 0 && isBaselineDate && seen.activity === 'ended') return evidence;
  // A newer request waits and nothing is counted: what starts next may belong to it.
  const isNewer = seen.activity === 'waiting' && named.deployment_request_id !== undefined;
  // The waiting request in the baseline may have hidden running work, which shows again once ours is gone.
  const isHidden = isMerged(evidence, reference) && evidence.ours.execution_id === undefined;
  const isOpen = queue.isOpen || isNewer || isHidden;
  const superseded = evidence.superseded || isReplaced(evidence, isHidden, named, seen);
  return { ...evidence, foreign: named, superseded, queue: { ...queue, isOpen } };
}

/** Ours was merged with a request that waited before. */
function isMerged({ responseNames, queue }: EvidenceState, reference: Reference): boolean {
  const request = responseNames.deployment_request_id ?? null;
  const count = queue.state === 'unknown' ? null : queue.atStart;
  return isMergedIntoQueue(reference, { count, working: null, request });
}

/** The request that the baseline named now has a new execution: it waited before ours. */
function passOverOther(
  evidence: EvidenceState,
  reference: Reference,
  { execution_id: execution, ...named }: Identity,
): EvidenceState {
  const isKnown = compareNames(reference.identity, named) !== 'same' || execution === undefined;
  if (isKnown || isSameName(execution, reference.identity.execution_id)) return evidence;
  return { ...evidence, queue: withStarted(evidence.queue, execution) };
}

/** Records the names of our deployment; on a platform that does not count, not of a first new execution, which may be an earlier request's. */
function addFirstNames(
  evidence: EvidenceState,
  reference: Reference | null,
  named: Identity,
  seen: SeenStatus,
): EvidenceState {
  const execution = named.execution_id;
  const isNew = execution !== undefined && !isSameName(execution, reference?.identity.execution_id);
  if (!isNew || !isOtherNext(evidence.queue)) {
    const isSecond = isNew && evidence.queue.isOpen && evidence.strongest === 'progress-seen';
    const queue = isSecond ? withOther(evidence.queue, reference?.identity.execution_id) : evidence.queue;
    return addOurNames({ ...evidence, queue }, reference, named, seen);
  }
  return { ...evidence, queue: { ...withStarted(evidence.queue, execution), isOpen: true } };
}

/** A waiting request is not replaced by the running one, nor a running one by a waiting request. */
function isReplaced(
  { oursSeen, ours, queue }: EvidenceState,
  isHidden: boolean,
  named: Identity,
  { observation: { requestsWaiting }, activity }: SeenStatus,
): boolean {
  if (!oursSeen && queue.atStart === 0) return false;
  if (named.deployment_id === undefined && activity === 'waiting') return false;
  if (isHidden || (queue.isOpen && ours.execution_id === undefined)) return false;
  return (requestsWaiting ?? 0) === 0 || ours.execution_id !== undefined;
}

/** The response named a waiting request, and may have named the execution that was running then. */
function isExecutionUnsure({ responseNames, oursSeen, queue }: EvidenceState): boolean {
  const { deployment_request_id: request, execution_id: execution } = responseNames;
  return queue.state === 'unknown' && !oursSeen && request !== undefined && execution !== undefined;
}

/** If it is unknown which execution is ours, the next one may be ours as well. */
function addNextNames(evidence: EvidenceState, named: Identity): EvidenceState {
  const queue = { ...withOther(evidence.queue, evidence.ours.execution_id), isOpen: true };
  return { ...evidence, ours: { ...evidence.ours, ...named }, queue };
}

/** Records further names of our deployment; names in the baseline are never ours. */
function addOurNames(
  evidence: EvidenceState,
  reference: Reference | null,
  named: Identity,
  { observation, activity }: SeenStatus,
): EvidenceState {
  const { requestsWaiting } = observation;
  const isWaiting = activity === 'waiting' && named.deployment_id === undefined;
  // If nothing waits, the request in the status is the one whose execution it shows.
  const isCertain =
    requestsWaiting === 0 && compareNames(requestOf(evidence.responseNames), requestOf(named)) === 'same';
  const { deployment_request_id: request, execution_id: execution } = evidence.responseNames;
  // The response may have named the execution that was running while our request waited.
  const isUnsure =
    request !== undefined && execution !== undefined && named.deployment_request_id === undefined && !isWaiting;
  return {
    ...evidence,
    strongest: 'identity',
    oursSeen: true,
    otherActive: false,
    foreign: null,
    ours: { ...withoutNamesOf(reference?.identity ?? {}, named), ...evidence.ours },
    queue: {
      ...evidence.queue,
      isOpen: isUnsure || (evidence.queue.isOpen && !isCertain),
      atStart: Math.max(evidence.queue.atStart, isWaiting ? 1 : 0),
    },
  };
}

/** A baseline that could not be read: what it did not name may have existed. */
function isBlind(reference: Reference): boolean {
  return mayHideOther(reference) && !hasIdentity(reference.identity);
}
