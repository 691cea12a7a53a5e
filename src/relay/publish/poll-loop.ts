import { backOffMs } from '../../kernel/back-off.ts';
import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../relay-interfaces.ts';

/** One kind of work that is done over and over, one piece at a time. */
export interface Lane {
  /** There may be something to do: now, or as soon as the piece under way is done. */
  wake(): void;
  /** Begins nothing more, and resolves when the piece under way is done. */
  stop(): Promise<void>;
}

/** What a lane is made of. */
export interface LaneOptions {
  /** For the log. */
  readonly name: string;
  /** Does one piece; answers after how many milliseconds to look again, unless woken: 0 where there is more to do. */
  readonly run: () => Promise<number>;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** How long a lane waits after a piece that failed, in milliseconds: twice as long each time in a row. */
const PAUSE = { firstMs: 250, maxMs: 10_000 };
/** Nobody reads it; without one an error is made, with where it was made, at every commit. */
const WOKEN = 'woken';

/** Waits for all of what is under way; rejects, after that, with the first failure. */
export async function finishAll(work: readonly Promise<void>[]): Promise<void> {
  const ends = await Promise.allSettled(work);
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

/** Begins to work, at once. A piece that fails is told and tried again: a lane ends only when it is stopped. */
export function startLane({ name, run, clock, log }: LaneOptions): Lane {
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
      const reason = error instanceof Error ? error.message : String(error);
      log('error', 'Work failed and is tried again.', { lane: name, reason, failures });
      return backOffMs(failures, PAUSE);
    }
  };
  const work = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      wakeUp = new AbortController();
      const waitMs = await once();
      // What wakes it after a failure does not hurry it: the database is out for everybody.
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
