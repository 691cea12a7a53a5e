import { isOtherAction } from '../phase.js';
import { weighIdentity } from './compare-identity.js';
import { compareIdentity, isDateChanged, isDateOf, isDateOlder, isMoved, isSameName, requestOf, } from './evidence.js';
import { mayHideOther } from './no-baseline.js';
import { advanceQueue, isOther, withOther } from './place-in-queue.js';
/** Two moves of the date, at the start and at the end, are of one deployment where the checks were at most this far apart, in milliseconds. */
const SAME_DEPLOYMENT_MS = 15_000;
/** Weighs one more observation: pure, and never loosens a tie. `reference` is the baseline. */
export function weigh(ties, reference, seen) {
    const now = weighQueue(ties, reference, seen);
    if (now.queue.state === 'waiting')
        return whileWaiting(now, seen);
    if (isOfAnother(now, reference, seen))
        return { ...passOver(now, seen), queue: withActionOf(now, seen) };
    return weighProgress(weighDate(weighIdentity(now, reference, seen), reference, seen), reference, seen);
}
/**
 * Tells whether what a check shows is surely not our deployment: an execution that is known to be another's, an action that is no
 * deployment, or an outcome that was there before ours was requested. A cancellation that names our request is ours.
 */
export function isOfAnother(ties, reference, seen) {
    const { identity, details } = seen.observation;
    if (isOtherAction(details) || isOther(ties.queue, identity.execution_id))
        return true;
    return seen.activity === 'ended' && isOutcomeBefore(ties, reference, seen);
}
/**
 * Tells whether ours still waits by the names alone, where nothing is counted: the response named our request, which a service does
 * where it does not start at once, and the status named nothing so far but the request and the execution from before.
 */
export function isNamedBehind({ answered, oursSeen }, reference, { identity, requestsWaiting }) {
    if (reference === null || requestsWaiting != null || oursSeen)
        return false;
    if (answered.deployment_request_id === undefined)
        return false;
    const isSameRequest = compareIdentity(requestOf(reference.identity), requestOf(identity)) === 'same';
    return isSameRequest && isSameName(reference.identity.execution_id, identity.execution_id);
}
/**
 * The execution and the date of an outcome are both the baseline's, or the execution is one that worked then, or the date is the
 * baseline's after ours waited. A request that is cancelled while it waits gets neither an execution nor a date.
 */
function isOutcomeBefore(ties, reference, { observation: { identity, state, ...now }, isCancelled = false }) {
    if (reference === null)
        return false;
    const { execution_id: before } = reference.identity;
    // What was under way before is followed where nothing is requested.
    const isFollowed = before !== undefined && isSameName(ties.ours.execution_id, before);
    if (isFollowed && isSameName(identity.execution_id, before))
        return false;
    const isSameDate = isDateOf(reference, now);
    const isSameExecution = before !== undefined && identity.execution_id !== undefined && isSameName(before, identity.execution_id);
    if (isSameExecution && ties.other !== null)
        return true;
    if (isCancelled && reference.state !== state)
        return false;
    return isSameDate && (isSameExecution || ties.queue.hasWaited);
}
function weighQueue(ties, reference, seen) {
    const { observation, activity } = seen;
    const queue = advanceQueue(ties.queue, reference, {
        observation,
        activity,
        ours: ties.ours,
        isOtherActive: ties.otherActive,
        isDateMoved: isDateChanged(ties.date, observation.lastDeploymentDate),
        sinceMs: seen.sinceMs ?? 0,
    });
    const { execution_id: named, ...others } = ties.ours;
    const isNotOurs = named !== undefined && isOther(queue, named);
    const now = { ...ties, queue, ours: isNotOurs ? others : ties.ours };
    return ties.queue.state === 'waiting' && queue.state === 'left' ? leaveQueue(now, seen) : now;
}
/** Ours has left the queue: what was ahead of it is over, and the dates up to here are not ours. */
function leaveQueue(ties, { observation, activity }) {
    const { queue, ours } = ties;
    // Only an outcome that comes at once, with nobody before ours, has a date that is ours.
    const hadOthers = queue.atStart > 1 || ties.otherActive || queue.others.length > 0;
    const { date, otherActive } = hadOthers || activity !== 'ended' ? passOver(ties, { observation }) : ties;
    const shown = observation.identity.execution_id;
    const isAnother = ours.execution_id !== undefined && shown !== undefined && !isSameName(ours.execution_id, shown);
    if (!isAnother || compareIdentity(requestOf(ours), requestOf(observation.identity)) === 'same') {
        return { ...ties, date, otherActive };
    }
    // The response may have named an execution that started just before our request.
    const { execution_id: named, ...rest } = ours;
    return { ...ties, date, otherActive, ours: rest, queue: { ...withOther(queue, named), isOpen: true } };
}
/** What works, ends and moves the date while ours waits is not ours. */
function whileWaiting(ties, seen) {
    const isNamed = compareIdentity(requestOf(ties.ours), requestOf(seen.observation.identity)) === 'same';
    return { ...passOver(ties, seen), foreign: null, oursSeen: ties.oursSeen || isNamed };
}
/** A date that moves is the end, or the start, of what worked before ours. */
function passOver(ties, { observation: { lastDeploymentDate: now } }) {
    const isMovedOn = isDateChanged(ties.date, now);
    return { ...ties, date: now ?? ties.date, otherActive: ties.otherActive && !isMovedOn };
}
function withActionOf({ queue }, { observation: { identity, details } }) {
    return isOtherAction(details) ? withOther(queue, identity.execution_id) : queue;
}
function weighDate(ties, reference, seen) {
    const now = seen.observation.lastDeploymentDate;
    if (reference === null || !isDateChanged(ties.date, now))
        return ties;
    const before = reference.lastDeploymentDate;
    // A baseline that could not be read may have had a date all the same: the first one seen stands for it, but for a first end of all.
    const isFirstEnd = seen.activity === 'ended' && !mayHideOther(reference);
    if (reference.state === null && ties.date === null && !isFirstEnd)
        return { ...ties, date: now };
    // Back to the baseline's date: an answer from before, not a move.
    if (!isDateChanged(before, now))
        return ties;
    const moved = { ...ties, date: now };
    if (compareIdentity(ties.ours, seen.observation.identity) === 'same' || ties.foreign !== null)
        return moved;
    // The first move belongs to the deployment that was under way before ours, even where it comes with the start of ours.
    if (ties.otherActive)
        return { ...moved, otherActive: false };
    // A date older than the baseline's was a replica's that lags behind, so that this move is the first.
    if (ties.tie === 'date-changed' && !isDateOlder(ties.date, before)) {
        const isSame = ties.queue.isOpen || (ties.isDateOfStart && isOutcomeOfWork(seen));
        return isSame ? { ...moved, isDateOfStart: false } : { ...moved, superseded: true };
    }
    const isDateOfStart = seen.activity !== 'ended' && seen.before !== 'working';
    return { ...moved, isDateOfStart, tie: ties.tie === 'identity' ? 'identity' : 'date-changed' };
}
/** An outcome right after work: nothing else can have started and finished since the check before, but for what takes seconds. */
function isOutcomeOfWork({ activity, before, sinceMs }) {
    const wasUnderWay = before === 'working' || before === 'waiting';
    return activity === 'ended' && wasUnderWay && sinceMs !== undefined && sinceMs <= SAME_DEPLOYMENT_MS;
}
function weighProgress(ties, reference, seen) {
    if (seen.activity === 'ended' || ties.foreign !== null || ties.tie !== 'none')
        return ties;
    // What waits may be a newer request.
    if (seen.activity === 'waiting' && ties.queue.state === 'left' && (ties.queue.count ?? 0) > 0)
        return ties;
    // Work that another deployment did before ours was asked for may be told again, by a replica that lags behind.
    if (ties.other !== null && !isMoved(ties.other, seen.observation))
        return ties;
    if (ties.otherActive && !isStartedOver(seen))
        return ties;
    const sameAsBefore = reference !== null && reference.state === seen.observation.state && seen.before === 'idle';
    if (sameAsBefore)
        return ties;
    // An execution that the baseline named is ours at most where ours was merged with what waited.
    const { execution_id: before } = reference?.identity ?? {};
    const isOld = before !== undefined && isSameName(before, seen.observation.identity.execution_id);
    const isOpen = ties.queue.isOpen || (isOld && seen.activity === 'working');
    const hasWaited = ties.queue.hasWaited || (isOld && seen.activity === 'waiting');
    return { ...ties, otherActive: false, tie: 'progress-seen', queue: { ...ties.queue, isOpen, hasWaited } };
}
/** Work that begins where the look before showed an end, or work further on. */
function isStartedOver({ activity, before }) {
    return activity !== 'ended' && (before === 'ended' || (activity === 'waiting' && before === 'working'));
}
