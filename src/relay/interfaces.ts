import type { DeployTarget } from '../deploy/deploy-target.ts';
import type { BodySource } from '../kernel/bounded-body.ts';
import type { CheckRun } from '../report/check-run.ts';
import type { DeploymentStatus } from '../report/github-status.ts';

/** What the relay reads of a request; a web-standard `Request` is one. */
export interface RelayRequest {
  readonly method: string;
  /** The absolute URL. */
  readonly url: string;
  readonly headers: { get(name: string): string | null };
  readonly body: BodySource | null;
  /** Aborts when the client disconnects; if there is a body, the body fails instead. */
  readonly signal: AbortSignal;
}

/** A repository that the App is installed on: its numeric id, which renaming does not change, and its current `owner/name`. */
export interface InstalledRepository {
  readonly repositoryId: number;
  readonly repository: string;
  readonly installationId: number;
}

/** A repository and a commit. */
export interface Placed extends InstalledRepository {
  /** The head SHA, 40 or 64 hexadecimal digits. */
  readonly sha: string;
}

/** The place of a check run, or of a GitHub Deployment if it has an environment. */
export interface CheckPlace extends Placed {
  readonly name: string;
  /** Identifies the check run or the GitHub Deployment. */
  readonly externalId: string;
  readonly environment?: string | null;
  /** Which GitHub Deployment may be adopted: none of these, and none that had finished before `startedAt` (epoch milliseconds). */
  readonly adoption?: { readonly except: readonly number[]; readonly startedAt: number };
}

/** The desired state of a check run, or of a GitHub Deployment: its description is the title, and its log is at `detailsUrl`. */
export interface DesiredCheck extends Omit<CheckRun, 'annotations'> {
  readonly detailsUrl: string | null;
  readonly canDeployAgain: boolean;
  /** Only of a GitHub Deployment. */
  readonly deployment?:
    | { readonly state: DeploymentStatus['state']; readonly environmentUrl: string | null }
    | undefined;
}

/**
 * The result of a call to GitHub as the App. `later`: a primary or secondary rate limit delays it until `notBefore` (epoch milliseconds);
 * nothing was done. `lost`: GitHub may or may not have done it (5xx, reset, timeout, no JSON). `not-sent`: nothing was sent. `dead`: GitHub
 * refused it (another 4xx); `isOfToken`: it refused to create a token for the call. Sentences are redacted and safe to print.
 */
export type AppResult<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'later'; readonly notBefore: number; readonly sentence: string }
  | { readonly kind: 'lost'; readonly sentence: string }
  | { readonly kind: 'not-sent'; readonly sentence: string }
  | { readonly kind: 'dead'; readonly status: number; readonly sentence: string; readonly isOfToken?: boolean };

/** A check run on GitHub. */
export interface KnownCheck {
  readonly id: number;
  /** Its `html_url`; empty if GitHub sent none. */
  readonly url: string;
}

/** A run of a workflow. */
export interface WorkflowRun {
  readonly repositoryId: number;
  /** For a pull request its head, never the merge commit. */
  readonly headSha: string;
}

/** A delivery from GitHub that was not acknowledged. */
export interface MissedDelivery {
  /** The `X-GitHub-Delivery` of the missed attempt. */
  readonly guid: string;
  readonly event: string;
  readonly payload: unknown;
  /** When the attempt was made, in epoch milliseconds. */
  readonly attemptedAt: number;
}

/** A page of the App's log of deliveries, the newest attempt first. */
export interface FailedDeliveries {
  /** The attempts that failed; all attempts of a delivery have its GUID. */
  readonly attempts: readonly { readonly id: string; readonly guid: string }[];
  /** Where to continue; null on the last page. */
  readonly next: string | null;
}

/**
 * GitHub as an App sees it. No call rejects or is retried; redirects within GitHub's own address are followed. The calls about a check also
 * write GitHub Deployments: `createCheck` one without a status, and `updateCheck` a status that it does not have yet.
 */
export interface GithubApp {
  createCheck(place: CheckPlace, check: DesiredCheck): Promise<AppResult<KnownCheck>>;
  updateCheck(place: CheckPlace, id: number, check: DesiredCheck): Promise<AppResult<KnownCheck>>;
  findCheck(place: CheckPlace): Promise<AppResult<KnownCheck | null>>;
  readRepository(repository: string): Promise<AppResult<InstalledRepository>>;
  readBranchHead(place: InstalledRepository, branch: string): Promise<AppResult<string>>;
  readWorkflowRun(place: InstalledRepository, runId: number): Promise<AppResult<WorkflowRun>>;
  /** Lists the deliveries that failed since a time (epoch milliseconds), without events that request nothing, a page at a time. */
  listFailedDeliveries(since: number, cursor: string | null): Promise<AppResult<FailedDeliveries>>;
  /** Reads a delivery by the id of an attempt; null if GitHub no longer has its content, or it cannot be used. */
  readDelivery(id: string): Promise<AppResult<MissedDelivery | null>>;
  /** Reads the App itself, which shows whether its key is valid; its bot is `slug[bot]`. */
  readApp(): Promise<AppResult<{ readonly slug: string; readonly permissions: Readonly<Record<string, string>> }>>;
  /** Calls left in the primary limit as last reported, by installation id; for metrics. */
  callsLeft(): ReadonlyMap<number, number>;
  /** By how many milliseconds this machine's clock is ahead of GitHub's, by the last response (negative: behind); null before the first. */
  clockAheadMs(): number | null;
}

/** Returns an application of the platform by its id. */
export type Platform = (appId: string) => DeployTarget;

/** Logs one line: a fixed sentence, and facts without secrets or payloads. */
export type RelayLog = (
  level: 'debug' | 'info' | 'warn' | 'error',
  message: string,
  facts?: Readonly<Record<string, string | number | boolean | null>>,
) => void;
