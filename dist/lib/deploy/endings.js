import { shortCommit } from '../kernel/plain-text.js';
import { mayHideOther, publishedId } from './evidence/evidence.js';
import { foldWord, isOtherAction, isOutOfDate } from './phase.js';
import { asSentence, lastSeen, renderEvidence, renderOtherCommit, renderSeconds, sentenceOf } from './sentences.js';
const LOOK_AT_LOG = 'Look at the log and the platform for the cause.';
const LOOK_AT_PLATFORM = 'Look at the platform before running the job again.';
/** The ending of a deployment that is surely ours, or of the existing state if nothing was started. */
export function endNow(state, reading) {
    // If nothing was started, only a deployment first seen in progress was followed; any other state is judged as it stands.
    const isOurs = state.evidence.strongest !== 'none' && (state.policy.trigger || state.goodChecks > 1);
    const evidence = isOurs
        ? renderEvidence(state.record, state.policy.trigger)
        : `started nothing, judged the state that is there: ${state.record.last?.state}`;
    const result = reading.phase === 'progress' ? 'unknown' : reading.phase;
    const reason = `${evidence.charAt(0).toUpperCase()}${evidence.slice(1)}.`;
    return { result, reason, advice: result === 'success' ? '' : LOOK_AT_LOG, confirmed: isOurs };
}
/** The ending if nothing shown is tied to our deployment and nothing has changed for the start-timeout. */
export function endUnproven(state, observation, reading) {
    const still = renderSeconds(state.policy.startTimeoutMs);
    if (state.evidence.foreign !== null && !state.evidence.queue.isOpen)
        return supersededEnding(state);
    if (!state.isAccepted && state.policy.trigger)
        return state.record.isAdopted === true ? neverShown() : responseLost('nothing ties what is seen to it');
    const isOurs = state.evidence.strongest !== 'none';
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
        return unattributedEnd(observation.state, still);
    }
    return {
        result: 'timed_out',
        reason: `The deployment never started: nothing moved for ${still}, and the state is ${observation.state}.`,
        advice: 'Check at the platform why it did not start, or raise start-timeout.',
    };
}
/** The platform may have queued ours: it counted or named it, another was under way, or it shows a cancellation or no deployment. */
function mayHaveWaited({ evidence, reference }, { details, identity, requestsWaiting }, { phase }) {
    const { queue, answered, other, strongest } = evidence;
    const isQueueing = requestsWaiting != null || identity.execution_id !== undefined;
    if ((phase === 'cancelled' && isQueueing) || isOtherAction(details))
        return true;
    const isAnswered = answered.deployment_request_id !== undefined || answered.execution_id !== undefined;
    const isNamed = isAnswered && strongest === 'none';
    const isBehind = other !== null && reference?.identity.execution_id !== undefined;
    return queue.hasWaited || queue.isOpen || isNamed || isBehind;
}
/** The ending if ours waited and left the queue, but no outcome can be distinguished from another's. */
function leftQueue(state, { state: word }, reading) {
    const { evidence, record, policy } = state;
    const isOnlyOurs = !evidence.queue.isOpen && evidence.queue.others.length === 0 && evidence.other === null;
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
        reason: evidence.queue.isOpen
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
/** The ending of a deployment that another one replaced, even before ours was ever seen. */
export function supersededEnding(state) {
    const { foreign, oursSeen } = state.evidence;
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
/** The ending when the time is over: that of the whole step, or of a wait that would exceed it. */
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
/** The ending after too many failed status checks in a row: the outcome is unknown. */
export function undetermined(state, error) {
    const last = lastSeen(state.record);
    return {
        result: 'unknown',
        reason: `Could not determine how the deployment ended${last === null ? '' : `; the last state was ${last}`}. ${asSentence(error.message)}`,
        advice: 'The deployment may go on at the platform: look there, or follow it with trigger: false.',
    };
}
/** The ending if the platform refuses the status of a deployment that it accepted. */
export function refusedToCheck(state, check) {
    if (!state.policy.trigger)
        return { result: 'failure', reason: sentenceOf(check.error), isRefused: true };
    if (check.refusal === 'forbidden' || check.refusal === 'unauthorized') {
        return {
            result: 'unknown',
            reason: `The deployment was accepted, but this token may not follow it: following needs the Read scope. ${sentenceOf(check.error)}`,
            advice: 'Give the token the Read scope as well, or set wait: false.',
        };
    }
    const advice = check.refusal === 'rejected' ? 'Check base-url and app-id' : 'Check the token and app-id';
    return { ...undetermined(state, check.error), advice: `${advice}; the deployment may go on at the platform.` };
}
/** The ending when the response to the request that deploys was lost and its outcome cannot be known; `why` is a clause. */
export function responseLost(why) {
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
function unattributedEnd(word, still) {
    return {
        result: 'unknown',
        reason: `Could not determine whether this deployment ended: the state is ${word} and nothing moved for ${still}, but the status could not be read before the deployment, so that nothing tells whose end that is.`,
        advice: 'Look at the log and the platform before running the job again.',
    };
}
/** The ending when the step does not wait for the outcome; `reason` says how far the deployment came. */
export function notWaiting(reason) {
    return { result: 'triggered', reason };
}
/** The ending when the response to the request that deploys already shows its outcome. */
export function finishedAtOnce(result, word) {
    return {
        result,
        reason: `The platform answered the request with a deployment that is already ${word}.`,
        advice: LOOK_AT_LOG,
        confirmed: true,
    };
}
/** The ending when no time is left right after the request that deploys. */
export function outOfTimeAfterRequest() {
    return {
        result: 'timed_out',
        reason: 'The time ran out right after the deployment was asked for.',
        advice: 'Raise timeout; the deployment goes on at the platform.',
    };
}
/** Adds to the ending of a success that the application runs our commit. */
export function withCommit(ending, commit) {
    const reason = `${ending.reason.replace(/\.$/, '')}, and the application runs ${shortCommit(commit)}.`;
    return { ...ending, reason };
}
/** The ending when the application runs another commit after a success. */
export function otherCommit(state, commit) {
    return {
        result: 'superseded',
        reason: renderOtherCommit(commit, state.policy.commit ?? ''),
        advice: `Check at the platform who deployed ${shortCommit(commit)}; on-superseded decides whether this fails.`,
        confirmed: true,
    };
}
/** The ending when the time ran out before it was sure which commit the application runs. */
export function unsureOfCommit(state, commit) {
    return {
        result: 'unknown',
        reason: `The status shows a success (${renderEvidence(state.record, state.policy.trigger)}), but the application runs ${shortCommit(commit)} instead of ${shortCommit(state.policy.commit ?? '')}, and the time ran out before that could be checked again.`,
        advice: 'Check at the platform which commit runs, or raise timeout.',
    };
}
/** The ending when the step was asked to stop: it says what continues on the platform. */
export function interruptedEnding(state) {
    return { result: 'cancelled', ...whatContinues(state) };
}
function whatContinues({ policy, stage, triggersSent, isAccepted, record, }) {
    const isSeen = isAccepted || record.isAdopted === true || record.evidence !== 'none';
    if (triggersSent === 0 && stage !== 'following')
        return { reason: 'Interrupted before anything was started.' };
    if (isSeen) {
        return {
            reason: 'Interrupted: stopped following; the deployment goes on at the platform.',
            advice: 'Look at the platform for how it ends, or follow it with `trigger: false`.',
        };
    }
    if (!policy.trigger)
        return { reason: 'Interrupted: stopped looking; no deployment was seen in progress.' };
    return {
        reason: 'Interrupted without an answer to the request that deploys: the deployment may have begun, and may go on at the platform.',
        advice: 'Look at the platform before running the job again.',
    };
}
