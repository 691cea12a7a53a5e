import { shortCommit } from '../kernel/plain-text.js';
import { isDateChanged } from './evidence/evidence.js';
const MAX_STATES = 12;
/** Returns a verdict's evidence in one clause: "requested a1b2c3d, saw QUEUED → RUNNING". `isTriggering`: a request was intended. */
export function renderEvidence(record, isTriggering) {
    const seen = wordsOf(record);
    const asked = renderAsked(record, isTriggering);
    if (seen.length === 0 && record.evidence === 'none')
        return `${asked}, saw no state`;
    return [asked, renderSeen(seen), renderStrongest(record)].join(', ');
}
/** Returns the state of the last good status check; null if there was none since the deployment was requested. */
export function lastSeen({ last, baseline, triggeredAt }) {
    return last === null || (triggeredAt !== null && last === baseline) ? null : last.state;
}
/** Returns the sentence that names the running commit, which is not ours, after a success. */
export function renderOtherCommit(commit, ours) {
    return `The deployment succeeded, but the application runs ${shortCommit(commit)} instead of ${shortCommit(ours)}: the platform merged the request with another one, or a newer deployment replaced it.`;
}
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
function renderAsked({ commit, triggeredAt, isAdopted }, isTriggering) {
    if (!isTriggering)
        return 'started nothing';
    if (triggeredAt === null)
        return 'no request to deploy was seen to be taken';
    const asked = commit === null ? 'asked for a deployment' : `asked for ${shortCommit(commit)}`;
    return isAdopted === true ? `${asked}, followed the deployment that was in progress instead` : asked;
}
function wordsOf(record) {
    const last = lastSeen(record);
    return record.steps.length === 0 && last !== null ? [last] : record.steps.map((step) => step.state);
}
function renderSeen(words) {
    if (words.length === 0)
        return 'saw no state';
    const half = MAX_STATES / 2;
    const surplus = words.length - MAX_STATES;
    const chain = surplus <= 0 ? words : [...words.slice(0, half), `${surplus} more`, ...words.slice(-half)];
    return `saw ${chain.join(' → ')}`;
}
function renderStrongest({ evidence, baseline, last }) {
    const isDateMoved = baseline !== null && isDateChanged(baseline.lastDeploymentDate, last?.lastDeploymentDate ?? null);
    switch (evidence) {
        case 'none':
            return 'nothing ties that to this deployment';
        case 'progress-seen':
            return 'in progress since then';
        case 'date-changed':
            return 'the deployment date moved';
        case 'identity':
            return isDateMoved
                ? 'the status named this deployment and the deployment date moved'
                : 'the status named this deployment';
    }
}
