// Loaded here: what the engine loads after a failure would otherwise take real time, which this clock does not wait for.
import '../../src/causes/explain-failure.ts';
import type { Clock } from '../../src/kernel/clock.ts';

interface Sleeper {
  readonly wakesAt: number;
  readonly wake: () => void;
}

/** A clock that jumps: time passes only when everybody who could act is waiting. */
export interface FakeClock extends Clock {
  /**
   * Runs until `done` settles, jumping to the next sleeper's instant whenever nothing else is to be done. Rejects if no one sleeps and
   * `done` never settles.
   */
  run<T>(done: Promise<T>): Promise<T>;
  /** Lets `durationMs` pass, waking sleepers in the order of their instants. */
  advance(durationMs: number): Promise<void>;
  /** Shifts what the epoch clock says (a step of the machine's clock); the monotonic clock does not notice. */
  stepEpoch(byMs: number): void;
}

/** Returns a fake clock at monotonic 0 and the given epoch. */
export function createFakeClock(epochAtStart = Date.UTC(2030, 0, 1)): FakeClock {
  let nowMs = 0;
  let epochShift = 0;
  const sleepers = new Set<Sleeper>();

  /** A sleeper stands in the set in its order, so the first of the earliest is the one to wake. */
  const next = (): Sleeper | undefined => {
    let first: Sleeper | undefined;
    for (const sleeper of sleepers) {
      if (first === undefined || sleeper.wakesAt < first.wakesAt) first = sleeper;
      // No sleeper is overdue: time never passes the earliest.
      if (first.wakesAt <= nowMs) break;
    }
    return first;
  };

  const wait = (durationMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      const finish = (): void => {
        sleepers.delete(sleeper);
        signal?.removeEventListener('abort', finish);
        resolve();
      };
      const sleeper = { wakesAt: nowMs + Math.max(0, durationMs), wake: finish };
      sleepers.add(sleeper);
      signal?.addEventListener('abort', finish, { once: true });
    });

  const run = async <T>(done: Promise<T>): Promise<T> => {
    let settled = false;
    const mark = (): void => {
      settled = true;
    };
    done.then(mark, mark);
    let idleTurns = 0;
    while (!settled) {
      await turn();
      if (settled) break;
      const sleeper = next();
      if (sleeper === undefined) {
        if (++idleTurns > 1000) throw new Error('the fake clock has nothing left to wake, and the work has not ended');
        continue;
      }
      idleTurns = 0;
      nowMs = Math.max(nowMs, sleeper.wakesAt);
      sleeper.wake();
    }
    return done;
  };

  const advance = async (durationMs: number): Promise<void> => {
    const until = nowMs + durationMs;
    await turn();
    for (let sleeper = next(); sleeper !== undefined && sleeper.wakesAt <= until; sleeper = next()) {
      nowMs = Math.max(nowMs, sleeper.wakesAt);
      sleeper.wake();
      await turn();
    }
    nowMs = until;
  };

  return {
    monotonicMs: () => nowMs,
    epochMs: () => epochAtStart + epochShift + nowMs,
    wait,
    run,
    advance,
    stepEpoch: (byMs) => {
      epochShift += byMs;
    },
  };
}

/** Lets every promise that is ready run. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
