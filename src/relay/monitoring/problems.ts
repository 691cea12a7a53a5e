/** What keeps the relay from doing its work. `github-slow`: responses take long, or do not come in time. */
export type ProblemKind = 'store' | GithubProblemKind;

/** What can be wrong with GitHub as the relay sees it. */
export type GithubProblemKind = 'github-refused' | 'github-unreachable' | 'github-slow';

/** One thing that keeps the relay from doing its work. */
export interface Problem {
  readonly kind: ProblemKind;
  /** When this process first saw it, in epoch milliseconds. */
  readonly since: number;
  /** One or more sentences, safe to print and redacted; only for those who may see the page. */
  readonly reason: string;
}

/** How GitHub treats the relay. */
export interface GithubCondition {
  /** False until GitHub was asked for the first time. */
  readonly isKnown: boolean;
  /** The worst problem, or null. */
  readonly problem: (Problem & { readonly kind: GithubProblemKind }) | null;
}

/** What the relay knows about what it depends on. */
export interface Dependencies {
  /** Checks whether deliveries can be stored: null if they can. Takes 2 s at most, never rejects. */
  findStoreProblem(): Promise<Problem | null>;
  /** Returns what the last calls to GitHub showed; asks nothing. */
  readGithub(): GithubCondition;
}
