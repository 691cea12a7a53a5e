import { isProvable, prove } from './decide-proving.js';
import { endNow, endUnproven, outOfTime, refusedToLook, supersededEnding, undetermined } from './endings.js';
import { isNamedBehind } from './evidence/add-observation.js';
import { publishedId } from './evidence/evidence.js';
import { addObservation, DATED_CHECK_MS, hasMoved, judgeStatus } from './evidence/judge-status.js';
import { andAlso, lookAfterFailure, lookLast, lookLater, notify, sayOnce, settle, } from './evidence/transition.js';
import { activityOf, isOtherAction, isOutOfDate, readStatus } from './phase.js';
import { renderSeconds } from './sentences.js';
/** What follows from a look while our deployment is followed. */
export function decideFollowing(state, event) {
    const { look } = event;
    if (look.kind === 'observed')
        return judge(take(state, event.at, look.observation), event, look.observation);
    return withoutObservation(state, event, look);
}
function withoutObservation(state, event, look) {
    if (look.kind === 'throttled')
        return throttled(state, event, look.error);
    if (look.kind !== 'refused') {
        const spent = () => undetermined(state, look.error);
        return lookAfterFailure(state, event, spent, () => outOfTime(state, look.error.message));
    }
    const mayBeEarly = look.refusal === 'not-found' && state.goodLooks === 0 && state.isAccepted && !state.isNotFoundForgiven;
    if (!mayBeEarly)
        return settle(state, event.at, refusedToLook(state, look));
    return lookLater({ ...state, isNotFoundForgiven: true }, event, () => outOfTime(state, ''));
}
/** The limit opens only after the deadline: what is left is the look that was kept for the end, if even that. */
function throttled(state, event, error) {
    const ending = () => outOfTime(state, error.message);
    if (!event.pace.isLastLookLeft)
        return settle(state, event.at, ending());
    const text = `${error.message}: the last look is taken at the end of the time.`;
    const [told, effects] = sayOnce(state, 'last-look', notify('info', text));
    return andAlso(effects, lookLast(told, event.at, ending));
}
/** Takes a good look into the memory. */
function take(state, at, observation) {
    const { record } = state;
    const before = state.goodLooks === 0 ? state.reference : record.last;
    const { ties, echo } = addObservation(evidenceOf(state), state.reference, observation, at, state.policy);
    const isWaitingNow = activityOf(readStatus(observation, state.policy), observation.details) === 'waiting';
    const isOurs = ties.tie !== 'none' || (ties.queue.state === 'waiting' && isWaitingNow);
    return {
        ...state,
        ties,
        lookedAt: at,
        failures: 0,
        goodLooks: state.goodLooks + 1,
        movedAt: hasMoved(before, observation) ? at : state.movedAt,
        echo,
        record: {
            ...record,
            last: observation,
            evidence: ties.tie,
            identity: ties.ours,
            deploymentId: record.deploymentId ?? publishedId(ties.ours),
            supersededBy: ties.superseded && ties.foreign !== null ? publishedId(ties.foreign) : null,
            steps: isOurs ? withStep(record.steps, observation.state, at) : record.steps,
        },
    };
}
function evidenceOf({ ties, echo, goodLooks, record, lookedAt }) {
    return { ties, echo, last: goodLooks === 0 ? null : record.last, checkedAt: lookedAt };
}
function judge(state, event, observation) {
    const reading = readStatus(observation, state.policy);
    const [detailed, details] = sayDetails(state, observation);
    const [said, effects] = say(detailed, reading, observation);
    return andAlso([...details, ...effects], judgeLook(said, event, observation, reading));
}
/** What the platform says of the deployment beside its state word is shown once each time it is new. */
function sayDetails(state, { details }) {
    if (details == null || (state.policy.trigger && state.ties.tie === 'none' && !isOtherAction(details)))
        return [state, []];
    const { action, status, subAction } = details;
    const words = [action, status, subAction].filter((word) => word !== null && word !== 'NONE');
    if (words.length === 0)
        return [state, []];
    const text = `The platform's status details: ${words.join(', ')}.`;
    return sayOnce(state, text, notify('info', text));
}
function judgeLook(state, event, observation, reading) {
    const { at } = event;
    const judgement = judgeStatus(evidenceOf(state), state.reference, observation, at, state.policy);
    if (judgement.kind === 'superseded')
        return settle(state, at, supersededEnding(state));
    const unprovenAt = state.movedAt + state.policy.startTimeoutMs;
    const later = (heldUntil) => lookLater(state, event, () => outOfTime(state, ''), heldUntil);
    if (judgement.kind === 'progress' && !(judgement.isIdle && at >= unprovenAt)) {
        return later(state.ties.isDateOfStart && state.ties.tie === 'date-changed' ? at + DATED_CHECK_MS : undefined);
    }
    if (judgement.kind === 'outcome') {
        const decision = decideProven(state, at, reading);
        if (decision !== null)
            return decision;
    }
    // What waits has not failed to start.
    if ((observation.requestsWaiting ?? 0) > 0 || isNamedBehind(state.ties, state.reference, observation))
        return later();
    if (at >= unprovenAt &&
        !(state.ties.foreign !== null && reading.phase === 'progress') &&
        judgement.kind !== 'holding') {
        return decideUnproven(state, at, observation, reading);
    }
    return later(at < unprovenAt ? unprovenAt : undefined);
}
/** Settles an outcome that is ours, once the commit says nothing against it; null where it is open whose it is, for now. */
function decideProven(state, at, reading) {
    const ending = endNow(state, reading);
    if (!state.ties.queue.isOpen) {
        if (reading.phase !== 'success' || !isProvable(state))
            return settle(state, at, ending);
        return prove(state, at, { kind: 'certain', proven: ending, unproven: ending });
    }
    if (reading.phase !== 'success' || !isProvable(state) || state.proof.triedFor === state.movedAt)
        return null;
    return prove(state, at, { kind: 'open', proven: ending, unproven: ending });
}
function decideUnproven(state, at, observation, reading) {
    const unproven = endUnproven(state, observation, reading);
    const isOpen = unproven.result === 'unknown' && reading.phase === 'success' && state.proof.before !== null;
    if (!isOpen || !isProvable(state))
        return settle(state, at, unproven);
    return prove(state, at, { kind: 'last', proven: { ...endNow(state, reading), confirmed: true }, unproven });
}
function withStep(steps, state, at) {
    return steps.at(-1)?.state === state ? steps : [...steps, { state, seenAt: at }];
}
/** Sentences that this look gives rise to, each said once. */
function say(state, reading, observation) {
    const { requestsWaiting = null } = observation;
    if (requestsWaiting !== null && requestsWaiting > 0 && state.ties.queue.state === 'waiting') {
        const still = renderSeconds(state.policy.timeoutMs);
        const text = `Deployment requests that wait for this application: ${requestsWaiting}. This deployment has not started; it may wait for up to ${still} in all.`;
        return sayOnce(state, `waiting ${requestsWaiting}`, notify('info', text));
    }
    if (!reading.known) {
        const text = `The platform shows a state that is not known here, ${reading.word}: taken as in progress. Name it in success-states or failure-states if it is an end.`;
        return sayOnce(state, `unknown ${reading.word}`, notify('warning', text));
    }
    if (reading.phase === 'progress')
        return [state, []];
    if (state.ties.foreign !== null) {
        return sayOnce(state, 'foreign', notify('info', 'The status shows another deployment; waiting for ours.'));
    }
    if (state.ties.tie === 'none' && state.policy.trigger) {
        const text = `The status shows ${observation.state}, which may still be the previous deployment's; waiting for a sign of this one.`;
        return sayOnce(state, 'previous', notify('info', text));
    }
    if (reading.phase === 'success' && state.ties.tie !== 'none' && isOutOfDate(observation.serviceDeploymentStatus)) {
        const text = `The state is ${observation.state}, but the service says ${observation.serviceDeploymentStatus}; waiting.`;
        return sayOnce(state, 'out-of-date', notify('info', text));
    }
    return [state, []];
}
