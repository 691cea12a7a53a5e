import { isMoved, isSameName } from './evidence.js';
/** What starts and ends between two checks that are further apart than this, in milliseconds, may go unseen. */
const ACCOUNTED_MS = 45_000;
/** The place of a request on a platform that does not count. */
export const UNCOUNTED = {
    state: 'unknown',
    atStart: 0,
    count: null,
    exits: 0,
    startedAhead: 0,
    others: [],
    hasWaited: false,
    isMerged: false,
    isOpen: false,
    isFirstOfOther: false,
};
/** Returns the place of a request that was just accepted; `reference` is the status before it. */
export function enterQueue(reference, { count, working }) {
    const before = reference?.requestsWaiting ?? 0;
    const others = working === null ? [] : [working];
    // Without a count in the response, ours stands behind what waited before.
    const atStart = count ?? (before > 0 ? before + 1 : null);
    if (atStart === null)
        return { ...UNCOUNTED, others };
    // Merged with one of several, or the number ahead is unknown.
    const isAmongSeveral = atStart > 1 && (count === null || isMergedIntoQueue(reference, { count, working }));
    return {
        ...UNCOUNTED,
        state: atStart === 0 ? 'left' : 'waiting',
        atStart,
        count,
        others,
        hasWaited: (count ?? 0) > 0,
        isOpen: isAmongSeveral,
    };
}
/** Returns true if ours was merged with a waiting request: the count did not rise, or the response names that request. */
export function isMergedIntoQueue(reference, { count, working, request = null }) {
    const before = reference?.requestsWaiting ?? 0;
    if (count === null)
        return request !== null && isSameName(request, reference?.identity.deployment_request_id);
    return before > 0 && count > 0 && count <= before && working === null;
}
/** Returns the place of our request after one more check: pure. A request that left the queue never waits again. */
export function advanceQueue(place, reference, seen) {
    const count = seen.observation.requestsWaiting ?? null;
    if (count === null)
        return place;
    if (place.state === 'unknown')
        return firstCount(place, count);
    if (place.state === 'left')
        return afterOurs(place, count, seen);
    // The status from before our request, reported once more by a replica that lags behind.
    if (count === 0 && isBaselineAgain(reference, seen.observation))
        return place;
    const exits = place.exits + Math.max(0, (place.count ?? place.atStart) - count);
    const now = {
        ...place,
        count,
        exits,
        hasWaited: place.hasWaited || count > 0,
        isOpen: place.isOpen || seen.sinceMs > ACCOUNTED_MS,
    };
    return whileOursWaits(now, reference, seen, count);
}
function firstCount(place, count) {
    // Requests that came after ours until now are among those that wait.
    const isOpen = place.isOpen || count > 1;
    return { ...place, state: count > 0 ? 'waiting' : 'left', atStart: count, count, hasWaited: count > 0, isOpen };
}
/** A newer request leaves the queue: from then on the status may show that one, unless our execution has a name. */
function afterOurs(place, count, { ours }) {
    const isNewerOut = place.count !== null && count < place.count && ours.execution_id === undefined;
    return { ...place, count, isOpen: place.isOpen || isNewerOut };
}
function whileOursWaits(place, reference, seen, count) {
    const execution = seen.observation.identity.execution_id ?? null;
    const hasExecutionNames = execution !== null || reference?.identity.execution_id !== undefined;
    const ahead = Math.max(0, place.atStart - 1);
    if (count === 0)
        return leave(place, reference, seen, hasExecutionNames);
    const isBelowStart = count < place.atStart;
    if (execution !== null && isSameName(execution, seen.ours.execution_id)) {
        if (seen.activity === 'waiting' || seen.activity === 'idle')
            return place;
        // The response named it: ours if everything ahead has started, else maybe one that started just before.
        return isBelowStart && place.startedAhead === ahead
            ? leave(place, reference, seen, hasExecutionNames)
            : { ...withOther(place, execution), startedAhead: place.startedAhead + 1, isOpen: true };
    }
    if (execution !== null && isNewExecution(place, reference, execution)) {
        if (!isBelowStart)
            return { ...withOther(place, execution), isOpen: true };
        if (place.startedAhead === ahead)
            return leave(place, reference, seen, hasExecutionNames);
        // In a waiting state, the name may already be the waiting request's.
        const isOpen = place.isOpen || seen.activity === 'waiting';
        return { ...withOther(place, execution), startedAhead: place.startedAhead + 1, isOpen };
    }
    // Unexplained work is another job's, or ours while a newer request already waits.
    const isWork = seen.activity === 'working' || (!hasExecutionNames && seen.isDateMoved);
    return { ...place, isOpen: place.isOpen || (isWork && !seen.isOtherActive && !isBelowStart) };
}
/**
 * Ours has left the queue. What starts now is ours only if the numbers match: each request that left before it started an execution,
 * and nothing else is still running. They do not match if a request was cancelled or came and went between two checks.
 */
function leave(place, reference, seen, hasExecutionNames) {
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
export function withOther(place, execution) {
    if (execution === undefined || isOther(place, execution))
        return place;
    return { ...place, others: [...place.others, execution] };
}
/** Returns true if an execution is known to be another's. */
export function isOther({ others }, execution) {
    return execution !== undefined && others.some((other) => isSameName(other, execution));
}
function isNewExecution(place, reference, execution) {
    return !isOther(place, execution) && !isSameName(reference?.identity.execution_id, execution);
}
function isBaselineAgain(reference, observation) {
    if (reference === null || reference.state === null || (reference.requestsWaiting ?? 0) > 0)
        return false;
    return !isMoved(reference, observation);
}
