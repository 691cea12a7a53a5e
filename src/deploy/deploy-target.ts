import type { TouchdownError } from '../kernel/errors.ts';

/** The most specific first: a request keeps its name while its execution gets one, so that the first field that both have decides. */
export const IDENTITY_FIELDS = ['deployment_request_id', 'execution_id', 'deployment_id'] as const;

/** The names by which the platform says which deployment a status or a response is about. */
export type IdentityField = (typeof IDENTITY_FIELDS)[number];

/** What one response says about which deployment it describes; empty if nothing. Two of them compare by the fields that both have. */
export type Identity = Readonly<Partial<Record<IdentityField, string>>>;

/** What the platform says of the last action on an application beside its state word. Words as the service wrote them; null if absent. */
export interface StatusDetails {
  /** `DEPLOY`, `RESTART`, `STOP`, `DELETE`; `UNKNOWN` says nothing. */
  readonly action: string | null;
  /** `QUEUED`, `ONGOING`, `EXECUTING`, `SUCCESS`, `ERROR`, `CANCELING`, `CANCELED`, `NEVER`. */
  readonly status: string | null;
  readonly subAction: string | null;
}

/** What one valid status response says about the application. Words are as the service wrote them. */
export interface Observation {
  /** The application's state word; never empty. */
  readonly state: string;
  readonly serviceDeploymentStatus: string | null;
  /** The date of the last deployment: as written, and as an instant in epoch milliseconds where it can be read as one. */
  readonly lastDeploymentDate: DeploymentDate | null;
  readonly identity: Identity;
  /** How many requests to deploy wait for this application; absent or null if the service does not say. */
  readonly requestsWaiting?: number | null;
  /** Absent or null if the service sends none. */
  readonly details?: StatusDetails | null;
}

/** A date as the platform wrote it, and as an instant where it can be read as one. */
export interface DeploymentDate {
  readonly text: string;
  readonly epochMs: number | null;
}

/**
 * The result of one status check. `observed`: `respondedAt` is the platform's own time of the response, in epoch milliseconds of a whole
 * second; absent or null if it reported none or a cache may have responded. `malformed`: the response cannot be read as a status;
 * `partial` is what could be read of a JSON object. `failed`: no response, or one that means try again (5xx, reset, time-out, HTML).
 * `refused`: 401, 403, 404 or another 4xx; trying again will not help. `throttled`: the rate limit opens only after the deadline.
 */
export type StatusCheck =
  | { readonly kind: 'observed'; readonly observation: Observation; readonly respondedAt?: number | null }
  | { readonly kind: 'malformed'; readonly error: TouchdownError; readonly partial: Omit<Observation, 'state'> | null }
  | { readonly kind: 'failed'; readonly error: TouchdownError }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly error: TouchdownError }
  | { readonly kind: 'throttled'; readonly error: TouchdownError };

/** Why a call is refused permanently: 401, 403, 404; `rejected`: 400, 405, 410, 422 and similar. */
export type Refusal = 'unauthorized' | 'forbidden' | 'not-found' | 'rejected';

/**
 * The result of the request that deploys. `accepted`: `state` is the state word of the response; `aboutDeployment` is true if the
 * response describes the deployment itself and not the application, whose state may still be the previous one's; `respondedAt` as in
 * {@link StatusCheck}. `conflict`: another deployment is in progress. `rejected`: invalid; nothing was started. `refused`: 401, 403,
 * 404; nothing was started. `not-sent`: it surely never arrived (DNS, connection refused, given up while waiting for its turn). `lost`:
 * it may or may not have arrived. `throttled`: not started; the rate limit opens only after the deadline.
 */
export type TriggerResult =
  | {
      readonly kind: 'accepted';
      readonly identity: Identity;
      /** The id to publish; null if the response names no deployment. */
      readonly deploymentId: string | null;
      readonly state: string | null;
      readonly aboutDeployment: boolean;
      readonly respondedAt?: number | null;
      /** How many requests waited for the application right after this one was accepted; absent or null if the response does not say. */
      readonly requestsWaiting?: number | null;
    }
  | { readonly kind: 'conflict'; readonly message: string; readonly error: TouchdownError }
  | { readonly kind: 'rejected'; readonly message: string; readonly error: TouchdownError }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly error: TouchdownError }
  | { readonly kind: 'not-sent'; readonly error: TouchdownError }
  | { readonly kind: 'lost'; readonly error: TouchdownError }
  | { readonly kind: 'throttled'; readonly error: TouchdownError };

/** How long a call may take, and the signal that ends it early. */
export interface CallLimits {
  readonly signal: AbortSignal;
  /** The instant on the engine's monotonic clock after which no new wait starts. */
  readonly deadlineAt: number;
}

/** How often the rate budget allows a status check. */
export interface Pace {
  /** Minimum time between two status checks so that the budget lasts, in milliseconds; 0 if the budget sets no minimum. */
  readonly intervalMs: number;
  /** When the rate limit resets, in epoch milliseconds; null if unknown. For display: the engine never shows one after its deadline. */
  readonly resetsAt: number | null;
  /** True if the status check reserved for the end could be sent now, even if others must wait. */
  readonly isLastCheckLeft: boolean;
}

/**
 * The commit that the application runs, or null. `isNamed`: whether the service says which commit runs, even if none does; null if this read
 * failed. `error`: why a read failed, or why the token may not read it.
 */
export interface CommitReading {
  readonly commit: string | null;
  readonly isNamed: boolean | null;
  readonly error: TouchdownError | null;
}

/** The one application that the engine deploys. No call rejects: every failure is one of the results. */
export interface DeployTarget {
  readonly appId: string;
  /** Checks the status once. `purpose` decides whether this check may use the reserve for the final one. */
  checkStatus(purpose: 'baseline' | 'follow' | 'final', limits: CallLimits): Promise<StatusCheck>;
  /** Sends the request that deploys, once. */
  trigger(commit: string | null, limits: CallLimits): Promise<TriggerResult>;
  /**
   * Reads which commit the application runs, unless the rate budget has nothing to spare. An optional read is given up as early as those of
   * the log.
   */
  readDeployedCommit(limits: CallLimits, isOptional?: boolean): Promise<CommitReading>;
  pace(): Pace;
}

/**
 * What changed from the commit that runs to ours. `compared`: `status` is GitHub's word for how ours stands to it; `files` has the names of
 * each file, two if it was renamed; not `isComplete` if more changed than GitHub lists. `failed`: GitHub does not say, because of
 * `problem`, a sentence.
 */
export type Comparison =
  | {
      readonly kind: 'compared';
      readonly status: string;
      readonly files: readonly (readonly string[])[];
      readonly isComplete: boolean;
    }
  | { readonly kind: 'failed'; readonly problem: string };

/** Says when a status check is worth its request; the outcome is always read from the status. No call throws or rejects. */
export interface WakeUp {
  /** Called when the platform accepted the deployment; `deploymentId` is null if its response had none. */
  accepted(deploymentId: string | null): void;
  /** Returns whether status checks may wait for its call: it is trusted, and everything that it reported has been seen. */
  mayRest(): boolean;
  /** Returns whether it listens and was never in doubt. */
  isTrusted(): boolean;
  /** Resolves to `true` when a status check is worth its request, to `false` when waiting must stop or `signal` aborts. */
  next(signal: AbortSignal): Promise<boolean>;
  /** Called after a status check of a deployment that continues; `hasEvidence` is true if something shown is tied to our deployment. */
  checked(hasEvidence: boolean): void;
  /** Stops listening once the deployment has settled. Never rejects. */
  end(): Promise<void>;
}

/** A variable or a secret to set on an application before it is deployed. */
export interface Setting {
  readonly kind: 'variable' | 'secret';
  readonly key: string;
  readonly value: string;
}

/**
 * A variable or a secret as the platform lists it for an application. `own`: the application's own value. `alias`: another name of a value,
 * which has none of its own. `inherited`: the value of its environment, of its project or of another service. `built-in`: the platform's.
 */
export interface StoredSetting {
  readonly kind: Setting['kind'];
  readonly key: string;
  /** Null if the service names none: the setting then cannot be changed. */
  readonly id: string | null;
  /** Null if the service does not show it, as for every secret. */
  readonly value: string | null;
  readonly place: 'own' | 'alias' | 'inherited' | 'built-in';
  /** What else belongs to it and is sent back with a new value, by the platform's names. */
  readonly fields: Readonly<Record<string, unknown>>;
}

/**
 * The result of writing one setting. `exists`: the service says that the key exists already (409, or a 400 that says so). `unsupported`: the
 * service has no such call (404, 405, 501). `lost`: it may or may not have arrived. `refused`: it was not written, for whatever reason.
 * `throttled`: as in {@link TriggerResult}.
 */
export type SettingResult =
  | { readonly kind: 'written' }
  | { readonly kind: 'exists'; readonly error: TouchdownError }
  | { readonly kind: 'unsupported'; readonly error: TouchdownError }
  | { readonly kind: 'lost'; readonly error: TouchdownError }
  | { readonly kind: 'refused'; readonly error: TouchdownError }
  | { readonly kind: 'throttled'; readonly error: TouchdownError };

/**
 * The stored settings of one kind, those of the nearest scope first; `unsupported` if it has no such list (404, 405, 501);
 * `unreadable` if it refuses to list them, as it would again; `failed` if they could not be listed this time.
 */
export type SettingList =
  | { readonly kind: 'listed'; readonly stored: readonly StoredSetting[] }
  | { readonly kind: 'unsupported' | 'unreadable'; readonly error: TouchdownError }
  | { readonly kind: 'failed'; readonly error: TouchdownError };

/** Where an application's variables and secrets are set. No call rejects. */
export interface SettingsTarget {
  list(kind: Setting['kind'], limits: CallLimits): Promise<SettingList>;
  /** Gives the application a value of its own; `inherited` is the one that it replaces there, if any. */
  create(setting: Setting, inherited: StoredSetting | null, limits: CallLimits): Promise<SettingResult>;
  /** Changes the value of the stored setting with this id. */
  change(setting: Setting, id: string, stored: StoredSetting, limits: CallLimits): Promise<SettingResult>;
}

/** What one application has to respond to count as healthy. */
export interface HealthPolicy {
  readonly url: string;
  /** The statuses that pass, as ranges with both ends. */
  readonly statuses: readonly (readonly [from: number, to: number])[];
  /** What has to be in the body; null: anything. */
  readonly text: string | null;
  /** How long it may take, in milliseconds. */
  readonly timeoutMs: number;
}

/**
 * Sends one request, follows redirects, and returns the last response; reads its body if `isBodyNeeded` returns true for its status. Never
 * rejects; ends by the deadline.
 */
export type HealthProbe = (
  url: string,
  limits: CallLimits & { isBodyNeeded(status: number): boolean },
) => Promise<HealthResponse>;

/**
 * `responded`: `redirectedTo` is the address that redirects led to, null without any; `body` is the start of its text. `failed`: `what` is
 * a predicate such as `cannot be reached: could not connect (ECONNREFUSED)`.
 */
export type HealthResponse =
  | {
      readonly kind: 'responded';
      readonly status: number;
      readonly redirectedTo: string | null;
      readonly body: string;
    }
  | { readonly kind: 'failed'; readonly what: string };
