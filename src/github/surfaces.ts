import { createHash } from 'node:crypto';
import type { Clock } from '../kernel/clock.ts';
import { forApp } from '../report/view.ts';
import { CheckRunSurface } from './check-run.ts';
import { CommentSurface } from './comment.ts';
import { CommitStatusSurface } from './commit-status.ts';
import { DeploymentSurface } from './deployment.ts';
import type { GithubClient } from './http/client.ts';
import type { JobFacts } from './job.ts';
import type { RequestedDeployment } from './subject.ts';
import type { AppName, SavedSurface, Surface, SurfaceSettings } from './surface.ts';

/** What the surfaces of a run are made of. */
export interface SurfaceOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly settings: SurfaceSettings;
  readonly apps: readonly AppName[];
  readonly pullRequests: readonly number[];
  /** The pull request of the event (default: the first of those above). */
  readonly pullRequest?: number | null;
  /** The deployment that the event requests; null if it requests none. */
  readonly requested: RequestedDeployment | null;
  /** Whose comments are ours; null: any bot's. */
  readonly author: string | null;
  /** By which a creation is found again: the same in every process of a step, and no other step's. */
  readonly nonce: string;
  /** What another process left; empty at first. */
  readonly saved: readonly SavedSurface[];
}

/** The surfaces of a run, in the order of their urgency; the comments once more, since they are to be confirmed. */
export interface Surfaces {
  readonly all: readonly Surface[];
  readonly comments: readonly CommentSurface[];
}

/** The applications that share an environment, a check run or a commit status. */
export interface NamedGroup {
  readonly name: string;
  readonly apps: readonly AppName[];
}

/** Returns the surfaces that the settings ask for. */
export function createSurfaces(options: SurfaceOptions): Surfaces {
  const { client, clock, job, settings, nonce } = options;
  const common = { client, clock, job, settings };
  const savedOf = (kind: Surface['kind'], key: string): SavedSurface | null =>
    options.saved.find((one) => one.kind === kind && one.key === key) ?? null;
  const deployments = groupsOf(settings.environment, options.apps).map(
    ({ name: environment, apps }) =>
      new DeploymentSurface({
        ...common,
        apps,
        environment,
        requested: isFor(options.requested, environment) ? options.requested : null,
        nonce: `${nonce}/${environment}`,
        pullRequest: options.pullRequest ?? options.pullRequests[0] ?? null,
        saved: savedOf('deployment', environment),
      }),
  );
  const checkRuns = groupsOf(settings.checkRun, options.apps).map(
    ({ name, apps }) =>
      new CheckRunSurface({
        ...common,
        ...partOf(apps, options.apps),
        name,
        externalId: nonce,
        saved: savedOf('check-run', name),
      }),
  );
  const statuses = groupsOf(settings.commitStatus, options.apps).map(
    ({ name: context, apps }) =>
      new CommitStatusSurface({
        ...common,
        ...partOf(apps, options.apps),
        context,
        saved: savedOf('commit-status', context),
      }),
  );
  const keyHash = keyHashOf(settings);
  const pullRequests = settings.comment === 'off' ? [] : options.pullRequests;
  const comments = pullRequests.map(
    (pullRequest) =>
      new CommentSurface({
        ...common,
        apps: options.apps,
        keyHash,
        pullRequest,
        authorLogin: options.author,
        saved: savedOf('comment', String(pullRequest)),
      }),
  );
  return { all: [...deployments, ...checkRuns, ...statuses, ...comments], comments };
}

/** Returns what distinguishes the comment of these settings from others of the pull request. */
export function keyHashOf({ commentKey }: Pick<SurfaceSettings, 'commentKey'>): string {
  return createHash('sha256').update(commentKey).digest('hex').slice(0, 16);
}

/** Returns the names that a template has for the applications, each with its applications; none for null. */
export function groupsOf(template: string | null, apps: readonly AppName[]): readonly NamedGroup[] {
  if (template === null) return [];
  const names = [...new Set(apps.map((app) => forApp(template, app)))];
  return names.map((name) => ({ name, apps: apps.filter((app) => forApp(template, app) === name) }));
}

/** What shows all applications shows the run, with what it says beside its applications. */
function partOf(apps: readonly AppName[], all: readonly AppName[]): { readonly appIds?: readonly string[] } {
  return apps.length === all.length ? {} : { appIds: apps.map(({ appId }) => appId) };
}

/** GitHub distinguishes no case in names of environments. */
function isFor(requested: RequestedDeployment | null, environment: string): boolean {
  return requested?.environment.toLowerCase() === environment.toLowerCase();
}
