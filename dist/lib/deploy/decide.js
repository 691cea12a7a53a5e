import { decideAnswered } from './decide-answered.js';
import { decideBaseline, decideConfigured } from './decide-baseline.js';
import { decideConfirming } from './decide-confirming.js';
import { decideFollowing } from './decide-following.js';
import { decideInspected } from './decide-proving.js';
import { decideYielding } from './decide-yielding.js';
import { createTies } from './evidence/evidence-state.js';
import { toReadableLook } from './evidence/readable-look.js';
import { settle } from './evidence/transition.js';
import { createRecord } from './record.js';
/** Returns the engine's memory before anything happened; `startedAt` on the monotonic clock. */
export function createDeployState(appId, policy, hasSettings, startedAt) {
    return {
        stage: 'baseline',
        policy,
        hasSettings,
        deadlineAt: startedAt + policy.timeoutMs,
        record: createRecord(appId, policy.commit, startedAt),
        reference: null,
        ties: createTies(null, {}, null),
        other: null,
        triggersSent: 0,
        isAccepted: false,
        conflicts: 0,
        failures: 0,
        unreadableBaselines: 0,
        goodLooks: 0,
        movedAt: startedAt,
        echo: null,
        isNotFoundForgiven: false,
        lookedAt: null,
        proof: { before: null, pending: null, triedFor: null },
        said: [],
    };
}
/** The whole judgement: what follows from an event. Pure, total, never throws; a settled state stays as it is. */
export function decide(state, event) {
    if (state.stage === 'settled')
        return [state, []];
    switch (event.kind) {
        case 'begun':
            return [state, [{ kind: 'look', at: event.at, purpose: 'baseline' }]];
        case 'interrupted':
            return interrupted(state, event.at);
        case 'configured':
            return decideConfigured(state, event);
        case 'answered':
            return decideAnswered(state, event);
        case 'inspected':
            return decideInspected(state, event);
        case 'looked':
            return decideLooked(state, event);
    }
}
function decideLooked(state, looked) {
    const event = { ...looked, look: toReadableLook(looked.look, state.policy) };
    switch (state.stage) {
        case 'baseline':
            return decideBaseline(state, event);
        case 'confirming':
            return decideConfirming(state, event);
        case 'yielding':
            return decideYielding(state, event);
        case 'following':
            return decideFollowing(state, event);
        default:
            return [state, []];
    }
}
function interrupted(state, at) {
    return settle(state, at, { result: 'cancelled', ...whatGoesOn(state) });
}
function whatGoesOn({ policy, stage, triggersSent, isAccepted, record, }) {
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
