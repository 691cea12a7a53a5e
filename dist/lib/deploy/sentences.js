import { shortCommit } from '../kernel/plain-text.js';
import { isDateChanged } from './evidence/evidence.js';
const MAX_STATES = 12;
/** Returns a verdict's evidence in one clause: "requested a1b2c3d; the platform reported QUEUED → RUNNING …". `isTriggering`: a request was intended. */
export function renderEvidence(record, isTriggering) {
    const seen = wordsOf(record);
    const request = `${renderRequest(record, isTriggering)}; the platform reported ${renderSeen(seen)}`;
    return seen.length === 0 && record.evidence === 'none' ? request : `${request}${renderStrongest(record)}`;
}
/** Returns the state of the last good status check; null if there was none since the deployment was requested. */
export function lastSeen({ last, baseline, triggeredAt }) {
    return last === null || (triggeredAt !== null && last === baseline) ? null : last.state;
}
/** Returns the sentence that names the running commit, which is not ours, after a success. */
export function renderOtherCommit(commit, ours) {
    return `The deployment succeeded, but the application runs ${shortCommit(commit)} instead of ${shortCommit(ours)}: the platform merged the request with another one, or a newer deployment replaced it.`;
}
/** What the engine reports while it works; the log shows each as a line. */
export const NOTICES = {
    statusForbidden: "The token may not read the application's status (403). Deploying without reading it first.",
    statusUnauthorized: 'The platform refused the token for the status (401). It may still be allowed to deploy.',
    responseLost: (cause) => `The response to the deployment request was lost. ${asSentence(cause)} Checking whether the deployment started before sending it again.`,
    notArrived: (quietMs) => `Nothing changed for ${renderSeconds(quietMs)}, so the request did not arrive. Sending it once more.`,
    startedAnyway: 'The status changed, so the deployment started although the response was lost.',
    conflict: (message) => `Another deployment is in progress. The platform says: ${asSentence(message)}`,
    conflictIsOurs: 'The platform says that a deployment is in progress. Following it as the one whose response was lost.',
    adopting: 'Following it, because on-conflict is adopt.',
    waiting: (requests, timeoutMs) => `Deployment requests waiting for this application: ${requests}. This deployment has not started. The overall timeout is ${renderSeconds(timeoutMs)}.`,
    details: (words) => `The platform's status details: ${words.join(', ')}.`,
    unknownState: (word) => `The platform shows an unknown state, ${word}, which counts as in progress. If it is final, name it in success-states or failure-states.`,
    otherShown: 'The status shows another deployment. Waiting for this one.',
    previousShown: (state) => `The status shows ${state}, which may still be the previous deployment's. Waiting for evidence of this one.`,
    outOfDate: (state, serviceStatus) => `The state is ${state}, but the service reports ${serviceStatus}. Waiting.`,
    checkFailed: (error) => `A status check failed; trying again: ${sentenceOf(error)}`,
    lastCheck: (cause) => `${asSentence(cause)} The last status check is sent at the timeout.`,
    slowedDown: (intervalMs, resetsAt) => {
        const reset = resetsAt === null ? '' : ` The limit resets at ${new Date(resetsAt).toISOString().slice(11, 16)} UTC.`;
        return `To save the token's rate limit, the next status check is in about ${renderSeconds(intervalMs)}.${reset}`;
    },
};
/** The sentence of an error, with a full stop at its end. */
export function sentenceOf(error) {
    return asSentence(error.message);
}
/** Returns a text with a full stop at its end, unless it has an end already. */
export function asSentence(text) {
    return /[.!?]$/.test(text) ? text : `${text}.`;
}
/** A whole number of seconds or minutes, for a sentence. */
export function renderSeconds(durationMs) {
    const seconds = Math.round(durationMs / 1000);
    return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
function renderRequest({ commit, triggeredAt, isAdopted }, isTriggering) {
    if (!isTriggering)
        return 'started no deployment';
    if (triggeredAt === null)
        return 'no deployment request was confirmed';
    const requested = commit === null ? 'requested a deployment' : `requested ${shortCommit(commit)}`;
    return isAdopted === true ? `${requested}, but followed the deployment already in progress` : requested;
}
function wordsOf(record) {
    const last = lastSeen(record);
    return record.steps.length === 0 && last !== null ? [last] : record.steps.map((step) => step.state);
}
function renderSeen(words) {
    if (words.length === 0)
        return 'no state';
    const half = MAX_STATES / 2;
    const surplus = words.length - MAX_STATES;
    const chain = surplus <= 0 ? words : [...words.slice(0, half), `${surplus} more`, ...words.slice(-half)];
    return chain.join(' → ');
}
function renderStrongest({ evidence, baseline, last }) {
    const isDateMoved = baseline !== null && isDateChanged(baseline.lastDeploymentDate, last?.lastDeploymentDate ?? null);
    switch (evidence) {
        case 'none':
            return ', which may belong to another deployment';
        case 'progress-seen':
            return ' and showed work in progress';
        case 'date-changed':
            return ', and the deployment date changed';
        case 'identity':
            return isDateMoved ? ", with this deployment's id and a new deployment date" : ", with this deployment's id";
    }
}
