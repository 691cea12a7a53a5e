import { isOtherActive } from './decide-baseline.js';
import { isMoved } from './evidence/evidence.js';
import { lookAfterFailure, lookLater, settle, triggerLater } from './evidence/transition.js';
import { asSentence, sentenceOf } from './sentences.js';
import { nextRetryInMs } from './status-interval.js';
/** What follows from a look while another deployment is waited for. */
export function decideYielding(state, event) {
    const { look, at } = event;
    switch (look.kind) {
        case 'observed': {
            const { observation } = look;
            const looked = {
                ...state,
                failures: 0,
                reference: observation,
                record: { ...state.record, baseline: observation, last: observation },
            };
            if (isOtherActive(looked, observation))
                return lookLater({ ...looked, other: observation }, event, stillInProgress);
            // The status may lag behind the refusal, so that requests that are refused again and again come ever more slowly.
            const wait = state.conflicts > 1 ? nextRetryInMs(state.conflicts, event.chance) : 0;
            return triggerLater({ ...looked, other: otherAfter(state, observation) }, at, at + wait, stillInProgress);
        }
        case 'malformed':
        case 'failed':
            return lookAfterFailure(state, event, () => unreachable(look.error.message), stillInProgress);
        case 'throttled':
            return settle(state, at, { result: 'timed_out', reason: `${sentenceOf(look.error)} Nothing was deployed.` });
        case 'refused':
            // A token that may deploy but not read can only ask again.
            if (look.refusal !== 'forbidden')
                return settle(state, at, { result: 'failure', reason: sentenceOf(look.error), isRefused: true });
            return triggerLater(state, at, at + nextRetryInMs(state.conflicts + 2, event.chance), stillInProgress);
    }
}
/**
 * Returns what is known of the other deployment's work where a look shows none. The platform said that there is one: where nothing of
 * it was shown, not even its end, that end may come yet and must not pass for ours.
 */
function otherAfter(state, observation) {
    const { other, reference } = state;
    if (isOtherActive(state, other))
        return other;
    const isShown = reference !== null && reference.state !== null && isMoved(reference, observation);
    return isShown ? null : observation;
}
function stillInProgress() {
    return {
        result: 'timed_out',
        reason: 'Another deployment was still in progress when the time ran out. Nothing was deployed.',
        advice: 'Run the job again when it has ended, or raise timeout.',
    };
}
function unreachable(message) {
    return {
        result: 'unknown',
        reason: `Could not determine when the other deployment ends: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url and the platform, then run the job again.',
    };
}
