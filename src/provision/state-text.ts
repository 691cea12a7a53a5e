import { InputError } from '../kernel/errors.ts';
import { isTextOrNull } from '../kernel/hostile-json.ts';
import { isSameId } from '../kernel/resource-id.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { isObject, type JsonObject, parseJsonOrNothing } from '../platform/http/json.ts';
import type { KnownDeployment, KnownResource, PendingCreation, State } from './state.ts';

/** Renders a state as the text of its file: JSON with its keys in order, so that versions can be compared line by line. */
export function renderState(state: State): string {
  const { version, baseUrl, organizationId, resources, deployed, pending } = state;
  const head = { version, baseUrl, ...(organizationId === null ? {} : { organizationId }) };
  const parts = { resources: inOrder(resources), deployed: inOrder(deployed), pending: inOrder(pending) };
  return `${JSON.stringify({ ...head, ...parts }, null, 2)}\n`;
}

/** Parses a state file. Throws InputError, with what to do, for other text, a later version or another platform than `baseUrl`. */
export function parseState(text: string, baseUrl: string, name: string): State {
  const json = parseJsonOrNothing(text);
  if (json === undefined) throw unusable(name, 'is not JSON');
  if (!isObject(json) || json['version'] !== 1)
    throw unusable(name, 'is not a state file of this version of touchdown');
  const seen = json['baseUrl'];
  if (typeof seen !== 'string') throw unusable(name, 'has no baseUrl');
  if (sameAddress(seen) !== sameAddress(baseUrl)) {
    throw unusable(name, `is for ${safeSentence(seen, 200)}, not for ${safeSentence(baseUrl, 200)}`);
  }
  return {
    version: 1,
    baseUrl: seen,
    organizationId: readOrganizationId(json, name),
    resources: readPart(json, 'resources', name, readResource),
    deployed: readPart(json, 'deployed', name, readDeployment),
    pending: readPart(json, 'pending', name, readPending),
  };
}

/** Null if an earlier version wrote the file, which recorded none. */
function readOrganizationId(json: JsonObject, name: string): string | null {
  const { organizationId = '' } = json;
  if (!('organizationId' in json)) return null;
  if (typeof organizationId !== 'string' || organizationId === '')
    throw unusable(name, 'has an invalid organizationId');
  return organizationId;
}

function readPart<T>(
  json: JsonObject,
  part: string,
  name: string,
  read: (fields: JsonObject) => T | null,
): ReadonlyMap<string, T> {
  const entries = json[part];
  if (!isObject(entries)) throw unusable(name, `has no ${part}`);
  return new Map(
    Object.entries(entries).map(([key, fields]) => {
      const value = isObject(fields) ? read(fields) : null;
      if (value === null) throw unusable(name, `has an invalid entry: ${part}, ${safeSentence(key, 200)}`);
      return [key, value];
    }),
  );
}

function readResource({ id, createdAt }: JsonObject): KnownResource | null {
  return isTextOrNull(id) && typeof createdAt === 'string' ? { id, createdAt } : null;
}

function readDeployment(fields: JsonObject): KnownDeployment | null {
  const { commit, deploymentId, deployedAt } = fields;
  if (!isTextOrNull(commit) || !isTextOrNull(deploymentId) || typeof deployedAt !== 'string') return null;
  return { commit, deploymentId, deployedAt };
}

function readPending({ since, note }: JsonObject): PendingCreation | null {
  if (typeof since !== 'string' || (note !== undefined && typeof note !== 'string')) return null;
  return note === undefined ? { since } : { since, note };
}

function sameAddress(url: string): string {
  return (URL.parse(url)?.href ?? url).replace(/\/+$/, '');
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
