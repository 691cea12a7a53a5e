import type { Identity, Observation } from '../deploy-target.ts';
import type { Activity } from '../phase.ts';
import { isMoved, isSameName, type Reference } from './evidence.ts';

/** Our request's place in the queue, if the platform counts waiting requests, which leave it in the order of their arrival. */
export interface QueuePlace {
  /** Where ours is; `unknown` if the platform does not count. */
  readonly state: 'unknown' | 'waiting' | 'left';
  /** How many requests waited right after ours was accepted, ours included; 1 if only a state or a name showed that ours waits, 0 if nothing did. */
  readonly atStart: number;
  /** How many requests were seen to leave the queue while ours waited, whatever came of them. */
  readonly exits: number;
  /** How many executions from the queue were seen to start while ours waited. */
  readonly startedAhead: number;
  readonly others: readonly string[];
  /** True if an execution may be ours or another's, so that only the commit that runs can tell. */
  readonly isOpen: boolean;
}

/** What the response to the request that deploys says of the queue. */
export interface QueueAtStart {
  /** How many requests wait after ours was accepted; null if the response does not say. */
  readonly count: number | null;
  /** The execution that works while ours waits; null if the response shows none. */
  readonly working: string | null;
  /** The request that the response names; null or absent if it names none. */
  readonly request?: string | null;
}

/** One status check, as far as it concerns the queue. */
export interface QueueSighting {
  readonly observation: Observation;
  readonly activity: Activity;
  readonly ours: Identity;
  /** How many requests waited at the check before; null if it did not say, or was none. */
  readonly countBefore: number | null;
  /** True if a deployment that worked before ours was requested may still be what the status shows. */
  readonly isOtherActive: boolean;
  readonly isDateMoved: boolean;
  /** How long ago the check before was, in milliseconds; 0 where there was none. */
  readonly sinceMs: number;
}

/** What starts and ends between two checks that are further apart than this, in milliseconds, may go unseen. */
const ACCOUNTED_MS = 45_000;

/** The place of a request on a platform that does not count. */
export const UNCOUNTED: QueuePlace = {
  state: 'unknown',
  atStart: 0,
  exits: 0,
  startedAhead: 0,
  others: [],
  isOpen: false,
};

/** Returns the place of a request that was just accepted; `reference` is the status before it. */
export function enterQueue(reference: Reference | null, { count, working }: QueueAtStart): QueuePlace {
  const before = reference?.requestsWaiting ?? 0;
  const others = working === null ? [] : [working];
  // Without a count in the response, ours stands behind what waited before.
  const atStart = count ?? (before > 0 ? before + 1 : null);
  if (atStart === null) return { ...UNCOUNTED, others };
  // Merged with one of several, or the number ahead is unknown.
  const isAmongSeveral = atStart > 1 && (count === null || isMergedIntoQueue(reference, { count, working }));
  return {
    ...UNCOUNTED,
    state: atStart === 0 ? 'left' : 'waiting',
    atStart,
    others,
    isOpen: isAmongSeveral,
  };
}

/** Returns true if ours was merged with a waiting request: the count did not rise, or the response names that request. */
export function isMergedIntoQueue(
  reference: Reference | null,
  { count, working, request = null }: QueueAtStart,
): boolean {
  const before = reference?.requestsWaiting ?? 0;
  if (count === null) return request !== null && isSameName(request, reference?.identity.deployment_request_id);
  return before > 0 && count > 0 && count <= before && working === null;
}

/** Returns the place of our request after one more check: pure. A request that left the queue never waits again. */
export function advanceQueue(place: QueuePlace, reference: Reference | null, seen: QueueSighting): QueuePlace {
  const count = seen.observation.requestsWaiting ?? null;
  if (count === null) return place;
  if (place.state === 'unknown') {
    const first = firstCount(place, count);
    return first.state === 'waiting' ? whileOursWaits(first, reference, seen, count) : first;
  }
  if (place.state === 'left') return afterOurs(place, count, seen);
  // The status from before our request, reported once more by a replica that lags behind.
  if (count === 0 && isBaselineAgain(reference, seen.observation)) return place;
  const exits = place.exits + Math.max(0, (seen.countBefore ?? place.atStart) - count);
  const now = {
    ...place,
    exits,
    isOpen: place.isOpen || seen.sinceMs > ACCOUNTED_MS,
  };
  return whileOursWaits(now, reference, seen, count);
}

function firstCount(place: QueuePlace, count: number): QueuePlace {
  // Requests that came after ours until now are among those that wait.
  const isOpen = place.isOpen || count > 1;
  return { ...place, state: count > 0 ? 'waiting' : 'left', atStart: count > 0 ? count : place.atStart, isOpen };
}

/** A newer request leaves the queue: from then on the status may show that one, unless our execution has a name. */
function afterOurs(place: QueuePlace, count: number, { ours, countBefore }: QueueSighting): QueuePlace {
  const isNewerOut = countBefore !== null && count < countBefore && ours.execution_id === undefined;
  if (!isNewerOut) return place;
  return { ...place, exits: place.exits + 1, isOpen: true };
}

function whileOursWaits(
  place: QueuePlace,
  reference: Reference | null,
  seen: QueueSighting,
  count: number,
): QueuePlace {
  const execution = seen.observation.identity.execution_id ?? null;
  const hasExecutionNames = execution !== null || reference?.identity.execution_id !== undefined;
  const ahead = Math.max(0, place.atStart - 1);
  if (count === 0) return leaveQueue(place, reference, seen, hasExecutionNames);
  const isBelowStart = count < place.atStart;
  if (execution !== null && isNewExecution(place, reference, execution)) {
    const isNamed = isSameName(execution, seen.ours.execution_id);
    if (isNamed && (seen.activity === 'waiting' || seen.activity === 'idle')) return place;
    if (!isBelowStart) return { ...withOther(place, execution), isOpen: true };
    if (place.startedAhead === ahead) return leaveQueue(place, reference, seen, hasExecutionNames);
    // In a waiting state, the name may already be the waiting request's.
    const isOpen = place.isOpen || seen.activity === 'waiting';
    return { ...withStarted(place, execution), isOpen };
  }
  // Unexplained work is another job's, or ours while a newer request already waits.
  const isWork = seen.activity === 'working' || (!hasExecutionNames && seen.isDateMoved);
  if (!isWork || seen.isOtherActive || isBelowStart) return place;
  return { ...place, startedAhead: Math.max(1, place.startedAhead), isOpen: true };
}

/**
 * Ours has left the queue. What starts now is ours only if the numbers match: each request that left before it started an execution,
 * and nothing else is still running. They do not match if a request was cancelled or came and went between two checks.
 */
function leaveQueue(
  place: QueuePlace,
  reference: Reference | null,
  seen: QueueSighting,
  hasExecutionNames: boolean,
): QueuePlace {
  const execution = seen.observation.identity.execution_id;
  const isNew = execution !== undefined && isNewExecution(place, reference, execution);
  const isNamed = execution !== undefined && isSameName(execution, seen.ours.execution_id);
  const ahead = Math.max(0, place.atStart - 1);
  const isSum = place.startedAhead === ahead && place.exits <= place.startedAhead + 1;
  const isOtherAtWork = hasExecutionNames && seen.activity === 'working' && !isNew && !isNamed;
  const addsUp = isSum && !isOtherAtWork && (hasExecutionNames || ahead === 0);
  return { ...place, state: 'left', isOpen: place.isOpen || !addsUp };
}

/** Returns the place with one more execution that is not ours. */
export function withOther(place: QueuePlace, execution: string | undefined): QueuePlace {
  if (execution === undefined || isOther(place, execution)) return place;
  return { ...place, others: [...place.others, execution] };
}

/** Returns the place with one more execution that is not ours, and that started before ours. */
export function withStarted(place: QueuePlace, execution: string): QueuePlace {
  return { ...withOther(place, execution), startedAhead: place.startedAhead + 1 };
}

/** Returns true while the next execution is that of a request which waited before ours, on a platform that does not count. */
export function isOtherNext({ state, atStart, startedAhead }: QueuePlace): boolean {
  return state === 'unknown' && startedAhead < atStart - 1;
}

/** Returns true if an execution is known to be another's. */
export function isOther({ others }: QueuePlace, execution: string | undefined): boolean {
  return execution !== undefined && others.some((other) => isSameName(other, execution));
}

function isNewExecution(place: QueuePlace, reference: Reference | null, execution: string): boolean {
  return !isOther(place, execution) && !isSameName(reference?.identity.execution_id, execution);
}

function isBaselineAgain(reference: Reference | null, observation: Observation): boolean {
  if (reference === null || reference.state === null || (reference.requestsWaiting ?? 0) > 0) return false;
  return !isMoved(reference, observation);
}
