import { IDENTITY_FIELDS, } from '../../deploy/deploy-target.js';
import { ProtocolError } from '../../kernel/errors.js';
import { parseInstant } from '../../kernel/instant.js';
import { isSameId } from '../../kernel/resource-id.js';
import { isObject, nameType, parseJsonOrNothing, readString, readWord } from '../http/json.js';
/** Most UTF-16 units of a state, an id or a date; a longer one is none. */
const MAX_WORD_UNITS = 255;
/** Decodes an application's status; total. A state has to be a word, so that no garbage passes for one. */
export function decodeStatus(json) {
    if (!isObject(json)) {
        return { kind: 'malformed', error: new ProtocolError('$', 'an object', nameType(json)), partial: null };
    }
    const partial = {
        serviceDeploymentStatus: readShortString(json['service_deployment_status']),
        lastDeploymentDate: decodeDate(json['last_deployment_date']),
        identity: decodeIdentity(json),
        ...decodeQueue(json),
    };
    const state = readShortString(json['state']);
    if (state !== null)
        return { kind: 'observed', observation: { state, ...partial } };
    const came = readString(json['state']) === null ? nameType(json['state']) : `longer than ${MAX_WORD_UNITS} characters`;
    const error = new ProtocolError('$.state', 'a state word', came);
    return { kind: 'malformed', error, partial };
}
/**
 * Decodes the response to a request that deploys `appId`; total, since the status line said already that it was accepted.
 * The response is about a deployment where its `id` is another than the application's.
 */
export function decodeStartedDeployment(body, appId) {
    const json = parseJsonOrNothing(body);
    if (!isObject(json))
        return { identity: {}, deploymentId: null, state: null, aboutDeployment: false };
    const id = readShortWord(json['id']);
    const ownId = id === null || isSameId(id, appId) ? null : id;
    const named = decodeIdentity(json, appId);
    const identity = ownId === null ? named : { deployment_id: ownId, ...named };
    const deploymentId = IDENTITY_FIELDS.map((field) => identity[field]).find((value) => value !== undefined) ?? null;
    const [state, status] = [readShortString(json['state']), readShortString(json['status'])];
    const aboutDeployment = ownId !== null;
    const word = aboutDeployment ? (status ?? state) : (state ?? status);
    const { requestsWaiting } = decodeQueue(json);
    return {
        identity,
        deploymentId,
        state: word,
        aboutDeployment,
        ...(requestsWaiting === undefined ? {} : { requestsWaiting }),
    };
}
/** Decodes which commit an application runs: `git_repository.deployed_commit_id`; null if it does not say. Total. */
export function decodeDeployedCommit(json) {
    const repository = isObject(json) ? json['git_repository'] : null;
    const commit = isObject(repository) ? readShortString(repository['deployed_commit_id']) : null;
    return commit !== null && /^[0-9a-f]{7,64}$/i.test(commit) ? commit : null;
}
/** Decodes in which environment an application is: `environment.id`, else `environment_id`; null if it does not say. Total. */
export function decodeEnvironmentId(json) {
    if (!isObject(json))
        return null;
    const { environment } = json;
    return (isObject(environment) ? readShortWord(environment['id']) : null) ?? readShortWord(json['environment_id']);
}
/** Decodes what a service of the family adds to a status; absent if it sends none. */
function decodeQueue(json) {
    const count = json['deployment_requests_count'];
    const details = json['status_details'];
    return {
        ...(Number.isSafeInteger(count) && count >= 0 ? { requestsWaiting: count } : {}),
        ...(isObject(details) ? { details: decodeDetails(details) } : {}),
    };
}
function decodeDetails(json) {
    return {
        action: readShortString(json['action']),
        status: readShortString(json['status']),
        subAction: readShortString(json['sub_action']),
    };
}
/** Decodes one environment variable of a list. Throws ProtocolError if it has no key. */
export function decodeEnvironmentVariable(json, where) {
    const key = readString(json['key']);
    if (key === null)
        throw new ProtocolError(`${where}.key`, 'a key', nameType(json['key']));
    const value = json['value'];
    const isShown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return { id: readWord(json['id']), key, value: isShown ? String(value) : null };
}
function decodeIdentity(json, appId) {
    const named = IDENTITY_FIELDS.map((field) => [field, readShortWord(json[field])]);
    return Object.fromEntries(named.filter(([, value]) => value !== null && (appId === undefined || !isSameId(value, appId))));
}
function decodeDate(value) {
    const text = readShortWord(value);
    return text === null ? null : { text, epochMs: parseInstant(value) };
}
function readShortString(value) {
    return isShort(value) ? readString(value) : null;
}
function readShortWord(value) {
    return isShort(value) ? readWord(value) : null;
}
/** What a status says is remembered for as long as the deployment is followed. */
function isShort(value) {
    return typeof value !== 'string' || value.length <= MAX_WORD_UNITS;
}
