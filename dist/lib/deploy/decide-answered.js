import { isSameId } from '../kernel/resource-id.js';
import { isOtherActive } from './decide-baseline.js';
import { isWorthInspecting } from './decide-proving.js';
import { neverAnswered } from './endings.js';
import { publishedId, withoutNamesOf } from './evidence/evidence.js';
import { createTies } from './evidence/evidence-state.js';
import { mayHideOther } from './evidence/no-baseline.js';
import { UNCOUNTED } from './evidence/place-in-queue.js';
import { andAlso, lookLater, notify, settle, triggerAfterFailure } from './evidence/transition.js';
import { activityOf, readActivity, readState } from './phase.js';
import { asSentence, sentenceOf } from './sentences.js';
/** What follows from the answer to the request that deploys. */
export function decideAnswered(state, event) {
    const { answer, at } = event;
    switch (answer.kind) {
        case 'accepted':
            return accepted(state, event, answer);
        case 'conflict':
            return conflicted(state, event, answer.message);
        case 'lost':
            return lost(state, event, answer.error.message);
        case 'not-sent':
            return triggerAfterFailure(state, event, () => untaken(state, answer, notSent(answer.error.message)), () => untaken(state, answer, outOfTime(answer.error.message)));
        case 'throttled':
            return settle(state, at, untaken(state, answer, outOfTime(answer.error.message)));
        case 'rejected':
            return settle(state, at, untaken(state, answer, rejected(answer.error)));
        case 'refused':
            return settle(state, at, untaken(state, answer, { ...rejected(answer.error), advice: '', isRefused: true }));
    }
}
function accepted(state, event, answer) {
    const { at } = event;
    // An answer that tells of the application may still name the deployment before.
    const before = state.reference?.identity ?? {};
    const identity = withoutNamesOf(before, answer.identity);
    const { deploymentId } = answer;
    const isOld = deploymentId !== null && Object.values(before).some((name) => isSameId(name, deploymentId));
    const id = (isOld ? null : deploymentId) ?? publishedId(identity);
    const atStart = readQueueAtStart(state, answer, identity);
    const begun = { ...beginFollowing(state, at, identity, id, atStart), isAccepted: true };
    const phase = answer.state !== null && answer.aboutDeployment && !isOld
        ? readState(answer.state, state.policy).phase
        : 'progress';
    if (phase === 'failure' || phase === 'cancelled') {
        return settle(begun, at, {
            result: phase,
            reason: `The platform answered the request with a deployment that is already ${answer.state}.`,
            advice: 'Look at the log and the platform for the cause.',
            confirmed: true,
        });
    }
    if (isWorthInspecting(begun))
        return [begun, [{ kind: 'inspect', at }]];
    if (state.policy.wait)
        return lookLater(begun, event, () => outOfTimeAfter());
    const reason = 'The platform accepted the deployment; not waiting for its end.';
    return settle(begun, at, { result: 'triggered', reason });
}
/** While ours waits, an execution that works was started before ours, whatever its name. */
function readQueueAtStart(state, answer, named) {
    const count = answer.requestsWaiting ?? null;
    const isWorking = count !== null &&
        count > 0 &&
        answer.state !== null &&
        activityOf(readState(answer.state, state.policy)) === 'working';
    const request = answer.identity.deployment_request_id ?? null;
    return { count, working: isWorking ? (named.execution_id ?? null) : null, request };
}
/** Returns the state in which our deployment is followed from now on. */
export function beginFollowing(state, at, identity, deploymentId, atStart = { count: null, working: null }) {
    const { execution_id: execution, ...request } = identity;
    const ours = execution !== undefined && execution === atStart.working ? request : identity;
    const other = isOtherActive(state, state.reference) ? state.reference : state.other;
    const ties = createTies(state.reference, ours, other, atStart, readActivity(state.reference, state.policy));
    return {
        ...state,
        stage: 'following',
        lookedAt: null,
        triggersSent: Math.max(1, state.triggersSent),
        failures: 0,
        goodLooks: 0,
        movedAt: at,
        // Work that the first look shows may be that of one which a baseline would have told of.
        ties: { ...ties, otherActive: ties.otherActive || (state.reference !== null && mayHideOther(state.reference)) },
        record: { ...state.record, triggeredAt: at, identity, deploymentId },
    };
}
function conflicted(state, event, message) {
    const { at } = event;
    if (state.triggersSent > 0) {
        const text = 'The platform says that a deployment is in progress: taking it for the one whose answer was lost.';
        return andAlso([notify('warning', text)], lookLater(beginFollowing(state, at, {}, null), event, () => outOfTimeAfter()));
    }
    const said = notify('info', `Another deployment is in progress. The platform says: ${asSentence(message)}`);
    switch (state.policy.onConflict) {
        case 'fail':
            return settle(state, at, {
                result: 'failure',
                reason: `Another deployment is in progress, and on-conflict is fail: ${asSentence(message)}`,
                advice: 'Run the job again when it has ended, or set on-conflict to wait.',
            });
        case 'adopt':
            return andAlso([said, notify('info', 'Following it, as on-conflict is adopt.')], adoptOther(state, event));
        case 'wait': {
            const yielding = { ...state, stage: 'yielding', conflicts: state.conflicts + 1, failures: 0 };
            return andAlso(state.conflicts === 0 ? [said] : [], lookLater(yielding, event, () => stillInProgress(message)));
        }
    }
}
function adoptOther(state, event) {
    const adopted = adopt(state, event.at);
    if (state.policy.wait)
        return lookLater(adopted, event, () => outOfTimeAfter());
    return settle(adopted, event.at, {
        result: 'triggered',
        reason: 'Adopted the deployment in progress; not waiting for its end.',
    });
}
/** Returns the state in which the deployment that is in progress is followed as ours. */
function adopt(state, at) {
    const isNamed = isOtherActive(state, state.reference);
    const following = beginFollowing(state, at, isNamed ? (state.reference?.identity ?? {}) : {}, null);
    const record = { ...following.record, isAdopted: true };
    return { ...following, record, ties: { ...following.ties, otherActive: false, other: null, queue: UNCOUNTED } };
}
function lost(state, event, message) {
    const sent = {
        ...state,
        stage: 'confirming',
        triggersSent: state.triggersSent + 1,
        failures: 0,
        goodLooks: 0,
        movedAt: event.at,
    };
    const text = `The answer to the request that deploys was lost. ${asSentence(message)} Looking whether the deployment began before anything is repeated.`;
    return andAlso([notify('warning', text)], lookLater(sent, event, () => outOfTimeAfter()));
}
/** Returns the end of a request that surely started nothing; where one before it was lost, that one may have. */
function untaken(state, { error }, alone) {
    return state.triggersSent === 0 ? alone : neverAnswered(error.message);
}
function rejected(error) {
    return { result: 'failure', reason: sentenceOf(error), advice: 'Then run the job again.' };
}
function notSent(message) {
    return {
        result: 'unknown',
        reason: `Could not reach the platform to deploy: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url, the network and the platform, then run the job again.',
    };
}
function outOfTime(message) {
    return {
        result: 'timed_out',
        reason: `${asSentence(message)} Nothing was deployed.`,
        advice: 'Run the job again later, or raise timeout.',
    };
}
function stillInProgress(message) {
    return {
        result: 'timed_out',
        reason: `Another deployment was still in progress when the time ran out: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Run the job again when it has ended, or raise timeout.',
    };
}
function outOfTimeAfter() {
    return {
        result: 'timed_out',
        reason: 'The time ran out right after the deployment was asked for.',
        advice: 'Raise timeout; the deployment goes on at the platform.',
    };
}
