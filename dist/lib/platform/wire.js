import { ProtocolError } from '../kernel/errors.js';
import { parseInstant } from '../kernel/instant.js';
import { isObject, nameType, readString, readWord } from './json.js';
/** The fields that name a deployment, the most exact first. */
const IDENTITY_FIELDS = ['deployment_request_id', 'execution_id', 'deployment_id'];
/** Decodes an application's status; total. A state has to be a word, so that no garbage passes for one. */
export function decodeStatus(json) {
    if (!isObject(json)) {
        return { kind: 'malformed', error: new ProtocolError('$', 'an object', nameType(json)), partial: null };
    }
    const partial = {
        serviceDeploymentStatus: readString(json['service_deployment_status']),
        lastDeploymentDate: decodeDate(json['last_deployment_date']),
        identity: decodeIdentity(json),
    };
    const state = readString(json['state']);
    if (state !== null)
        return { kind: 'observed', observation: { state, ...partial } };
    const error = new ProtocolError('$.state', 'a state word', nameType(json['state']));
    return { kind: 'malformed', error, partial };
}
/**
 * Decodes the answer to a request that deploys `appId`; total, since the status line said already that it was taken.
 * The answer is about a deployment where its `id` is another than the application's.
 */
export function decodeStartedDeployment(body, appId) {
    const json = parseLeniently(body);
    if (!isObject(json))
        return { identity: {}, deploymentId: null, state: null, aboutDeployment: false };
    const id = readWord(json['id']);
    const ownId = id === null || isSameId(id, appId) ? null : id;
    const named = decodeIdentity(json, appId);
    const identity = ownId === null ? named : { deployment_id: ownId, ...named };
    const deploymentId = IDENTITY_FIELDS.map((field) => identity[field]).find((value) => value !== undefined) ?? null;
    const [state, status] = [readString(json['state']), readString(json['status'])];
    const aboutDeployment = ownId !== null;
    return { identity, deploymentId, state: aboutDeployment ? (status ?? state) : (state ?? status), aboutDeployment };
}
/** Decodes one environment variable of a list. Throws ProtocolError where it has no key. */
export function decodeEnvironmentVariable(json, where) {
    const key = readString(json['key']);
    if (key === null)
        throw new ProtocolError(`${where}.key`, 'a key', nameType(json['key']));
    const value = json['value'];
    const isShown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
    return { id: readWord(json['id']), key, value: isShown ? String(value) : null };
}
function decodeIdentity(json, appId) {
    const named = IDENTITY_FIELDS.map((field) => [field, readWord(json[field])]);
    return Object.fromEntries(named.filter(([, value]) => value !== null && (appId === undefined || !isSameId(value, appId))));
}
function decodeDate(value) {
    const text = readWord(value);
    return text === null ? null : { text, epochMs: parseInstant(value) };
}
/** Ids are UUIDs on most services of this family, and those are the same in either case (RFC 9562, section 4). */
function isSameId(one, other) {
    return one.toLowerCase() === other.toLowerCase();
}
function parseLeniently(body) {
    try {
        return JSON.parse(body);
    }
    catch {
        return null;
    }
}
