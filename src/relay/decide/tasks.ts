import type { StatusCheck } from '../../deploy/deploy-target.ts';
import type { CheckPlace, DesiredCheck } from '../interfaces.ts';
import type { Rules } from './rules.ts';

/** A check run, or a GitHub Deployment, as it is stored. Instants in epoch milliseconds. */
export interface StoredCheck extends CheckPlace {
  readonly id: string;
  /** Counts the check runs of this name on this commit. */
  readonly generation: number;
  readonly application: string;
  /** The environment of a GitHub Deployment; null for a check run. */
  readonly environment: string | null;
  /** The deployment's id in the store; null while none is known. */
  readonly deploymentRow: string | null;
  readonly desired: DesiredCheck;
  readonly desiredRev: number;
  readonly isFinal: boolean;
  readonly publishedAt: number | null;
  /** Null if it was not created yet, as far as the relay knows. */
  readonly githubId: number | null;
  readonly url: string | null;
  /** True if GitHub may have created it although its response was lost. */
  readonly isUncertain: boolean;
  readonly isPending: boolean;
  /** Increases with every lease. A relay with an older epoch changes nothing. */
  readonly leaseEpoch: number;
  readonly leaseUntil: number;
  readonly notBefore: number;
  readonly attempts: number;
  readonly lastError: string | null;
  /** When GitHub first refused it since it was last written; null if it did not. */
  readonly refusedAt: number | null;
  readonly isDead: boolean;
  readonly deadlineAt: number;
  readonly openedAt: number;
}

/** A deployment whose commit has to be read from its branch. */
export interface PlacementTask {
  readonly id: string;
  readonly application: string;
  readonly repository: string;
  readonly branch: string;
  /** True if its commit was not read in time: it is not read any more. */
  readonly isLate: boolean;
}

/** A deployment requested with "Deploy again". */
export interface RedeployTask {
  readonly id: string;
  readonly application: string;
  readonly sha: string;
  /** `due`: to be sent. `lost`: sent by a relay that never recorded the outcome. `late`: requested too long ago. */
  readonly state: 'due' | 'lost' | 'late';
}

/** How much due work to claim. Other relays do not get it for `holdMs`. */
export interface ClaimInput {
  readonly now: number;
  readonly limit: number;
  readonly holdMs: number;
  readonly rules: Rules;
}

/** The outcome of a claimed check run. */
export type WriteOutcome =
  | { readonly kind: 'written'; readonly githubId: number; readonly url: string }
  | { readonly kind: 'later'; readonly notBefore: number; readonly reason: string }
  /** `isUncertain`: GitHub may have written it nevertheless. */
  | { readonly kind: 'failed'; readonly isUncertain: boolean; readonly reason: string }
  /** Retried. `isOfApp`: GitHub refuses the App or its installation, so nothing of the installation can be written. */
  | { readonly kind: 'refused'; readonly isOfApp: boolean; readonly reason: string }
  /** The check run is no longer on GitHub: created anew. */
  | { readonly kind: 'gone'; readonly reason: string }
  /** Nothing is written: a GitHub Deployment has nothing to show, or its permission is missing. */
  | { readonly kind: 'skipped'; readonly reason: string }
  | { readonly kind: 'dead'; readonly isUncertain?: boolean; readonly reason: string };

/** The outcome of "Deploy again". */
export type RedeployOutcome =
  | { readonly kind: 'accepted'; readonly deployment: string | null }
  | { readonly kind: 'later'; readonly notBefore: number; readonly reason: string }
  /** Certainly refused, or too late: not repeated. */
  | { readonly kind: 'given-up'; readonly reason: string }
  /** The platform may or may not have started it: not repeated. */
  | { readonly kind: 'lost'; readonly reason: string };

/** The commit that an application runs, or null if the service does not report it. */
export interface DeployedCommit {
  readonly kind: 'commit';
  readonly commit: string | null;
}

/** A status check of an application, or the commit that it runs. */
export interface StatusCheckInput {
  readonly application: string;
  readonly check: StatusCheck | DeployedCommit;
  /** When the response arrived. */
  readonly now: number;
  /** From 0 to 1: spreads the next status check. */
  readonly jitter: number;
  /** How many milliseconds the platform's clock is ahead of ours (default: 0). Not stored. */
  readonly aheadMs?: number;
  readonly rules: Rules;
}
