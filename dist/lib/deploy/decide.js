import { decideBaseline, decideConfigured } from './decide-baseline.js';
import { decideConfirming } from './decide-confirming.js';
import { decideFollowing } from './decide-following.js';
import { decideInspected } from './decide-proving.js';
import { decideTriggerResult } from './decide-trigger-result.js';
import { decideYielding } from './decide-yielding.js';
import { interruptedEnding } from './endings.js';
import { createEvidence } from './evidence/evidence-state.js';
import { toReadableCheck } from './phase.js';
import { createRecord, } from './state.js';
import { settle } from './transition.js';
/** Returns the engine's state before anything happened; `startedAt` is on the monotonic clock. */
export function createDeployState(appId, policy, hasSettings, startedAt) {
    return {
        stage: 'baseline',
        policy,
        hasSettings,
        deadlineAt: startedAt + policy.timeoutMs,
        record: createRecord(appId, policy.commit, startedAt),
        reference: null,
        evidence: createEvidence(null, {}, null),
        other: null,
        triggersSent: 0,
        isAccepted: false,
        conflicts: 0,
        failures: 0,
        unreadableBaselines: 0,
        goodChecks: 0,
        movedAt: startedAt,
        echo: null,
        isNotFoundForgiven: false,
        checkedAt: null,
        proof: { before: null, pending: null, triedFor: null },
        said: [],
    };
}
/** Decides what follows from an event. Pure and total; never throws; a settled state stays as it is. */
export function decide(state, event) {
    if (state.stage === 'settled')
        return [state, []];
    switch (event.kind) {
        case 'started':
            return [state, [{ kind: 'check', at: event.at, purpose: 'baseline' }]];
        case 'interrupted':
            return settle(state, event.at, interruptedEnding(state));
        case 'configured':
            return decideConfigured(state, event);
        case 'answered':
            return decideTriggerResult(state, event);
        case 'inspected':
            return decideInspected(state, event);
        case 'checked':
            return decideChecked(state, event);
    }
}
function decideChecked(state, checked) {
    const event = { ...checked, check: toReadableCheck(checked.check, state.policy) };
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
