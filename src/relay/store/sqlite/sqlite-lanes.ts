import type { Clock } from '../../../kernel/clock.ts';
import { createFlood } from '../flood.ts';

/** Two queues for one database that does one thing at a time. */
export interface Lanes {
  /** Runs after the appends before it, and seldom after another piece of work; `rows`: how many it stores. */
  append<T>(work: () => Promise<T>, rows: number): Promise<T>;
  /** Runs after the others before it; while appends wait, in a small part of the time. */
  other<T>(work: () => Promise<T>): Promise<T>;
}

/** A piece of work that waits; `rows` is 0 for what is no append. */
interface Piece {
  readonly rows: number;
  run(): Promise<void>;
}

/** Returns two empty lanes: appends go first, since somebody waits for each; in a flood of them the rest still goes on. */
export function createLanes(clock: Clock): Lanes {
  const appends: Piece[] = [];
  const others: Piece[] = [];
  let isBusy = false;
  let isResting = false;
  const flood = createFlood(clock);

  /** When other work may begin, on the monotonic clock. */
  const otherStartsAt = (): number => flood.otherStartsAt(appends.length > 0);
  const runNext = (): void => {
    if (isBusy) return;
    const now = clock.monotonicMs();
    const isOther = others.length > 0 && now >= otherStartsAt();
    const next = isOther ? others.shift() : appends.shift();
    if (next !== undefined) void run(next, now);
    else if (others.length > 0) void restUntil(otherStartsAt(), now);
  };
  const run = async (piece: Piece, startedAt: number): Promise<void> => {
    isBusy = true;
    await piece.run();
    isBusy = false;
    if (piece.rows === 0) flood.worked(startedAt);
    else flood.appended(piece.rows);
    runNext();
  };
  const restUntil = async (at: number, now: number): Promise<void> => {
    if (isResting) return;
    isResting = true;
    await clock.wait(at - now);
    isResting = false;
    runNext();
  };

  const enter = <T>(lane: Piece[], rows: number, work: () => Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      lane.push({ rows, run: () => work().then(resolve, reject) });
      runNext();
    });
  return {
    append: (work, rows) => enter(appends, rows, work),
    other: (work) => enter(others, 0, work),
  };
}
