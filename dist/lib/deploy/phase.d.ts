/** What a state word means for a deployment. */
export type Phase = 'progress' | 'success' | 'failure' | 'cancelled';
/** The words that the workflow's author chose, folded; they win over the built-in reading. */
export interface PhaseOverrides {
    readonly successStates: readonly string[];
    readonly failureStates: readonly string[];
}
/** A state word as read: `known` is false where the word is none that we ever heard of, and `progress` was assumed. */
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
 * Tells whether a state can be read at all. One in lower case is not what the platform writes and is not believed, unless the
 * workflow named the words of a platform that does.
 */
export declare function isReadable(state: string, { successStates, failureStates }: PhaseOverrides): boolean;
/** Tells whether a word says that work waits to begin, and not that it goes on. */
export declare function isWaiting(word: string): boolean;
/** Tells whether `READY`, or a word that nobody described, is all there is: then nothing is known to be under way. */
export declare function isIdle(reading: StateReading): boolean;
/** Tells whether the service itself says that what runs is not what was last asked for. */
export declare function isOutOfDate(serviceDeploymentStatus: string | null): boolean;
/** Tells whether the service itself says that nothing was ever deployed. */
export declare function isNeverDeployed(serviceDeploymentStatus: string | null): boolean;
