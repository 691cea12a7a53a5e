import { backOffMs } from '../../kernel/back-off.ts';
import type { Clock } from '../../kernel/clock.ts';
import { sentenceOf } from '../../kernel/untrusted.ts';
import type { RelayLog } from '../interfaces.ts';

/** A loop that repeats one kind of work. */
export type PollLoop = ReturnType<typeof startPollLoop>;

interface PollLoopOptions {
  /** For the log. */
  readonly name: string;
  /** Does one piece of work; returns the delay before the next run in milliseconds, 0 if there is more to do. `wake` shortens the delay. */
  readonly run: () => Promise<number>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** The delay after a failed run, in milliseconds: doubled after each failure in a row. */
const PAUSE = { firstMs: 250, maxMs: 10_000 };
/** Without a reason, abort() builds an Error with a stack trace each time. */
const WOKEN = 'woken';
/** Allows for the store's clock, which counts whole milliseconds. */
const SLACK_MS = 20;

/** Starts a loop, one run at a time. A failed run is logged and repeated; only `stop` ends the loop. */
export function startPollLoop({ name, run, clock, log }: PollLoopOptions) {
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
      // Waking the loop does not shorten the delay after a failure: the database may be down.
      if (waitMs > 0) await clock.wait(waitMs, failures > 0 ? stopping.signal : wakeUp.signal);
    }
  };
  const working = work();
  return {
    /** Runs the work now, or again after the current run. */
    wake: (): void => wakeUp.abort(WOKEN),
    /** Starts nothing new; resolves when the current work is done. */
    stop: async (): Promise<void> => {
      stopping.abort();
      wakeUp.abort();
      await working;
    },
  };
}

interface WorkersOptions<Task> extends Omit<PollLoopOptions, 'run'> {
  /** How many tasks may run at once. */
  readonly size: number;
  /** How often to check for due tasks, in milliseconds. */
  readonly pollMs: number;
  readonly claim: (limit: number) => Promise<readonly Task[]>;
  readonly work: (task: Task) => Promise<void>;
}

/** Claims tasks and runs several at once, so that a slow task does not delay the others. */
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
    // After a claim, more may be due soon: an installation may write once a second.
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
  log('error', 'Background work failed. Will retry.', { loop, reason: sentenceOf(error), failures });
}
