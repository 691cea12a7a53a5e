import type { Observation, StatusCheck, StatusDetails } from './deploy-target.ts';
/** What a state word means for a deployment. */
export type Phase = 'progress' | 'success' | 'failure' | 'cancelled';
/** The words that the workflow's author chose, folded; they win over the built-in reading. */
export interface PhaseOverrides {
    readonly successStates: readonly string[];
    readonly failureStates: readonly string[];
}
/** A state word as read: `known` is false if the word is none that we ever heard of, and `progress` was assumed. */
export interface StateReading {
    readonly word: string;
    readonly phase: Phase;
    readonly known: boolean;
}
/** Folds a word of the platform to one spelling: `build error`, `BuildError` and `build-error` are all `BUILD_ERROR`. */
export declare function foldWord(word: string): string;
/** Reads a state word; total: a word that nobody described is in progress and not `known`. */
export declare function readState(state: string, overrides: PhaseOverrides): StateReading;
/**
 * Reads a status: its state word, refined by `status_details` where the service sends them. A success needs both; what the
 * details say of a deployment that continues, failed or was cancelled wins over the word of a success, or one that is not known here.
 */
export declare function readStatus({ state, details }: Pick<Observation, 'state' | 'details'>, overrides: PhaseOverrides): StateReading;
/** Returns whether `status_details` are of an action that is no deployment: a restart, a stop, a deletion. */
export declare function isOtherAction(details: StatusDetails | null | undefined): boolean;
/** What a status shows of work: none that is known, some that waits, some that continues, or its outcome. */
export type Activity = 'idle' | 'waiting' | 'working' | 'ended';
/** Returns the activity that a status shows, which was read as `reading`. */
export declare function activityOf(reading: StateReading, details?: StatusDetails | null): Activity;
/** Returns what a status from before shows of work; `idle` where there is none that could be read. */
export declare function readActivity(status: {
    readonly state: string | null;
    readonly details?: StatusDetails | null;
} | null, overrides: PhaseOverrides): Activity;
/**
 * Returns whether a state can be read at all. One in lower case is not what the platform writes and is not believed, unless the
 * workflow named the words of a platform that does.
 */
export declare function isReadable(state: string, { successStates, failureStates }: PhaseOverrides): boolean;
/** Returns whether a word says that work waits to start, and not that it continues. */
export declare function isWaiting(word: string): boolean;
/** Returns whether `READY`, or a word that nobody described, is all there is: then nothing is known to be under way. */
export declare function isIdle(reading: StateReading): boolean;
/** Returns whether the service itself says that what runs is not what was last requested. */
export declare function isOutOfDate(serviceDeploymentStatus: string | null): boolean;
/** Returns whether the service itself says that nothing was ever deployed. */
export declare function isNeverDeployed(serviceDeploymentStatus: string | null): boolean;
/** Returns a status check as it counts: a state that cannot be read makes it malformed, one that the platform itself could not read makes it failed. */
export declare function toReadableCheck(check: StatusCheck, overrides: PhaseOverrides): StatusCheck;
