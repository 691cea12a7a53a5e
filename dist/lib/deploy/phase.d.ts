import type { Observation, StatusCheck, StatusDetails } from './deploy-target.ts';
/** What a state word means for a deployment. */
export type Phase = 'progress' | 'success' | 'failure' | 'cancelled';
/** State words that the workflow's author chose, folded; they override the built-in ones. */
export interface PhaseOverrides {
    readonly successStates: readonly string[];
    readonly failureStates: readonly string[];
}
/** A state word as read; `known` is false if the word is not in our lists, and `progress` was assumed. */
export interface StateReading {
    readonly word: string;
    readonly phase: Phase;
    readonly known: boolean;
}
/** Folds a word of the platform to one spelling: `build error`, `BuildError` and `build-error` are all `BUILD_ERROR`. */
export declare function foldWord(word: string): string;
/** Reads a state word. Total: an undescribed word counts as in progress and not `known`. */
export declare function readState(state: string, overrides: PhaseOverrides): StateReading;
/** Reads a state word, refined by `status_details`: a success needs both, and details override words of success. */
export declare function readStatus({ state, details }: Pick<Observation, 'state' | 'details'>, overrides: PhaseOverrides): StateReading;
/** Returns whether `status_details` are of an action that is no deployment: a restart, a stop, a deletion. */
export declare function isOtherAction(details: StatusDetails | null | undefined): boolean;
/** The activity that a status shows: none that is known, waiting, working, or finished. */
export type Activity = 'idle' | 'waiting' | 'working' | 'ended';
/** Returns the activity of a status whose state word was read as `reading`. */
export declare function activityOf(reading: StateReading, details?: StatusDetails | null): Activity;
/** Returns the activity of an earlier status; `idle` if it has no readable state. */
export declare function readActivity(status: {
    readonly state: string | null;
    readonly details?: StatusDetails | null;
} | null, overrides: PhaseOverrides): Activity;
/** Returns whether a state can be read: in lower case only if the workflow named the words of a platform that writes them. */
export declare function isReadable(state: string, { successStates, failureStates }: PhaseOverrides): boolean;
/** Returns whether a word says that work waits to start, and not that it continues. */
export declare function isWaiting(word: string): boolean;
/** Returns whether a reading is only `READY` or an undescribed word, so that nothing is known to be under way. */
export declare function isIdle(reading: StateReading): boolean;
/** Returns whether the service itself says that what runs is not what was last requested. */
export declare function isOutOfDate(serviceDeploymentStatus: string | null): boolean;
/** Returns whether the service itself says that nothing was ever deployed. */
export declare function isNeverDeployed(serviceDeploymentStatus: string | null): boolean;
/** Returns a status check as it counts: malformed if its state cannot be read, failed if the platform itself could not read it. */
export declare function toReadableCheck(check: StatusCheck, overrides: PhaseOverrides): StatusCheck;
