import { backOffMs } from '../../kernel/back-off.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../relay-interfaces.ts';

/** One kind of work that is done over and over. */
export interface PollLoop {
  /** There may be something to do: now, or as soon as the run under way is done. */
  wake(): void;
  /** Starts nothing more, and resolves when what is under way is done. */
  stop(): Promise<void>;
}

/** What a loop is made of. */
export interface PollLoopOptions {
  /** For the log. */
  readonly name: string;
  /** Does one piece of work; returns after how many milliseconds to run again, unless woken: 0 if there is more to do. */
  readonly run: () => Promise<number>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** How long a loop waits after a run that failed, in milliseconds: twice as long each time in a row. */
const PAUSE = { firstMs: 250, maxMs: 10_000 };
/** Without a reason, abort() builds an Error with a stack trace each time. */
const WOKEN = 'woken';
/** The store counts whole milliseconds of another clock. */
const SLACK_MS = 20;

/** Starts to work at once, one run at a time. A run that fails is logged and repeated: a loop ends only when it is stopped. */
export function startPollLoop({ name, run, clock, log }: PollLoopOptions): PollLoop {
  const stopping = new AbortController();
  let wakeUp = new AbortController();
  let failures = 0;
  const once = async (): Promise<number> => {
    try {
      const waitMs = await run();
      failures = 0;
      return waitMs;
    } catch (error) {
      failures += 1;
      logFailure(log, name, error, failures);
      return backOffMs(failures, PAUSE);
    }
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      wakeUp = new AbortController();
      const waitMs = await once();
      // A failed run is not repeated earlier when the loop is woken: the database is out for everyone.
      if (waitMs > 0) await clock.wait(waitMs, failures > 0 ? stopping.signal : wakeUp.signal);
    }
  };
  const working = work();
  return {
    wake: () => wakeUp.abort(WOKEN),
    stop: async () => {
      stopping.abort();
      wakeUp.abort();
      await working;
    },
  };
}

/** What workers are made of. */
export interface WorkersOptions<Task> extends Omit<PollLoopOptions, 'run'> {
  /** How many tasks may be under way at once. */
  readonly size: number;
  /** How often to look for what comes due unasked, in milliseconds. */
  readonly pollMs: number;
  readonly claim: (limit: number) => Promise<readonly Task[]>;
  readonly work: (task: Task) => Promise<void>;
}

/** Starts to claim tasks, and works on several at once, so that a task that takes long holds up no other. */
export function startWorkers<Task>({ size, pollMs, claim, work, ...options }: WorkersOptions<Task>): PollLoop {
  const { name, clock, log } = options;
  const underWay = new Set<Promise<void>>();
  let claimedAt = Number.NEGATIVE_INFINITY;
  const start = (task: Task): void => {
    const working = work(task)
      .catch((error: unknown) => logFailure(log, name, error, 1))
      .finally(() => {
        underWay.delete(working);
        loop.wake();
      });
    underWay.add(working);
  };
  const run = async (): Promise<number> => {
    if (underWay.size >= size) return pollMs;
    const startedAt = clock.monotonicMs();
    const limit = size - underWay.size;
    const tasks = await claim(limit);
    if (tasks.length > 0) claimedAt = startedAt;
    for (const task of tasks) start(task);
    if (tasks.length === limit) return 0;
    // A task that was claimed a moment ago may make room for the next one, like an installation's second between two writes.
    const nextMs = claimedAt + pollMs + SLACK_MS - clock.monotonicMs();
    return nextMs > 0 ? nextMs : pollMs;
  };
  const loop = startPollLoop({ ...options, run });
  return {
    wake: loop.wake,
    stop: async () => {
      await loop.stop();
      await Promise.all(underWay);
    },
  };
}

function logFailure(log: RelayLog, loop: string, error: unknown, failures: number): void {
  const reason = error instanceof Error ? error.message : String(error);
  log('error', 'Background work failed. Will retry.', { lane: loop, reason, failures });
}
