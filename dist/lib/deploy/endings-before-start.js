import { shortCommit } from '../kernel/plain-text.js';
import { asSentence, sentenceOf } from './sentences.js';
/** The ending when the state of the application could not be read before the deployment. */
export function baselineUnreadable(message) {
    return {
        result: 'unknown',
        reason: `Could not read the application's status before the deployment: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url and the platform, then run the job again.',
    };
}
/** The ending when the time ran out before the request that deploys was sent. */
export function outOfTimeBefore(message) {
    return {
        result: 'timed_out',
        reason: `The timeout was reached before the deployment was requested: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check the platform, or raise timeout.',
    };
}
/** The ending when the rate limit opens only after the deadline. */
export function throttledBefore(error) {
    const reason = `${sentenceOf(error)} Nothing was deployed.`;
    return { result: 'timed_out', reason, advice: 'Run the job again after that, or raise timeout.' };
}
/** The ending when the platform refuses the token or the id before anything was requested. */
export function refusedBefore(error) {
    return { result: 'failure', reason: sentenceOf(error), isRefused: true };
}
/** The ending of a dry run. */
export function dryRun({ commit }, reference) {
    const requested = commit === null ? 'without a commit' : `of commit ${shortCommit(commit)}`;
    const seen = reference.state ?? 'not readable';
    const reason = `Dry run: the token can read the application, and its state is ${seen}. A deployment ${requested} would be requested. Nothing was deployed.`;
    return { result: 'skipped', reason };
}
/** The ending when another deployment is in progress and `on-conflict` is `fail`. */
export function conflictFails(message) {
    return {
        result: 'failure',
        reason: `Another deployment is in progress, and on-conflict is fail: ${asSentence(message)}`,
        advice: 'Run the job again when it has finished, or set on-conflict to wait.',
    };
}
/** The ending when another deployment did not finish in time; `message` is what the platform said of it, if anything. */
export function stillInProgress(message = '') {
    const said = message === '' ? '.' : `: ${asSentence(message)}`;
    return {
        result: 'timed_out',
        reason: `Another deployment was still in progress when the timeout was reached${said} Nothing was deployed.`,
        advice: 'Run the job again when it has finished, or raise timeout.',
    };
}
/** The ending when it could not be seen whether the other deployment finished. */
export function otherUnreadable(message) {
    return {
        result: 'unknown',
        reason: `Could not determine whether the other deployment has finished: ${asSentence(message)} Nothing was deployed.`,
        advice: 'Check base-url and the platform, then run the job again.',
    };
}
/** The ending when the platform rejects the request that deploys. */
export function requestRejected(error) {
    return { result: 'failure', reason: sentenceOf(error), advice: 'Nothing was deployed.' };
}
/** The ending when the request that deploys never reached the platform. */
export function requestNotSent(message) {
    return {
        result: 'unknown',
        reason: `Could not send the deployment request: ${asSentence(message)} Nothing was deployed.`,
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
        reason: `The variable ${setting.key} already exists, apparently with another value, and the platform's API cannot change it. Nothing was deployed.`,
        advice: `Change or delete ${setting.key} on the platform, or leave it out of variables.`,
    };
}
/** Returns the record of a deployment that was not started because `newer`, a later commit, is already deployed. */
export function yieldToNewer(record, newer, environment, guard, settledAt) {
    const reason = `A newer commit, ${shortCommit(newer)}, is already deployed to ${asSentence(environment)}`;
    const advice = 'Nothing was deployed. To deploy this commit anyway, set order-guard: off.';
    const result = guard === 'skip' ? 'skipped' : 'superseded';
    return { ...record, supersededBy: newer, settlement: { result, reason, advice, confirmed: true, settledAt } };
}
