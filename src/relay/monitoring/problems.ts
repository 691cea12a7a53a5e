import { renderDuration } from '../../kernel/units.ts';
import { SKEW_MS } from '../identity/verify-token.ts';

/** The problems that stop or slow the relay. `github-slow`: responses take long or time out; `github-clock`: by GitHub's time, ours is wrong. */
export type ProblemKind = 'store' | GithubProblemKind;

/** The problems with GitHub, the worst first: a refusal and a wrong clock need a person. */
export const GITHUB_PROBLEMS = ['github-refused', 'github-clock', 'github-unreachable', 'github-slow'] as const;
export type GithubProblemKind = (typeof GITHUB_PROBLEMS)[number];

/** A problem that stops or slows the relay. */
export interface Problem {
  readonly kind: ProblemKind;
  /** When this process first saw it, in epoch milliseconds. */
  readonly since: number;
  /** One or more redacted sentences, safe to print; only for users of the page. */
  readonly reason: string;
}

/** The condition of GitHub. */
export interface GithubCondition {
  /** False until the first call to GitHub. */
  readonly isKnown: boolean;
  readonly problem: (Problem & { readonly kind: GithubProblemKind }) | null;
}

/** The health of the store and GitHub. */
export interface Dependencies {
  /** Checks whether deliveries can be stored: null if they can. Takes 2 s at most, never rejects. */
  findStoreProblem(): Promise<Problem | null>;
  /** Returns the condition according to the last calls; sends nothing. */
  readGithub(): GithubCondition;
}

/** Returns what is wrong with this machine's clock, and its effect, as sentences; null if it agrees with GitHub's, or is not known. */
export function describeClock(aheadMs: number | null): string | null {
  if (aheadMs === null || Math.abs(aheadMs) <= SKEW_MS) return null;
  const [where, how] = aheadMs > 0 ? ['ahead of', 'expired'] : ['behind', 'not valid yet'];
  const clock = `This machine's clock is ${renderDuration(Math.abs(aheadMs))} ${where} GitHub's.`;
  return `${clock} Registrations get 401, because their tokens look ${how}.`;
}
