import { type EventOrder, HOOK_EVENTS } from '../github/app/app-events.ts';
import type { SandboxApp } from '../github/app/app-state.ts';
import { PERMISSIONS } from '../github/credentials.ts';
import { FLAG, numberFrom, OBJECT, oneOf, oneOrMany, type Reader, readFields, TEXT } from '../http/field-readers.ts';
import { type Decoded, type Fields, isWebAddress, refuse } from '../http/json-replies.ts';
import { LEVEL, NUMBER, REPOSITORY, SHA } from './admin-github-bodies.ts';

const ADDRESS: Reader<string> = {
  said: 'an http or https address',
  read: (value) => (typeof value === 'string' && isWebAddress(value) ? value : null),
};
const SLUG: Reader<string> = {
  said: 'a name of small letters, digits and hyphens',
  read: (value) => (typeof value === 'string' && /^[a-z0-9-]+$/.test(value) ? value : null),
};
const ID = numberFrom(1, Number.MAX_SAFE_INTEGER, true);

/** Returns the App as `POST /_sandbox/github/app` changes it; an event's address needs a secret. */
export function decodeAppChange(fields: Fields, app: SandboxApp): Decoded<SandboxApp> {
  const read = readFields(fields, {
    ...{ id: NUMBER, slug: SLUG, public_key: TEXT, permissions: OBJECT },
    ...{ installed_on: oneOrMany(REPOSITORY), hook_url: ADDRESS, hook_secret: TEXT },
  });
  if (read.kind === 'refused') return read;
  const { id = app.id, slug = app.slug, permissions, installed_on: names, hook_url: url, hook_secret } = read.value;
  const levels = readFields(permissions ?? {}, Object.fromEntries(PERMISSIONS.map((name) => [name, LEVEL])));
  if (levels.kind === 'refused') return refuse(`permissions.${levels.message}`);
  const secret = hook_secret ?? app.hook?.secret;
  if (url !== undefined && secret === undefined) return refuse('hook_secret: is required where there is a hook_url.');
  const address = url ?? app.hook?.url;
  const value: SandboxApp = {
    ...app,
    id,
    slug,
    publicKey: read.value.public_key ?? app.publicKey,
    permissions: permissions === undefined ? app.permissions : levels.value,
    installedOn: names === undefined ? app.installedOn : names.map((name) => name.toLowerCase()),
    hook: address === undefined || secret === undefined ? app.hook : { url: address, secret },
  };
  return { kind: 'decoded', value };
}

/** Returns the run that `POST /_sandbox/github/runs` tells of. */
export function decodeRun(
  fields: Fields,
): Decoded<{ readonly repository: string; readonly id: number; readonly headSha: string }> {
  const read = readFields(fields, { repository: REPOSITORY, id: ID, head_sha: SHA });
  if (read.kind === 'refused') return read;
  const { repository, id, head_sha: headSha } = read.value;
  if (repository === undefined || id === undefined || headSha === undefined) {
    return refuse('repository, id and head_sha: are required.');
  }
  return { kind: 'decoded', value: { repository, id, headSha } };
}

/** Returns the event that `POST /_sandbox/github/deliver` asks for; one that is lost is only in the log, as failed. */
export function decodeEvent(
  fields: Fields,
): Decoded<{ readonly repository: string; readonly isLost: boolean; readonly event: EventOrder }> {
  const read = readFields(fields, {
    ...{ event: oneOf(HOOK_EVENTS), repository: REPOSITORY, login: TEXT, check_run_id: ID, identifier: TEXT },
    ...{ number: NUMBER, sha: SHA, run_id: ID, environment: TEXT, lost: FLAG },
  });
  if (read.kind === 'refused') return read;
  const { event: name, repository, login = 'octocat', lost: isLost = false } = read.value;
  if (name === undefined || repository === undefined) return refuse('event and repository: are required.');
  const { check_run_id: checkRunId, identifier, number, sha, run_id: runId, environment } = read.value;
  const event: EventOrder = {
    name,
    login,
    ...(checkRunId === undefined ? {} : { checkRunId }),
    ...(identifier === undefined ? {} : { identifier }),
    ...(number === undefined ? {} : { number }),
    ...(sha === undefined ? {} : { sha }),
    ...(runId === undefined ? {} : { runId }),
    ...(environment === undefined ? {} : { environment }),
  };
  return { kind: 'decoded', value: { repository, isLost, event } };
}
