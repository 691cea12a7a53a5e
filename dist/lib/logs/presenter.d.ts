import type { TouchdownError } from '../kernel/errors.ts';
import type { LogSink } from './ports.ts';
import type { Stitched } from './stitch.ts';
/** Tells a sink what the reads of one log brought, and nothing twice. */
export interface Presenter {
    /** Shows what a good read brought; answers whether that was anything. */
    show(stitched: Stitched): boolean;
    /** Takes in a good read whose lines are not this deployment's, or cannot be told from it: only that something is left out is said. */
    withhold(stitched: Stitched): void;
    /** Takes in a failed read: said at once where asking again will not help, else when it keeps failing; said once in all. */
    fail(error: TouchdownError, isLasting: boolean): void;
    /** Says of the last reads that failed what was not said yet. */
    close(): void;
}
/** Answers a presenter that has said nothing yet. It throws only what the sink throws. */
export declare function createPresenter(sink: LogSink): Presenter;
