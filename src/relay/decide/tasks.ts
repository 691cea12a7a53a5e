import type { StatusCheck } from '../../deploy/deploy-target.ts';
import type { CheckPlace, DesiredCheck, GateDecision, InstalledRepository } from '../relay-interfaces.ts';
import type { Rules } from './rules.ts';

/** A check run to be written, held for a while by one relay alone. */
export interface Claim {
  readonly kind: 'check-run';
  readonly checkId: string;
  readonly place: CheckPlace;
  readonly desired: DesiredCheck;
  readonly desiredRev: number;
  readonly desiredHash: string;
  /** Null if it was not created yet, as far as is known. */
  readonly githubId: number | null;
  /** Whether a creation of it may have been carried out without our knowing. */
  readonly isUncertain: boolean;
  /** Counts up with every lease: a relay whose lease was taken over writes nothing. */
  readonly epoch: number;
  readonly attempts: number;
}

/** An application whose status is to be checked. */
export interface StatusCheckTask {
  readonly kind: 'status-check';
  readonly application: string;
}

/** A deployment whose commit is to be read from its branch. */
export interface PlacementTask {
  readonly kind: 'placement';
  readonly id: string;
  readonly application: string;
  readonly repository: string;
  readonly branch: string;
}

/** A question of a protection rule. `answer` null: its run is to be read first, since an event alone is not enough. */
export interface GateTask {
  readonly kind: 'gate';
  readonly id: string;
  readonly place: InstalledRepository;
  readonly runId: number;
  readonly decision: GateDecision | null;
}

/** A deployment that a person asked for. */
export interface RedeployTask {
  readonly kind: 'redeployment';
  readonly id: string;
  readonly application: string;
  readonly sha: string;
  /** Only `due` ones are to be sent; of `lost` ones a relay never recorded the outcome, `late` ones were asked for too long ago. */
  readonly state: 'due' | 'lost' | 'late';
}

/** Work that one relay claims, does, and settles. */
export type Task = Claim | StatusCheckTask | PlacementTask | GateTask | RedeployTask;

/** What is claimed: work of one kind, kept from the other relays for `holdMs`. */
export interface ClaimInput {
  readonly kind: Task['kind'];
  readonly now: number;
  readonly limit: number;
  readonly holdMs: number;
  /** The relay's name among all that share the store. */
  readonly owner: string;
  readonly rules: Rules;
}

/** What became of a claimed check run. */
export type WriteOutcome =
  | { readonly kind: 'written'; readonly githubId: number; readonly url: string }
  | { readonly kind: 'later'; readonly notBefore: number; readonly reason: string }
  /** `isUncertain`: it may have been carried out all the same. */
  | { readonly kind: 'failed'; readonly isUncertain: boolean; readonly reason: string }
  | { readonly kind: 'dead'; readonly reason: string };

/** What became of a question of a protection rule. `read`: GitHub says that the run is about this commit. */
export type GateOutcome =
  | { readonly kind: 'answered' }
  | { readonly kind: 'read'; readonly headSha: string }
  | { readonly kind: 'later'; readonly notBefore: number; readonly reason: string; readonly isLimit: boolean }
  | { readonly kind: 'dead'; readonly reason: string };

/** What became of a deployment that a person asked for. */
export type RedeployOutcome =
  | { readonly kind: 'accepted'; readonly deployment: string | null }
  | { readonly kind: 'later'; readonly notBefore: number; readonly reason: string }
  /** Surely refused, or too late: not repeated. */
  | { readonly kind: 'given-up'; readonly reason: string }
  /** It may or may not have been carried out: not repeated. */
  | { readonly kind: 'lost'; readonly reason: string };

/** Which commit an application runs; null if the service does not say. */
export interface DeployedCommit {
  readonly kind: 'commit';
  readonly commit: string | null;
}

/** One status check of an application, or which commit it runs. */
export interface StatusCheckInput {
  readonly application: string;
  readonly check: StatusCheck | DeployedCommit;
  /** When the response came. */
  readonly now: number;
  /** From 0 to 1: spreads the next status check. */
  readonly jitter: number;
  /** By how many milliseconds the platform's clock is ahead of ours (default: 0). Not stored. */
  readonly aheadMs?: number;
  readonly rules: Rules;
}

/** What became of claimed work; `now` in epoch milliseconds. */
export type SettleInput =
  | { readonly kind: 'check-run'; readonly claim: Claim; readonly outcome: WriteOutcome; readonly now: number }
  | ({ readonly kind: 'status-check' } & StatusCheckInput)
  | {
      readonly kind: 'placement';
      readonly id: string;
      readonly at: InstalledRepository;
      readonly sha: string;
      readonly now: number;
      readonly rules: Rules;
    }
  | { readonly kind: 'gate'; readonly id: string; readonly outcome: GateOutcome }
  | {
      readonly kind: 'redeployment';
      readonly id: string;
      readonly outcome: RedeployOutcome;
      readonly now: number;
      readonly rules: Rules;
    };

/** What settling changed: ids of deployments. */
export interface Settled {
  readonly changed: readonly string[];
  /** Whether a deployment's outcome depends on the commit that the application runs. */
  readonly isCommitWanted?: boolean;
}
