import { decodeParts, listOf, objectOf, type Part, partOf } from '../http/body-parts.ts';
import { FLAG, numberFrom, oneOf, type Reader, STRING, TEXT } from '../http/field-readers.ts';
import { type Decoded, type Fields, isWebAddress, refuse } from '../http/json-bodies.ts';
import { EVENT_KINDS } from '../scenarios/scenario.ts';
import type { ApplicationBody, DatabaseBody } from './sandbox-catalog.ts';

const FILLED = partOf(TEXT);
/** Units of cpu, memory and storage are not described, so there is no most of them. */
const AMOUNT = partOf(atLeast(1));
const PORT_NUMBER = partOf(numberFrom(1, 65_535, true));

const PROJECT = { name: FILLED, description: partOf(STRING) };
/** Services differ in how a request names the cluster; the response says `cluster_id`. */
const ENVIRONMENT = { name: FILLED, mode: FILLED, cluster_id: FILLED, cluster: FILLED };
const PORT = {
  internal_port: PORT_NUMBER,
  external_port: PORT_NUMBER,
  protocol: FILLED,
  publicly_accessible: partOf(FLAG),
};
const APPLICATION = {
  name: FILLED,
  git_repository: objectOf({ url: FILLED, branch: FILLED }, ['url']),
  build_mode: FILLED,
  dockerfile_path: FILLED,
  cpu: AMOUNT,
  memory: AMOUNT,
  min_running_instances: partOf(atLeast(0)),
  max_running_instances: partOf(atLeast(1)),
  ports: listOf(objectOf(PORT, ['internal_port'])),
};
const DATABASE = {
  name: FILLED,
  type: FILLED,
  version: FILLED,
  mode: FILLED,
  cpu: AMOUNT,
  memory: AMOUNT,
  storage: AMOUNT,
};
const CLAIM = { type: partOf(oneOf(['INVITATION'])), code: FILLED };

/** Returns what a project is created with. */
export function decodeProject(fields: Fields): Decoded<{ name: string; description?: string }> {
  return decodeParts(fields, '', PROJECT, ['name']);
}

/** Returns what an environment is created with. */
export function decodeEnvironment(
  fields: Fields,
): Decoded<{ name: string; mode?: string; cluster_id?: string; cluster?: string }> {
  return decodeParts(fields, '', ENVIRONMENT, ['name']);
}

const applicationBody: Part<ApplicationBody> = objectOf(APPLICATION, ['name']);

/** Returns what an application is created with. */
export function decodeApplicationBody(fields: Fields): Decoded<ApplicationBody> {
  const body = applicationBody.decode(fields, '');
  if (body.kind === 'refused') return body;
  const { min_running_instances: least = 0, max_running_instances: most = Number.POSITIVE_INFINITY } = body.value;
  return least > most ? refuse('min_running_instances: must not be larger than max_running_instances.') : body;
}

/** Returns what a database is created with. */
export function decodeDatabase(fields: Fields): Decoded<DatabaseBody> {
  return decodeParts(fields, '', DATABASE, ['name', 'type']);
}

/** Returns the code of a reward claim. */
export function decodeClaim(fields: Fields): Decoded<string> {
  const claim = decodeParts(fields, '', CLAIM, ['code']);
  return claim.kind === 'refused' ? claim : { kind: 'decoded', value: claim.value.code };
}

/** Returns the commit that a deployment names: `git_commit_id`, an optional string. */
export function decodeDeploy(fields: Fields): Decoded<string | null> {
  const commit = fields['git_commit_id'];
  if (commit === undefined) return { kind: 'decoded', value: null };
  return isFilled(commit) ? { kind: 'decoded', value: commit } : refuse('git_commit_id: must be a non-empty string.');
}

/** Returns the key and value of a variable or a secret. */
export function decodeSetting(fields: Fields): Decoded<{ key: string; value: string }> {
  const { key, value } = fields;
  if (!isFilled(key)) return refuse('key: is required, and must be a non-empty string.');
  if (typeof value !== 'string') return refuse('value: is required, and must be a string.');
  return { kind: 'decoded', value: { key, value } };
}

/** Returns the webhook target that is to be created, its events of any name; `enabled` is true if nothing is said. */
export function decodeWebhook(
  fields: Fields,
): Decoded<{ targetUrl: string; events: readonly string[]; enabled: boolean }> {
  const { target_url: targetUrl, events, enabled = true } = fields;
  if (!isFilled(targetUrl) || !isWebAddress(targetUrl)) return refuse('target_url: is required, and must be a URL.');
  if (!Array.isArray(events) || !events.every(isFilled)) {
    return refuse(`events: is required, and must be an array of event names, for example ${EVENT_KINDS.join(', ')}.`);
  }
  if (typeof enabled !== 'boolean') return refuse('enabled: must be true or false.');
  return { kind: 'decoded', value: { targetUrl, events, enabled } };
}

function atLeast(least: number): Reader<number> {
  return {
    said: `an integer that is ${least} or more`,
    read: (value) => (typeof value === 'number' && Number.isSafeInteger(value) && value >= least ? value : null),
  };
}

function isFilled(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}
