import type { TouchdownError } from '../kernel/errors.ts';
import type { LogLine, LogSink } from './log-source.ts';
import type { Stitched } from './stitch.ts';

/** One failed read is soon made good by the next; so many in a row are worth a warning. */
const FAILURES_TO_REPORT = 3;
/** So many reads in a row without a budget at the end: of what came last, nothing was seen. */
const SKIPS_TO_REPORT = 2;
/** Most lines that are shown again of a log without a new line: what a job summary has room for. */
const MAX_REPEATED_LINES = 50;

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
export function createPresenter(sink: LogSink): Presenter {
  let hasShown = false;
  let hasRead = false;
  let skipped: readonly TouchdownError[] = [];
  let failed: readonly TouchdownError[] = [];

  const tell = reportingOnce(sink);
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
    show: ({ gap, fresh }) => {
      succeed();
      // A log that begins anew before anything was shown is the new deployment's own: nothing of it is missing.
      if (gap !== null && (hasShown || gap.cause === 'rolled')) sink.gap(gap.missing);
      return showLines(fresh);
    },
    withhold: ({ state, fresh }, sinceMs) => {
      succeed();
      const ours = fresh.filter(({ epochMs }) => sinceMs !== null && epochMs !== null && epochMs >= sinceMs);
      if (ours.length < fresh.length) sink.gap(null, 'withheld');
      // A full window may have had more of ours before its first line.
      else if (fresh.length > 0 && state.total === null) sink.gap(null);
      return showLines(ours);
    },
    skip: (error) => {
      skipped = [...skipped, error].slice(-SKIPS_TO_REPORT);
    },
    fail: (error, isLasting) => {
      failed = [...failed, error].slice(-FAILURES_TO_REPORT);
      if (isLasting || failed.length === FAILURES_TO_REPORT) tell(error);
    },
    repeat: (lines) => {
      if (!hasRead || hasShown || lines.length === 0) return;
      showLines(lines.slice(-MAX_REPEATED_LINES));
      sink.gap(null, 'repeated');
    },
    close: (unanswered) => {
      const last = failed.at(-1) ?? unanswered;
      if (last !== undefined) tell(last);
      else if (!hasRead || skipped.length === SKIPS_TO_REPORT) tell(skipped.at(-1) ?? null);
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
