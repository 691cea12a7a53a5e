import type { Identity } from '../deploy-target.ts';
import {
  areNamesEqual,
  compareNames,
  hasIdentity,
  isDateOf,
  isNewIdentity,
  mayHideOther,
  type Reference,
  requestOf,
  withoutNamesOf,
} from './evidence.ts';
import type { EvidenceState, SeenStatus } from './evidence-state.ts';
import { isMergedIntoQueue, isOtherNext, withOther } from './queue.ts';

/** Adds what a status names to the evidence. Pure. `reference` is the baseline. */
export function addNames(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState {
  const named = namesShown(evidence, seen);
  const relation = compareNames(evidence.ours, named);
  if (relation === 'same') return addFirstNames(evidence, reference, named, seen);
  if (reference === null || isUnnamed(reference)) return addWithoutBaseline(evidence, named);
  if (!isNewIdentity(reference.identity, named)) return passOverOther(evidence, reference, named);
  return relation === 'different'
    ? addForeign(evidence, reference, named, seen)
    : addFirstNames(evidence, reference, named, seen);
}

/** Returns true if the baseline says neither what ran nor what waited. */
function isUnnamed(reference: Reference | null): boolean {
  return reference === null || (mayHideOther(reference) && !hasIdentity(reference.identity));
}

/** A foreign name may be an earlier or a newer deployment's; it is not ours in either case. */
function addWithoutBaseline(evidence: EvidenceState, named: Identity): EvidenceState {
  const { ours, strongest, queue } = evidence;
  if (compareNames(ours, named) === 'different') return { ...evidence, another: { names: named, isNewer: false } };
  // Our request is named only while it waits, nothing is counted, and others may have waited before it.
  return strongest === 'identity' && queue === 'unknown' ? { ...evidence, isOpen: true } : evidence;
}

/** While requests wait, the request in the status may be one of them, and not the one whose execution is shown. */
function namesShown({ ours }: EvidenceState, { observation, activity }: SeenStatus): Identity {
  const { identity, requestsWaiting = null } = observation;
  const { deployment_request_id: request, ...rest } = identity;
  if (request === undefined || areNamesEqual(request, ours.deployment_request_id)) return identity;
  const isOurExecution = ours.execution_id !== undefined && areNamesEqual(identity.execution_id, ours.execution_id);
  const mayWait = requestsWaiting === null ? activity === 'waiting' && isOurExecution : requestsWaiting > 0;
  return mayWait ? rest : identity;
}

/** Adds a name that is neither ours nor the baseline's: another deployment's, unless it is unknown which execution is ours. */
function addForeign(evidence: EvidenceState, reference: Reference, named: Identity, seen: SeenStatus): EvidenceState {
  const { ours, strongest, responseNames, atStart, queue } = evidence;
  const { deployment_request_id: request, execution_id: execution } = responseNames;
  // The response named a waiting request, and may have named the execution that was running then.
  const isUnsure = queue === 'unknown' && strongest !== 'identity' && request !== undefined && execution !== undefined;
  if ((evidence.isOpen || isUnsure) && compareNames(requestOf(responseNames), requestOf(named)) === 'unrelated') {
    // The next execution may be ours as well.
    const next = withOther(evidence, ours.execution_id, 'deployment');
    return { ...next, ours: { ...next.ours, ...named }, isOpen: true };
  }
  // What ran before is named again once ours is cancelled.
  if (atStart > 0 && seen.activity === 'ended' && isDateOf(reference, seen.observation)) return evidence;
  // A newer request waits and nothing is counted: what starts next may belong to it.
  const isNextOpen = seen.activity === 'waiting' && named.deployment_request_id !== undefined;
  // The waiting request in the baseline may have hidden running work, which shows again once ours is gone.
  const count = queue === 'unknown' ? null : atStart;
  const isMerged = isMergedIntoQueue(reference, { count, working: null, request: request ?? null });
  const isHidden = isMerged && ours.execution_id === undefined;
  const another = { names: named, isNewer: !isHidden && replacesOurs(evidence, named, seen) };
  return { ...evidence, another, isOpen: evidence.isOpen || isNextOpen || isHidden };
}

/** A waiting request is not replaced by the running one, nor a running one by a waiting request. */
function replacesOurs(
  { strongest, ours, atStart, isOpen }: EvidenceState,
  named: Identity,
  { observation: { requestsWaiting }, activity }: SeenStatus,
): boolean {
  if (strongest !== 'identity' && atStart === 0) return false;
  if (named.deployment_id === undefined && activity === 'waiting') return false;
  // An execution that was only assumed to be ours is another's after all.
  if (isOpen && areNamesEqual(ours.execution_id, named.execution_id)) return false;
  return ours.execution_id !== undefined || (!isOpen && (requestsWaiting ?? 0) === 0);
}

/** The request that the baseline named now has a new execution: it waited before ours. */
function passOverOther(
  evidence: EvidenceState,
  reference: Reference,
  { execution_id: execution, ...named }: Identity,
): EvidenceState {
  const isKnown = compareNames(reference.identity, named) !== 'same' || execution === undefined;
  if (isKnown || areNamesEqual(execution, reference.identity.execution_id)) return evidence;
  return withOther(evidence, execution, 'ahead');
}

/** Records the names of our deployment; on a platform that does not count, not of a first new execution, which may be an earlier request's. */
function addFirstNames(
  evidence: EvidenceState,
  reference: Reference | null,
  named: Identity,
  seen: SeenStatus,
): EvidenceState {
  const { execution_id: execution } = named;
  const before = reference?.identity.execution_id;
  if (execution === undefined || areNamesEqual(execution, before)) return addOurNames(evidence, reference, named, seen);
  if (isOtherNext(evidence)) return { ...withOther(evidence, execution, 'ahead'), isOpen: true };
  // The execution of the baseline has worked since, so it may have been ours.
  const isSecond = evidence.isOpen && evidence.strongest === 'progress-seen';
  return addOurNames(isSecond ? withOther(evidence, before, 'deployment') : evidence, reference, named, seen);
}

/** Records further names of our deployment; names in the baseline are never ours. */
function addOurNames(
  evidence: EvidenceState,
  reference: Reference | null,
  named: Identity,
  { observation: { requestsWaiting }, activity }: SeenStatus,
): EvidenceState {
  const { responseNames, atStart, ours } = evidence;
  const isWaiting = activity === 'waiting' && named.deployment_id === undefined;
  // Without a baseline, the execution beside a waiting request may be the one from before.
  const isBefore = isWaiting && named.deployment_request_id !== undefined && isUnnamed(reference);
  // If nothing waits, the request in the status is the one whose execution it shows.
  const isCertain = requestsWaiting === 0 && compareNames(requestOf(responseNames), requestOf(named)) === 'same';
  // The response may have named the execution that was running while our request waited.
  const { deployment_request_id: request, execution_id: execution } = responseNames;
  const isOnlyExecution = request !== undefined && execution !== undefined && named.deployment_request_id === undefined;
  return {
    ...evidence,
    strongest: 'identity',
    otherActive: false,
    another: null,
    ours: { ...withoutNamesOf(reference?.identity ?? {}, isBefore ? requestOf(named) : named), ...ours },
    atStart: Math.max(atStart, isWaiting ? 1 : 0),
    isOpen: (isOnlyExecution && !isWaiting) || (evidence.isOpen && !isCertain),
  };
}
