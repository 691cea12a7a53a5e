import { isOtherActive } from './decide-baseline.js';
import { otherUnreadable, refusedBefore, stillInProgress, throttledBefore } from './endings-before-start.js';
import { isMoved } from './evidence/evidence.js';
import { nextRetryInMs } from './status-interval.js';
import { checkAfterFailure, checkLater, settle, triggerLater } from './transition.js';
/** Decides what to do after a status check while waiting for another deployment. */
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
            // The status may lag behind the refusal, so a request that is refused repeatedly is sent ever more slowly.
            const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
            return triggerLater({ ...checked, other: otherAfter(state, observation) }, at, at + wait, stillInProgress);
        }
        case 'malformed':
        case 'failed':
            return checkAfterFailure(state, event, () => otherUnreadable(check.error.message), stillInProgress);
        case 'throttled':
            return settle(state, at, throttledBefore(check.error));
        case 'refused':
            // A token that may deploy but not read can only send the request again.
            if (check.refusal !== 'forbidden')
                return settle(state, at, refusedBefore(check.error));
            return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), stillInProgress);
    }
}
/** Returns what is known of the other deployment; if none of it was shown, its outcome may still appear and is not ours. */
function otherAfter(state, observation) {
    const { other, reference } = state;
    if (isOtherActive(state, other))
        return other;
    const isShown = reference !== null && reference.state !== null && isMoved(reference, observation);
    return isShown ? null : observation;
}
