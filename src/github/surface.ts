import type { Where } from '../report/comment/entries.ts';
import type { AppView, RunView } from '../report/view.ts';
import type { GithubProblem } from './http/response.ts';

/**
 * The result of an attempt to write a surface.
 * `written`: it shows the run, or has come nearer; ask `isOutdated` again. `later`: not now (GitHub's limit, or GitHub cannot be
 * reached); `notBefore` is on the monotonic clock. `given-up`: it never will be written; `problem` says why.
 */
export type Attempt =
  | { readonly kind: 'written' }
  | { readonly kind: 'later'; readonly notBefore: number; readonly problem: GithubProblem }
  | { readonly kind: 'given-up'; readonly problem: GithubProblem };

/** An application of a run, as the author wrote it. */
export type AppName = Pick<AppView, 'appId' | 'name'>;

/** Something on GitHub that shows a run. */
export interface Surface {
  readonly kind: 'comment' | 'deployment' | 'check-run' | 'commit-status';
  /** Which of several of its kind: the pull request's number, or the name of the environment, the check run or the commit status. */
  readonly key: string;
  /** The applications that it shows; absent: all of the run. */
  readonly appIds?: readonly string[];
  /** True if it has to be written so that it shows `run`. */
  isOutdated(run: RunView): boolean;
  /** Makes one write, and the reads that it needs first. Never rejects; a creation whose response was lost is looked for before it is repeated. */
  write(run: RunView): Promise<Attempt>;
  /** What another process needs to continue with it: plain data, given to the one that creates it; null if nothing was started. */
  saved(): SavedSurface | null;
}

/** A surface as the post step finds it in the saved state. */
export interface SavedSurface extends Pick<Surface, 'kind' | 'key'> {
  /** GitHub's id of what was written: a comment, a deployment, a check run; null if it has none or never returned it. */
  readonly id: number | null;
  /** The address for people; empty if none exists. */
  readonly url: string;
  /** The fingerprint of what was written last; null if nothing was. */
  readonly written: string | null;
}

/** What the workflow's author chose to write on GitHub; null or `off` for what is not written. `{app}` in a name stands for the application. */
export interface SurfaceSettings extends Where {
  readonly comment: 'off' | 'on' | 'on-failure';
  /** Distinguishes two comments of one pull request. */
  readonly commentKey: string;
  readonly production: boolean | null;
  readonly transient: boolean | null;
  readonly commitStatus: string | null;
  readonly checkRun: string | null;
}
