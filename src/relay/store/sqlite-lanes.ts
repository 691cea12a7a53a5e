import type { Clock } from '../../kernel/clock.ts';

/** Two queues for one database that does one thing at a time. */
export interface Lanes {
  /** Runs after the appends before it, and seldom after another piece of work. */
  append<T>(work: () => Promise<T>): Promise<T>;
  /** Runs after the others before it; while appends wait, in a small part of the time. */
  other<T>(work: () => Promise<T>): Promise<T>;
}

/** Among appends, other work begins so many times later than the last of it took: five sixths of the time are theirs. */
const APPENDS_SHARE = 5;
/** Other work waits no longer than this for its turn, in milliseconds: what is stored has to be applied, too. */
const LONGEST_WAIT_MS = 250;
/** Whoever got an answer sends the next delivery within this, in milliseconds: a lane that is empty for less is not idle. */
const PAUSE_MS = 5;

/** Answers two empty lanes: appends go first, since somebody waits for each; in a flood of them the rest still goes on. */
export function createLanes(clock: Clock): Lanes {
  const appends: (() => Promise<unknown>)[] = [];
  const others: (() => Promise<unknown>)[] = [];
  let isBusy = false;
  let appendEndedAt = Number.NEGATIVE_INFINITY;
  /** When other work may begin among appends. */
  let otherDueAt = Number.NEGATIVE_INFINITY;
  let isResting = false;

  /** When other work may begin, on the monotonic clock. */
  const otherStartsAt = (): number =>
    appends.length > 0 ? otherDueAt : Math.min(otherDueAt, appendEndedAt + PAUSE_MS);
  const runNext = (): void => {
    if (isBusy) return;
    const now = clock.monotonicMs();
    const isOther = others.length > 0 && now >= otherStartsAt();
    const next = isOther ? others.shift() : appends.shift();
    if (next === undefined) {
      if (others.length > 0) restUntil(otherStartsAt(), now);
      return;
    }
    isBusy = true;
    void next().finally(() => {
      isBusy = false;
      const endedAt = clock.monotonicMs();
      if (isOther) otherDueAt = endedAt + Math.min(APPENDS_SHARE * (endedAt - now), LONGEST_WAIT_MS);
      else appendEndedAt = endedAt;
      runNext();
    });
  };
  const restUntil = (at: number, now: number): void => {
    if (isResting) return;
    isResting = true;
    void clock.wait(at - now).then(() => {
      isResting = false;
      runNext();
    });
  };

  const enter =
    (lane: (() => Promise<unknown>)[]) =>
    <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        lane.push(() => work().then(resolve, reject));
        runNext();
      });

  return { append: enter(appends), other: enter(others) };
}
