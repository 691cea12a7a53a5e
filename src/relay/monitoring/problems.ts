/** The problems that stop or slow the relay. `github-slow`: responses take long or time out. */
export type ProblemKind = 'store' | GithubProblemKind;

/** The problems with GitHub. */
export type GithubProblemKind = 'github-refused' | 'github-unreachable' | 'github-slow';

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
