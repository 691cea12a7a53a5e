import type { TouchdownError } from '../kernel/errors.ts';
import type { LogLine, LogSink } from './log-source.ts';
import type { Stitched } from './stitch.ts';
/** Passes the lines of one log to a sink, each once. */
export interface Presenter {
    /** Shows what a successful read brought; returns whether there was anything. */
    show(stitched: Stitched): boolean;
    /** Handles a read without a baseline: shows only lines dated `sinceMs` or later, after a gap. Returns whether it showed any. */
    withhold(stitched: Stitched, sinceMs: number | null): boolean;
    /** Handles a read that was skipped for lack of budget; reported at the end if no read succeeded, or none at the end. */
    skip(error: TouchdownError): void;
    /** Handles a failed read: reported at once if trying again will not help, else when it keeps failing; reported only once. */
    fail(error: TouchdownError, isLasting: boolean): void;
    /** Shows the last of `lines` if no read brought a line to show, and says that they may be from the previous deployment. */
    repeat(lines: readonly LogLine[]): void;
    /** Reports failed or skipped last reads that were not reported yet; `unanswered`: none of them had a response. */
    close(unanswered?: TouchdownError): void;
}
/** Returns a presenter. It throws only what the sink throws. */
export declare function createPresenter(sink: LogSink): Presenter;
