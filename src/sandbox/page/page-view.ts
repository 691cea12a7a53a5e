import type { Tone } from '../../web/page-kit.ts';
import { type PullRequestView, viewPullRequest } from '../github/calls/pull-request-view.ts';
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

/** A pull request in the list of all that there are. */
export interface Listed extends PullRequestAddress {
  readonly title: string;
}

/** A repository and its pull requests, newest first. */
export interface ListedRepository {
  readonly fullName: string;
  readonly pullRequests: readonly Listed[];
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
  readonly repositories: readonly ListedRepository[];
  /** The requested one, else the newest; null if no pull request exists. */
  readonly shown: PullRequestView | null;
  /** The one that was deployed last comes first. */
  readonly applications: readonly ApplicationView[];
}

/** Returns what the page at that address shows at `now`. */
export function viewPage(world: World, asked: PageAddress | null, now: number): PageView {
  const chosen = asked === 'job' || asked === 'file' ? null : (asked ?? findNewest(world));
  return {
    asked,
    repositories: listRepositories(world),
    shown: chosen === null ? null : viewPullRequest(world.github, chosen.repository, chosen.number, now),
    applications: world.applications
      .list()
      .filter(({ deployments }) => deployments.length > 0)
      .sort((a, b) => startOf(b) - startOf(a))
      .map((application) => viewApplication(application, now)),
  };
}

/** Returns whether anything on the page is in progress. */
export function isBusy({ shown, applications }: PageView): boolean {
  const states = [
    ...(shown?.checks ?? []).map(({ state }) => toneOf(state)),
    ...(shown?.deployments ?? []).map(({ status }) => toneOf(status?.state ?? 'pending')),
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

function listRepositories({ github }: World): readonly ListedRepository[] {
  return [...github.repositories.values()].map(({ fullName, pullRequests }) => ({
    fullName,
    pullRequests: pullRequests.map(({ number, title }) => ({ repository: fullName, number, title })).reverse(),
  }));
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
