import type { TouchdownError } from '../kernel/errors.ts';
import type { LogSink } from './ports.ts';
import type { Stitched } from './stitch.ts';

/** One failed read is soon made good by the next; so many in a row are worth a warning. */
const FAILURES_TO_TELL = 3;

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
export function createPresenter(sink: LogSink): Presenter {
  let hasShown = false;
  let hasTold = false;
  let failures = 0;
  let lastFailure: TouchdownError | null = null;

  const tell = (): void => {
    if (failures === 0 || lastFailure === null || hasTold) return;
    hasTold = true;
    sink.unavailable(lastFailure);
  };

  return {
    show: ({ gap, fresh }) => {
      failures = 0;
      // A log that begins anew before anything was shown is the new deployment's own: nothing of it is missing.
      if (gap !== null && (hasShown || gap.cause === 'rolled')) sink.gap(gap.missing);
      for (const line of fresh) sink.line(line);
      hasShown ||= fresh.length > 0;
      return fresh.length > 0;
    },
    withhold: ({ fresh }) => {
      failures = 0;
      if (fresh.length > 0) sink.gap(null);
    },
    fail: (error, isLasting) => {
      failures += 1;
      lastFailure = error;
      if (isLasting || failures >= FAILURES_TO_TELL) tell();
    },
    close: tell,
  };
}
