import type { TouchdownError } from '../kernel/errors.ts';
/** The most specific first: a request keeps its name while its execution gets one, so that the first field that both have decides. */
export declare const IDENTITY_FIELDS: readonly ['deployment_request_id', 'execution_id', 'deployment_id'];
/** The names under which a platform tells which deployment a status or an answer is about. */
export type IdentityField = (typeof IDENTITY_FIELDS)[number];
/** What one answer says of which deployment it is about; empty if it says nothing. Two answers compare by the fields that both have. */
export type Identity = Readonly<Partial<Record<IdentityField, string>>>;
/** What the platform says of the last action on an application beside its state word. Words as the service wrote them; null if absent. */
export interface StatusDetails {
    /** `DEPLOY`, `RESTART`, `STOP`, `DELETE`; `UNKNOWN` says nothing. */
    readonly action: string | null;
    /** `QUEUED`, `ONGOING`, `EXECUTING`, `SUCCESS`, `ERROR`, `CANCELING`, `CANCELED`, `NEVER`. */
    readonly status: string | null;
    readonly subAction: string | null;
}
/** What one good status answer says of the application. Words as the service wrote them. */
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
 * The result of one status check.
 * `observed`: `answeredAt` is when the platform answered by its own clock, in epoch milliseconds of a whole second; absent or
 * null if it reported none, or where a cache may have answered in its stead.
 * `malformed`: an answer came and cannot be read as a status; `partial` is what could be read of a JSON object.
 * `failed`: no answer, or one that says try again (5xx, reset, time-out, HTML).
 * `refused`: 401, 403, 404 or another 4xx that rejects the request as it is: looking again will not help.
 * `throttled`: the rate limit opens only after the deadline.
 */
export type StatusCheck = {
    readonly kind: 'observed';
    readonly observation: Observation;
    readonly answeredAt?: number | null;
} | {
    readonly kind: 'malformed';
    readonly error: TouchdownError;
    readonly partial: Omit<Observation, 'state'> | null;
} | {
    readonly kind: 'failed';
    readonly error: TouchdownError;
} | {
    readonly kind: 'refused';
    readonly refusal: Refusal;
    readonly error: TouchdownError;
} | {
    readonly kind: 'throttled';
    readonly error: TouchdownError;
};
/** Why a call is refused for good: 401, 403, 404; `rejected`: 400, 405, 410, 422 and the like. */
export type Refusal = 'unauthorized' | 'forbidden' | 'not-found' | 'rejected';
/**
 * What became of the one request that deploys.
 * `accepted`: the service took it; `state` is the state word of its answer, `aboutDeployment` true if the answer
 * describes the deployment itself and not the application (a status, whose state may still be the previous one's); `answeredAt` as
 * in {@link StatusCheck}.
 * `conflict`: another deployment is in progress.
 * `rejected`: invalid; nothing was started. `refused`: 401, 403, 404; nothing was started.
 * `not-sent`: it surely never arrived (DNS, connection refused, given up while it waited for its turn). `lost`: it may or may not
 * have arrived.
 * `throttled`: not started, since the rate limit opens only after the deadline.
 */
export type TriggerResult = {
    readonly kind: 'accepted';
    readonly identity: Identity;
    /** The id to publish; null if the answer has none that is the deployment's. */
    readonly deploymentId: string | null;
    readonly state: string | null;
    readonly aboutDeployment: boolean;
    readonly answeredAt?: number | null;
    /** How many requests waited for the application right after this one was accepted; absent or null if the response does not say. */
    readonly requestsWaiting?: number | null;
} | {
    readonly kind: 'conflict';
    readonly message: string;
    readonly error: TouchdownError;
} | {
    readonly kind: 'rejected';
    readonly message: string;
    readonly error: TouchdownError;
} | {
    readonly kind: 'refused';
    readonly refusal: Refusal;
    readonly error: TouchdownError;
} | {
    readonly kind: 'not-sent';
    readonly error: TouchdownError;
} | {
    readonly kind: 'lost';
    readonly error: TouchdownError;
} | {
    readonly kind: 'throttled';
    readonly error: TouchdownError;
};
/** How long a call may take, and who may end it early. */
export interface CallLimits {
    readonly signal: AbortSignal;
    /** The instant on the engine's monotonic clock after which no wait is worth beginning. */
    readonly deadlineAt: number;
}
/** How often the rate budget allows a status check. */
export interface Pace {
    /** The shortest time to leave between two status checks so that the budget lasts, in milliseconds; 0 where it does not bind. */
    readonly intervalMs: number;
    /** When the rate limit's window ends, in epoch milliseconds; null if unknown. For showing. */
    readonly resetsAt: number | null;
    /** True if the status check that is kept for the end could be taken now, though others may have to wait. */
    readonly isLastCheckLeft: boolean;
}
/** The one application that the engine deploys. Neither call rejects: whatever happens is one of the answers. */
export interface DeployTarget {
    readonly appId: string;
    /** Checks the status once. `purpose` tells the rate budget whether this check may use what is kept back for the end. */
    checkStatus(purpose: 'baseline' | 'follow' | 'final', limits: CallLimits): Promise<StatusCheck>;
    /** Sends the request that deploys, once. */
    trigger(commit: string | null, limits: CallLimits): Promise<TriggerResult>;
    /** Reads which commit the application runs; null if the service does not say, or the rate budget has nothing to spare for it. */
    readDeployedCommit(limits: CallLimits): Promise<string | null>;
    /** How the rate budget stands now. */
    pace(): Pace;
}
/**
 * Says when a status check is worth its request, so that the checks in between can be spared. It never says what came of the
 * deployment: that is read from the status. No call throws or rejects.
 */
export interface WakeUp {
    /** Called when the platform accepted the deployment; `deploymentId` is null if its response had none. */
    accepted(deploymentId: string | null): void;
    /** Returns whether status checks may wait for its call: it is trusted, and all that it reported has been seen. */
    mayRest(): boolean;
    /** Returns whether it listens and was never in doubt. */
    isTrusted(): boolean;
    /** Resolves `true` when a status check is worth its request now, `false` when it may no longer be waited for, or `signal` aborts. */
    next(signal: AbortSignal): Promise<boolean>;
    /** Called after a status check of a deployment that continues; `hasEvidence`: something ties what was seen to our deployment. */
    checked(hasEvidence: boolean): void;
    /** Ends the listening, once the deployment has settled. Never rejects. */
    end(): Promise<void>;
}
/** A variable or a secret to set on an application before it is deployed. */
export interface Setting {
    readonly kind: 'variable' | 'secret';
    readonly key: string;
    readonly value: string;
}
/**
 * What became of one setting. `exists`: the service says that the key is there already (409, or a 400 that says so).
 * `lost`: it may or may not have arrived. `refused`: will not be done, whatever the reason. `throttled` as in TriggerResult.
 */
export type SettingResult = {
    readonly kind: 'created';
} | {
    readonly kind: 'exists';
    readonly error: TouchdownError;
} | {
    readonly kind: 'lost';
    readonly error: TouchdownError;
} | {
    readonly kind: 'refused';
    readonly error: TouchdownError;
} | {
    readonly kind: 'throttled';
    readonly error: TouchdownError;
};
/** The variables that are there, by key; `unreadable` where they cannot be listed. */
export type VariableList = {
    readonly kind: 'listed';
    readonly values: ReadonlyMap<string, string>;
} | {
    readonly kind: 'unreadable';
    readonly error: TouchdownError;
};
/** Where an application's variables and secrets are set. Neither call rejects. */
export interface SettingsTarget {
    listVariables(limits: CallLimits): Promise<VariableList>;
    create(setting: Setting, limits: CallLimits): Promise<SettingResult>;
}
