import { isOtherActive } from './decide-baseline.js';
import { otherUnreadable, refusedBefore, stillInProgress, throttledBefore } from './endings-before-start.js';
import { isMoved } from './evidence/evidence.js';
import { nextRetryInMs } from './status-interval.js';
import { checkAfterFailure, checkLater, settle, triggerLater } from './transition.js';
/** What follows from a status check while another deployment is waited for. */
export function decideYielding(state, event) {
    const { check, at } = event;
    switch (check.kind) {
        case 'observed': {
            const { observation } = check;
            const checked = {
                ...state,
                failures: 0,
                reference: observation,
                record: { ...state.record, baseline: observation, last: observation },
            };
            if (isOtherActive(checked, observation))
                return checkLater({ ...checked, other: observation }, event, stillInProgress);
            // The status may lag behind the refusal, so that requests that are refused again and again come ever more slowly.
            const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
            return triggerLater({ ...checked, other: otherAfter(state, observation) }, at, at + wait, stillInProgress);
        }
        case 'malformed':
        case 'failed':
            return checkAfterFailure(state, event, () => otherUnreadable(check.error.message), stillInProgress);
        case 'throttled':
            return settle(state, at, throttledBefore(check.error));
        case 'refused':
            // A token that may deploy but not read can only ask again.
            if (check.refusal !== 'forbidden')
                return settle(state, at, refusedBefore(check.error));
            return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), stillInProgress);
    }
}
/**
 * Returns what is known of the other deployment's work where a status check shows none. The platform said that there is one: where nothing of
 * it was shown, not even its end, that end may come yet and must not pass for ours.
 */
function otherAfter(state, observation) {
    const { other, reference } = state;
    if (isOtherActive(state, other))
        return other;
    const isShown = reference !== null && reference.state !== null && isMoved(reference, observation);
    return isShown ? null : observation;
}
