import { compareIdentity, hasIdentity, isDateChanged, isDateOlder, isMoved, isNewIdentity, } from './evidence.js';
import { mayHideOther } from './no-baseline.js';
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
