import type { Identity } from '../deploy-target.ts';
import type { Activity } from '../phase.ts';
import type { Reference } from './evidence.ts';
import type { EvidenceState, QueueAtStart } from './evidence-state.ts';
import { isMergedIntoQueue, withOther } from './queue.ts';

const UNTOLD: QueueAtStart = { count: null, working: null };

/**
 * Returns the evidence before any status check: `ours` comes from the response to the trigger; `reference` is null without a readable
 * baseline. `other` is the last sighting of an earlier deployment's work. It may still continue if it is the reference itself, unless
 * it waited and ours was merged with it. `atStart` is what the response says of the queue.
 */
export function createEvidence(
  reference: Reference | null,
  ours: Identity,
  other: Reference | null,
  atStart: QueueAtStart = UNTOLD,
  activityBefore: Activity = 'working',
): EvidenceState {
  const { count, working, request = null } = atStart;
  const isInQueue = isMergedIntoQueue(reference, atStart);
  const isMerged = isInQueue && activityBefore !== 'working';
  // If the response names the waiting request, that request is ours now.
  const named = isMerged && request !== null ? { ...ours, deployment_request_id: request } : ours;
  const before = reference?.requestsWaiting ?? 0;
  // Without a count in the response, ours stands behind what waited before.
  const waiting = count ?? (before > 0 ? before + 1 : null);
  const otherActive = other !== null && other === reference && !isMerged;
  const isUnnamed = ours.execution_id === undefined && ours.deployment_id === undefined;
  const isBehindOne = waiting === null && otherActive && isUnnamed && activityBefore === 'waiting';
  const evidence: EvidenceState = {
    strongest: 'none',
    ours: named,
    responseNames: named,
    date: reference?.lastDeploymentDate ?? null,
    otherActive,
    other: isMerged ? null : other,
    another: null,
    queue: waiting === null ? 'unknown' : waiting === 0 ? 'left' : 'waiting',
    atStart: isBehindOne ? 2 : (waiting ?? 0),
    exits: waiting === 0 ? 1 : 0,
    others: [],
    // Merged with one of several, it is unknown how many are ahead. What works already may be ours after all.
    isOpen: waiting !== null && waiting > 1 ? count === null || isInQueue : isBehindOne && working !== null,
  };
  return working === null ? evidence : withOther(evidence, working, isBehindOne ? 'ahead' : 'deployment');
}

/** Returns the evidence before any status check if the requests that waited at the baseline are not ahead of ours. */
export function createUncounted(reference: Reference | null, ours: Identity, atStart?: QueueAtStart): EvidenceState {
  return createEvidence(reference === null ? null : { ...reference, requestsWaiting: null }, ours, null, atStart);
}
