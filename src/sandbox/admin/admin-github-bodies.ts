import { type EventOrder, HOOK_EVENTS } from '../github/app/app-events.ts';
import type { SandboxApp } from '../github/app/app-state.ts';
import { actorFor, everywhere, type GithubToken, type Level, PERMISSIONS } from '../github/credentials.ts';
import type { PullRequestFacts } from '../github/github-world.ts';
import { isSha } from '../github/repository.ts';
import { FLAG, numberFrom, OBJECT, oneOf, oneOrMany, type Reader, readFields, TEXT } from '../http/field-readers.ts';
import { type Decoded, type Fields, isWebAddress, refuse } from '../http/json-bodies.ts';

const REPOSITORY: Reader<string> = {
  said: 'owner/name',
  read: (value) => (typeof value === 'string' && /^[\w.-]+\/[\w.-]+$/.test(value) ? value : null),
};
const SHA: Reader<string> = {
  said: 'a SHA of 40 hexadecimal digits',
  read: (value) => (typeof value === 'string' && isSha(value) ? value.toLowerCase() : null),
};
const LABEL: Reader<string> = {
  said: 'owner:branch',
  read: (value) => (typeof value === 'string' && /^[^:]+:.+$/.test(value) ? value : null),
};
const NUMBER = numberFrom(1, 1_000_000_000, true);
const LEVEL = oneOf<Level>(['read', 'write', 'none']);

/** Returns the pull request that is to be made or changed; one that is merged is closed. */
export function decodePullRequest(
  fields: Fields,
): Decoded<{ repository: string; number: number; login: string; facts: PullRequestFacts }> {
  const read = readFields(fields, {
    repository: REPOSITORY,
    number: NUMBER,
    title: TEXT,
    head_sha: SHA,
    head_label: LABEL,
    base: TEXT,
    state: oneOf<'open' | 'closed'>(['open', 'closed']),
    merged: FLAG,
    merge_commit_sha: SHA,
    login: TEXT,
  });
  if (read.kind === 'refused') return read;
  const { repository, number, login = 'octocat', merged, title, base, state } = read.value;
  if (repository === undefined || number === undefined) return refuse('repository and number: are required.');
  const { head_sha: headSha, head_label: headLabel, merge_commit_sha: mergeCommitSha } = read.value;
  const facts: PullRequestFacts = present({
    ...{ title, headSha, headLabel, base, mergeCommitSha, merged },
    state: merged === true ? 'closed' : state,
  });
  return { kind: 'decoded', value: { repository, number, login, facts } };
}

/** Returns the commit that `POST /_sandbox/github/commits` adds. */
export function decodeCommit(
  fields: Fields,
): Decoded<{ readonly repository: string; readonly sha: string; readonly parents: readonly string[] }> {
  const read = readFields(fields, { repository: REPOSITORY, sha: SHA, parents: oneOrMany(SHA) });
  if (read.kind === 'refused') return read;
  const { repository, sha, parents } = read.value;
  if (repository === undefined || sha === undefined || parents === undefined) {
    return refuse('repository, sha and parents: are required.');
  }
  return { kind: 'decoded', value: { repository, sha, parents } };
}

/** Returns the comment that `POST /_sandbox/github/comments` asks for. */
export function decodeComment(
  fields: Fields,
): Decoded<{ repository: string; number: number; login: string; body: string }> {
  const read = readFields(fields, { repository: REPOSITORY, number: NUMBER, login: TEXT, body: TEXT });
  if (read.kind === 'refused') return read;
  const { repository, number, login = 'octocat', body } = read.value;
  if (repository === undefined || number === undefined || body === undefined) {
    return refuse('repository, number and body: are required.');
  }
  return { kind: 'decoded', value: { repository, number, login, body } };
}

/** Returns the token that `POST /_sandbox/github/tokens` asks for: a workflow's, without the permissions that are not named. */
export function decodeToken(fields: Fields): Decoded<GithubToken> {
  const read = readFields(fields, { token: TEXT, login: TEXT, permissions: OBJECT });
  if (read.kind === 'refused') return read;
  const { token, login = 'github-actions[bot]', permissions = {} } = read.value;
  if (token === undefined) return refuse('token: is required.');
  const readers = Object.fromEntries(PERMISSIONS.map((permission) => [permission, LEVEL]));
  const levels = readFields(permissions, readers);
  if (levels.kind === 'refused') return refuse(`permissions.${levels.message}`);
  const value = { name: token, value: token, actor: actorFor(login) };
  return { kind: 'decoded', value: { ...value, permissions: { ...everywhere('none'), ...levels.value } } };
}

const ADDRESS: Reader<string> = {
  said: 'an http or https URL',
  read: (value) => (typeof value === 'string' && isWebAddress(value) ? value : null),
};
const SLUG: Reader<string> = {
  said: 'a name of lowercase letters, digits and hyphens',
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
  if (url !== undefined && secret === undefined) return refuse('hook_secret: is required with hook_url.');
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

/** Returns the run that `POST /_sandbox/github/runs` adds. */
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
    event: oneOf(HOOK_EVENTS),
    repository: REPOSITORY,
    login: TEXT,
    check_run_id: ID,
    identifier: TEXT,
    number: NUMBER,
    sha: SHA,
    lost: FLAG,
  });
  if (read.kind === 'refused') return read;
  const { event: name, repository, login = 'octocat', lost: isLost = false } = read.value;
  if (name === undefined || repository === undefined) return refuse('event and repository: are required.');
  const { check_run_id: checkRunId, identifier, number, sha } = read.value;
  const event: EventOrder = {
    name,
    login,
    ...present({ checkRunId, identifier, number, sha }),
  };
  return { kind: 'decoded', value: { repository, isLost, event } };
}

/** Leaves out the fields that are undefined. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
