import type { Clock } from './clock.ts';

/** A limit that runs until its time is over or `end` is called. */
interface TimeLimit {
  /** Aborts when the time is over, or when the caller's signal aborts. */
  readonly signal: AbortSignal;
  isOver(): boolean;
  /** Stops the timer; the signal then no longer aborts by itself. */
  end(): void;
}

/** Starts a limit of `limitMs` milliseconds; the caller must end it. */
export function startTimeLimit(clock: Clock, limitMs: number, signal?: AbortSignal): TimeLimit {
  const over = new AbortController();
  const timer = createTimer(clock);
  timer.set(limitMs, () => over.abort());
  return {
    signal: signal === undefined ? over.signal : AbortSignal.any([signal, over.signal]),
    isOver: () => over.signal.aborted,
    end: timer.clear,
  };
}

/** Returns a timer on `clock`, not yet set: one pending call that is due later. */
export function createTimer(clock: Clock) {
  let pending = new AbortController();
  // Without a reason, abort() builds an Error with a stack trace each time.
  const clear = (): void => pending.abort('cleared');
  /** Calls `onElapsed` after `durationMs` milliseconds, unless cancelled before; cancels the previous. */
  const set = (durationMs: number, onElapsed: () => void): void => {
    clear();
    const current = new AbortController();
    pending = current;
    void clock.wait(durationMs, current.signal).then(() => {
      if (!current.signal.aborted) onElapsed();
    });
  };
  return { set, clear };
}

/**
 * Returns a function that calls `onElapsed` after `durationMs` milliseconds, unless the function that it returns is called before. All
 * calls share one timer: a timer for each of many short pieces of work costs more than some of them.
 */
export function createTimeouts(clock: Clock, durationMs: number): (onElapsed: () => void) => () => void {
  /** In the order in which they elapse. */
  const open = new Set<{ readonly dueAt: number; readonly onElapsed: () => void }>();
  let idle: AbortController | null = null;
  const run = async ({ signal }: AbortController): Promise<void> => {
    for (let [first] = open; first !== undefined && !signal.aborted; [first] = open) {
      const leftMs = first.dueAt - clock.monotonicMs();
      if (leftMs > 0) {
        await clock.wait(leftMs, signal);
        continue;
      }
      open.delete(first);
      first.onElapsed();
    }
    if (!signal.aborted) idle = null;
  };
  return (onElapsed) => {
    const timeout = { dueAt: clock.monotonicMs() + durationMs, onElapsed };
    open.add(timeout);
    if (idle === null) {
      idle = new AbortController();
      void run(idle);
    }
    return () => {
      open.delete(timeout);
      if (open.size > 0) return;
      // Without a reason, abort() builds an Error with a stack trace each time.
      idle?.abort('idle');
      idle = null;
    };
  };
}

/** Returns the result of `run`, or null when time is over or `signal` aborts; its signal aborts then. Rejects as `run` does. */
export async function withinLimit<T>(
  clock: Clock,
  limitMs: number,
  run: (signal: AbortSignal) => Promise<T>,
  signal?: AbortSignal,
): Promise<T | null> {
  const limit = startTimeLimit(clock, limitMs, signal);
  try {
    return await unlessAborted(run(limit.signal), limit.signal);
  } finally {
    limit.end();
  }
}

/** Returns what `work` resolves to, or null as soon as `signal` aborts. Rejects as `work` does. */
export async function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null> {
  const { promise: aborted, resolve } = Promise.withResolvers<null>();
  const stop = (): void => resolve(null);
  if (signal.aborted) stop();
  else signal.addEventListener('abort', stop, { once: true });
  try {
    return await Promise.race([work, aborted]);
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Resolves once `signal` aborts, or at once if it has; never rejects. */
export async function untilAborted(signal: AbortSignal): Promise<void> {
  await unlessAborted(new Promise<never>(() => {}), signal);
}
