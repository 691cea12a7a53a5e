import * as v from 'valibot';
import { type EventOrder, HOOK_EVENTS } from '../github/app/events.ts';
import type { SandboxApp } from '../github/app/state.ts';
import { actorFor, everywhere, type GithubToken, PERMISSIONS } from '../github/credentials.ts';
import { isSha } from '../github/repository.ts';
import type { PullRequestFacts } from '../github/world.ts';
import {
  ADDRESS,
  bodyOf,
  decoderOf,
  FLAG,
  integerFrom,
  like,
  mustBe,
  oneOf,
  oneOrMany,
  TEXT,
} from '../http/field-schemas.ts';
import { type Decoded, type Fields, refuse } from '../http/json-bodies.ts';

const REPOSITORY = like(/^[\w.-]+\/[\w.-]+$/, 'owner/name');
const SHA = mustBe('a SHA of 40 hexadecimal digits', (message) =>
  v.pipe(v.string(message), v.check(isSha, message), v.toLowerCase()),
);
const NUMBER = integerFrom(1, 1_000_000_000);
const ID = integerFrom(1);
const LOGIN = v.exactOptional(TEXT, 'octocat');
const LEVELS = bodyOf(
  Object.fromEntries(PERMISSIONS.map((name) => [name, v.exactOptional(oneOf(['read', 'write', 'none']))])),
);
const OPTIONAL_TEXT = v.exactOptional(TEXT);
const OPTIONAL_SHA = v.exactOptional(SHA);

/** Returns the pull request that is to be made or changed; one that is merged is closed. */
export const decodePullRequest = decoderOf(
  v.pipe(
    bodyOf({
      repository: REPOSITORY,
      number: NUMBER,
      title: OPTIONAL_TEXT,
      head_sha: OPTIONAL_SHA,
      head_label: v.exactOptional(like(/^[^:]+:.+$/, 'owner:branch')),
      base: OPTIONAL_TEXT,
      state: v.exactOptional(oneOf(['open', 'closed'])),
      merged: v.exactOptional(FLAG),
      merge_commit_sha: OPTIONAL_SHA,
      login: LOGIN,
    }),
    v.transform((fields) => {
      const { repository, number, login, merged, title, base } = fields;
      const facts: PullRequestFacts = present({
        title,
        headSha: fields.head_sha,
        headLabel: fields.head_label,
        base,
        mergeCommitSha: fields.merge_commit_sha,
        merged,
        state: merged === true ? 'closed' : fields.state,
      });
      return { repository, number, login, facts };
    }),
  ),
);

/** Returns the commit that `POST /_sandbox/github/commits` adds. */
export const decodeCommit = decoderOf(bodyOf({ repository: REPOSITORY, sha: SHA, parents: oneOrMany(SHA) }));

/** Returns the comment that `POST /_sandbox/github/comments` asks for. */
export const decodeComment = decoderOf(bodyOf({ repository: REPOSITORY, number: NUMBER, login: LOGIN, body: TEXT }));

/** Returns the token that `POST /_sandbox/github/tokens` asks for: a workflow's, without the permissions that are not named. */
export const decodeToken = decoderOf(
  v.pipe(
    bodyOf({
      token: TEXT,
      login: v.exactOptional(TEXT, 'github-actions[bot]'),
      permissions: v.exactOptional(LEVELS, {}),
    }),
    v.transform(({ token, login, permissions }): GithubToken => {
      return {
        name: token,
        value: token,
        actor: actorFor(login),
        permissions: { ...everywhere('none'), ...permissions },
      };
    }),
  ),
);

const decodeAppFields = decoderOf(
  bodyOf({
    id: v.exactOptional(NUMBER),
    slug: v.exactOptional(like(/^[a-z0-9-]+$/, 'a name of lowercase letters, digits and hyphens')),
    public_key: OPTIONAL_TEXT,
    permissions: v.exactOptional(LEVELS),
    installed_on: v.exactOptional(oneOrMany(REPOSITORY)),
    hook_url: v.exactOptional(ADDRESS),
    hook_secret: OPTIONAL_TEXT,
  }),
);

/** Returns the App as `POST /_sandbox/github/app` changes it; an event's address needs a secret. */
export function decodeAppChange(fields: Fields, app: SandboxApp): Decoded<SandboxApp> {
  const read = decodeAppFields(fields);
  if (read.kind === 'refused') return read;
  const { id = app.id, slug = app.slug, permissions = app.permissions, installed_on: names } = read.value;
  const { public_key: publicKey = app.publicKey, hook_url: url, hook_secret: secret = app.hook?.secret } = read.value;
  if (url !== undefined && secret === undefined) return refuse('hook_secret: is required with hook_url.');
  const address = url ?? app.hook?.url;
  const value: SandboxApp = {
    ...app,
    id,
    slug,
    publicKey,
    permissions,
    installedOn: names === undefined ? app.installedOn : names.map((name) => name.toLowerCase()),
    hook: address === undefined || secret === undefined ? app.hook : { url: address, secret },
  };
  return { kind: 'decoded', value };
}

/** Returns the run that `POST /_sandbox/github/runs` adds. */
export const decodeRun = decoderOf(
  v.pipe(
    bodyOf({ repository: REPOSITORY, id: ID, head_sha: SHA }),
    v.transform(({ repository, id, head_sha: headSha }) => ({ repository, id, headSha })),
  ),
);

/** Returns the event that `POST /_sandbox/github/deliver` asks for; one that is lost is only in the log, as failed. */
export const decodeEvent = decoderOf(
  v.pipe(
    bodyOf({
      event: oneOf(HOOK_EVENTS),
      repository: REPOSITORY,
      login: LOGIN,
      check_run_id: v.exactOptional(ID),
      identifier: OPTIONAL_TEXT,
      number: v.exactOptional(NUMBER),
      sha: OPTIONAL_SHA,
      lost: v.exactOptional(FLAG, false),
    }),
    v.transform(({ event: name, repository, login, lost: isLost, check_run_id: checkRunId, ...facts }) => {
      const event: EventOrder = { name, login, ...present({ checkRunId }), ...facts };
      return { repository, isLost, event };
    }),
  ),
);

/** Leaves out the fields that are undefined. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
