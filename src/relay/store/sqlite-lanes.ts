/** Two queues for one database that does one thing at a time. */
export interface Lanes {
  /** Runs after the appends before it, and at most one other piece of work. */
  append<T>(work: () => Promise<T>): Promise<T>;
  /** Runs after the others before it; while appends wait, one after each few of them. */
  other<T>(work: () => Promise<T>): Promise<T>;
}

/** So many appends in a row go before another piece of work that waits. */
const APPENDS_IN_A_ROW = 4;

/** Answers two empty lanes: appends go first, and where both wait they take turns, so that neither starves. */
export function createLanes(): Lanes {
  const appends: (() => Promise<unknown>)[] = [];
  const others: (() => Promise<unknown>)[] = [];
  let isBusy = false;
  let appended = 0;

  const runNext = (): void => {
    const isAppend = appends.length > 0 && (appended < APPENDS_IN_A_ROW || others.length === 0);
    const next = isAppend ? appends.shift() : others.shift();
    isBusy = next !== undefined;
    appended = isAppend ? appended + 1 : 0;
    void next?.().finally(runNext);
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
