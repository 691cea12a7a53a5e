import type { TouchdownError } from '../kernel/errors.ts';
import type { LogLine, LogSink } from './log-source.ts';
import type { Stitched } from './stitch.ts';

/** One failed read is usually made up for by the next; this many in a row are worth a warning. */
const FAILURES_TO_REPORT = 3;
/** After this many reads in a row without budget at the end, the last lines were not seen. */
const SKIPS_TO_REPORT = 2;
/** Maximum number of lines that are shown again of a log without a new line: what a job summary has room for. */
const MAX_REPEATED_LINES = 50;

/** Passes the lines of one log to a sink, each once. */
export interface Presenter {
  /** Shows what a successful read returned; returns whether there was anything. */
  show(stitched: Stitched): boolean;
  /** Handles a read without a baseline: shows only lines dated `sinceMs` or later, after a gap. Returns whether it showed any. */
  withhold(stitched: Stitched, sinceMs: number | null): boolean;
  /** Handles a read that was skipped for lack of budget; reported at the end if no read succeeded, or none at the end. */
  skip(error: TouchdownError): void;
  /** Handles a failed read: reported at once if trying again will not help, else when it keeps failing; reported only once. */
  fail(error: TouchdownError, isLasting: boolean): void;
  /** Shows the last of `lines` if no read returned a line to show, and says that they may be from the previous deployment. */
  repeat(lines: readonly LogLine[]): void;
  /** Reports failed or skipped last reads that were not reported yet; `unanswered`: none of them had a response. */
  close(unanswered?: TouchdownError): void;
}

/** Returns a presenter; `isShown`: lines of the log were shown before (default: false). It throws only what the sink throws. */
export function createPresenter(sink: LogSink, isShown = false): Presenter {
  let hasShown = isShown;
  let hasRead = false;
  let skipped: readonly TouchdownError[] = [];
  let failed: readonly TouchdownError[] = [];

  const reportOnce = reportingOnce(sink);
  const showLines = (lines: readonly LogLine[]): boolean => {
    for (const line of lines) sink.line(line);
    hasShown ||= lines.length > 0;
    return lines.length > 0;
  };

  const succeed = (): void => {
    hasRead = true;
    skipped = [];
    failed = [];
  };

  return {
    show: ({ rest, gap, fresh }) => {
      succeed();
      // What completes a line that was never shown is the previous deployment's, like the line.
      const hasRest = rest !== null && hasShown && showLines([rest]);
      // A log that begins anew before anything was shown is the new deployment's own: nothing of it is missing.
      if (gap !== null && (hasShown || gap.cause === 'rolled')) sink.gap(gap.missing);
      return showLines(fresh) || hasRest;
    },
    withhold: ({ state, fresh }, sinceMs) => {
      succeed();
      const ours = fresh.filter(({ epochMs }) => sinceMs !== null && epochMs !== null && epochMs >= sinceMs);
      if (ours.length < fresh.length) sink.gap(null, 'withheld');
      // A full window may lack earlier lines of ours.
      else if (fresh.length > 0 && state.total === null) sink.gap(null);
      return showLines(ours);
    },
    skip: (error) => {
      skipped = [...skipped, error].slice(-SKIPS_TO_REPORT);
    },
    fail: (error, isLasting) => {
      failed = [...failed, error].slice(-FAILURES_TO_REPORT);
      if (isLasting || failed.length === FAILURES_TO_REPORT) reportOnce(error);
    },
    repeat: (lines) => {
      if (!hasRead || hasShown || lines.length === 0) return;
      showLines(lines.slice(-MAX_REPEATED_LINES));
      sink.gap(null, 'repeated');
    },
    close: (unanswered) => {
      const last = failed.at(-1) ?? unanswered;
      if (last !== undefined) reportOnce(last);
      else if (!hasRead || skipped.length === SKIPS_TO_REPORT) reportOnce(skipped.at(-1) ?? null);
    },
  };
}

function reportingOnce(sink: LogSink): (error: TouchdownError | null) => void {
  let hasReported = false;
  return (error) => {
    if (error === null || hasReported) return;
    hasReported = true;
    sink.unavailable(error);
  };
}
