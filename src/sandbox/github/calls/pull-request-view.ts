import {
  type Actor,
  branchOf,
  type CheckOutput,
  type DeploymentStatus,
  type GithubDeployment,
  type IssueComment,
  type PullRequest,
  pullRequestOf,
  type Repository,
} from '../repository.ts';
import { type GithubWorld, repositoryOf } from '../world.ts';
import { latestCheckRuns, latestStatuses } from './check-rollup.ts';

/** One line of a pull request's checks. Instants are platform time in epoch milliseconds. */
export interface CheckView {
  readonly kind: 'check-run' | 'commit-status';
  readonly id: number;
  readonly name: string;
  /** A check run's conclusion, or its status until it has one; a commit status's state. */
  readonly state: string;
  readonly description: string | null;
  readonly detailsUrl: string | null;
  readonly author: Actor;
  readonly updatedAt: number;
  readonly output: CheckOutput | null;
  /** Its buttons, and what pressing one reports to the App; none of a commit status. */
  readonly buttons: readonly { readonly label: string; readonly identifier: string }[];
}

/** The newest deployment of a pull request in one environment. */
export interface DeploymentView {
  readonly environment: string;
  readonly deployment: GithubDeployment;
  readonly status: DeploymentStatus | null;
}

/** A pull request as a reviewer sees it. */
export interface PullRequestView {
  readonly repository: string;
  readonly pullRequest: PullRequest;
  /** The latest of each name, oldest first. */
  readonly checks: readonly CheckView[];
  /** One an environment, the one that was deployed to last coming last. */
  readonly deployments: readonly DeploymentView[];
  /** Oldest first. */
  readonly comments: readonly IssueComment[];
}

/** Returns what a reviewer of that pull request sees at `now`; null if none exists of that number. */
export function viewPullRequest(
  world: GithubWorld,
  fullName: string,
  number: number,
  now: number,
): PullRequestView | null {
  const repository = repositoryOf(world, fullName);
  const pullRequest = pullRequestOf(repository, number);
  if (pullRequest === undefined) return null;
  return {
    repository: repository.fullName,
    pullRequest,
    checks: viewChecks(repository, pullRequest.headSha, now),
    deployments: viewDeployments(repository, pullRequest),
    comments: repository.comments.filter(({ issueNumber }) => issueNumber === number),
  };
}

function viewChecks(repository: Repository, sha: string, now: number): readonly CheckView[] {
  const runs = latestCheckRuns(repository, sha, now).map(
    ({ id, name, status, conclusion, output, detailsUrl, author, updatedAt, actions }): CheckView => ({
      kind: 'check-run',
      id,
      name,
      state: conclusion ?? status,
      description: output.title,
      detailsUrl,
      author,
      updatedAt,
      output,
      buttons: actions.map(({ label, identifier }) => ({ label, identifier })),
    }),
  );
  const statuses = latestStatuses(repository, sha).map(
    ({ id, context, state, description, targetUrl, author, updatedAt }): CheckView => ({
      kind: 'commit-status',
      id,
      name: context,
      state,
      description,
      detailsUrl: targetUrl,
      author,
      updatedAt,
      output: null,
      buttons: [],
    }),
  );
  return [...runs, ...statuses].sort((a, b) => a.id - b.id);
}

function viewDeployments({ deployments }: Repository, { headSha, headLabel }: PullRequest): readonly DeploymentView[] {
  const own = deployments.filter(({ sha, ref }) => sha === headSha || ref === branchOf(headLabel));
  return own
    .filter(({ id, environment }) => own.findLast((other) => other.environment === environment)?.id === id)
    .map((deployment) => ({
      environment: deployment.environment,
      deployment,
      status: deployment.statuses.at(-1) ?? null,
    }));
}
