import { actorFor, everywhere, type GithubToken, type Level, PERMISSIONS } from '../github/credentials.ts';
import type { PullRequestFacts } from '../github/github-world.ts';
import { isSha } from '../github/repository.ts';
import { FLAG, numberFrom, OBJECT, oneOf, oneOrMany, type Reader, readFields, TEXT } from '../http/field-readers.ts';
import { type Decoded, type Fields, refuse } from '../http/json-replies.ts';

/** Reads a repository's full name. */
export const REPOSITORY: Reader<string> = {
  said: 'owner/name',
  read: (value) => (typeof value === 'string' && /^[\w.-]+\/[\w.-]+$/.test(value) ? value : null),
};
/** Reads a whole SHA. */
export const SHA: Reader<string> = {
  said: 'a SHA of 40 hexadecimal digits',
  read: (value) => (typeof value === 'string' && isSha(value) ? value.toLowerCase() : null),
};
const LABEL: Reader<string> = {
  said: 'owner:branch',
  read: (value) => (typeof value === 'string' && /^[^:]+:.+$/.test(value) ? value : null),
};
/** Reads a small positive number. */
export const NUMBER = numberFrom(1, 1_000_000_000, true);
/** Reads how much a permission allows. */
export const LEVEL = oneOf<Level>(['read', 'write', 'none']);

/** What `POST /_sandbox/github/pull-requests` says of a pull request. */
export interface PullRequestOrder {
  readonly repository: string;
  readonly number: number;
  readonly login: string;
  readonly facts: PullRequestFacts;
}

/** Returns the pull request that is to be made or changed; one that is merged is closed. */
export function decodePullRequest(fields: Fields): Decoded<PullRequestOrder> {
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
  const facts: PullRequestFacts = {
    ...(title === undefined ? {} : { title }),
    ...(headSha === undefined ? {} : { headSha }),
    ...(headLabel === undefined ? {} : { headLabel }),
    ...(base === undefined ? {} : { base }),
    ...(state === undefined ? {} : { state }),
    ...(merged === undefined ? {} : { merged }),
    ...(merged === true ? { state: 'closed' as const } : {}),
    ...(mergeCommitSha === undefined ? {} : { mergeCommitSha }),
  };
  return { kind: 'decoded', value: { repository, number, login, facts } };
}

/** Returns the commit that `POST /_sandbox/github/commits` tells of. */
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

/** A comment that a person writes. */
export interface CommentOrder {
  readonly repository: string;
  readonly number: number;
  readonly login: string;
  readonly body: string;
}

/** Returns the comment that `POST /_sandbox/github/comments` asks for. */
export function decodeComment(fields: Fields): Decoded<CommentOrder> {
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
