import { digestOf } from '../random-choices.ts';

/** A GitHub App as its writings name it. */
export interface GithubApp {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
}

/** Who did something: a person, or the bot of an App. */
export interface Actor {
  readonly login: string;
  readonly id: number;
  readonly type: 'User' | 'Bot';
  readonly app: GithubApp | null;
}

/** What every thing of a repository has. Instants are platform time in epoch milliseconds. */
interface Thing {
  readonly id: number;
  readonly author: Actor;
  readonly createdAt: number;
  readonly updatedAt: number;
}

/** A comment on a pull request. */
export interface IssueComment extends Thing {
  readonly issueNumber: number;
  readonly body: string;
}

/** A status of a deployment. */
export interface DeploymentStatus extends Thing {
  readonly state: string;
  readonly description: string;
  readonly environment: string;
  readonly environmentUrl: string;
  readonly logUrl: string;
}

/** A deployment with its statuses, oldest first. */
export interface GithubDeployment extends Thing {
  readonly sha: string;
  readonly ref: string;
  readonly task: string;
  readonly payload: unknown;
  readonly environment: string;
  readonly description: string | null;
  readonly isTransient: boolean;
  readonly isProduction: boolean;
  readonly statuses: readonly DeploymentStatus[];
}

/** A status of a commit. */
export interface CommitStatus extends Thing {
  readonly sha: string;
  readonly context: string;
  readonly state: string;
  readonly description: string | null;
  readonly targetUrl: string | null;
}

/** What a check run says; annotations are kept as they came. */
export interface CheckOutput {
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  readonly annotations: readonly unknown[];
}

/** A check run. Its dates are ISO 8601 as they came. */
export interface CheckRun extends Thing {
  readonly sha: string;
  readonly name: string;
  readonly externalId: string;
  readonly detailsUrl: string | null;
  readonly status: string;
  readonly conclusion: string | null;
  readonly startedAt: string;
  readonly completedAt: string | null;
  readonly output: CheckOutput;
  readonly actions: readonly CheckAction[];
}

interface CheckAction {
  readonly label: string;
  readonly description: string;
  readonly identifier: string;
}

/** A run of a workflow. */
export interface WorkflowRun {
  readonly id: number;
  readonly headSha: string;
}

/** A pull request. */
export interface PullRequest extends Thing {
  readonly number: number;
  readonly title: string;
  readonly headSha: string;
  /** `owner:branch`; of another owner than the repository's: a fork's. */
  readonly headLabel: string;
  readonly base: string;
  readonly state: 'open' | 'closed';
  readonly merged: boolean;
  readonly mergeCommitSha: string | null;
}

/** All that is known of a repository, each list oldest first. */
export interface Repository {
  readonly id: number;
  /** `owner/name`, as it was first written. */
  readonly fullName: string;
  readonly comments: readonly IssueComment[];
  readonly deployments: readonly GithubDeployment[];
  readonly statuses: readonly CommitStatus[];
  readonly checkRuns: readonly CheckRun[];
  readonly pullRequests: readonly PullRequest[];
  readonly runs: readonly WorkflowRun[];
  readonly parents: ReadonlyMap<string, readonly string[]>;
  /** The files that a commit changed: `name`, or `old name -> name` if it renamed one. */
  readonly files: ReadonlyMap<string, readonly string[]>;
}

/** Returns a repository in which nothing has happened; its id depends on its name alone. */
export function createRepository(fullName: string): Repository {
  return {
    id: numberFor(`repository/${fullName.toLowerCase()}`),
    fullName,
    comments: [],
    deployments: [],
    statuses: [],
    checkRuns: [],
    pullRequests: [],
    runs: [],
    parents: new Map(),
    files: new Map(),
  };
}

/** Returns a repository's owner. */
export function ownerOf({ fullName }: Pick<Repository, 'fullName'>): string {
  return fullName.split('/')[0] ?? '';
}

/** Returns the pull request of that number; undefined if none exists. */
export function pullRequestOf(repository: Repository, number: number): PullRequest | undefined {
  return repository.pullRequests.find((known) => known.number === number);
}

/** Returns the branch that a `owner:branch` names. */
export function branchOf(label: string): string {
  return label.slice(label.indexOf(':') + 1);
}

/** Returns true if `text` is a full commit SHA. */
export function isSha(text: string): boolean {
  return /^[0-9a-f]{40}$/i.test(text);
}

/** Returns the commit that a ref names: a SHA itself, a pull request's head by its branch, and of any other branch one that depends on its name alone. */
export function resolveRef(repository: Repository, ref: string): string {
  if (isSha(ref)) return ref.toLowerCase();
  const branch = branchOf(ref.replace(/^(?:refs\/)?heads\//, ''));
  const pull = repository.pullRequests.findLast(({ headLabel }) => branchOf(headLabel) === branch);
  return pull?.headSha ?? digestOf(`branch/${repository.fullName.toLowerCase()}/${branch}`).slice(0, 40);
}

/** Returns the latest status of each context of a commit, oldest first. */
export function latestStatuses({ statuses }: Repository, sha: string): readonly CommitStatus[] {
  return latestBy(statuses, sha, ({ context }) => context);
}

/** Returns the latest check run of each name and App of a commit, oldest first. */
export function latestCheckRuns({ checkRuns }: Repository, sha: string): readonly CheckRun[] {
  return latestBy(checkRuns, sha, ({ name, author }) => `${author.app?.id ?? 0} ${name}`);
}

function latestBy<T extends { readonly sha: string }>(
  things: readonly T[],
  sha: string,
  keyOf: (thing: T) => string,
): readonly T[] {
  const own = things.filter((thing) => thing.sha === sha);
  return own.filter((thing) => own.findLast((other) => keyOf(other) === keyOf(thing)) === thing);
}

/** Returns a positive integer that depends on `text` alone. */
export function numberFor(text: string): number {
  return Number.parseInt(digestOf(text).slice(0, 7), 16) + 1;
}
