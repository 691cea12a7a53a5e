import { areNamesEqual, isDateChanged, isMoved, type Reference } from './evidence.ts';
import type { EvidenceState, Other, QueueAtStart, SeenStatus } from './evidence-state.ts';

/** What starts and ends between two checks that are further apart than this, in milliseconds, may go unseen. */
const ACCOUNTED_MS = 45_000;

/** Returns true if ours was merged with a waiting request: the count did not rise, or the response names that request. */
export function isMergedIntoQueue(
  reference: Reference | null,
  { count, working, request = null }: QueueAtStart,
): boolean {
  const before = reference?.requestsWaiting ?? 0;
  if (count === null) return request !== null && areNamesEqual(request, reference?.identity.deployment_request_id);
  return count > 0 && count <= before && working === null;
}

/** Adds how many requests wait. Pure. A request that left the queue never waits again. */
export function addQueueCount(evidence: EvidenceState, reference: Reference | null, seen: SeenStatus): EvidenceState {
  const { observation, countBefore = null, sinceMs = 0 } = seen;
  const count = observation.requestsWaiting ?? null;
  if (count === null) return evidence;
  if (evidence.queue === 'left') {
    // A newer request leaves: from then on the status may show that one, unless our execution has a name.
    const isNewerOut = countBefore !== null && count < countBefore && evidence.ours.execution_id === undefined;
    return isNewerOut ? { ...evidence, exits: evidence.exits + 1, isOpen: true } : evidence;
  }
  if (evidence.queue === 'unknown') {
    if (count === 0) return { ...evidence, queue: 'left', exits: 1 };
    // Requests that came after ours until now are among those that wait.
    const isOpen = evidence.isOpen || count > 1;
    return whileOursWaits({ ...evidence, queue: 'waiting', atStart: count, isOpen }, reference, seen, count);
  }
  // The status from before our request, reported once more by a replica that lags behind.
  const wasIdle = reference !== null && (reference.requestsWaiting ?? 0) === 0;
  if (count === 0 && wasIdle && !isMoved(reference, observation)) return evidence;
  const exits = evidence.exits + Math.max(0, (countBefore ?? evidence.atStart) - count);
  const isOpen = evidence.isOpen || sinceMs > ACCOUNTED_MS;
  return whileOursWaits({ ...evidence, exits, isOpen }, reference, seen, count);
}

function whileOursWaits(
  evidence: EvidenceState,
  reference: Reference | null,
  seen: SeenStatus,
  count: number,
): EvidenceState {
  const { observation, activity } = seen;
  const { execution_id: execution } = observation.identity;
  const before = reference?.identity.execution_id;
  const isNew = execution !== undefined && !isOther(evidence, execution) && !areNamesEqual(execution, before);
  const isNamed = execution !== undefined && areNamesEqual(execution, evidence.ours.execution_id);
  const hasExecutionNames = execution !== undefined || before !== undefined;
  const ahead = Math.max(0, evidence.atStart - 1);
  const isBelowStart = count < evidence.atStart;
  const areAllStarted = startedAhead(evidence) === ahead;
  const isWaiting = activity === 'waiting' || activity === 'idle';
  if (count === 0 || (isNew && isBelowStart && areAllStarted && !(isNamed && isWaiting))) {
    // What starts now is ours if each request that left before started an execution, and nothing else still works.
    const isSum = areAllStarted && evidence.exits <= ahead + 1;
    const isOtherAtWork = hasExecutionNames && activity === 'working' && !isNew && !isNamed;
    const addsUp = isSum && !isOtherAtWork && (hasExecutionNames || ahead === 0);
    return { ...evidence, queue: 'left', isOpen: evidence.isOpen || !addsUp };
  }
  if (isNew) {
    if (isNamed && isWaiting) return evidence;
    if (!isBelowStart) return { ...withOther(evidence, execution, 'deployment'), isOpen: true };
    // In a waiting state, or if the response named it, the execution may be ours although fewer have started.
    const isOpen = evidence.isOpen || isNamed || activity === 'waiting';
    return { ...withOther(evidence, execution, 'ahead'), isOpen };
  }
  // The request that waited first had its execution before it started.
  const isFirstStart = seen.before === 'waiting' && activity === 'working' && isBelowStart && ahead > 0;
  if (isFirstStart) return withOther(evidence, execution, 'ahead');
  // Unexplained work is another job's, or ours while a newer request already waits.
  const isDateMoved = isDateChanged(evidence.date, observation.lastDeploymentDate);
  const isWork = activity === 'working' || (!hasExecutionNames && isDateMoved);
  if (!isWork || evidence.otherActive || isBelowStart) return evidence;
  return withOpenPlace(evidence, true);
}

/** Returns the evidence with one more execution that is not ours, even if the response named it. */
export function withOther(evidence: EvidenceState, execution: string | undefined, kind: Other['kind']): EvidenceState {
  if (execution === undefined || isOther(evidence, execution)) return evidence;
  const { execution_id: named, ...rest } = evidence.ours;
  const ours = areNamesEqual(named, execution) ? rest : evidence.ours;
  return { ...evidence, ours, others: [...evidence.others, { execution, kind }] };
}

/** Returns evidence by which others may wait before ours; `hasStarted`: one of them is known to have started. */
export function withOpenPlace(evidence: EvidenceState, hasStarted = false): EvidenceState {
  const isNew = hasStarted && startedAhead(evidence) === 0;
  const others = isNew ? [...evidence.others, { execution: undefined, kind: 'ahead' } as const] : evidence.others;
  return { ...evidence, others, isOpen: true };
}

/** Returns how many executions from the queue were seen to start before ours. */
function startedAhead({ others }: Pick<EvidenceState, 'others'>): number {
  return others.filter(({ kind }) => kind === 'ahead').length;
}

/** Returns true while the next execution is that of a request which waited before ours, on a platform that does not count. */
export function isOtherNext({ queue, atStart, others }: EvidenceState): boolean {
  return queue === 'unknown' && startedAhead({ others }) < atStart - 1;
}

/** Returns true if the outcome that follows may be another's, now or once ours starts, so that the commit may have to prove it. */
export function mayBecomeOpen(evidence: EvidenceState): boolean {
  return evidence.queue === 'waiting' || evidence.isOpen || isOtherNext(evidence);
}

/** Returns true if an execution is known to be another's. */
export function isOther({ others }: Pick<EvidenceState, 'others'>, execution: string | undefined): boolean {
  return execution !== undefined && others.some((other) => areNamesEqual(other.execution, execution));
}
