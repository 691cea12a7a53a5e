import type { Tone } from '../../web/page-kit.ts';
import {
  type Actor,
  branchOf,
  type CheckOutput,
  type GithubDeployment,
  type IssueComment,
  latestCheckRuns,
  latestStatuses,
  type PullRequest,
  pullRequestOf,
  type Repository,
} from '../github/repository.ts';
import { type GithubWorld, repositoryOf } from '../github/world.ts';
import { type Application, movesAt, shownAt } from '../platform/application.ts';
import { type LoggedLine, logUntil } from '../platform/log-window.ts';
import type { World } from '../platform/world-state.ts';
import { toneOf } from './tones.ts';

const LOG_LINES = 50;
const FAILURE = /\berror\b|\bfailed\b/i;
/** Replaces the reader's token in lines of a log. */
const HIDDEN_TOKEN = '***';

/** Which pull request an address names. */
export interface PullRequestAddress {
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
}

/** What an address asks for: a pull request, or the log of a workflow's job or a file, of which the sandbox has none. */
export type PageAddress = PullRequestAddress | 'job' | 'file';

/** One line of a pull request's checks. */
export interface CheckView {
  readonly kind: 'check-run' | 'commit-status';
  readonly id: number;
  readonly name: string;
  /** A check run's conclusion, or its status until it has one; a commit status's state. */
  readonly state: string;
  readonly description: string | null;
  readonly detailsUrl: string | null;
  readonly author: Actor;
  readonly output: CheckOutput | null;
  /** Its buttons, and what pressing one reports to the App; none of a commit status. */
  readonly buttons: readonly { readonly label: string; readonly identifier: string }[];
}

/** A pull request as a reviewer sees it. */
export interface PullRequestView {
  readonly repository: string;
  readonly pullRequest: PullRequest;
  /** The latest of each name, oldest first. */
  readonly checks: readonly CheckView[];
  /** The newest in each environment, the one that was deployed to last coming last. */
  readonly deployments: readonly GithubDeployment[];
  /** Oldest first. */
  readonly comments: readonly IssueComment[];
}

/** An application that was deployed. */
export interface ApplicationView {
  readonly id: string;
  /** The name that it was created with; its id if it was not created. */
  readonly name: string;
  readonly state: string;
  readonly tone: Tone;
  readonly commit: string | null;
  readonly deploymentCount: number;
  /** The last 50 lines, oldest first. */
  readonly lines: readonly LoggedLine[];
  /** If the last deployment failed: the first line that reports an error. */
  readonly failingLine: LoggedLine | null;
}

/** All that the page shows, with Markdown as it was written. Instants are platform time in epoch milliseconds. */
export interface PageView {
  readonly asked: PageAddress | null;
  readonly repositories: readonly Repository[];
  /** The requested one, else the newest; null if no pull request exists. */
  readonly shown: PullRequestView | null;
  /** The one that was deployed last comes first. */
  readonly applications: readonly ApplicationView[];
}

/** Returns what the page at that address shows at `now`, in epoch milliseconds of the platform's time. */
export function viewPage(world: World, asked: PageAddress | null, now: number): PageView {
  const chosen = asked === 'job' || asked === 'file' ? null : (asked ?? findNewest(world));
  return {
    asked,
    repositories: [...world.github.repositories.values()],
    shown: chosen === null ? null : viewPullRequest(world.github, chosen.repository, chosen.number),
    applications: [...world.applications.values()]
      .filter(({ deployments }) => deployments.length > 0)
      .sort((a, b) => startOf(b) - startOf(a))
      .map((application) => viewApplication(application, now)),
  };
}

/** Returns whether anything on the page is in progress. */
export function isBusy({ shown, applications }: PageView): boolean {
  const states = [
    ...(shown?.checks ?? []).map(({ state }) => toneOf(state)),
    ...(shown?.deployments ?? []).map(({ statuses }) => toneOf(statuses.at(-1)?.state ?? 'pending')),
    ...applications.map(({ tone }) => tone),
  ];
  return states.includes('busy');
}

function findNewest({ github }: World): PullRequestAddress | null {
  const all = [...github.repositories.values()].flatMap(({ fullName, pullRequests }) =>
    pullRequests.map(({ id, number }) => ({ id, repository: fullName, number })),
  );
  return all.reduce<(typeof all)[number] | null>((newest, one) => (newest && newest.id > one.id ? newest : one), null);
}

/** Null if no pull request of that number exists. */
function viewPullRequest(world: GithubWorld, fullName: string, number: number): PullRequestView | null {
  const repository = repositoryOf(world, fullName);
  const pullRequest = pullRequestOf(repository, number);
  if (pullRequest === undefined) return null;
  return {
    repository: repository.fullName,
    pullRequest,
    checks: viewChecks(repository, pullRequest.headSha),
    deployments: findDeployments(repository, pullRequest),
    comments: repository.comments.filter(({ issueNumber }) => issueNumber === number),
  };
}

function viewChecks(repository: Repository, sha: string): readonly CheckView[] {
  const runs = latestCheckRuns(repository, sha).map(
    ({ id, name, status, conclusion, output, detailsUrl, author, actions }): CheckView => ({
      kind: 'check-run',
      id,
      name,
      state: conclusion ?? status,
      description: output.title,
      detailsUrl,
      author,
      output,
      buttons: actions.map(({ label, identifier }) => ({ label, identifier })),
    }),
  );
  const statuses = latestStatuses(repository, sha).map(
    ({ id, context, state, description, targetUrl, author }): CheckView => ({
      kind: 'commit-status',
      id,
      name: context,
      state,
      description,
      detailsUrl: targetUrl,
      author,
      output: null,
      buttons: [],
    }),
  );
  return [...runs, ...statuses].sort((a, b) => a.id - b.id);
}

function findDeployments(
  { deployments }: Repository,
  { headSha, headLabel }: PullRequest,
): readonly GithubDeployment[] {
  const own = deployments.filter(({ sha, ref }) => sha === headSha || ref === branchOf(headLabel));
  return own.filter((one) => own.findLast(({ environment }) => environment === one.environment) === one);
}

function viewApplication(application: Application, now: number): ApplicationView {
  const { id, deployments, scenario } = application;
  const { state } = shownAt(application, now);
  const last = deployments.at(-1);
  const lastSeconds = Math.max(...[...scenario.timeline, ...scenario.log].map(({ atSeconds }) => atSeconds), 0);
  const lines = logUntil(application, now, HIDDEN_TOKEN).slice(-LOG_LINES);
  const isMoving = last !== undefined && now < movesAt(application, last) + lastSeconds * 1000;
  const tone = isMoving ? 'busy' : toneOf(state);
  const isFailure = ({ at, text }: LoggedLine): boolean => at >= startOf(application) && FAILURE.test(text);
  return {
    id,
    name: application.body?.name ?? id,
    state,
    tone,
    commit: last?.commit ?? null,
    deploymentCount: deployments.length,
    lines,
    failingLine: (tone === 'bad' && lines.find(isFailure)) || null,
  };
}

function startOf({ deployments }: Application): number {
  return deployments.at(-1)?.startedAt ?? 0;
}
