import { fieldOf } from '../../kernel/hostile-json.js';
/** From the first to the last. */
const ORDER = ['unknown', 'queued', 'running', 'ending', 'ended'];
const ENDS = ['succeeded', 'failed', 'cancelled', 'superseded', 'timed_out'];
/** Compares how far two tellings are: above 0 where `one` is further. */
export function compareProgress(one, other) {
    return ORDER.indexOf(one) - ORDER.indexOf(other);
}
/** Reads an event's data, hostile JSON; null where it is not about `subject`, or cannot be read. Never throws. */
export function decodeTelling(data, subject) {
    const value = parse(data);
    const revision = fieldOf(value, 'rev');
    if (typeof revision !== 'number' || !Number.isSafeInteger(revision) || revision < 0)
        return null;
    const sha = fieldOf(value, 'sha');
    const isOurs = fieldOf(value, 'id') === subject.id &&
        fieldOf(value, 'app_id') === subject.appId &&
        typeof sha === 'string' &&
        sha.toLowerCase() === subject.sha.toLowerCase();
    const progress = progressOf(fieldOf(value, 'state'), fieldOf(value, 'ended'), fieldOf(value, 'unconfirmed'));
    return isOurs && progress !== null ? { progress, revision } : null;
}
/** Reads the answer to a registration: the id by which the relay knows it; null where there is none that can be one. Never throws. */
export function decodeRegistration(body) {
    const id = fieldOf(parse(body), 'id');
    return typeof id === 'string' && /^[A-Za-z0-9_-]{1,128}$/.test(id) ? id : null;
}
function progressOf(state, ended, unconfirmed) {
    if (typeof ended !== 'boolean')
        return null;
    const isEnd = ENDS.includes(state);
    if (ended)
        return isEnd ? 'ended' : null;
    // The relay shows an end that it could not confirm as in progress, and says so beside it.
    if (isEnd || isSaid(unconfirmed))
        return 'ending';
    return state === 'unknown' || state === 'queued' || state === 'running' ? state : null;
}
function isSaid(unconfirmed) {
    return unconfirmed !== undefined && unconfirmed !== null && unconfirmed !== false && unconfirmed !== '';
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return null;
    }
}
