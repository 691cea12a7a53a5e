import { activityOf, isIdle, isOtherAction, isOutOfDate, isWaiting, readActivity, readStatus, } from '../phase.js';
import { isOfAnother, weigh } from './add-observation.js';
import { isEchoOf, isMoved, mayBeFromBefore } from './evidence.js';
/** An outcome that may be an old response must hold for this long and this many checks before it is believed. */
const ECHO_MS = 15_000;
const ECHO_CHECKS = 3;
/** How soon to check again while an outcome must hold, in milliseconds. */
export const HOLD_CHECK_MS = ECHO_MS / (ECHO_CHECKS - 1);
/** A date that moved with the start of work may move again with the outcome: checks closer than {@link weigh} takes for one deployment. */
export const DATED_CHECK_MS = 12_000;
/** Adds what a check showed at the instant `at` to the evidence: pure. `reference` is the status before our deployment. */
export function addObservation(evidence, reference, observation, at, rules) {
    const { checkedAt } = evidence;
    const reading = readStatus(observation, rules);
    const ties = weigh(evidence.ties, reference, {
        observation,
        activity: activityOf(reading, observation.details),
        before: readActivity(evidence.last ?? reference, rules),
        isCancelled: reading.phase === 'cancelled',
        ...(checkedAt === null ? {} : { sinceMs: at - checkedAt }),
    });
    const echo = reading.phase === 'progress' ? null : echoOf(evidence, reference, observation, at, rules);
    return { ties, echo, last: observation, checkedAt: at };
}
/** Judges a status that is part of the evidence already: pure. */
export function judgeStatus(evidence, reference, observation, at, rules) {
    const { ties } = evidence;
    if (ties.superseded)
        return { kind: 'superseded' };
    const reading = readStatus(observation, rules);
    const { phase } = reading;
    if (phase === 'progress')
        return judgeProgress(ties, observation, reading);
    if (!mayBeOurs(ties, reference, observation, reading, rules))
        return { kind: 'nothing' };
    if (isHeld(evidence, at))
        return { kind: 'outcome', phase, isOpen: ties.queue.isOpen };
    return { kind: ties.queue.isOpen ? 'nothing' : 'holding' };
}
/** Tells whether an outcome has been shown for long enough, or is beyond doubt. */
export function isHeld({ echo }, at) {
    return echo === null || (echo.looks >= ECHO_CHECKS && at - echo.since >= ECHO_MS);
}
/** Tells whether anything moved from one check to the next, how many requests wait included. */
export function hasMoved(before, now) {
    if (before === null || isMoved(before, now))
        return true;
    return (before.requestsWaiting ?? null) !== (now.requestsWaiting ?? null);
}
function judgeProgress(ties, { details }, reading) {
    const { tie, otherActive, foreign, queue } = ties;
    const isOurs = tie !== 'none' || queue.state === 'waiting';
    const isUnderWay = foreign === null && (isOurs || otherActive || isOtherAction(details));
    if (!isUnderWay)
        return { kind: 'nothing' };
    const isQueued = activityOf(reading, details) === 'waiting' || isWaiting(reading.word);
    return {
        kind: 'progress',
        isOurs,
        isWaiting: queue.state === 'waiting' || isQueued,
        isIdle: reading.known && isIdle(reading) && tie !== 'none',
    };
}
/** Tells whether an outcome is ours as far as the evidence goes, or is what is judged where nothing was requested. */
function mayBeOurs(ties, reference, observation, { phase }, { trigger }) {
    if (ties.foreign !== null || ties.queue.state === 'waiting')
        return false;
    if (phase === 'success' && isOutOfDate(observation.serviceDeploymentStatus))
        return false;
    const mayBeOlder = trigger || ties.queue.hasWaited;
    const seen = { observation, activity: 'ended', isCancelled: phase === 'cancelled' };
    if (mayBeOlder && isOfAnother(ties, reference, seen))
        return false;
    return !trigger || ties.tie !== 'none';
}
function echoOf({ ties, echo, last }, reference, observation, at, { trigger, mustHold = false }) {
    const isEcho = trigger
        ? mustHold || isEchoOf(reference, ties.ours, observation)
        : last !== null && mayBeFromBefore(reference, ties.ours, observation);
    return isEcho ? { since: echo?.since ?? at, looks: (echo?.looks ?? 0) + 1 } : null;
}
