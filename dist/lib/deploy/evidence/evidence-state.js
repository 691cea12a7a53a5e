import { enterQueue, isMergedIntoQueue } from './place-in-queue.js';
const UNTOLD = { count: null, working: null };
/**
 * Returns the evidence before any status check: `ours` comes from the response to the trigger; `reference` is null without a readable
 * baseline. `other` is the last sighting of an earlier deployment's work. It may still continue if it is the reference itself, unless
 * it waited and ours was merged with it. `atStart` is what the response says of the queue.
 */
export function createEvidence(reference, ours, other, atStart = UNTOLD, activityBefore = 'working') {
    const isMerged = activityBefore !== 'working' && isMergedIntoQueue(reference, atStart);
    const queue = enterQueue(reference, atStart);
    // If the response names the waiting request, that request is ours now.
    const request = atStart.request ?? null;
    const named = isMerged && request !== null ? { ...ours, deployment_request_id: request } : ours;
    const isUncounted = queue.state === 'unknown' && other !== null && other === reference;
    const isUnnamed = ours.execution_id === undefined && ours.deployment_id === undefined;
    const isFirstOfOther = isUncounted && isUnnamed && activityBefore === 'waiting';
    return {
        strongest: 'none',
        ours: named,
        answered: named,
        date: reference?.lastDeploymentDate ?? null,
        isDateOfStart: false,
        oursSeen: false,
        otherActive: other !== null && other === reference && !isMerged,
        other: isMerged ? null : other,
        foreign: null,
        superseded: false,
        queue: { ...queue, isMerged, isFirstOfOther },
    };
}
