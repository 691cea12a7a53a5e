import * as v from 'valibot';
import { hostOf } from '../faults/changes.ts';
import { type EventOrder, HOOK_EVENTS, renderEvent } from '../github/app/events.ts';
import { withEvent } from '../github/app/hooks.ts';
import { type SandboxApp, sandboxKeyPair } from '../github/app/state.ts';
import { actorFor, everywhere, type GithubToken, PERMISSIONS } from '../github/credentials.ts';
import { isSha, pullRequestOf } from '../github/repository.ts';
import {
  type GithubWorld,
  type PullRequestFacts,
  repositoryOf,
  withPullRequest,
  withRepository,
} from '../github/world.ts';
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
import type { JournalEntry } from '../http/journal.ts';
import { respondJson, type SandboxRequest } from '../http/wire.ts';
import { type AdminRow, type AdminView, type Outcome, problem, renderEntry, unchanged, withBody } from './route.ts';

/** The admin calls that concern GitHub. */
export const GITHUB_ADMIN_ROWS: readonly AdminRow[] = [
  [
    'GET',
    '/_sandbox/github',
    'all that is known of the repositories on GitHub',
    ({ world }) => unchanged({ repositories: [...world.github.repositories.values()].map(renderRepository) }),
  ],
  [
    'GET',
    '/_sandbox/github/requests',
    'list the requests to GitHub so far, with their bodies',
    ({ githubJournal }) => unchanged({ results: githubJournal.map(renderGithubEntry) }),
  ],
  [
    'POST',
    '/_sandbox/github/pull-requests',
    'create or change a pull request: {repository, number, title, head_sha, head_label, base, state, merged, merge_commit_sha, login}',
    registerPullRequest,
  ],
  [
    'POST',
    '/_sandbox/github/commits',
    'add a commit with its parents and the files that it changed: {repository, sha, parents, files}; a file is its name, or `old name -> name`',
    registerCommit,
  ],
  [
    'POST',
    '/_sandbox/github/tokens',
    'add a token: {token, login, permissions: {checks, statuses, …}}; each permission is read, write or none',
    addToken,
  ],
  [
    'GET',
    '/_sandbox/github/app',
    'show the GitHub App: its id, private key, installation, permissions, webhook URL and deliveries',
    ({ world }) => unchanged(renderApp(world.github.app)),
  ],
  [
    'POST',
    '/_sandbox/github/app',
    'change the GitHub App: {permissions, installed_on, hook_url, hook_secret}',
    changeApp,
  ],
  ['POST', '/_sandbox/github/runs', 'add a workflow run: {repository, id, head_sha}', registerRun],
  [
    'POST',
    '/_sandbox/github/deliver',
    'send a signed event to the GitHub App: {event, repository, login, check_run_id, identifier, number, sha, lost}',
    deliver,
  ],
];

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
const decodePullRequest = decoderOf(
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

function registerPullRequest(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodePullRequest, ({ repository, number, login, facts }) => {
    const { github } = view.world;
    const isKnown = pullRequestOf(repositoryOf(github, repository), number) !== undefined;
    const after = withPullRequest(github, repository, number, facts, actorFor(login), view.now);
    const pull = pullRequestOf(repositoryOf(after, repository), number);
    return changed(view, after, isKnown ? 200 : 201, pull);
  });
}

const decodeCommit = decoderOf(
  bodyOf({ repository: REPOSITORY, sha: SHA, parents: oneOrMany(SHA), files: v.exactOptional(oneOrMany(TEXT), []) }),
);

function registerCommit(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeCommit, ({ repository: name, sha, parents, files }) => {
    const repository = repositoryOf(view.world.github, name);
    const known = {
      ...repository,
      parents: new Map(repository.parents).set(sha, parents),
      files: new Map(repository.files).set(sha, files),
    };
    return changed(view, withRepository(view.world.github, known), 201, { sha, parents, files });
  });
}

/** The token has no permission that is not named. */
const decodeToken = decoderOf(
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

function addToken(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeToken, (token) => {
    const others = view.world.github.tokens.filter(({ value }) => value !== token.value);
    return changed(view, { ...view.world.github, tokens: [...others, token] }, 201, renderToken(token));
  });
}

function renderToken({ name, actor, permissions }: GithubToken): unknown {
  return { name, login: actor.login, permissions };
}

const decodeAppFields = decoderOf(
  bodyOf({
    permissions: v.exactOptional(LEVELS),
    installed_on: v.exactOptional(oneOrMany(REPOSITORY)),
    hook_url: v.exactOptional(ADDRESS),
    hook_secret: OPTIONAL_TEXT,
  }),
);

function changeApp(view: AdminView, request: SandboxRequest): Outcome {
  const { github } = view.world;
  const { app } = github;
  return withBody(request, decodeAppFields, (order) => {
    const { permissions = app.permissions, installed_on: names } = order;
    const { hook_url: url = app.hook?.url, hook_secret: secret = app.hook?.secret } = order;
    if (url !== undefined && secret === undefined) return problem(400, 'hook_secret: is required with hook_url.');
    const installedOn = names === undefined ? app.installedOn : names.map((name) => name.toLowerCase());
    const hook = url === undefined || secret === undefined ? null : { url, secret };
    const after = { ...app, permissions, installedOn, hook };
    return changed(view, { ...github, app: after }, 200, renderApp(after));
  });
}

function renderApp({ id, slug, installationId, permissions, installedOn, hook, attempts }: SandboxApp): unknown {
  return {
    app_id: id,
    slug,
    private_key: sandboxKeyPair().privateKey,
    installation_id: installationId,
    permissions,
    installed_on: installedOn,
    hook_url: hook?.url ?? null,
    deliveries: attempts.map(({ id: attemptId, guid, event, payload, outcome }) => ({
      id: attemptId,
      guid,
      event,
      action: payload['action'],
      outcome,
    })),
  };
}

const decodeRun = decoderOf(bodyOf({ repository: REPOSITORY, id: ID, head_sha: SHA }));

function registerRun(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeRun, ({ repository: name, id, head_sha: headSha }) => {
    const repository = repositoryOf(view.world.github, name);
    const run = { id, headSha };
    const runs = [...repository.runs.filter((known) => known.id !== id), run];
    return changed(view, withRepository(view.world.github, { ...repository, runs }), 201, run);
  });
}

/** An event that is lost is only in the log, as failed. */
const decodeEvent = decoderOf(
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
    v.transform(({ event: name, repository, lost: isLost, check_run_id: checkRunId, ...facts }) => {
      const event: EventOrder = { name, checkRunId, ...facts };
      return { repository, isLost, event };
    }),
  ),
);

function deliver(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeEvent, ({ repository, isLost, event }) => {
    const { github } = view.world;
    const web = `http://${hostOf(request)}`;
    const rendered = renderEvent(github.app, repositoryOf(github, repository), event, web);
    if (rendered.kind === 'missing') return problem(404, rendered.message);
    const [after, { id, guid }] = withEvent(github, rendered.event, isLost ? 502 : 'waiting', view.now);
    return changed(view, after, 202, { id, guid });
  });
}

function changed({ world }: AdminView, github: GithubWorld, status: number, body: unknown): Outcome {
  return [respondJson(status, body), { kind: 'world', world: { ...world, github } }];
}

function renderRepository({ parents, files, ...repository }: ReturnType<typeof repositoryOf>): unknown {
  return { ...repository, parents: Object.fromEntries(parents), files: Object.fromEntries(files) };
}

function renderGithubEntry(entry: JournalEntry): Readonly<Record<string, unknown>> {
  const { application: _, ...rendered } = renderEntry(entry);
  return { ...rendered, body: entry.body };
}

/** Leaves out the fields that are undefined. */
function present<T extends object>(fields: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;
}
