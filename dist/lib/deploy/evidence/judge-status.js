import { activityOf, isIdle, isOtherAction, isOutOfDate, isWaiting, readActivity, readStatus, } from '../phase.js';
import { addObservation, isOfAnother } from './add-observation.js';
import { isEchoOf, isMoved, mayBeFromBefore } from './evidence.js';
/** An outcome that may be an old response must hold for this long and this many checks before it is believed. */
const ECHO_MS = 15_000;
const ECHO_CHECKS = 3;
/** How soon to check again while an outcome must persist, in milliseconds. */
export const HOLD_CHECK_MS = ECHO_MS / (ECHO_CHECKS - 1);
/** Checks this close count as one deployment in {@link addObservation} if the date changes at its start and with its outcome. */
export const DATED_CHECK_MS = 12_000;
/** Adds what a check showed at the instant `at` to the history: pure. `reference` is the status before our deployment. */
export function addStatusCheck(history, reference, observation, at, rules) {
    const { checkedAt } = history;
    const reading = readStatus(observation, rules);
    const evidence = addObservation(history.evidence, reference, {
        observation,
        activity: activityOf(reading, observation.details),
        before: readActivity(history.last ?? reference, rules),
        isCancelled: reading.phase === 'cancelled',
        ...(checkedAt === null ? {} : { sinceMs: at - checkedAt }),
    });
    const echo = reading.phase === 'progress' ? null : echoOf(history, reference, observation, at, rules);
    return { evidence, echo, last: observation, checkedAt: at };
}
/** Judges a status whose observation is already part of the evidence. Pure. */
export function judgeStatus(history, reference, observation, at, rules) {
    const { evidence } = history;
    if (evidence.superseded)
        return { kind: 'superseded' };
    const reading = readStatus(observation, rules);
    const { phase } = reading;
    if (phase === 'progress')
        return judgeProgress(evidence, observation, reading);
    if (!mayBeOurs(evidence, reference, observation, reading, rules))
        return { kind: 'nothing' };
    if (isHeld(history, at))
        return { kind: 'outcome', phase, isOpen: evidence.queue.isOpen };
    return { kind: evidence.queue.isOpen ? 'nothing' : 'holding' };
}
/** Returns true if an outcome has persisted long enough or is beyond doubt. */
export function isHeld({ echo }, at) {
    return echo === null || (echo.checks >= ECHO_CHECKS && at - echo.since >= ECHO_MS);
}
/** Returns true if anything changed from one check to the next, including the number of waiting requests. */
export function hasMoved(before, now) {
    if (before === null || isMoved(before, now))
        return true;
    return (before.requestsWaiting ?? null) !== (now.requestsWaiting ?? null);
}
function judgeProgress(evidence, { details }, reading) {
    const { strongest, otherActive, foreign, queue } = evidence;
    const isOurs = strongest !== 'none' || queue.state === 'waiting';
    const isUnderWay = foreign === null && (isOurs || otherActive || isOtherAction(details));
    if (!isUnderWay)
        return { kind: 'nothing' };
    const isQueued = activityOf(reading, details) === 'waiting' || isWaiting(reading.word);
    return {
        kind: 'progress',
        isOurs,
        isWaiting: queue.state === 'waiting' || isQueued,
        isIdle: reading.known && isIdle(reading) && strongest !== 'none',
    };
}
/** An outcome is ours by the evidence, or is the state to judge if nothing was requested. */
function mayBeOurs(evidence, reference, observation, { phase }, { trigger }) {
    if (evidence.foreign !== null || evidence.queue.state === 'waiting')
        return false;
    if (phase === 'success' && isOutOfDate(observation.serviceDeploymentStatus))
        return false;
    const mayBeOlder = trigger || evidence.queue.hasWaited;
    const seen = { observation, activity: 'ended', isCancelled: phase === 'cancelled' };
    if (mayBeOlder && isOfAnother(evidence, reference, seen))
        return false;
    return !trigger || evidence.strongest !== 'none';
}
function echoOf({ evidence, echo, last }, reference, observation, at, { trigger, mustHold = false }) {
    const isEcho = trigger
        ? mustHold || isEchoOf(reference, evidence.ours, observation)
        : last !== null && mayBeFromBefore(reference, evidence.ours, observation);
    return isEcho ? { since: echo?.since ?? at, checks: (echo?.checks ?? 0) + 1 } : null;
}
