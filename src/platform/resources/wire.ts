import {
  type DeploymentDate,
  IDENTITY_FIELDS,
  type Identity,
  type IdentityField,
  type Observation,
  type StatusDetails,
  type StoredSetting,
} from '../../deploy/deploy-target.ts';
import { ProtocolError } from '../../kernel/errors.ts';
import { parseInstant } from '../../kernel/instant.ts';
import { isSameId } from '../../kernel/resource-id.ts';
import { parseWebAddress } from '../../kernel/web-address.ts';
import { isObject, type JsonObject, nameType, parseJsonOrNothing, readString, readWord } from '../http/json.ts';

/** Most UTF-16 units of a state, an id or a date; a longer one is none. */
const MAX_WORD_UNITS = 255;

/** A status response: read, or not readable as one; `partial` is what could be read of an object. */
export type StatusReading =
  | { readonly kind: 'observed'; readonly observation: Observation }
  | { readonly kind: 'malformed'; readonly error: ProtocolError; readonly partial: Omit<Observation, 'state'> | null };

/** What the response to a request that deploys says of the deployment; all of it may be missing. */
export interface StartedDeployment {
  readonly identity: Identity;
  /** The id to show; null if the response has none that is the deployment's. Never the application's own. */
  readonly deploymentId: string | null;
  /** The state word, as the service wrote it. */
  readonly state: string | null;
  /** True if `state` is the deployment's own; false if it is the application's, and may still be the previous deployment's. */
  readonly aboutDeployment: boolean;
  /** How many requests wait for the application; absent if the response does not say. */
  readonly requestsWaiting?: number;
}

/** The optional fields that a status has, even as null: an application that was never deployed has no value for some of them. */
export interface SentFields {
  readonly names: readonly IdentityField[];
  readonly hasCount: boolean;
  readonly hasDate: boolean;
}

/** An environment variable as the list shows it. */
export interface EnvironmentVariable {
  readonly id: string | null;
  readonly key: string;
  /** Null if the service does not show it. */
  readonly value: string | null;
}

/** Decodes an application's status; total. A state has to be a word, so that no garbage passes for one. */
export function decodeStatus(json: unknown): StatusReading {
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
  if (state !== null) return { kind: 'observed', observation: { state, ...partial } };
  const came =
    readString(json['state']) === null ? nameType(json['state']) : `longer than ${MAX_WORD_UNITS} characters`;
  const error = new ProtocolError('$.state', 'a state word', came);
  return { kind: 'malformed', error, partial };
}

/**
 * Decodes the response to a request that deploys `appId`; total, since the status line said already that it was accepted.
 * The response is about a deployment where its `id` is another than the application's.
 */
export function decodeStartedDeployment(body: string, appId: string): StartedDeployment {
  const json = parseJsonOrNothing(body);
  if (!isObject(json)) return { identity: {}, deploymentId: null, state: null, aboutDeployment: false };
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

/** Returns whether a response names another application than the one that was requested. Total. */
export function isOfOther(json: unknown, appId: string): boolean {
  const id = isObject(json) ? readWord(json['id']) : null;
  return id !== null && !isSameId(id, appId);
}

/** Decodes which commit an application runs: `git_repository.deployed_commit_id`; null if it does not say. Total. */
export function decodeDeployedCommit(json: unknown): string | null {
  const repository = isObject(json) ? json['git_repository'] : null;
  const commit = isObject(repository) ? readShortString(repository['deployed_commit_id']) : null;
  return commit !== null && /^[0-9a-f]{7,64}$/i.test(commit) ? commit : null;
}

/** Returns whether an application has the field of the commit that it runs, even as null. Total. */
export function sendsDeployedCommit(json: unknown): boolean {
  const repository = isObject(json) ? json['git_repository'] : null;
  if (!isObject(repository)) return false;
  return repository['deployed_commit_id'] === null || decodeDeployedCommit(json) !== null;
}

/** Decodes which optional fields a status has; total. A value that {@link decodeStatus} ignores counts as absent. */
export function decodeSentFields(json: unknown): SentFields {
  if (!isObject(json)) return { names: [], hasCount: false, hasDate: false };
  const date = json['last_deployment_date'];
  return {
    names: IDENTITY_FIELDS.filter((field) => json[field] === null || readShortWord(json[field]) !== null),
    hasCount: json['deployment_requests_count'] === null || decodeQueue(json).requestsWaiting !== undefined,
    hasDate: date === null || decodeDate(date) !== null,
  };
}

/** Decodes in which environment an application is: `environment.id`, else `environment_id`; null if it does not say. Total. */
export function decodeEnvironmentId(json: unknown): string | null {
  if (!isObject(json)) return null;
  const { environment } = json;
  return (isObject(environment) ? readShortWord(environment['id']) : null) ?? readShortWord(json['environment_id']);
}

/** Decodes what a service of the family adds to a status; absent if it sends none. */
function decodeQueue(json: JsonObject): { readonly requestsWaiting?: number; readonly details?: StatusDetails } {
  const count = json['deployment_requests_count'];
  const details = json['status_details'];
  return {
    ...(Number.isSafeInteger(count) && (count as number) >= 0 ? { requestsWaiting: count as number } : {}),
    ...(isObject(details) ? { details: decodeDetails(details) } : {}),
  };
}

function decodeDetails(json: JsonObject): StatusDetails {
  return {
    action: readShortString(json['action']),
    status: readShortString(json['status']),
    subAction: readShortString(json['sub_action']),
  };
}

/** Decodes one environment variable of a list. Throws ProtocolError if it has no key. */
export function decodeEnvironmentVariable(json: JsonObject, where: string): EnvironmentVariable {
  const key = readString(json['key']);
  if (key === null) throw new ProtocolError(`${where}.key`, 'a key', nameType(json['key']));
  const value = json['value'];
  const isShown = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return { id: readWord(json['id']), key, value: isShown ? String(value) : null };
}

/** A variable or a secret of a list, and how far away its scope is: that of the application is 0. */
export interface ListedSetting extends StoredSetting {
  readonly distance: number;
}

/** The scopes of a service that has several, the nearest to an application first. */
const SCOPES = ['APPLICATION', 'ENVIRONMENT', 'PROJECT'];
/** What a service of the family keeps with a value; the rest it decides itself. */
const KEPT_FIELDS = ['mount_path', 'description', 'enable_interpolation_in_file'];

/**
 * Returns a decoder of the variables or the secrets of a list, as `qovery-typescript-axios` describes them (EnvironmentVariable, Secret). An
 * entry without a scope is the application's own. The decoder throws ProtocolError if an entry has no key.
 */
export function settingDecoder(kind: StoredSetting['kind'], appId: string) {
  return (json: JsonObject, where: string): ListedSetting => {
    const { id, key, value } = decodeEnvironmentVariable(json, where);
    const scope = readString(json['scope'])?.toUpperCase() ?? 'APPLICATION';
    const type = readString(json['variable_type'])?.toUpperCase() ?? '';
    const service = readWord(json['service_id']);
    const isAlias = type === 'ALIAS' || isObject(json['aliased_variable']) || isObject(json['aliased_secret']);
    const isOurs = scope === 'APPLICATION' && (isAlias || service === null || isSameId(service, appId));
    const isBuiltIn = scope === 'BUILT_IN' || type === 'BUILT_IN';
    const distance = SCOPES.indexOf(scope);
    return {
      kind,
      key,
      id,
      value: kind === 'secret' ? null : value,
      place: isBuiltIn ? 'built-in' : isOurs ? (isAlias ? 'alias' : 'own') : 'inherited',
      fields: Object.fromEntries(KEPT_FIELDS.filter((name) => name in json).map((name) => [name, json[name]])),
      distance: isOurs ? 0 : distance > 0 && !isBuiltIn ? distance : SCOPES.length,
    };
  };
}

function decodeIdentity(json: JsonObject, appId?: string): Identity {
  const named = IDENTITY_FIELDS.map((field) => [field, readShortWord(json[field])] as const);
  return Object.fromEntries(
    named.filter(([, value]) => value !== null && (appId === undefined || !isSameId(value, appId))),
  );
}

function decodeDate(value: unknown): DeploymentDate | null {
  const text = readShortWord(value);
  return text === null ? null : { text, epochMs: parseInstant(value) };
}

function readShortString(value: unknown): string | null {
  return isShort(value) ? readString(value) : null;
}

function readShortWord(value: unknown): string | null {
  return isShort(value) ? readWord(value) : null;
}

/** What a status says is remembered for as long as the deployment is followed. */
function isShort(value: unknown): boolean {
  return typeof value !== 'string' || value.length <= MAX_WORD_UNITS;
}

const MAX_LINKS = 20;
const MAX_URL_UNITS = 2_000;

/** Returns the addresses of an application, the default ones first; what is no http(s) address without credentials is left out. Total. */
export function decodeLinks(json: unknown): string[] {
  const list = isObject(json) ? json['results'] : json;
  const links = (Array.isArray(list) ? list : []).flatMap((item: unknown) => {
    const url = isObject(item) && typeof item['url'] === 'string' ? item['url'] : '';
    const parsed = url.length <= MAX_URL_UNITS ? parseWebAddress(url) : null;
    if (!isObject(item) || parsed === null || parsed.username !== '' || parsed.password !== '') return [];
    return [{ url, rank: item['is_default'] === true ? 0 : 1 }];
  });
  const ordered = links.toSorted((one, other) => one.rank - other.rank).map(({ url }) => url);
  return [...new Set(ordered)].slice(0, MAX_LINKS);
}
