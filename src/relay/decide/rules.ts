import { isSameId } from '../../kernel/resource-id.ts';
import type { Authority } from './evidence.ts';

/** One application of the relay, as the operator configured it. */
export interface ConfiguredApplication {
  readonly id: string;
  /** `owner/name` of the only repository that it may be placed on. */
  readonly repository: string;
  /** The display name (default: the id). */
  readonly name: string;
  /** The check run's name (default: `deploy / <name>`). */
  readonly check: string;
  /** The branch whose head commit an unplaced deployment is assumed to have, or null. */
  readonly branch: string | null;
  /** The environment that its GitHub Deployments are in; null: it has none. */
  readonly environment: string | null;
}

/** The operator's configuration, as plain data for every operation that decides anything. */
export interface Rules {
  readonly applications: readonly ConfiguredApplication[];
  /** What happens to a deployment without registration: `keep` shows it without a commit, `branch-head` gives it the head of its branch. */
  readonly unplaced: 'keep' | 'branch-head';
  /** The authority that is needed to complete a check: 2 with the platform's token, 1 if there are only signatures. */
  readonly confirmedBy: Authority;
  readonly canDeploy: boolean;
  /** How long a deployment may take from the first report on, in milliseconds. */
  readonly deadlineMs: number;
  readonly pageUrl: string | null;
}

/** Returns the application with an id from outside, or null if it is not configured. */
export function findApplication({ applications }: Rules, id: string): ConfiguredApplication | null {
  return applications.find((application) => isSameId(application.id, id)) ?? null;
}
