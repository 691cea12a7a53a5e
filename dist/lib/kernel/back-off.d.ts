/** How waits grow from one failure to the next; times in milliseconds. */
export interface BackOff {
    readonly firstMs: number;
    readonly maxMs: number;
    /** How many times longer each wait is than the one before (default: 2). */
    readonly growth?: number;
}
/** Returns the wait after the `failures`-th failure in a row in milliseconds; `chance`, in [0, 1), shortens it by up to half. */
export declare function backOffMs(failures: number, { firstMs, maxMs, growth }: BackOff, chance?: number): number;
