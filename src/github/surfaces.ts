import { createHash } from 'node:crypto';
import type { Clock } from '../kernel/clock.ts';
import type { RunStanding } from '../report/standing.ts';
import { forApp, type JobFacts, type SurfaceSettings } from '../report/surface-names.ts';
import { createCheckRunSurface } from './check-run/check-runs.ts';
import { type CommentSurface, createCommentSurface } from './comment/comments.ts';
import { createCommitStatusSurface } from './commit-status/commit-statuses.ts';
import { createDeploymentSurface } from './deployment/deployments.ts';
import type { GithubClient } from './http/github-client.ts';
import type { GithubProblem } from './http/github-response.ts';
import type { Attempt, SavedSurface, Surface } from './surface.ts';

/** What the surfaces of a run are made of. */
export interface SurfaceOptions {
  readonly client: GithubClient;
  readonly clock: Clock;
  readonly job: JobFacts;
  readonly settings: SurfaceSettings;
  readonly appIds: readonly string[];
  readonly pullRequests: readonly number[];
  /** Whose comments are ours; null: any bot's. */
  readonly author: string | null;
  /** By which a creation is found again: the same in every process of a step, and no other step's. */
  readonly nonce: string;
  /** What another process left; empty at first. */
  readonly saved: readonly SavedSurface[];
}

/** The surfaces of a run, in the order of their urgency; the comments once more, since they are to be confirmed. */
export interface Surfaces {
  readonly all: readonly PlacedSurface[];
  readonly comments: readonly CommentSurface[];
}

/** The applications that are deployed to an environment of GitHub's. */
export interface EnvironmentApps {
  readonly environment: string;
  readonly appIds: readonly string[];
}

/** Returns the surfaces that the settings ask for. */
export function createSurfaces(options: SurfaceOptions): Surfaces {
  const { client, clock, job, settings, nonce, saved } = options;
  const savedOf = (kind: Surface['kind'], of: string): SavedSurface | null =>
    saved.find((one) => one.kind === kind && one.of === of) ?? null;
  const keyHash = createHash('sha256').update(settings.commentKey).digest('hex').slice(0, 16);
  const pullRequests = settings.comment === 'off' ? [] : options.pullRequests;
  const comments = pullRequests.map((pullRequest) => {
    const of = String(pullRequest);
    const surface = createCommentSurface({
      client,
      clock,
      job,
      settings,
      keyHash,
      pullRequest,
      authorLogin: options.author,
      saved: savedOf('comment', of),
    });
    return { surface, of };
  });
  const deployments = environmentsOf(settings, options.appIds).map(({ environment, appIds }) => ({
    surface: createDeploymentSurface({
      client,
      clock,
      job,
      settings,
      appIds,
      environment,
      nonce: `${nonce}/${environment}`,
      saved: savedOf('deployment', environment),
    }),
    of: environment,
    appIds,
  }));
  return {
    all: [...deployments, ...gatesOf(options, savedOf), ...comments],
    comments: comments.map(({ surface }) => surface),
  };
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

function gatesOf(
  { client, clock, job, settings, nonce }: SurfaceOptions,
  savedOf: (kind: Surface['kind'], of: string) => SavedSurface | null,
): readonly PlacedSurface[] {
  const { checkRun, commitStatus } = settings;
  const check = { client, clock, job, externalId: nonce, saved: savedOf('check-run', '') };
  const status = { client, clock, job, saved: savedOf('commit-status', '') };
  return [
    ...(checkRun === null ? [] : [{ surface: createCheckRunSurface({ ...check, name: checkRun }), of: '' }]),
    ...(commitStatus === null
      ? []
      : [{ surface: createCommitStatusSurface({ ...status, context: commitStatus }), of: '' }]),
  ];
}

/** A surface, and which of several of its kind it is, as {@link SavedSurface} has it. */
export interface PlacedSurface {
  readonly surface: Surface;
  readonly of: string;
  /** The applications that it shows; absent: all of the run. */
  readonly appIds?: readonly string[];
}

/** A surface while a run is reported, with what came of the attempts to write it; `notBefore` on the monotonic clock. */
export interface Place extends PlacedSurface {
  notBefore: number;
  /** What was last written; null before. */
  shown: RunStanding['progress'] | null;
  problem: GithubProblem | null;
  isStarted: boolean;
  isGivenUp: boolean;
}

/** Minimum time between two updates of a comment while deployments continue, in milliseconds: each takes two calls. */
const COMMENT_SPACING_MS = 120_000;

/** Returns the place of a surface that was not written yet. */
export function createPlace(placed: PlacedSurface): Place {
  return { ...placed, notBefore: 0, shown: null, problem: null, isStarted: false, isGivenUp: false };
}

/** Notes what came, at `now` on the monotonic clock, of an attempt to have a place show `progress`. */
export function learn(place: Place, attempt: Attempt, progress: RunStanding['progress'], now: number): void {
  place.problem = attempt.kind === 'written' ? null : attempt.problem;
  place.isGivenUp = attempt.kind === 'given-up';
  if (attempt.kind === 'later') place.notBefore = attempt.notBefore;
  else place.notBefore = place.surface.kind === 'comment' ? now + COMMENT_SPACING_MS : 0;
  if (attempt.kind === 'written') place.shown = progress;
}

/** Returns true if a gate is open or shut as before: which of several applications have ended meanwhile is not worth a call. */
export function isUnmoved({ surface, shown }: Place, { progress }: RunStanding): boolean {
  if (progress === 'completed' || shown === null) return false;
  // A commit status knows but one word for all that is not over.
  return surface.kind === 'commit-status' || (surface.kind === 'check-run' && shown === progress);
}

/** Returns the earliest time of the final write: it ignores a surface's own pace, but not a wait due to GitHub or a failure. */
export function notBeforeOf({ notBefore, problem }: Place): number {
  return problem === null ? 0 : notBefore;
}
