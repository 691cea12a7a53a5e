import type { Clock } from '../kernel/clock.ts';
import { CancelledError, type TouchdownError } from '../kernel/errors.ts';
import { unlessAborted } from '../kernel/time-limit.ts';
import type { LogLine, LogRead, LogSink, LogSource } from './log-source.ts';
import { createPresenter } from './presenter.ts';
import { createStitchState, type Stitched, stitch } from './stitch.ts';

const BASELINE_MS = 3_000;
const DRAIN_MS = 5_000;
const DRAIN_WAIT_MS = 1000;
const STEP_MS = 500;
const QUIET_READS_TO_END = 2;
const CLOCK_STEP_MS = 1_000;

/** Until when a part of the tail may run, on the clock's monotonic time, and who may end it early. */
export interface TailLimits {
  readonly signal: AbortSignal;
  readonly deadlineAt: number;
}

/** What the log tail of one application needs. */
export interface LogTailOptions {
  readonly source: LogSource;
  readonly sink: LogSink;
  readonly clock: Clock;
  /** How many lines to request at a time, at least 1; more are requested after a gap. */
  readonly tail: number;
  readonly pollIntervalMs: number;
  /** Minimum time between two status checks so that the rate budget lasts, in milliseconds; 0 if the budget sets no minimum. */
  readonly paceMs: () => number;
  /** True if the caller has shown the lines of the baseline, so that the last of them is completed too (default: false). */
  readonly isBaselineShown?: boolean;
}

/** Follows one application's log into a sink. One call at a time; none rejects. */
export interface LogTail {
  /**
   * Reads once, for at most 3 s, what the log holds before the deployment begins; none of it is shown later. If that read fails, the
   * first successful one takes its place, except for lines dated after `started`, and a gap says so. If called again, as before a
   * request is repeated, the last read counts. Without this call all lines are shown.
   */
  baseline(limits: TailLimits): Promise<void>;
  /** Reports when the platform accepted the deployment, by its clock, in epoch milliseconds; null if unknown. */
  started(takenAt: number | null): void;
  /** Shows lines as they come, until the signal aborts, the deadline passes, or further reads will not help. */
  follow(limits: TailLimits): Promise<void>;
  /** Shows the last lines: until two reads in a row add nothing, for at most 5 s. */
  drain(limits: TailLimits): Promise<void>;
  /** After `drain`: shows the last lines of a log without new lines, and says that they may be from the previous deployment. */
  repeat(): Promise<void>;
}

/** Returns a log tail. */
export function createLogTail(options: LogTailOptions): LogTail {
  const reader = createReader(options);
  return {
    baseline: ({ signal, deadlineAt }) =>
      reader.readBaseline({ signal, deadlineAt: Math.min(deadlineAt, options.clock.monotonicMs() + BASELINE_MS) }),
    started: reader.start,
    follow: (limits) => follow(options, reader, limits),
    drain: (limits) => drain(options.clock, reader, limits),
    repeat: reader.repeat,
  };
}

async function follow(
  { clock, pollIntervalMs, paceMs }: LogTailOptions,
  reader: Reader,
  limits: TailLimits,
): Promise<void> {
  const startedAt = clock.monotonicMs();
  while (!reader.isOver()) {
    const waitMs = nextReadMs({ pollIntervalMs, paceMs: paceMs(), elapsedMs: clock.monotonicMs() - startedAt });
    await clock.wait(Math.min(waitMs, limits.deadlineAt - clock.monotonicMs()), limits.signal);
    if (hasEnded(clock, limits)) return;
    await reader.showNew('follow', limits);
  }
}

async function drain(clock: Clock, reader: Reader, { signal, deadlineAt }: TailLimits): Promise<void> {
  const over = new AbortController();
  const limit = AbortSignal.any([signal, over.signal]);
  void endAfter(clock, Math.min(deadlineAt - clock.monotonicMs(), DRAIN_MS), over);
  let hasResponse = reader.isOver();
  let quietReads = 0;
  for (let reads = 0; reads < DRAIN_MS / DRAIN_WAIT_MS && !reader.isOver() && !limit.aborted; reads++) {
    const shown = await reader.showNew('drain', { signal: limit, deadlineAt: clock.monotonicMs() + DRAIN_MS });
    hasResponse ||= shown !== null;
    quietReads = shown === true ? 0 : quietReads + 1;
    if (quietReads === QUIET_READS_TO_END) break;
    await clock.wait(DRAIN_WAIT_MS, limit);
  }
  over.abort();
  await reader.close(hasResponse || signal.aborted ? undefined : tooSlow());
}

/** Aborts `over` after a limit that is counted in steps: while the process gets no CPU, only one of them passes. */
async function endAfter(clock: Clock, limitMs: number, over: AbortController): Promise<void> {
  for (let leftMs = limitMs; leftMs > 0 && !over.signal.aborted; leftMs -= STEP_MS) {
    await clock.wait(Math.min(leftMs, STEP_MS), over.signal);
  }
  over.abort();
}

function tooSlow(): CancelledError {
  return new CancelledError('timeout', 'No response came in time.');
}

function hasEnded(clock: Clock, { signal, deadlineAt }: TailLimits): boolean {
  return signal.aborted || clock.monotonicMs() >= deadlineAt;
}

interface Reader {
  readBaseline(limits: TailLimits): Promise<void>;
  start(takenAt: number | null): void;
  /** Reads once and shows what is new; returns whether anything was, and null if the read was given up. */
  showNew(purpose: 'follow' | 'drain', limits: TailLimits): Promise<boolean | null>;
  repeat(): Promise<void>;
  isOver(): boolean;
  /** Warns of failed or skipped last reads that were not reported yet; `unanswered`: none of them had a response. */
  close(unanswered: TouchdownError | undefined): Promise<void>;
}

function createReader({ source, sink, tail, isBaselineShown = false }: LogTailOptions): Reader {
  const presenter = createPresenter(sink, isBaselineShown);
  let state = createStitchState(tail);
  let lacksBaseline = false;
  let oursSinceMs: number | null = null;
  let isOver = false;

  const read = async (purpose: 'follow' | 'drain', limits: TailLimits): Promise<LogRead | null> =>
    limits.signal.aborted ? null : inTime(source.read(state.wantTail, purpose, limits), limits.signal);

  const take = (lines: readonly LogLine[]): Stitched => {
    const stitched = stitch(state, { lines, tail: state.wantTail });
    state = stitched.state;
    return stitched;
  };

  const present = (result: LogRead): boolean => {
    if (result.kind === 'unavailable') {
      isOver = result.lasting;
      presenter.fail(result.error, result.lasting);
    }
    if (result.kind === 'skipped' && result.error !== undefined) presenter.skip(result.error);
    if (result.kind !== 'window') return false;
    const stitched = take(result.lines);
    if (!lacksBaseline) return presenter.show(stitched);
    lacksBaseline = false;
    return presenter.withhold(stitched, oursSinceMs);
  };

  const attempt = attempting(() => {
    isOver = true;
  });

  return {
    readBaseline: async (limits) => {
      const result = await attempt(() => read('follow', limits), null);
      const lines = result === null ? null : linesBefore(result);
      if (lines !== null) take(lines);
      else if (result?.kind === 'unavailable') presenter.fail(result.error, false);
      lacksBaseline = lines === null;
    },
    start: (takenAt) => {
      // The platform reports whole seconds: lines dated within this one may be older.
      oursSinceMs = takenAt === null ? null : takenAt + CLOCK_STEP_MS;
    },
    showNew: (purpose, limits) =>
      attempt<boolean | null>(async () => {
        const result = await read(purpose, limits);
        return result === null ? null : present(result);
      }, false),
    repeat: () => attempt(() => presenter.repeat(state.lines), undefined),
    isOver: () => isOver,
    close: (unanswered) => attempt(() => presenter.close(unanswered), undefined),
  };
}

/** A log that cannot be read or shown must not change the verdict, so what goes wrong ends the tail and nothing else. */
function attempting(giveUp: () => void) {
  return async <T>(work: () => T | Promise<T>, otherwise: T): Promise<T> => {
    try {
      return await work();
    } catch {
      giveUp();
      return otherwise;
    }
  };
}

/** Returns what the log held before the deployment; null if unknown. A log that does not exist yet holds nothing. */
function linesBefore(result: LogRead): readonly LogLine[] | null {
  if (result.kind === 'window') return result.lines;
  const isNone = result.kind === 'unavailable' && (result.lasting || result.error.code === 'access-not-found');
  return isNone ? [] : null;
}

/** Returns the result of `work`, or null as soon as `signal` aborts; a result caused by the abort counts as null too. */
async function inTime(work: Promise<LogRead>, signal: AbortSignal): Promise<LogRead | null> {
  const read = await unlessAborted(work, signal);
  return signal.aborted && read?.kind !== 'window' ? null : read;
}

const MIN_MS = 500;
/** How long the log is read at the poll interval, like the status: most happens at first. */
const FREQUENT_MS = 120_000;
/** Afterwards at most this long passes between two reads, unless the poll interval or the rate budget requires more. */
const LATER_MS = 30_000;
/** If the rate budget is tight, status checks come first: this many for one read of the log. */
const CHECKS_PER_READ = 3;

/** What the time of the next read depends on; all in milliseconds. */
export interface LogCadence {
  readonly pollIntervalMs: number;
  /** Minimum time between two status checks so that the rate budget lasts; 0 if the budget sets no minimum. */
  readonly paceMs: number;
  readonly elapsedMs: number;
}

/** Returns how long to wait before the next read, in milliseconds; at 5 s, 40 reads in ten minutes. */
export function nextReadMs({ pollIntervalMs, paceMs, elapsedMs }: LogCadence): number {
  return Math.max(MIN_MS, pollIntervalMs, paceMs * CHECKS_PER_READ, elapsedMs < FREQUENT_MS ? 0 : LATER_MS);
}
