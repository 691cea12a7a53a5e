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
import type { SavedSurface, Surface, SurfaceSettings } from './surface.ts';

/** What the surfaces of a run are made of. */
export interface SurfaceOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly settings: SurfaceSettings;
  readonly appIds: readonly string[];
  readonly pullRequests: readonly number[];
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

/** The applications that are deployed to an environment of GitHub's. */
export interface EnvironmentApps {
  readonly environment: string;
  readonly appIds: readonly string[];
}

/** Returns the surfaces that the settings ask for. */
export function createSurfaces(options: SurfaceOptions): Surfaces {
  const { client, clock, job, settings, nonce } = options;
  const common = { client, clock, job, settings };
  const savedOf = (kind: Surface['kind'], key: string): SavedSurface | null =>
    options.saved.find((one) => one.kind === kind && one.key === key) ?? null;
  const deployments = environmentsOf(settings, options.appIds).map(
    ({ environment, appIds }) =>
      new DeploymentSurface({
        ...common,
        appIds,
        environment,
        requested: isFor(options.requested, environment) ? options.requested : null,
        nonce: `${nonce}/${environment}`,
        saved: savedOf('deployment', environment),
      }),
  );
  const { checkRun, commitStatus } = settings;
  const gates: Surface[] = [];
  if (checkRun !== null) {
    const saved = savedOf('check-run', '');
    gates.push(new CheckRunSurface({ ...common, name: checkRun, externalId: nonce, saved }));
  }
  if (commitStatus !== null) {
    const saved = savedOf('commit-status', '');
    gates.push(new CommitStatusSurface({ ...common, context: commitStatus, saved }));
  }
  const keyHash = createHash('sha256').update(settings.commentKey).digest('hex').slice(0, 16);
  const pullRequests = settings.comment === 'off' ? [] : options.pullRequests;
  const comments = pullRequests.map(
    (pullRequest) =>
      new CommentSurface({
        ...common,
        keyHash,
        pullRequest,
        authorLogin: options.author,
        saved: savedOf('comment', String(pullRequest)),
      }),
  );
  return { all: [...deployments, ...gates, ...comments], comments };
}

/** GitHub distinguishes no case in names of environments. */
function isFor(requested: RequestedDeployment | null, environment: string): boolean {
  return requested?.environment.toLowerCase() === environment.toLowerCase();
}

/** Returns the environments that the applications are deployed to, each with its applications. */
export function environmentsOf(
  { environment }: SurfaceSettings,
  appIds: readonly string[],
): readonly EnvironmentApps[] {
  if (environment === null) return [];
  const names = [...new Set(appIds.map((appId) => forApp(environment, appId)))];
  return names.map((name) => ({
    environment: name,
    appIds: appIds.filter((appId) => forApp(environment, appId) === name),
  }));
}
