import type { RuleState } from '../faults/rules.ts';
import type { RateWindow } from '../http/rate-window.ts';
import { DEFAULT_APP, type SandboxApp } from './app/state.ts';
import { DEFAULT_GITHUB_TOKENS, type GithubToken } from './credentials.ts';
import { type Actor, createRepository, type PullRequest, pullRequestOf, type Repository } from './repository.ts';

/** The highest number of a pull request that comes into being by being commented on. */
const LAST_UNREGISTERED = 999;

/** All that the stand-in for GitHub knows. Immutable: every request responds with the next one. Instants are platform time in epoch milliseconds. */
export interface GithubWorld {
  readonly seed: number;
  readonly tokens: readonly GithubToken[];
  readonly app: SandboxApp;
  /** The open windows of the primary rate limit, by the token's name. */
  readonly windows: ReadonlyMap<string, RateWindow>;
  /** By full name in lower case; those in which nothing was written are not here. */
  readonly repositories: ReadonlyMap<string, Repository>;
  /** Faults that were asked for by an admin call. */
  readonly rules: readonly RuleState[];
  readonly requests: number;
  readonly lastId: number;
}

/** Returns a world in which nothing has happened yet. */
export function createGithubWorld(seed: number): GithubWorld {
  return {
    seed,
    tokens: DEFAULT_GITHUB_TOKENS,
    app: DEFAULT_APP,
    windows: new Map(),
    repositories: new Map(),
    rules: [],
    requests: 0,
    lastId: 1000,
  };
}

/** Returns the repository of that name; one in which nothing was written yet is as good as new. */
export function repositoryOf(world: GithubWorld, fullName: string): Repository {
  return world.repositories.get(fullName.toLowerCase()) ?? createRepository(fullName);
}

/** Returns the world with this repository in the place of the one of the same name, if any. */
export function withRepository(world: GithubWorld, repository: Repository): GithubWorld {
  return {
    ...world,
    repositories: new Map(world.repositories).set(repository.fullName.toLowerCase(), repository),
  };
}

/** Returns the world after one more id was given, and the id: each is higher than all before it. */
export function nextId(world: GithubWorld): [GithubWorld, number] {
  return [{ ...world, lastId: world.lastId + 1 }, world.lastId + 1];
}

/** Returns true if a number can be commented on: a pull request that was registered, or one that would come into being. */
export function isCommentable(repository: Repository, number: number): boolean {
  return (number >= 1 && number <= LAST_UNREGISTERED) || pullRequestOf(repository, number) !== undefined;
}

/** The facts of a pull request to set; what is absent stays as it is, or is as for a new one. */
export type PullRequestFacts = Partial<
  Pick<PullRequest, 'title' | 'headSha' | 'headLabel' | 'base' | 'state' | 'merged' | 'mergeCommitSha'>
>;

/** Returns the world with that pull request, made or changed. */
export function withPullRequest(
  world: GithubWorld,
  fullName: string,
  number: number,
  facts: PullRequestFacts,
  author: Actor,
  now: number,
): GithubWorld {
  const repository = repositoryOf(world, fullName);
  const known = pullRequestOf(repository, number);
  const [after, id] = known === undefined ? nextId(world) : [world, known.id];
  const pull = { ...(known ?? newPullRequest(repository, id, number, author, now)), ...facts, updatedAt: now };
  const others = repository.pullRequests.filter((other) => other.number !== number);
  return withRepository(after, { ...repository, pullRequests: [...others, pull].sort((a, b) => a.id - b.id) });
}

function newPullRequest({ fullName }: Repository, id: number, number: number, author: Actor, now: number): PullRequest {
  return {
    id,
    number,
    author,
    title: `Pull request ${number}`,
    headSha: number.toString(16).padStart(40, '0'),
    headLabel: `${fullName.split('/')[0] ?? ''}:pull-request-${number}`,
    base: 'main',
    state: 'open',
    merged: false,
    mergeCommitSha: null,
    createdAt: now,
    updatedAt: now,
  };
}
