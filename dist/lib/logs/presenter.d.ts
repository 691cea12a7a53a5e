import type { TouchdownError } from '../kernel/errors.ts';
import type { LogLine, LogSink } from './log-source.ts';
import type { Stitched } from './stitch.ts';
/** Passes to a sink what the reads of one log brought, and nothing twice. */
export interface Presenter {
    /** Shows what a good read brought; returns whether that was anything. */
    show(stitched: Stitched): boolean;
    /**
     * Takes in a good read without a baseline: shows the lines dated `sinceMs` (epoch milliseconds; null: none) or later, and says that
     * the rest is left out. Returns whether anything was shown.
     */
    withhold(stitched: Stitched, sinceMs: number | null): boolean;
    /** Takes in a read that was not taken for want of a budget; said at the end where there was no good one, or none at the end. */
    skip(error: TouchdownError): void;
    /** Takes in a failed read: said at once where asking again will not help, else when it keeps failing; said once in all. */
    fail(error: TouchdownError, isLasting: boolean): void;
    /** Shows the last of `lines` where reads brought no line to show, and says that they may be from the deployment before. */
    repeat(lines: readonly LogLine[]): void;
    /** Says of the last reads that failed, or were not taken, what was not said yet; `unanswered`: none of them had a response. */
    close(unanswered?: TouchdownError): void;
}
/** Returns a presenter that has said nothing yet. It throws only what the sink throws. */
export declare function createPresenter(sink: LogSink): Presenter;
