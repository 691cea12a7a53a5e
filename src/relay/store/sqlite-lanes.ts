import type { Clock } from '../../kernel/clock.ts';

/** Two queues for one database that does one thing at a time. */
export interface Lanes {
  /** Runs after the appends before it, and seldom after another piece of work. */
  append<T>(work: () => Promise<T>): Promise<T>;
  /** Runs after the others before it; while appends wait, in a small part of the time. */
  other<T>(work: () => Promise<T>): Promise<T>;
}

/** While appends wait, they get so many times the time of the other work. */
const APPENDS_SHARE = 5;
/** Other work waits no longer than this for its turn, in milliseconds: what is stored has to be applied, too. */
const LONGEST_WAIT_MS = 250;

/** Answers two empty lanes: appends go first, since somebody waits for each; in a flood of them the rest still goes on. */
export function createLanes(clock: Clock): Lanes {
  const appends: (() => Promise<unknown>)[] = [];
  const others: (() => Promise<unknown>)[] = [];
  let isBusy = false;
  /** What appends are still owed for the other work done last, and when that ended. */
  let owedMs = 0;
  let otherEndedAt = clock.monotonicMs();

  const isAppendNext = (now: number): boolean => {
    if (appends.length === 0 || others.length === 0) return appends.length > 0;
    return owedMs > 0 && now - otherEndedAt < LONGEST_WAIT_MS;
  };
  const runNext = (): void => {
    const startedAt = clock.monotonicMs();
    const isAppend = isAppendNext(startedAt);
    const next = isAppend ? appends.shift() : others.shift();
    isBusy = next !== undefined;
    void next?.().finally(() => {
      const now = clock.monotonicMs();
      owedMs = isAppend ? owedMs - (now - startedAt) : APPENDS_SHARE * (now - startedAt);
      if (!isAppend) otherEndedAt = now;
      runNext();
    });
  };

  const enter =
    (lane: (() => Promise<unknown>)[]) =>
    <T>(work: () => Promise<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        lane.push(() => work().then(resolve, reject));
        if (!isBusy) runNext();
      });

  return { append: enter(appends), other: enter(others) };
}
