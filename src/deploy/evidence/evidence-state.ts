import type { DeploymentDate, Identity, Observation } from '../deploy-target.ts';
import type { Activity } from '../phase.ts';
import type { Reference } from './evidence.ts';
import { enterQueue, isMergedIntoQueue, type QueueAtStart, type QueuePlace } from './place-in-queue.ts';

/** The evidence that ties the status checks so far to our deployment. */
export interface EvidenceState {
  /** `date-of-start`: the date has changed once, at the start of work, so its next change, with the outcome, may be ours as well. */
  readonly strongest: 'none' | 'progress-seen' | 'date-of-start' | 'date-changed' | 'identity';
  /** The names of our deployment, from the response to the trigger and from the status. */
  readonly ours: Identity;
  /** What the response to the request that deploys named; empty if it was lost or named nothing. */
  readonly responseNames: Identity;
  /** The last date seen; null before any. */
  readonly date: DeploymentDate | null;
  readonly oursSeen: boolean;
  /** True while another deployment, in progress before ours was requested, may still be what the status shows. */
  readonly otherActive: boolean;
  /** What was last seen of another deployment's work before ours was requested; null if nothing was. */
  readonly other: Reference | null;
  readonly foreign: Identity | null;
  /** True once ours was surely replaced by a newer one. */
  readonly superseded: boolean;
  readonly queue: QueuePlace;
}

/** One observation, how its state word was read, and the activity at the previous status check. */
export interface SeenStatus {
  readonly observation: Observation;
  readonly activity: Activity;
  readonly before: Activity;
  /** How many requests waited at the check before; null or absent if it did not say, or was none. */
  readonly countBefore?: number | null;
  readonly isCancelled?: boolean;
  /** Milliseconds since the previous check; absent if this is the first. */
  readonly sinceMs?: number;
}

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
  const isMerged = activityBefore !== 'working' && isMergedIntoQueue(reference, atStart);
  const queue = enterQueue(reference, atStart);
  // If the response names the waiting request, that request is ours now.
  const request = atStart.request ?? null;
  const named = isMerged && request !== null ? { ...ours, deployment_request_id: request } : ours;
  const isUncounted = queue.state === 'unknown' && other !== null && other === reference;
  const isUnnamed = ours.execution_id === undefined && ours.deployment_id === undefined;
  const isBehindOne = isUncounted && isUnnamed && activityBefore === 'waiting';
  return {
    strongest: 'none',
    ours: named,
    responseNames: named,
    date: reference?.lastDeploymentDate ?? null,
    oursSeen: false,
    otherActive: other !== null && other === reference && !isMerged,
    other: isMerged ? null : other,
    foreign: null,
    superseded: false,
    queue: isBehindOne ? behindOne(queue) : queue,
  };
}

/** One request waits before ours; an execution that the response named is that one's, or ours if that one was over already. */
function behindOne(queue: QueuePlace): QueuePlace {
  const startedAhead = queue.others.length;
  return { ...queue, atStart: 2, startedAhead, isOpen: startedAhead > 0 };
}
