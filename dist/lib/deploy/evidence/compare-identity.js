import { compareIdentity, hasIdentity, isDateOf, isNewIdentity, isSameName, requestOf, withoutNamesOf, } from './evidence.js';
import { mayHideOther } from './no-baseline.js';
import { withOther } from './place-in-queue.js';
/** While requests wait, the request that the status names may be one of them, and not the one that led to what is shown. */
function identityShown({ ours }, { identity, requestsWaiting }) {
    const { deployment_request_id: request, ...rest } = identity;
    const isOurs = request === undefined || isSameName(request, ours.deployment_request_id);
    return isOurs || (requestsWaiting ?? 0) === 0 ? identity : rest;
}
/** Weighs what a status names: pure. `reference` is the baseline. */
export function weighIdentity(ties, reference, seen) {
    const { observation } = seen;
    const named = identityShown(ties, observation);
    const relation = compareIdentity(ties.ours, named);
    if (relation === 'same')
        return learnFirst(ties, reference, named, seen);
    // Without a baseline, what is named instead of ours may be the one before or a newer one, and is not ours in either case.
    if (reference === null || isBlind(reference))
        return relation === 'different' ? { ...ties, foreign: named } : ties;
    if (!isNewIdentity(reference.identity, named))
        return passOverOther(ties, reference, named);
    if (relation === 'different') {
        const isOpenNow = ties.queue.isOpen || isExecutionUnsure(ties);
        if (isOpenNow && compareIdentity(requestOf(ties.answered), requestOf(named)) === 'unrelated')
            return takeNext(ties, named);
        if (ties.queue.hasWaited && isDateOf(reference, observation) && seen.activity === 'ended')
            return ties;
        // A newer request waits where none are counted: what starts next may be its.
        // What waited at the baseline may have hidden work that went on, which shows again once ours is gone.
        const isNewer = seen.activity === 'waiting' && named.deployment_request_id !== undefined;
        const isHidden = ties.queue.isMerged && ties.ours.execution_id === undefined;
        const isOpen = ties.queue.isOpen || isNewer || isHidden;
        const superseded = ties.superseded || isReplaced(ties, named, seen);
        return { ...ties, foreign: named, superseded, queue: { ...ties.queue, isOpen } };
    }
    return learnFirst(ties, reference, named, seen);
}
/** What the baseline named, with an execution that is new: that of a request which waited before ours. */
function passOverOther(ties, reference, { execution_id: execution, ...named }) {
    const isKnown = compareIdentity(reference.identity, named) !== 'same' || execution === undefined;
    if (isKnown || isSameName(execution, reference.identity.execution_id))
        return ties;
    return { ...ties, queue: { ...withOther(ties.queue, execution), isFirstOfOther: false } };
}
/** Learns what names ours, but for a first new execution that may be that of what was there before, on a platform that does not count. */
function learnFirst(ties, reference, named, seen) {
    const { isFirstOfOther, state } = ties.queue;
    const execution = named.execution_id;
    const isNew = execution !== undefined && !isSameName(execution, reference?.identity.execution_id);
    if (!isNew || !isFirstOfOther || state !== 'unknown')
        return learn(ties, reference, named, seen);
    return { ...ties, queue: { ...withOther(ties.queue, execution), isFirstOfOther: false, isOpen: true } };
}
/** A request that still waits was not replaced by the one that works, nor what works by a request that waits. */
function isReplaced({ oursSeen, ours, queue }, named, { observation: { requestsWaiting }, activity }) {
    if (!oursSeen && !queue.hasWaited)
        return false;
    if (named.deployment_id === undefined && activity === 'waiting')
        return false;
    if ((queue.isOpen || queue.isMerged) && ours.execution_id === undefined)
        return false;
    return (requestsWaiting ?? 0) === 0 || ours.execution_id !== undefined;
}
/** The response named a request, which waits, and may have named the execution that worked then. */
function isExecutionUnsure({ answered, oursSeen, queue }) {
    const { deployment_request_id: request, execution_id: execution } = answered;
    return queue.state === 'unknown' && !oursSeen && request !== undefined && execution !== undefined;
}
/** Where it is open which execution is ours, the next one may be as well. */
function takeNext(ties, named) {
    const queue = { ...withOther(ties.queue, ties.ours.execution_id), isOpen: true };
    return { ...ties, ours: { ...ties.ours, ...named }, queue };
}
/** Takes over what names our deployment beside what is known; what the baseline named already is never learned as ours. */
function learn(ties, reference, named, { observation, activity }) {
    const { requestsWaiting } = observation;
    // With nothing that waits, the request that the status names is the one that led to what it shows.
    const isCertain = requestsWaiting === 0 && compareIdentity(requestOf(ties.answered), requestOf(named)) === 'same';
    return {
        ...ties,
        tie: 'identity',
        oursSeen: true,
        otherActive: false,
        foreign: null,
        ours: { ...withoutNamesOf(reference?.identity ?? {}, named), ...ties.ours },
        queue: {
            ...ties.queue,
            isOpen: ties.queue.isOpen && !isCertain,
            hasWaited: ties.queue.hasWaited || (activity === 'waiting' && named.deployment_id === undefined),
        },
    };
}
/** A baseline that could not be read: what it did not name, it may have had. */
function isBlind(reference) {
    return mayHideOther(reference) && !hasIdentity(reference.identity);
}
