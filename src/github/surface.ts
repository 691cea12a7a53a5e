import type { RunStanding } from '../report/standing.ts';
import type { GithubProblem } from './http/github-response.ts';

/**
 * The result of an attempt to bring a surface up to date.
 * `written`: it is, or has come nearer; ask `isBehind` again. `later`: not now (GitHub's limit, or GitHub cannot be reached), and
 * what was to be written is still to be; `notBefore` is on the monotonic clock. `given-up`: it never will be; `problem` says why.
 */
export type Attempt =
  | { readonly kind: 'written' }
  | { readonly kind: 'later'; readonly notBefore: number; readonly problem: GithubProblem }
  | { readonly kind: 'given-up'; readonly problem: GithubProblem };

/** One place on GitHub where a run's standing is shown. */
export interface Surface {
  readonly kind: 'comment' | 'deployment' | 'check-run' | 'commit-status';
  /** True if something has to be written so that it shows `standing`. */
  isBehind(standing: RunStanding): boolean;
  /** Makes one write, and the reads that it needs first. Never rejects; a creation whose response was lost is looked for before it is repeated. */
  bring(standing: RunStanding): Promise<Attempt>;
  /** What another process needs to continue with it: plain data, given to the one that creates it; null if nothing was started. */
  saved(): SavedSurface | null;
}

/** A surface as the post step finds it in the saved state. */
export interface SavedSurface {
  readonly kind: Surface['kind'];
  /** GitHub's id of what was written: a comment, a deployment, a check run; null if it has none or never returned it. */
  readonly id: number | null;
  /** The address for people; empty if none exists. */
  readonly url: string;
  /** What the surface was last brought to, as its own fingerprint; null if nothing was written. */
  readonly written: string | null;
  /** Which of several of its kind: the pull request's number, the environment's name; else empty. */
  readonly of: string;
}
