import { endNow, endUnproven, outOfTime, refusedToLook, supersededEnding, undetermined } from './endings.js';
import { isEchoOf, isMoved, mayBeFromBefore, publishedId } from './evidence.js';
import { isIdle, isOutOfDate, isWaiting, readState } from './phase.js';
import { weigh } from './ties.js';
import { andAlso, lookAfterFailure, lookLast, lookLater, notify, sayOnce, settle } from './transition.js';
/** An end that may be an old answer must hold for this long and this many looks before it is believed. */
const ECHO_MS = 15_000;
const ECHO_LOOKS = 3;
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
    const reading = readState(observation.state, state.policy);
    const before = state.goodLooks === 0 ? state.reference : record.last;
    const ties = weigh(state.ties, state.reference, {
        observation,
        activity: activityOf(reading),
        before: activityOfReference(state, before),
    });
    const hasMoved = before === null || isMoved(before, observation);
    return {
        ...state,
        ties,
        failures: 0,
        goodLooks: state.goodLooks + 1,
        movedAt: hasMoved ? at : state.movedAt,
        echo: reading.phase === 'progress' ? null : echoOf(state, at, observation),
        record: {
            ...record,
            last: observation,
            evidence: ties.tie,
            identity: ties.ours,
            deploymentId: record.deploymentId ?? publishedId(ties.ours),
            supersededBy: ties.superseded && ties.foreign !== null ? publishedId(ties.foreign) : null,
            steps: ties.tie !== 'none' ? withStep(record.steps, observation.state, at) : record.steps,
        },
    };
}
function judge(state, event, observation) {
    const reading = readState(observation.state, state.policy);
    const [said, effects] = say(state, reading, observation);
    return andAlso(effects, judgeLook(said, event, observation, reading));
}
function judgeLook(state, event, observation, reading) {
    const { at } = event;
    if (state.ties.superseded)
        return settle(state, at, supersededEnding(state));
    const unprovenAt = state.movedAt + state.policy.startTimeoutMs;
    if (reading.phase === 'progress' &&
        (state.ties.tie !== 'none' || state.ties.otherActive) &&
        state.ties.foreign === null) {
        return lookLater(state, event, () => outOfTime(state, ''));
    }
    if (isProven(state, at, observation, reading))
        return settle(state, at, endNow(state, reading));
    if (at >= unprovenAt &&
        !(state.ties.foreign !== null && reading.phase === 'progress') &&
        !isHolding(state, at, observation, reading)) {
        return settle(state, at, endUnproven(state, observation, reading));
    }
    return lookLater(state, event, () => outOfTime(state, ''), at < unprovenAt ? unprovenAt : undefined);
}
/** Tells whether an end is ours beyond doubt, or is what is judged where nothing was started. */
function isProven(state, at, observation, reading) {
    if (reading.phase === 'progress' || state.ties.foreign !== null)
        return false;
    if (reading.phase === 'success' && isOutOfDate(observation.serviceDeploymentStatus))
        return false;
    if (state.policy.trigger && state.ties.tie === 'none')
        return false;
    return state.echo === null || (state.echo.looks >= ECHO_LOOKS && at - state.echo.since >= ECHO_MS);
}
/** Tells whether an end would be ours, were it sure to be no old answer: a few looks more decide. */
function isHolding(state, at, observation, reading) {
    return isProven({ ...state, echo: null }, at, observation, reading);
}
function echoOf(state, at, observation) {
    const isEcho = state.policy.trigger
        ? isEchoOf(state.reference, state.ties.ours, observation)
        : state.goodLooks > 0 && mayBeFromBefore(state.reference, state.ties.ours, observation);
    if (!isEcho)
        return null;
    return { since: state.echo?.since ?? at, looks: (state.echo?.looks ?? 0) + 1 };
}
function activityOf(reading) {
    if (reading.phase !== 'progress')
        return 'ended';
    if (isIdle(reading))
        return 'idle';
    return isWaiting(reading.word) ? 'waiting' : 'working';
}
function activityOfReference(state, reference) {
    if (reference === null || reference.state === null)
        return 'idle';
    return activityOf(readState(reference.state, state.policy));
}
function withStep(steps, state, at) {
    return steps.at(-1)?.state === state ? steps : [...steps, { state, seenAt: at }];
}
/** Sentences that this look gives rise to, each said once. */
function say(state, reading, observation) {
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
