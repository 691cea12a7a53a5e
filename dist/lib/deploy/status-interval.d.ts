interface CadenceInput {
    /** Since the deployment was triggered, or since the start where nothing is. */
    readonly elapsedMs: number;
    readonly pollIntervalMs: number;
    /** The minimum interval that the rate budget allows. */
    readonly paceMs: number;
    /** In [0, 1): spreads the status checks of many jobs. */
    readonly chance: number;
}
/** Returns the time to the next status check in milliseconds: at least the poll interval and the budget's minimum. */
export declare function nextCheckInMs(input: CadenceInput): number;
/** Returns how long to wait after the `failures`-th failure in a row (from 1), in milliseconds: doubling from 2 s to 30 s, the upper half by chance. */
export declare function nextRetryInMs(failures: number, chance: number): number;
export {};
