import type { DeployTarget } from '../deploy/deploy-target.ts';
import type { CheckRun } from '../report/check-run.ts';

/** Where a check run is: GitHub's numeric repository id (which a renaming does not change), its name now, and the commit. */
export interface CheckPlace {
  readonly repositoryId: number;
  /** `owner/name`. */
  readonly repository: string;
  readonly installationId: number;
  /** The head SHA, 40 or 64 hexadecimal digits. */
  readonly sha: string;
  readonly name: string;
  /** By which the check run is found again; no other check run has it. */
  readonly externalId: string;
}

/** What a check run is to say. */
export interface WantedCheck extends Omit<CheckRun, 'annotations'> {
  /** Where its "Details" lead; null where there is nothing to lead to. */
  readonly detailsUrl: string | null;
  /** Whether the button "Deploy again" is shown. */
  readonly canDeployAgain: boolean;
}

/**
 * What became of a call to GitHub.
 * `later`: a limit (primary or secondary) holds it back until `notBefore` (epoch milliseconds), nothing was done.
 * `lost`: it may or may not have been carried out (5xx, reset, time-out, no JSON). `not-sent`: it surely was not.
 * `dead`: it will not be done, however often it is asked (401, 403 for want of a permission, 404, 410, 422).
 * Sentences are safe to print and redacted.
 */
export type GithubReply<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'later'; readonly notBefore: number; readonly sentence: string }
  | { readonly kind: 'lost'; readonly sentence: string }
  | { readonly kind: 'not-sent'; readonly sentence: string }
  | { readonly kind: 'dead'; readonly status: number; readonly sentence: string };

/** A check run as GitHub knows it. */
export interface KnownCheck {
  readonly id: number;
  /** Its `html_url`; empty where GitHub told none. */
  readonly url: string;
  readonly isCompleted: boolean;
}

/** A repository that the App is installed on. */
export interface InstalledRepository {
  readonly repositoryId: number;
  readonly repository: string;
  readonly installationId: number;
}

/** A run of a workflow, as far as a registration rests on it. */
export interface WorkflowRun {
  readonly repositoryId: number;
  /** The commit that the run is about: of a pull request its head, never the merge commit. */
  readonly headSha: string;
}

/** The question of a custom deployment protection rule, and what is answered. */
export interface GateAnswer {
  readonly repositoryId: number;
  readonly repository: string;
  readonly installationId: number;
  readonly runId: number;
  readonly environment: string;
  /** Null reports how it stands without deciding. */
  readonly state: 'approved' | 'rejected' | null;
  /** Markdown, at most 1,024 characters. */
  readonly comment: string;
}

/** A delivery of GitHub's that was not acknowledged, with what it carried. */
export interface MissedDelivery {
  /** The same as `X-GitHub-Delivery` of the attempt that was missed. */
  readonly guid: string;
  /** As `X-GitHub-Event`. */
  readonly event: string;
  readonly payload: unknown;
  /** When the attempt was made, in epoch milliseconds. */
  readonly attemptedAt: number;
}

/** A part of what was not delivered. */
export interface MissedDeliveries {
  /** The oldest first, about 100, but all of one instant together; none where the log is so long that it has to be asked once more for the oldest. */
  readonly deliveries: readonly MissedDelivery[];
  /** Beside them, how many there were whose content GitHub tells no more, or not so that it can be read. */
  readonly unread: number;
  /** All before this instant are told, in epoch milliseconds. */
  readonly toldTo: number;
  /** Whether that is all there was when it was asked. */
  readonly isAll: boolean;
}

/** GitHub as an App sees it. No call rejects, none is repeated by the implementation, and none follows a redirect. */
export interface GithubApp {
  createCheck(place: CheckPlace, check: WantedCheck): Promise<GithubReply<KnownCheck>>;
  updateCheck(place: CheckPlace, id: number, check: WantedCheck): Promise<GithubReply<KnownCheck>>;
  /** Finds the check run by its external id; null where GitHub has none. */
  findCheck(place: CheckPlace): Promise<GithubReply<KnownCheck | null>>;
  /** Reads the repository's id and installation by `owner/name`. */
  readRepository(repository: string): Promise<GithubReply<InstalledRepository>>;
  /** Reads the commit at the head of a branch. */
  readBranchHead(place: InstalledRepository, branch: string): Promise<GithubReply<string>>;
  readWorkflowRun(place: InstalledRepository, runId: number): Promise<GithubReply<WorkflowRun>>;
  answerGate(answer: GateAnswer): Promise<GithubReply<null>>;
  /** Reads what was not delivered since an instant (epoch milliseconds), a part at a time: where it is not all, it is asked again. */
  readMissedDeliveries(since: number): Promise<GithubReply<MissedDeliveries>>;
  /** Reads the App itself: whether its key is good, and its slug, by which its own bot is known (`slug[bot]`). */
  readApp(): Promise<GithubReply<{ readonly slug: string; readonly permissions: Readonly<Record<string, string>> }>>;
  /** Calls left in the primary limit as last told, by installation id; for metrics. */
  callsLeft(): ReadonlyMap<number, number>;
}

/** The platform's applications, each to be looked at and deployed. Null where the relay has no token for the platform. */
export type Platform = (appId: string) => DeployTarget;

/** One line of the relay's log: a fixed sentence and facts that are no secrets, never a payload. */
export type RelayLog = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  facts?: Readonly<Record<string, string | number | boolean | null>>,
) => void;

/** What became of a delivery, for the counters. */
export type DeliveryFate =
  | 'stored'
  | 'duplicate'
  | 'ignored'
  | 'quarantined'
  | 'unauthorized'
  | 'refused'
  | 'unavailable';

/** What the relay counts and measures; no call throws or waits. Durations in milliseconds. */
export interface Meter {
  /** One delivery was answered, `ackMs` after its body was there. */
  delivered(source: 'platform' | 'github', fate: DeliveryFate, ackMs: number): void;
  /** One call to GitHub that writes, and how it came out. */
  wrote(outcome: 'written' | 'later' | 'failed' | 'dead'): void;
  /** One reading of the platform's status. */
  looked(outcome: 'observed' | 'malformed' | 'failed' | 'refused' | 'throttled'): void;
}
