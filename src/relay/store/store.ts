import type { StatusCheck } from '../../deploy/deploy-target.ts';
import type { Appended, NewDelivery } from '../decide/delivery.ts';
import type { Word } from '../decide/deployment-evidence.ts';
import type { Rules } from '../decide/rules.ts';
import type { CheckPlace, GateAnswer, InstalledRepository, WantedCheck } from '../relay-interfaces.ts';
import type { Overview } from './store-overview.ts';

/** Which commit an application runs; null where the service does not say. */
export interface DeployedCommit {
  readonly kind: 'commit';
  readonly commit: string | null;
}

/** What a workflow registered, checked and believed. */
export interface Registration {
  readonly application: string;
  readonly deployment: string | null;
  readonly sha: string;
  readonly place: InstalledRepository;
  readonly runId: number;
  readonly pullRequest: number | null;
  readonly environment: string | null;
  readonly url: string | null;
}

/** The token that a registration came with: usable once, but for the same request again. */
export interface UsedToken {
  readonly jti: string;
  /** Of the request's body: the same token with another request is a replay. */
  readonly requestHash: string;
  /** Epoch milliseconds from which it need not be remembered. */
  readonly expiresAt: number;
}

/** What became of a registration. */
export type Registered =
  | { readonly kind: 'registered'; readonly id: string; readonly isNew: boolean; readonly checkUrl: string | null }
  | { readonly kind: 'replayed' };

/** One deployment as it stands, for those who wait for it. */
export interface DeploymentView {
  readonly id: string;
  readonly application: string;
  readonly deployment: string | null;
  /** Null where it is placed nowhere. */
  readonly repositoryId: number | null;
  readonly sha: string | null;
  readonly environment: string | null;
  /** What is confirmed; an end only once it is. */
  readonly word: Word;
  /** What was told and is not confirmed; null where there is nothing. */
  readonly unconfirmed: Word | null;
  /** The platform's own state word as last seen; null before a look. */
  readonly state: string | null;
  readonly isEnded: boolean;
  /** Counts up with every change. */
  readonly rev: number;
  readonly openedAt: number;
  readonly endedAt: number | null;
  readonly checkUrl: string | null;
}

/** A check run to be written, held for a while by one relay alone. */
export interface Claim {
  readonly checkId: string;
  readonly place: CheckPlace;
  readonly wanted: WantedCheck;
  readonly desiredRev: number;
  readonly desiredHash: string;
  /** Null where it was not created yet, as far as is known. */
  readonly githubId: number | null;
  /** Whether a creation of it may have been carried out without our knowing. */
  readonly isUncertain: boolean;
  /** Which hold of the lease this is: whoever lost it writes nothing. */
  readonly epoch: number;
  readonly attempts: number;
}

/** What became of a claimed check run. */
export type WriteOutcome =
  | { readonly kind: 'written'; readonly githubId: number; readonly url: string }
  | { readonly kind: 'later'; readonly notBefore: number; readonly reason: string }
  /** `isUncertain`: it may have been carried out all the same. */
  | { readonly kind: 'failed'; readonly isUncertain: boolean; readonly reason: string }
  | { readonly kind: 'dead'; readonly reason: string };

/** A deployment whose commit is to be read from its branch. */
export interface Placement {
  readonly id: string;
  readonly application: string;
  readonly repository: string;
  readonly branch: string;
}

/** A question of a protection rule: its run is to be read first, since an event's word is not enough, or it can be answered now. */
export type GateTask =
  | { readonly kind: 'read'; readonly id: string; readonly place: InstalledRepository; readonly runId: number }
  | { readonly kind: 'answer'; readonly id: string; readonly answer: GateAnswer };

/** A deployment that somebody asked for. */
export interface RedeployTask {
  readonly id: string;
  readonly application: string;
  readonly sha: string;
  /** Only what is `due` is to be sent; of `lost` a relay never said what became of it, `late` was asked for too long ago. */
  readonly kind: 'due' | 'lost' | 'late';
}

/** What became of a deployment that somebody asked for. */
export type RedeployOutcome =
  | { readonly kind: 'accepted'; readonly deployment: string | null }
  | { readonly kind: 'later'; readonly notBefore: number; readonly reason: string }
  /** Surely refused, or too late: not repeated. */
  | { readonly kind: 'given-up'; readonly reason: string }
  /** It may or may not have been carried out: not repeated. */
  | { readonly kind: 'lost'; readonly reason: string };

/** How much there is to do. Instants and durations in milliseconds. */
export interface Backlog {
  /** Deliveries that are stored and not applied. */
  readonly pending: number;
  /** Null where nothing is pending. */
  readonly oldestPendingAt: number | null;
  /** Check runs whose desired state is not published. */
  readonly unpublished: number;
  readonly dead: number;
}

/**
 * The relay's memory. Every call is one transaction and is durable when it resolves; one that rejects changed nothing, as far as
 * can be known, and may be asked again: all of them can be repeated. What `changed` names are ids of deployments.
 */
export interface Store {
  /** Stores a delivery; rejects with StoreError where it cannot, after 2 s at the latest, and then nothing was acknowledged. */
  append(delivery: NewDelivery): Promise<Appended>;
  /** How many deliveries are best projected at once: what holds the database for long holds up the acknowledgements. */
  readonly applyRows: number;
  /** Projects at most `limit` of the stored deliveries, the oldest first. */
  apply(input: { limit: number; now: number; rules: Rules }): Promise<{ applied: number; changed: readonly string[] }>;
  register(input: { registration: Registration; token: UsedToken; now: number; rules: Rules }): Promise<Registered>;
  readDeployment(input: { id: string }): Promise<DeploymentView | null>;
  /** Returns the revisions of deployments, by their ids; those that are not there are left out. */
  readRevs(input: { ids: readonly string[] }): Promise<Readonly<Record<string, number>>>;
  /** Returns the applications to look at now, and keeps others from looking at them for `holdMs`. */
  takeLooks(input: { now: number; limit: number; holdMs: number; rules: Rules }): Promise<readonly string[]>;
  /** Records a status check, or which commit an application runs; `isCommitWanted`: a deployment's outcome depends on that commit. */
  recordLook(input: {
    application: string;
    look: StatusCheck | DeployedCommit;
    /** The instant of the look's answer, and one from 0 to 1 by which the next look is spread. */
    now: number;
    jitter: number;
    /** By how many milliseconds the platform's clock is ahead of ours; absent: they agree. Not stored. */
    aheadMs?: number;
    rules: Rules;
  }): Promise<{ changed: readonly string[]; isCommitWanted: boolean }>;
  /** Ends what is over its deadline. */
  expire(input: { now: number; limit: number; rules: Rules }): Promise<{ changed: readonly string[] }>;
  /** Returns check runs to write now, at most `limit`, ends first, with room in their installations' budgets taken for each. */
  claim(input: { now: number; owner: string; limit: number; leaseMs: number }): Promise<readonly Claim[]>;
  /** Holds a claim for longer; false where it was lost. */
  renew(input: { checkId: string; epoch: number; now: number; leaseMs: number }): Promise<boolean>;
  settle(input: { claim: Claim; outcome: WriteOutcome; now: number }): Promise<{ changed: readonly string[] }>;
  takePlacements(input: { now: number; limit: number; holdMs: number; rules: Rules }): Promise<readonly Placement[]>;
  place(input: {
    id: string;
    at: InstalledRepository;
    sha: string;
    now: number;
    rules: Rules;
  }): Promise<{ changed: readonly string[] }>;
  takeGates(input: { now: number; limit: number; holdMs: number }): Promise<readonly GateTask[]>;
  settleGate(input: {
    id: string;
    outcome:
      | 'answered'
      /** The commit that GitHub says the run is about. */
      | { readonly headSha: string }
      | { readonly retryAt: number; readonly reason: string; readonly isLimit: boolean }
      | { readonly deadReason: string };
  }): Promise<void>;
  takeRedeployments(input: {
    now: number;
    limit: number;
    holdMs: number;
    deadlineMs: number;
  }): Promise<readonly RedeployTask[]>;
  settleRedeployment(input: {
    id: string;
    outcome: RedeployOutcome;
    now: number;
    rules: Rules;
  }): Promise<{ changed: readonly string[] }>;
  readRepository(input: { repository: string }): Promise<InstalledRepository | null>;
  saveRepository(input: { repository: InstalledRepository; now: number }): Promise<void>;
  /** Tries a dead letter again, or all of them (`null`); answers how many. */
  replay(input: { checkId: string | null; now: number }): Promise<number>;
  measure(): Promise<Backlog>;
  readOverview(input: { now: number; limit: number }): Promise<Overview>;
  readMark(input: { name: string }): Promise<number | null>;
  saveMark(input: { name: string; value: number }): Promise<void>;
  /** Forgets what is over and older than an instant; answers how many rows. */
  prune(input: { before: number; limit: number }): Promise<number>;
  /** Calls back when something may have to be done, or a deployment changed, here or in another relay; `changed` may be empty. */
  onChange(listener: (changed: readonly string[]) => void): () => void;
  /** Waits for what is under way, and closes the database. */
  close(): Promise<void>;
}
