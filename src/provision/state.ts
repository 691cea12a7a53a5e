import * as v from 'valibot';
import { InputError } from '../kernel/errors.ts';
import { isSameId } from '../kernel/resource-id.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { isSameAddress } from '../kernel/web-address.ts';
import { isObject, type JsonObject, parseJsonOrNothing } from '../platform/http/json.ts';
import { applicationKeyOf, isWithin } from './manifest-names.ts';

/** An existing resource. */
export interface KnownResource {
  readonly id: string | null;
  readonly createdAt: string;
  /** `adopted`: it existed before. `unknown`: the first format of the file did not record it. Absent: it was created with this file. */
  readonly origin?: 'adopted' | 'unknown' | undefined;
}

/** A successful deployment: an application's passed, or a database's was accepted by the platform. */
export interface KnownDeployment {
  readonly commit: string | null;
  readonly deploymentId: string | null;
  readonly deployedAt: string;
}

/** A creation that was about to be sent and whose result is unknown, or must be decided by a person. */
export interface PendingCreation {
  /** In ISO 8601. */
  readonly since: string;
  /** Why it cannot be used and what to do; absent if the response is unknown. */
  readonly note?: string | undefined;
}

/** Everything ever created with one state file, by the resources' keys (manifest-names.ts). Contains no secret's value. */
export interface State {
  readonly version: 2;
  readonly baseUrl: string;
  /** Null if an earlier version wrote the state, or nothing was created yet. */
  readonly organizationId: string | null;
  readonly resources: ReadonlyMap<string, KnownResource>;
  readonly deployed: ReadonlyMap<string, KnownDeployment>;
  readonly pending: ReadonlyMap<string, PendingCreation>;
}

export function createState(baseUrl: string): State {
  const nothing = { resources: new Map(), deployed: new Map(), pending: new Map() };
  return { version: 2, baseUrl, organizationId: null, ...nothing };
}

/** Records that a creation is about to be sent; with a note, that a person must decide about what was created. */
export function withPending(state: State, key: string, since: string, note?: string): State {
  return { ...state, pending: withEntry(state.pending, key, { since, note }) };
}

/** Records that a creation was certainly not done. */
export function withoutPending(state: State, key: string): State {
  return { ...state, pending: without(state.pending, (other) => other === key) };
}

/** Records that a resource exists. An application with a new variable or secret must be deployed again. */
export function withResource(state: State, key: string, resource: KnownResource): State {
  const application = applicationKeyOf(key);
  return {
    ...withoutPending(state, key),
    resources: withEntry(state.resources, key, resource),
    deployed: without(state.deployed, (other) => other === application),
  };
}

export function withDeployment(state: State, key: string, deployment: KnownDeployment): State {
  return { ...state, deployed: withEntry(state.deployed, key, deployment) };
}

/** Records that the last deployment failed or has no known outcome. */
export function withoutDeployment(state: State, key: string): State {
  return { ...state, deployed: without(state.deployed, (other) => other === key) };
}

/** Forgets a resource and everything in it, pending creations too. */
export function forget(state: State, key: string): State {
  const isForgotten = (other: string): boolean => isWithin(other, key);
  return {
    ...state,
    resources: without(state.resources, isForgotten),
    deployed: without(state.deployed, isForgotten),
    pending: without(state.pending, isForgotten),
  };
}

function withEntry<T>(map: ReadonlyMap<string, T>, key: string, value: T): ReadonlyMap<string, T> {
  return new Map(map).set(key, value);
}

function without<T>(map: ReadonlyMap<string, T>, isLeftOut: (key: string) => boolean): ReadonlyMap<string, T> {
  return new Map([...map].filter(([key]) => !isLeftOut(key)));
}

const RESOURCE = v.object({
  id: v.nullable(v.string()),
  createdAt: v.string(),
  origin: v.exactOptional(v.picklist(['adopted', 'unknown'])),
});
const DEPLOYMENT = v.object({
  commit: v.nullable(v.string()),
  deploymentId: v.nullable(v.string()),
  deployedAt: v.string(),
});
const PENDING = v.object({ since: v.string(), note: v.exactOptional(v.string()) });

/** Renders a state as the text of its file: JSON with its keys in order, so that versions can be compared line by line. */
export function renderState(state: State): string {
  const { version, baseUrl, organizationId, resources, deployed, pending } = state;
  const file = {
    version,
    baseUrl,
    organizationId: organizationId ?? undefined,
    resources: inOrder(resources),
    deployed: inOrder(deployed),
    pending: inOrder(pending),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Parses a state file. Throws InputError, with what to do, for other text, a later version or another platform than `baseUrl`. */
export function parseState(text: string, baseUrl: string, name: string): State {
  const json = parseJsonOrNothing(text);
  if (json === undefined) throw unusable(name, 'is not JSON');
  if (!isObject(json) || (json['version'] !== 1 && json['version'] !== 2))
    throw unusable(name, 'is not a state file of this version of touchdown');
  const seen = json['baseUrl'];
  if (typeof seen !== 'string') throw unusable(name, 'has no baseUrl');
  if (!isSameAddress(seen, baseUrl)) {
    throw unusable(name, `is for ${safeSentence(seen, 200)}, not for ${safeSentence(baseUrl, 200)}`);
  }
  const resources = readPart(json, 'resources', name, RESOURCE);
  return {
    version: 2,
    baseUrl: seen,
    organizationId: readOrganizationId(json, name),
    resources: json['version'] === 1 ? withUnknownOrigins(resources) : resources,
    deployed: readPart(json, 'deployed', name, DEPLOYMENT),
    pending: readPart(json, 'pending', name, PENDING),
  };
}

/** The first format does not distinguish an environment that was created from one that was adopted, which must not be deleted. */
function withUnknownOrigins(resources: State['resources']): State['resources'] {
  const marked = [...resources].map(([key, resource]): [string, KnownResource] =>
    key.startsWith('environment:') ? [key, { ...resource, origin: 'unknown' }] : [key, resource],
  );
  return new Map(marked);
}

/** Null if an earlier version wrote the file, which recorded none. */
function readOrganizationId({ organizationId }: JsonObject, name: string): string | null {
  if (organizationId === undefined) return null;
  if (typeof organizationId === 'string' && organizationId !== '') return organizationId;
  throw unusable(name, 'has an invalid organizationId');
}

function readPart<S extends v.GenericSchema>(json: JsonObject, part: string, name: string, schema: S) {
  const entries = json[part];
  if (!isObject(entries)) throw unusable(name, `has no ${part}`);
  return new Map(
    Object.entries(entries).map(([key, fields]) => {
      const { success, output } = v.safeParse(schema, fields);
      if (!success) throw unusable(name, `has an invalid entry: ${part}, ${safeSentence(key, 200)}`);
      return [key, output];
    }),
  );
}

function inOrder<T>(map: ReadonlyMap<string, T>): Readonly<Record<string, T>> {
  return Object.fromEntries([...map].sort(([one], [other]) => (one < other ? -1 : 1)));
}

function unusable(name: string, what: string): InputError {
  const problem = `${what}. Fix the file, or give another: only this file records what was created.`;
  return new InputError([{ name: '--state', seen: safeSentence(name, 200), problem }]);
}

/** Returns the state with its organization; throws InputError if it belongs to another one. `name` is the file's, for people. */
export function ownedBy(state: State, organizationId: string, name: string): State {
  const owner = state.organizationId;
  if (owner === null) return { ...state, organizationId };
  if (isSameId(owner, organizationId)) return state;
  const [file, of, notOf] = [safeSentence(name, 200), safeSentence(owner, 100), safeSentence(organizationId, 100)];
  const problem = `is for organization ${of}, not for ${notOf}. Give another file, or --organization ${of} with a token for it. Nothing was changed.`;
  throw new InputError([{ name: '--state', seen: file, problem }]);
}
