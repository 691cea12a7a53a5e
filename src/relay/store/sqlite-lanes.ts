/** Two queues for one database that does one thing at a time. */
export interface Lanes {
  /** Runs after the appends before it, and at most one other piece of work. */
  append<T>(work: () => Promise<T>): Promise<T>;
  /** Runs after the others before it; while appends wait, one after each of them. */
  other<T>(work: () => Promise<T>): Promise<T>;
}

/** Answers two empty lanes: appends go first, and where both wait they take turns, so that neither starves. */
export function createLanes(): Lanes {
  const appends: (() => Promise<unknown>)[] = [];
  const others: (() => Promise<unknown>)[] = [];
  let isBusy = false;
  let wasAppend = false;

  const runNext = (): void => {
    const isAppend = appends.length > 0 && !(wasAppend && others.length > 0);
    const next = isAppend ? appends.shift() : others.shift();
    isBusy = next !== undefined;
    wasAppend = isAppend;
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
