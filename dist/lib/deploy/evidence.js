import { mayHideOther } from './no-baseline.js';
/** In the order in which a platform's own names are preferred. */
const IDENTITY_FIELDS = ['deployment_request_id', 'execution_id', 'deployment_id'];
/** Compares two identities. One field that differs makes them different. */
export function compareIdentity(one, other) {
    const shared = IDENTITY_FIELDS.filter((field) => one[field] !== undefined && other[field] !== undefined);
    if (shared.length === 0)
        return 'unrelated';
    return shared.every((field) => one[field] === other[field]) ? 'same' : 'different';
}
/** Tells whether an identity names anything. */
function hasIdentity(identity) {
    return IDENTITY_FIELDS.some((field) => identity[field] !== undefined);
}
/** Answers what `now` names otherwise than `before`: what names the same says nothing of a newer deployment. */
export function withoutNamesOf(before, now) {
    return Object.fromEntries(IDENTITY_FIELDS.flatMap((field) => {
        const id = now[field];
        return id === undefined || id === before[field] ? [] : [[field, id]];
    }));
}
/** Answers the id to publish for an identity; null where it names nothing. */
export function publishedId(identity) {
    for (const field of IDENTITY_FIELDS) {
        const id = identity[field];
        if (id !== undefined)
            return id;
    }
    return null;
}
/**
 * Tells whether the date of the last deployment is another one than before. The same instant in another notation is not,
 * nor is a date that is no longer told; a first date where there was none is.
 */
export function isDateChanged(before, now) {
    if (now === null)
        return false;
    if (before === null)
        return true;
    if (before.epochMs !== null && now.epochMs !== null)
        return before.epochMs !== now.epochMs;
    return before.text !== now.text;
}
/** Tells whether a date is surely older than another; false where one of them is missing or cannot be read. */
export function isDateOlder(one, other) {
    return (one !== null && other !== null && one.epochMs !== null && other.epochMs !== null && one.epochMs < other.epochMs);
}
/** Tells whether anything that a deployment moves is not as it was. */
export function isMoved(before, now) {
    return (before.state !== now.state ||
        before.serviceDeploymentStatus !== now.serviceDeploymentStatus ||
        isDateChanged(before.lastDeploymentDate, now.lastDeploymentDate) ||
        isNewIdentity(before.identity, now.identity));
}
/**
 * Tells whether an end may be an old answer, of a replica that lags behind: it equals the baseline in everything, or there is no
 * baseline that could tell it apart. One that names ours is none.
 */
export function isEchoOf(reference, ours, now) {
    if (compareIdentity(ours, now.identity) === 'same')
        return false;
    if (reference === null)
        return true;
    if (reference.state !== null)
        return !isMoved(reference, now);
    return reference.lastDeploymentDate === null || !isDateChanged(reference.lastDeploymentDate, now.lastDeploymentDate);
}
/**
 * Tells whether an end may be that of the deployment before the one which was in progress at `reference`, told by a replica that lags
 * behind: nothing newer than then is in it. One that names ours is none.
 */
export function mayBeFromBefore(reference, ours, now) {
    if (reference === null || compareIdentity(ours, now.identity) === 'same')
        return false;
    const [before, date] = [reference.lastDeploymentDate, now.lastDeploymentDate];
    return !isDateChanged(before, date) || isDateOlder(date, before);
}
/** Tells whether `now` names a deployment that `before` did not: another one, or the first one named at all. */
export function isNewIdentity(before, now) {
    const relation = compareIdentity(before, now);
    return relation === 'different' || (relation === 'unrelated' && hasIdentity(now));
}
/**
 * Answers the ties before any look: `ours` from the trigger's answer, `reference` null where there was no readable baseline.
 * `other` is what was last seen of another deployment's work before; it may still go on where it is the reference itself.
 */
export function createTies(reference, ours, other) {
    const date = reference?.lastDeploymentDate ?? null;
    const otherActive = other !== null && other === reference;
    return { tie: 'none', ours, date, oursSeen: false, otherActive, other, foreign: null, superseded: false };
}
/** Weighs one more observation: pure, and never loosens a tie. `reference` is the baseline. */
export function weigh(ties, reference, seen) {
    return weighProgress(weighDate(weighIdentity(ties, reference, seen), reference, seen), reference, seen);
}
function weighIdentity(ties, reference, { observation }) {
    const named = observation.identity;
    const relation = compareIdentity(ties.ours, named);
    if (relation === 'same') {
        return {
            ...ties,
            tie: 'identity',
            oursSeen: true,
            otherActive: false,
            foreign: null,
            ours: { ...named, ...ties.ours },
        };
    }
    // Without a baseline, what is named instead of ours may be the one before or a newer one, and is not ours in either case.
    if (reference === null || isBlind(reference))
        return relation === 'different' ? { ...ties, foreign: named } : ties;
    if (!isNewIdentity(reference.identity, named))
        return ties;
    if (relation === 'different')
        return { ...ties, foreign: named, superseded: ties.superseded || ties.oursSeen };
    return { ...ties, tie: 'identity', oursSeen: true, otherActive: false, ours: { ...named, ...ties.ours } };
}
/** A baseline that could not be read: what it did not name, it may have had. */
function isBlind(reference) {
    return mayHideOther(reference) && !hasIdentity(reference.identity);
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
    if (ties.tie === 'date-changed' && !isDateOlder(ties.date, before))
        return { ...moved, superseded: true };
    return { ...moved, tie: ties.tie === 'identity' ? 'identity' : 'date-changed' };
}
function weighProgress(ties, reference, seen) {
    if (seen.activity === 'ended' || ties.foreign !== null || ties.tie !== 'none')
        return ties;
    // Work that another deployment did before ours was asked for may be told again, by a replica that lags behind.
    if (ties.other !== null && !isMoved(ties.other, seen.observation))
        return ties;
    if (ties.otherActive && !isStartedOver(seen))
        return ties;
    const sameAsBefore = reference !== null && reference.state === seen.observation.state && seen.before === 'idle';
    return sameAsBefore ? ties : { ...ties, otherActive: false, tie: 'progress-seen' };
}
/** Work that begins where the look before showed an end, or work further on. */
function isStartedOver({ activity, before }) {
    return activity !== 'ended' && (before === 'ended' || (activity === 'waiting' && before === 'working'));
}
