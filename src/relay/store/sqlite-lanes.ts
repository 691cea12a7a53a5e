import type { Clock } from '../../kernel/clock.ts';

/** Two queues for one database that does one thing at a time. */
export interface Lanes {
  /** Runs after the appends before it, and seldom after another piece of work; `rows`: how many it stores. */
  append<T>(work: () => Promise<T>, rows: number): Promise<T>;
  /** Runs after the others before it; while appends wait, in a small part of the time. */
  other<T>(work: () => Promise<T>): Promise<T>;
}

/** Among appends, other work begins so many times later than the last of it took: five sixths of the time are theirs. */
const APPENDS_SHARE = 5;
/** Other work waits no longer than this for its turn, in milliseconds: what is stored has to be applied, too. */
const LONGEST_WAIT_MS = 250;
/** So many rows at once are a flood: more are on their way. */
const FLOOD_ROWS = 8;
/** In a flood, whoever got an answer sends the next delivery within this, in milliseconds: a lane that is empty for less is not idle. */
const PAUSE_MS = 5;

/** A piece of work that waits; `rows` is 0 for what is no append. */
interface Piece {
  readonly rows: number;
  run(): Promise<void>;
}

/** Answers two empty lanes: appends go first, since somebody waits for each; in a flood of them the rest still goes on. */
export function createLanes(clock: Clock): Lanes {
  const appends: Piece[] = [];
  const others: Piece[] = [];
  let isBusy = false;
  let isResting = false;
  let floodSeenAt = Number.NEGATIVE_INFINITY;
  /** When other work may begin among appends. */
  let otherDueAt = Number.NEGATIVE_INFINITY;

  /** When other work may begin, on the monotonic clock. */
  const otherStartsAt = (): number => (appends.length > 0 ? otherDueAt : Math.min(otherDueAt, floodSeenAt + PAUSE_MS));
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
    const endedAt = clock.monotonicMs();
    if (piece.rows === 0) otherDueAt = endedAt + Math.min(APPENDS_SHARE * (endedAt - startedAt), LONGEST_WAIT_MS);
    if (piece.rows >= FLOOD_ROWS) floodSeenAt = endedAt;
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
