import type { RunStanding } from '../report/standing.ts';
import type { GithubProblem } from './http/github-response.ts';
import type { Attempt, Surface } from './surface.ts';

/** A surface, and which of several of its kind it is, as {@link SavedSurface} has it. */
export interface PlacedSurface {
  readonly surface: Surface;
  readonly of: string;
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

/** While the deployments go on, a comment is brought up to date this seldom, in milliseconds: each time takes two calls. */
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

/** Returns when a place may be written at the earliest where there is more to tell: its own pace ends then, what GitHub or a failure asked for does not. */
export function notBeforeOf({ notBefore, problem }: Place): number {
  return problem === null ? 0 : notBefore;
}
