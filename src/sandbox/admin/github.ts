import { hostOf } from '../faults/changes.ts';
import { renderEvent } from '../github/app/events.ts';
import { withEvent } from '../github/app/hooks.ts';
import { type SandboxApp, sandboxKeyPair } from '../github/app/state.ts';
import { withComment } from '../github/calls/comment-routes.ts';
import { actorFor, type GithubToken } from '../github/credentials.ts';
import { withGithubBudget } from '../github/limits.ts';
import { pullRequestOf } from '../github/repository.ts';
import { type GithubWorld, isCommentable, repositoryOf, withPullRequest, withRepository } from '../github/world.ts';
import type { JournalEntry } from '../http/journal.ts';
import { isAboveLimit } from '../http/rate-window.ts';
import { respondJson, respondNothing, type SandboxRequest } from '../http/wire.ts';
import { decodeBudget } from './bodies.ts';
import {
  decodeAppChange,
  decodeComment,
  decodeCommit,
  decodeEvent,
  decodePullRequest,
  decodeRun,
  decodeToken,
} from './github-bodies.ts';
import {
  type AdminRow,
  type AdminView,
  describeUnknownToken,
  type Outcome,
  problem,
  unchanged,
  withBody,
} from './route.ts';
import { renderEntry } from './views.ts';

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
  ['POST', '/_sandbox/github/commits', 'add a commit with its parents: {repository, sha, parents}', registerCommit],
  ['POST', '/_sandbox/github/comments', 'add a comment as a user: {repository, number, login, body}', comment],
  [
    'POST',
    '/_sandbox/github/tokens',
    'add a token: {token, login, permissions: {checks, statuses, …}}; each permission is read, write or none',
    addToken,
  ],
  [
    'POST',
    '/_sandbox/github/rate-limit',
    'change the rate limit of one or all GitHub tokens: {token, limit, remaining, resets_in_seconds}',
    changeBudget,
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
    'change the GitHub App: {id, slug, public_key, permissions, installed_on, hook_url, hook_secret}',
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

function registerPullRequest(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodePullRequest, ({ repository, number, login, facts }) => {
    const { github } = view.world;
    const isKnown = pullRequestOf(repositoryOf(github, repository), number) !== undefined;
    const after = withPullRequest(github, repository, number, facts, actorFor(login), view.now);
    const pull = pullRequestOf(repositoryOf(after, repository), number);
    return changed(view, after, isKnown ? 200 : 201, pull);
  });
}

function registerCommit(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeCommit, ({ repository: name, sha, parents }) => {
    const repository = repositoryOf(view.world.github, name);
    const known = { ...repository, parents: new Map(repository.parents).set(sha, parents) };
    return changed(view, withRepository(view.world.github, known), 201, { sha, parents });
  });
}

function comment(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeComment, ({ repository, number, login, body }) => {
    const { github } = view.world;
    if (!isCommentable(repositoryOf(github, repository), number)) {
      return problem(404, `number: ${repository} has no pull request or issue ${number}.`);
    }
    const [after, written] = withComment(github, repository, number, actorFor(login), body, view.now);
    return changed(view, after, 201, written);
  });
}

function addToken(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeToken, (token) => {
    const others = view.world.github.tokens.filter(({ value }) => value !== token.value);
    return changed(view, { ...view.world.github, tokens: [...others, token] }, 201, renderToken(token));
  });
}

function changeBudget(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeBudget, ({ tokenName, change }) => {
    const { github } = view.world;
    const names = [...new Set([...github.tokens.map(({ name }) => name), ...github.windows.keys()])];
    const chosen = names.filter((name) => tokenName === null || name === tokenName);
    if (chosen.length === 0) return problem(404, describeUnknownToken(tokenName));
    if (chosen.some((name) => isAboveLimit(github, name, change))) {
      return problem(400, 'remaining: must not be larger than the limit of the token. Lower it, or set limit too.');
    }
    const after = chosen.reduce((before, name) => withGithubBudget(before, name, change, view.now), github);
    return [respondNothing(), { kind: 'world', world: { ...view.world, github: after } }];
  });
}

function changed({ world }: AdminView, github: GithubWorld, status: number, body: unknown): Outcome {
  return [respondJson(status, body), { kind: 'world', world: { ...world, github } }];
}

function renderRepository({ parents, ...repository }: ReturnType<typeof repositoryOf>): unknown {
  return { ...repository, parents: Object.fromEntries(parents) };
}

function renderToken({ name, actor, permissions }: GithubToken): unknown {
  return { name, login: actor.login, permissions };
}

function renderGithubEntry(entry: JournalEntry): Readonly<Record<string, unknown>> {
  const { application: _, ...rendered } = renderEntry(entry);
  return { ...rendered, body: entry.body };
}

function changeApp(view: AdminView, request: SandboxRequest): Outcome {
  const { github } = view.world;
  return withBody(
    request,
    (fields) => decodeAppChange(fields, github.app),
    (order) => {
      return changed(view, { ...github, app: order }, 200, renderApp(order));
    },
  );
}

function registerRun(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeRun, ({ repository: name, id, headSha }) => {
    const repository = repositoryOf(view.world.github, name);
    const run = { id, headSha, at: view.now };
    const runs = [...repository.runs.filter((known) => known.id !== id), run];
    return changed(view, withRepository(view.world.github, { ...repository, runs }), 201, run);
  });
}

function deliver(view: AdminView, request: SandboxRequest): Outcome {
  return withBody(request, decodeEvent, ({ repository, isLost, event }) => {
    const { github } = view.world;
    const web = `http://${hostOf(request)}`;
    const rendered = renderEvent(github.app, repositoryOf(github, repository), event, { api: `${web}/api/v3`, web });
    if (rendered.kind === 'missing') return problem(404, rendered.message);
    const [after, { id, guid }] = withEvent(github, rendered.event, isLost ? 502 : 'waiting', view.now);
    return changed(view, after, 202, { id, guid });
  });
}

function renderApp({
  id,
  slug,
  publicKey,
  installationId,
  permissions,
  installedOn,
  hook,
  attempts,
}: SandboxApp): unknown {
  return {
    app_id: id,
    slug,
    private_key: publicKey === null ? sandboxKeyPair().privateKey : null,
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
