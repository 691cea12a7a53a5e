import { AccessError, RemoteError, ThrottledError } from '../kernel/errors.js';
import { parseHttpDate } from '../kernel/instant.js';
import { isUnsent } from '../kernel/request-fate.js';
import { toTouchdownError } from './http/error-mapping.js';
import { fillPath } from './http/request-path.js';
import { applicationOperation, deployOperation, statusOperation } from './resources/application-operations.js';
import { decodeDeployedCommit, decodeStartedDeployment, decodeStatus } from './resources/wire.js';
const PURPOSES = { baseline: 'essential', follow: 'follow', final: 'final' };
/** Returns the application that the engine deploys. Throws InputError for an id that cannot be one. Sends each request once: the engine decides on repetitions. */
export function createDeployTarget({ transport, gate }, appId) {
    fillPath('{app_id}', { app_id: appId });
    const checkStatus = async (purpose, limits) => {
        try {
            const call = { ...limits, purpose: PURPOSES[purpose], attempts: 1 };
            let answeredAt = null;
            const json = await transport.fetchJson(statusOperation(appId), call, (head) => {
                answeredAt = readResponseDate(head);
            });
            const reading = decodeStatus(json);
            return reading.kind === 'observed' ? { ...reading, answeredAt } : reading;
        }
        catch (error) {
            return statusCheckOf(toTouchdownError(error));
        }
    };
    const trigger = async (commit, limits) => {
        try {
            const call = { ...limits, purpose: 'essential', attempts: 1 };
            const response = await transport.send(deployOperation(appId, commit), call);
            const answeredAt = readResponseDate(response);
            return { kind: 'accepted', answeredAt, ...decodeStartedDeployment(response.text, appId) };
        }
        catch (error) {
            return triggerResultOf(toTouchdownError(error));
        }
    };
    const pace = () => ({
        intervalMs: gate.paceMs(),
        resetsAt: gate.view().resetsAt,
        isLastCheckLeft: gate.isOpenFor('final'),
    });
    const readDeployedCommit = async (limits) => {
        if (!gate.isOpenFor('follow'))
            return null;
        const call = { ...limits, purpose: 'follow' };
        return transport.fetchJson(applicationOperation(appId), call).then(decodeDeployedCommit, () => null);
    };
    return { appId, checkStatus, trigger, readDeployedCommit, pace };
}
function statusCheckOf(error) {
    const refusal = isRejected(error) ? 'rejected' : refusalOf(error);
    if (refusal !== null)
        return { kind: 'refused', refusal, error };
    return { kind: error instanceof ThrottledError ? 'throttled' : 'failed', error };
}
/** A redirect may lead to the page of a proxy that is in maintenance; any other 4xx will be the same next time. */
function isRejected(error) {
    return error instanceof RemoteError && error.code !== 'remote' && (error.facts.status ?? 0) >= 400;
}
/** What is not known to have started nothing may have started something, and is `lost`. */
function triggerResultOf(error) {
    const refusal = refusalOf(error);
    if (refusal !== null)
        return { kind: 'refused', refusal, error };
    if (error instanceof ThrottledError)
        return { kind: 'throttled', error };
    if (isUnsent(error))
        return { kind: 'not-sent', error };
    if (!(error instanceof RemoteError) || error.code === 'remote')
        return { kind: 'lost', error };
    return { kind: error.code === 'conflict' ? 'conflict' : 'rejected', message: error.excerpt || error.message, error };
}
function refusalOf(error) {
    if (!(error instanceof AccessError))
        return null;
    if (error.code === 'access-unauthorized')
        return 'unauthorized';
    return error.code === 'access-forbidden' ? 'forbidden' : 'not-found';
}
/**
 * Returns when the service responded, by its own clock (header `Date`), in epoch milliseconds of a whole second; null if it sent
 * no time that can be read, or if a cache may have responded instead, which sends the age of the response (RFC 9111, section
 * 5.1). Never throws.
 */
export function readResponseDate({ headers }) {
    const age = headers['age']?.trim() ?? '0';
    return /^0+$/.test(age) ? parseHttpDate(headers['date']?.trim() ?? '') : null;
}
