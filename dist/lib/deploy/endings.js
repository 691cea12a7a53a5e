import { publishedId } from './evidence/evidence.js';
import { mayHideOther } from './evidence/no-baseline.js';
import { foldWord, isOtherAction, isOutOfDate } from './phase.js';
import { asSentence, lastSeen, renderEvidence, renderSeconds, sentenceOf } from './sentences.js';
const LOOK_AT_LOG = 'Look at the log and the platform for the cause.';
const LOOK_AT_PLATFORM = 'Look at the platform before running the job again.';
/** The end of a deployment that is surely ours, or of the state that is judged where nothing was started. */
export function endNow(state, reading) {
    // Where nothing was started, only what was seen in progress first was followed; the rest is judged as it stands.
    const isOurs = state.ties.tie !== 'none' && (state.policy.trigger || state.goodLooks > 1);
    const evidence = isOurs
        ? renderEvidence(state.record, state.policy.trigger)
        : `started nothing, judged the state that is there: ${state.record.last?.state}`;
    const result = reading.phase === 'progress' ? 'unknown' : reading.phase;
    const reason = `${capitalised(evidence)}.`;
    return { result, reason, advice: result === 'success' ? '' : LOOK_AT_LOG, confirmed: isOurs };
}
/** The end where nothing ties what is seen to our deployment, and nothing has moved for the start-timeout. */
export function endUnproven(state, observation, reading) {
    const still = renderSeconds(state.policy.startTimeoutMs);
    if (state.ties.foreign !== null && !state.ties.queue.isOpen)
        return supersededEnding(state);
    if (!state.isAccepted && state.policy.trigger)
        return state.record.isAdopted === true ? neverShown() : neverAnswered('nothing ties what is seen to it');
    const isOurs = state.ties.tie !== 'none';
    if (mayHaveWaited(state, observation, reading))
        return leftQueue(state, observation, reading);
    if (reading.phase === 'progress' && isOurs)
        return idleAfterWork(state, observation, still);
    if (reading.phase === 'success' &&
        (isOurs || !isOutOfDate(observation.serviceDeploymentStatus) || !state.policy.trigger)) {
        return {
            result: 'unchanged',
            reason: whyUnproven(state, observation, still),
            advice: 'Check at the platform that the commit is the one that runs; on-unchanged decides whether this fails.',
        };
    }
    if (!state.policy.trigger) {
        return {
            result: 'timed_out',
            reason: `No deployment is in progress: nothing moved for ${still}, and the state is ${observation.state}.`,
            advice: 'Start a deployment at the platform, or let this step start one with trigger: true.',
        };
    }
    if (reading.phase !== 'progress' && state.reference !== null && mayHideOther(state.reference)) {
        return anyonesEnd(observation.state, still);
    }
    return {
        result: 'timed_out',
        reason: `The deployment never started: nothing moved for ${still}, and the state is ${observation.state}.`,
        advice: 'Check at the platform why it did not start, or raise start-timeout.',
    };
}
/** On a platform with a queue: it counted or named ours, another was under way, or what it shows is a cancellation or no deployment. */
function mayHaveWaited({ ties, reference }, { details, identity, requestsWaiting }, { phase }) {
    const { queue, answered, other, tie } = ties;
    const isQueueing = requestsWaiting != null || identity.execution_id !== undefined;
    if ((phase === 'cancelled' && isQueueing) || isOtherAction(details))
        return true;
    const isAnswered = answered.deployment_request_id !== undefined || answered.execution_id !== undefined;
    const isNamed = isAnswered && tie === 'none';
    const isBehind = other !== null && reference?.identity.execution_id !== undefined;
    return queue.hasWaited || queue.isOpen || isNamed || isBehind;
}
/** The end where ours waited, left the queue, and nothing that can be told apart from another's came of it. */
function leftQueue(state, { state: word }, reading) {
    const { ties, record, policy } = state;
    const isOnlyOurs = !ties.queue.isOpen && ties.queue.others.length === 0 && ties.other === null;
    if (reading.phase === 'cancelled' && isOnlyOurs && record.baseline?.state !== word) {
        return {
            result: 'cancelled',
            reason: `The deployment was cancelled while it waited: it left the queue without starting, and the state is ${word}.`,
            advice: LOOK_AT_PLATFORM,
            confirmed: true,
        };
    }
    if (foldWord(word) === 'DELETED' && record.baseline?.state !== word) {
        return {
            result: 'failure',
            reason: 'The application was deleted while the deployment waited: the state is DELETED.',
            advice: LOOK_AT_PLATFORM,
            confirmed: true,
        };
    }
    const seen = renderEvidence(record, policy.trigger);
    return {
        result: 'unknown',
        reason: ties.queue.isOpen
            ? `Could not determine how the deployment ended: another request was deployed around the same time, and it is unclear which of them the status shows (${seen}).`
            : `Could not determine what became of the deployment: ${seen}, and nothing shows how it ended. The state is ${word}.`,
        advice: LOOK_AT_PLATFORM,
    };
}
function idleAfterWork(state, { state: word }, still) {
    return {
        result: 'unknown',
        reason: `Could not determine how the deployment ended: after ${renderEvidence(state.record, state.policy.trigger)}, the state has been ${word} for ${still}, which says neither success nor failure.`,
        advice: LOOK_AT_PLATFORM,
    };
}
function whyUnproven({ reference }, observation, still) {
    const { state, serviceDeploymentStatus } = observation;
    if (isOutOfDate(serviceDeploymentStatus))
        return `The state is ${state}, but the service still said ${serviceDeploymentStatus} after ${still}.`;
    if (reference !== null && mayHideOther(reference))
        return `The state is ${state}, but the status could not be read before the deployment, so that nothing tells which one that is the end of.`;
    return `Nothing moved for ${still}: the state was ${state} all along, with nothing that ties it to this deployment.`;
}
/** The end of a deployment that another one replaced, or took the place of before ours was ever seen. */
export function supersededEnding(state) {
    const { foreign, oursSeen } = state.ties;
    const id = foreign === null ? null : publishedId(foreign);
    const other = id === null ? 'deployment' : `deployment (${id})`;
    return {
        result: 'superseded',
        reason: oursSeen || foreign === null
            ? `A newer ${other} replaced this one before its end was seen: ${renderEvidence(state.record, state.policy.trigger)}.`
            : `The status shows another ${other}, and this one was never seen: ${renderEvidence(state.record, state.policy.trigger)}.`,
        advice: 'The other deployment tells what runs; on-superseded decides whether this fails.',
        confirmed: true,
    };
}
/** The end of the time: of the whole step, or of a wait that would outlast it. */
export function outOfTime(state, message) {
    const last = lastSeen(state.record);
    const seen = last === null
        ? 'no state was seen since the deployment was asked for'
        : `the last state was ${last} (${renderEvidence(state.record, state.policy.trigger)})`;
    const because = message === '' ? '' : ` ${asSentence(message)}`;
    return {
        result: 'timed_out',
        reason: `No end within ${renderSeconds(state.policy.timeoutMs)}: ${seen}.${because}`,
        advice: 'The deployment goes on at the platform: look there, follow it with trigger: false, or raise timeout.',
    };
}
/** The end where too many looks in a row failed: nobody knows how the deployment ends. */
export function undetermined(state, error) {
    const last = lastSeen(state.record);
    return {
        result: 'unknown',
        reason: `Could not determine how the deployment ended${last === null ? '' : `; the last state was ${last}`}. ${asSentence(error.message)}`,
        advice: 'The deployment may go on at the platform: look there, or follow it with trigger: false.',
    };
}
/** The end where the platform refuses the status of a deployment that it took. */
export function refusedToLook(state, look) {
    if (!state.policy.trigger)
        return { result: 'failure', reason: sentenceOf(look.error), isRefused: true };
    if (look.refusal === 'forbidden' || look.refusal === 'unauthorized') {
        return {
            result: 'unknown',
            reason: `The deployment was accepted, but this token may not follow it: following needs the Read scope. ${sentenceOf(look.error)}`,
            advice: 'Give the token the Read scope as well, or set wait: false.',
        };
    }
    const advice = look.refusal === 'rejected' ? 'Check base-url and app-id' : 'Check the token and app-id';
    return { ...undetermined(state, look.error), advice: `${advice}; the deployment may go on at the platform.` };
}
/** The end where the answer to the request that deploys was lost and `why`, a clause, nothing tells what came of it. */
export function neverAnswered(why) {
    return {
        result: 'unknown',
        reason: `Could not determine whether the deployment began: the answer to the request was lost, and ${asSentence(why)}`,
        advice: 'Look at the platform before running the job again: the deployment may be under way.',
    };
}
function neverShown() {
    return {
        result: 'unknown',
        reason: 'The platform said that another deployment is in progress, on-conflict is adopt, and nothing ties what is seen to it.',
        advice: 'Look at the platform before running the job again: nothing was started by this one.',
    };
}
function anyonesEnd(word, still) {
    return {
        result: 'unknown',
        reason: `Could not determine whether this deployment ended: the state is ${word} and nothing moved for ${still}, but the status could not be read before the deployment, so that nothing tells whose end that is.`,
        advice: 'Look at the log and the platform before running the job again.',
    };
}
function capitalised(text) {
    return text.charAt(0).toUpperCase() + text.slice(1);
}
