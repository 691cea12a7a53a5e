import { withComment } from '../github/calls/comment-routes.ts';
import { actorFor, type GithubToken } from '../github/credentials.ts';
import type { GithubJournalEntry } from '../github/github-journal.ts';
import { withGithubBudget } from '../github/github-limits.ts';
import {
  type GithubWorld,
  isCommentable,
  repositoryOf,
  withPullRequest,
  withRepository,
} from '../github/github-world.ts';
import { pullRequestOf } from '../github/repository.ts';
import { decodeBody } from '../http/json-replies.ts';
import { respondJson, respondNothing, type SandboxRequest } from '../http/sandbox-wire.ts';
import { isAboveLimit } from '../platform/rate-budgets.ts';
import { decodeBudget } from './admin-bodies.ts';
import { decodeComment, decodeCommit, decodePullRequest, decodeToken } from './admin-github-bodies.ts';
import { type AdminRoute, type AdminView, type Outcome, problem, unchanged } from './admin-route.ts';
import { renderEntry } from './admin-views.ts';
import { APP_ADMIN_ROUTES } from './app-admin.ts';

/** The admin calls that concern GitHub. */
export const GITHUB_ADMIN_ROUTES: readonly AdminRoute[] = [
  {
    method: 'GET',
    path: '/_sandbox/github',
    summary: 'all that is known of the repositories on GitHub',
    carryOut: ({ world }) => unchanged({ repositories: [...world.github.repositories.values()].map(renderRepository) }),
  },
  {
    method: 'GET',
    path: '/_sandbox/github/requests',
    summary: 'the requests to GitHub so far, with their bodies',
    carryOut: ({ githubJournal }) => unchanged({ results: githubJournal.map(renderGithubEntry) }),
  },
  {
    method: 'POST',
    path: '/_sandbox/github/pull-requests',
    summary:
      'makes or changes one: {repository, number, title, head_sha, head_label, base, state, merged, merge_commit_sha, login}',
    carryOut: registerPullRequest,
  },
  {
    method: 'POST',
    path: '/_sandbox/github/commits',
    summary: "tells of a commit's parents: {repository, sha, parents}",
    carryOut: registerCommit,
  },
  {
    method: 'POST',
    path: '/_sandbox/github/comments',
    summary: 'comments as a person: {repository, number, login, body}',
    carryOut: comment,
  },
  {
    method: 'POST',
    path: '/_sandbox/github/tokens',
    summary: 'adds a token: {token, login, permissions: {checks, statuses, …}}, each read, write or none',
    carryOut: addToken,
  },
  {
    method: 'POST',
    path: '/_sandbox/github/rate-limit',
    summary: 'changes the window of one GitHub token or of all: {token, limit, remaining, resets_in_seconds}',
    carryOut: changeBudget,
  },
  ...APP_ADMIN_ROUTES,
];

function registerPullRequest(view: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodePullRequest);
  if (order.kind === 'refused') return problem(400, order.message);
  const { repository, number, login, facts } = order.value;
  const { github } = view.world;
  const isKnown = pullRequestOf(repositoryOf(github, repository), number) !== undefined;
  const after = withPullRequest(github, repository, number, facts, actorFor(login), view.now);
  const pull = pullRequestOf(repositoryOf(after, repository), number);
  return changed(view, after, isKnown ? 200 : 201, pull);
}

function registerCommit(view: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeCommit);
  if (order.kind === 'refused') return problem(400, order.message);
  const { sha, parents } = order.value;
  const repository = repositoryOf(view.world.github, order.value.repository);
  const known = { ...repository, parents: new Map(repository.parents).set(sha, parents) };
  return changed(view, withRepository(view.world.github, known), 201, { sha, parents });
}

function comment(view: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeComment);
  if (order.kind === 'refused') return problem(400, order.message);
  const { repository, number, login, body } = order.value;
  const { github } = view.world;
  if (!isCommentable(repositoryOf(github, repository), number)) return problem(404, 'number: there is none such.');
  const [after, written] = withComment(github, repository, number, actorFor(login), body, view.now);
  return changed(view, after, 201, written);
}

function addToken(view: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeToken);
  if (order.kind === 'refused') return problem(400, order.message);
  const { value: token } = order;
  const others = view.world.github.tokens.filter(({ value }) => value !== token.value);
  return changed(view, { ...view.world.github, tokens: [...others, token] }, 201, renderToken(token));
}

function changeBudget(view: AdminView, request: SandboxRequest): Outcome {
  const order = decodeBody(request, decodeBudget);
  if (order.kind === 'refused') return problem(400, order.message);
  const { tokenName, change } = order.value;
  const { github } = view.world;
  const names = [...new Set([...github.tokens.map(({ name }) => name), ...github.windows.keys()])];
  const chosen = names.filter((name) => tokenName === null || name === tokenName);
  if (chosen.length === 0) return problem(404, 'token: there is none of that name.');
  if (chosen.some((name) => isAboveLimit(github, name, change))) {
    return problem(400, 'remaining: must not be above the limit of the token.');
  }
  const after = chosen.reduce((before, name) => withGithubBudget(before, name, change, view.now), github);
  return [respondNothing(), { kind: 'world', world: { ...view.world, github: after } }];
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

function renderGithubEntry(entry: GithubJournalEntry): Readonly<Record<string, unknown>> {
  const { application: _, ...rendered } = renderEntry({ ...entry, applicationId: null });
  return { ...rendered, body: entry.body };
}
