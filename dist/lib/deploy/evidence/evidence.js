import { isSameId } from '../../kernel/resource-id.js';
import { IDENTITY_FIELDS } from '../deploy-target.js';
import { isNeverDeployed } from '../phase.js';
const SECOND_MS = 1_000;
/** Compares two identities by the most specific field that both have. */
export function compareIdentity(one, other) {
    const shared = IDENTITY_FIELDS.find((field) => one[field] !== undefined && other[field] !== undefined);
    if (shared === undefined)
        return 'unrelated';
    return isSameName(one[shared], other[shared]) ? 'same' : 'different';
}
/** Returns true if two names of one kind are the same; false if only one is given. */
export function isSameName(one, other) {
    return one === undefined || other === undefined ? one === other : isSameId(one, other);
}
/** Returns true if an identity names anything. */
export function hasIdentity(identity) {
    return IDENTITY_FIELDS.some((field) => identity[field] !== undefined);
}
/** Returns the part of `now` that differs from `before`: names that stayed the same say nothing of a newer deployment. */
export function withoutNamesOf(before, now) {
    return Object.fromEntries(IDENTITY_FIELDS.flatMap((field) => {
        const id = now[field];
        return id === undefined || isSameName(id, before[field]) ? [] : [[field, id]];
    }));
}
/** Returns the id to publish for an identity; null if it names nothing. */
export function publishedId(identity) {
    for (const field of IDENTITY_FIELDS) {
        const id = identity[field];
        if (id !== undefined)
            return id;
    }
    return null;
}
/** Returns true if the date changed; another notation or precision of the instant is no change, nor is a missing date. */
export function isDateChanged(before, now) {
    if (now === null)
        return false;
    if (before === null)
        return true;
    if (before.epochMs !== null && now.epochMs !== null)
        return !isSameInstant(before.epochMs, now.epochMs);
    return before.text !== now.text;
}
/** A service may send an instant once from its memory and once from a store that keeps whole seconds, cut or rounded. */
function isSameInstant(one, other) {
    const isWhole = one % SECOND_MS === 0 || other % SECOND_MS === 0;
    return one === other || (isWhole && Math.abs(one - other) < SECOND_MS);
}
/** Returns true if a date is surely older than another; false if one of them is missing or cannot be read. */
export function isDateOlder(one, other) {
    return (one !== null && other !== null && one.epochMs !== null && other.epochMs !== null && one.epochMs < other.epochMs);
}
/** Returns true if anything that a deployment changes differs from before. */
export function isMoved(before, now) {
    return (before.state !== now.state ||
        before.serviceDeploymentStatus !== now.serviceDeploymentStatus ||
        isDateChanged(before.lastDeploymentDate, now.lastDeploymentDate) ||
        isNewIdentity(before.identity, now.identity));
}
/** Returns true if an outcome may be outdated: it equals the baseline, or no baseline exists, and it does not name ours. */
export function isEchoOf(reference, ours, now) {
    if (compareIdentity(ours, now.identity) === 'same')
        return false;
    if (reference === null)
        return true;
    if (reference.state !== null)
        return !isMoved(reference, now);
    return reference.lastDeploymentDate === null || !isDateChanged(reference.lastDeploymentDate, now.lastDeploymentDate);
}
/** Returns true if an outcome may be that of a deployment before `reference`: nothing in it is newer, and it does not name ours. */
export function mayBeFromBefore(reference, ours, now) {
    if (reference === null || compareIdentity(ours, now.identity) === 'same')
        return false;
    const [before, date] = [reference.lastDeploymentDate, now.lastDeploymentDate];
    return !isDateChanged(before, date) || isDateOlder(date, before);
}
/** Returns true if `now` names a deployment that `before` did not: a different one, or the first named at all. */
export function isNewIdentity(before, now) {
    const relation = compareIdentity(before, now);
    return relation === 'different' || (relation === 'unrelated' && hasIdentity(now));
}
/** Returns the part of an identity that names the request. */
export function requestOf({ deployment_request_id: id }) {
    return id === undefined ? {} : { deployment_request_id: id };
}
/** Returns true if both have a date and the dates are equal. */
export function isDateOf({ lastDeploymentDate: before }, { lastDeploymentDate: now }) {
    return before !== null && now !== null && !isDateChanged(before, now);
}
/** The baseline for a token that may not read the status: nothing can be compared with it. */
export const NO_BASELINE = {
    state: null,
    serviceDeploymentStatus: null,
    lastDeploymentDate: null,
    identity: {},
};
/** Returns true if a baseline may hide another deployment: it has no readable state, and some deployment may have run. */
export function mayHideOther({ state, serviceDeploymentStatus, lastDeploymentDate }) {
    return state === null && (lastDeploymentDate !== null || !isNeverDeployed(serviceDeploymentStatus));
}
