import { shortCommit } from '../kernel/plain-text.js';
import { asSentence, sentenceOf } from './sentences.js';
/** The ending when the state of the application could not be read before the deployment. */
export function baselineUnreadable(message) {
    return {
        result: 'unknown',
        reason: `Could not determine the state of the application before the deployment: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url and the platform, then run the job again.',
    };
}
/** The ending when the time ran out before the request that deploys was sent. */
export function outOfTimeBefore(message) {
    return {
        result: 'timed_out',
        reason: `The time ran out before the deployment could be asked for: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check the platform, or raise timeout.',
    };
}
/** The ending when the rate limit opens only after the deadline. */
export function throttledBefore(error) {
    return { result: 'timed_out', reason: `${sentenceOf(error)} Nothing was deployed.` };
}
/** The ending when the platform refuses the token or the id before anything was requested. */
export function refusedBefore(error) {
    return { result: 'failure', reason: sentenceOf(error), isRefused: true };
}
/** The ending of a dry run. */
export function dryRun({ commit }, reference) {
    const asked = commit === null ? 'without naming a commit' : `of commit ${shortCommit(commit)}`;
    const seen = reference.state ?? 'no readable state';
    const reason = `Dry run: the token may read, the application is there and shows ${seen}; a deployment ${asked} would be asked for, and nothing was deployed.`;
    return { result: 'skipped', reason };
}
/** The ending when another deployment is in progress and `on-conflict` is `fail`. */
export function conflictFails(message) {
    return {
        result: 'failure',
        reason: `Another deployment is in progress, and on-conflict is fail: ${asSentence(message)}`,
        advice: 'Run the job again when it has ended, or set on-conflict to wait.',
    };
}
/** The ending when another deployment did not finish in time; `message` is what the platform said of it, if anything. */
export function stillInProgress(message = '') {
    const said = message === '' ? '.' : `: ${asSentence(message)}`;
    return {
        result: 'timed_out',
        reason: `Another deployment was still in progress when the time ran out${said} Nothing was deployed.`,
        advice: 'Run the job again when it has ended, or raise timeout.',
    };
}
/** The ending when it could not be seen whether the other deployment finished. */
export function otherUnreadable(message) {
    return {
        result: 'unknown',
        reason: `Could not determine when the other deployment ends: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url and the platform, then run the job again.',
    };
}
/** The ending when the platform rejects the request that deploys. */
export function requestRejected(error) {
    return { result: 'failure', reason: sentenceOf(error), advice: 'Then run the job again.' };
}
/** The ending when the request that deploys never reached the platform. */
export function requestNotSent(message) {
    return {
        result: 'unknown',
        reason: `Could not reach the platform to deploy: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url, the network and the platform, then run the job again.',
    };
}
/** The ending when the request that deploys could not be sent in time. */
export function requestOutOfTime(message) {
    return {
        result: 'timed_out',
        reason: `${asSentence(message)} Nothing was deployed.`,
        advice: 'Run the job again later, or raise timeout.',
    };
}
/** The problem when a variable or a secret could not be written. */
export function settingFailed(result, setting, error) {
    return {
        result,
        reason: `Could not set the ${setting.kind} ${setting.key}: ${sentenceOf(error)} Nothing was deployed.`,
        advice: 'Setting variables and secrets needs a token with the Write scope.',
        ...(error.code.startsWith('access-') ? { isRefused: true } : {}),
    };
}
/** The problem when a variable has another value, which cannot be changed. */
export function settingDiffers(setting) {
    return {
        result: 'failure',
        reason: `The variable ${setting.key} is there already, not with this value as far as can be seen, and the platform describes no way to change one. Nothing was deployed.`,
        advice: `Change or delete ${setting.key} at the platform, or leave it out of variables.`,
    };
}
/** Returns the record of a deployment that was not started because `newer`, a later commit, is already deployed. */
export function yieldToNewer(record, newer, environment, guard, settledAt) {
    const reason = asSentence(`${shortCommit(newer)}, which comes after this commit, is deployed to ${environment} already`);
    const advice = 'Nothing was deployed. To deploy this commit all the same, set order-guard: off.';
    const result = guard === 'skip' ? 'skipped' : 'superseded';
    return { ...record, supersededBy: newer, settlement: { result, reason, advice, confirmed: true, settledAt } };
}
