/** How waits grow from one failure to the next; times in milliseconds. */
export interface BackOff {
    readonly firstMs: number;
    readonly maxMs: number;
    /** How many times longer each wait is than the one before (default: 2). */
    readonly growth?: number;
}
/**
 * Returns how long to wait after the `failures`-th failure in a row (from 1), in milliseconds. `chance`, in [0, 1), takes off up to
 * half of it, so that jobs which failed together do not come back together (default: nothing is taken off).
 */
export declare function backOffMs(failures: number, { firstMs, maxMs, growth }: BackOff, chance?: number): number;
