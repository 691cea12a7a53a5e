import { isSameId } from '../../kernel/resource-id.ts';
import type { Authority } from './deployment-evidence.ts';

/** One application that the relay gates, as the operator configured it. */
export interface ConfiguredApplication {
  readonly id: string;
  /** `owner/name` of the only repository that it may be placed on. */
  readonly repository: string;
  /** What people call it; the id unless configured. */
  readonly name: string;
  /** The check run's name; `deploy / <name>` unless configured. */
  readonly check: string;
  /** The branch whose head an unplaced deployment may be taken to be of; null if none is configured. */
  readonly branch: string | null;
  readonly environment: string | null;
}

/** What the operator decided: plain data, given to every operation that decides anything. */
export interface Rules {
  readonly applications: readonly ConfiguredApplication[];
  /** `keep`: a deployment without registration is shown and placed nowhere; `branch-head`: on its branch's head commit. */
  readonly unplaced: 'keep' | 'branch-head';
  /** The least authority that completes a check: 2 with the platform's token, 1 if there are only signatures. */
  readonly confirmedBy: Authority;
  /** Whether "Deploy again" can be carried out. */
  readonly canDeploy: boolean;
  /** How long a deployment may take, from when it was first heard of, in milliseconds. */
  readonly deadlineMs: number;
  /** Where the relay's own page shows a deployment; null if it is not configured, or there is no page. */
  readonly pageUrl: string | null;
}

/** Returns the application that an id from outside names; null if it is not configured. */
export function findApplication({ applications }: Rules, id: string): ConfiguredApplication | null {
  return applications.find((application) => isSameId(application.id, id)) ?? null;
}
