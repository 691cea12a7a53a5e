import type { Clock } from '../../kernel/clock.ts';

/** When work that nobody waits for may begin, so that appends, of which somebody waits for each, have most of the database. */
export interface Flood {
  /** Told when a commit of `rows` appended deliveries has ended. */
  appended(rows: number): void;
  /** Told when other work has ended that began at `startedAt`, on the monotonic clock. */
  worked(startedAt: number): void;
  /** Returns when the next of it may begin, on the monotonic clock; `hasWaiting`: whether appends wait to be stored. */
  otherStartsAt(hasWaiting: boolean): number;
}

/** Among appends, other work begins so many times later than the last of it took: five sixths of the time are theirs. */
const APPENDS_SHARE = 5;
/** Other work waits no longer than this for its turn, in milliseconds: what is stored has to be applied, too. */
const MAX_WAIT_MS = 250;
/** So many rows at once are a flood: more are on their way. */
const FLOOD_ROWS = 8;
/** In a flood, whoever got an answer sends the next delivery within this, in milliseconds: nobody waiting for less is no end of it. */
const PAUSE_MS = 5;

/** Returns what is known of a database that nobody appends to yet: other work may begin. */
export function createFlood(clock: Clock): Flood {
  let seenAt = Number.NEGATIVE_INFINITY;
  let otherDueAt = Number.NEGATIVE_INFINITY;
  return {
    appended: (rows) => {
      if (rows >= FLOOD_ROWS) seenAt = clock.monotonicMs();
    },
    worked: (startedAt) => {
      const endedAt = clock.monotonicMs();
      otherDueAt = endedAt + Math.min(APPENDS_SHARE * (endedAt - startedAt), MAX_WAIT_MS);
    },
    otherStartsAt: (hasWaiting) => (hasWaiting ? otherDueAt : Math.min(otherDueAt, seenAt + PAUSE_MS)),
  };
}

/** Does a piece of other work as soon as it may begin, beside appends that do not wait for it. */
export async function workInFlood<T>(flood: Flood, clock: Clock, work: () => Promise<T>): Promise<T> {
  const leftMs = (): number => flood.otherStartsAt(false) - clock.monotonicMs();
  while (leftMs() > 0) await clock.wait(leftMs());
  const startedAt = clock.monotonicMs();
  try {
    return await work();
  } finally {
    flood.worked(startedAt);
  }
}
