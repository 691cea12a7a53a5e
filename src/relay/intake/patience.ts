import type { Clock } from '../../kernel/clock.ts';

/** Waits for a promise, but not for ever: `late` where it takes longer than the limit. Rejects as the promise does. */
export type Patience = <T>(promise: Promise<T>) => Promise<T | 'late'>;

interface Waiter {
  readonly dueAt: number;
  isDone: boolean;
  giveUp(): void;
}

/** Below this, those who wait no longer are not worth sweeping out. */
const FEW = 256;

/** Answers a patience of `limitMs`. One timer serves all who wait: they lose it in the order in which they came. */
export function createPatience(clock: Clock, limitMs: number): Patience {
  let waiters: Waiter[] = [];
  let waiting = 0;
  let isWatched = false;
  const watch = async (): Promise<void> => {
    isWatched = true;
    for (let first = waiters[0]; first !== undefined; first = waiters[0]) {
      await clock.wait(first.dueAt - clock.monotonicMs());
      const now = clock.monotonicMs();
      for (const waiter of waiters) if (!waiter.isDone && waiter.dueAt <= now) waiter.giveUp();
      waiters = waiters.filter(({ isDone }) => !isDone);
    }
    isWatched = false;
  };
  const enter = (giveUp: () => void): (() => void) => {
    if (waiters.length > FEW && waiters.length > 2 * waiting) waiters = waiters.filter(({ isDone }) => !isDone);
    const leave = (): void => {
      if (!waiter.isDone) waiting -= 1;
      waiter.isDone = true;
    };
    const waiter: Waiter = {
      dueAt: clock.monotonicMs() + limitMs,
      isDone: false,
      giveUp() {
        leave();
        giveUp();
      },
    };
    waiting += 1;
    waiters.push(waiter);
    if (!isWatched) void watch();
    return leave;
  };
  return (promise) =>
    new Promise((resolve, reject) => {
      const leave = enter(() => resolve('late'));
      promise.then(resolve, reject).finally(leave);
    });
}
