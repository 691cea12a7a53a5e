/** Every result, from the worst to the best. */
export const RESULTS = [
    'failure',
    'timed_out',
    'unknown',
    'cancelled',
    'superseded',
    'unchanged',
    'triggered',
    'skipped',
    'success',
];
/** Returns the worst of several results; `success` for none. */
export function worstOf(results) {
    return RESULTS.find((result) => results.includes(result)) ?? 'success';
}
/** Returns whether the job continues: the exit code is 0. */
export function isPassing(result, policy) {
    switch (result) {
        case 'success':
        case 'triggered':
        case 'skipped':
            return true;
        case 'unchanged':
            return policy.onUnchanged === 'succeed';
        case 'superseded':
            return policy.onSuperseded !== 'fail';
        default:
            return false;
    }
}
/** Returns 0 where all the results pass, else 1. */
export function exitCodeOf(results, policy) {
    return results.every((result) => isPassing(result, policy)) ? 0 : 1;
}
/** Returns the conclusion of a result under the policies. */
export function concludeFrom(result, policy) {
    switch (result) {
        case 'success':
        case 'triggered':
            return 'success';
        case 'skipped':
        case 'cancelled':
        case 'timed_out':
            return result;
        case 'unchanged':
            return isPassing(result, policy) ? 'success' : 'failure';
        case 'superseded':
            return policy.onSuperseded === 'neutral' ? 'neutral' : isPassing(result, policy) ? 'success' : 'failure';
        default:
            return 'failure';
    }
}
const HEADLINES = {
    success: 'Deployed',
    failure: 'Deployment failed',
    timed_out: 'Deployment timed out',
    superseded: 'Superseded by a newer deployment',
    unchanged: 'Nothing changed',
    cancelled: 'Cancelled',
    unknown: 'Outcome unknown',
    triggered: 'Deployment triggered',
    skipped: 'Nothing was deployed',
};
/** A token or an id that the platform refuses fails the job, but no deployment. */
const REFUSED = 'Refused by the platform';
/** Returns the two or three words that name a result everywhere. */
export function headlineOf(result) {
    return HEADLINES[result];
}
/** Returns the headline of one deployment's ending: that of its result, unless the platform refused the token or the id. */
export function headlineOfEnd({ result, isRefused }) {
    return isRefused === true && result === 'failure' ? REFUSED : headlineOf(result);
}
