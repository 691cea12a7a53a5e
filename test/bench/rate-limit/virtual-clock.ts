import type { Clock } from '../../../src/kernel/clock.ts';

interface Sleeper {
  readonly wakesAt: number;
  readonly order: number;
  readonly wake: () => void;
}

/** A clock for very many sleepers: time jumps to the next one's instant when nothing else is left to do. */
export interface VirtualClock extends Clock {
  /** Lets time pass until every one of `work` has settled; rejects with the first rejection. */
  run(work: readonly Promise<unknown>[]): Promise<void>;
}

/** Returns a virtual clock at monotonic 0 and the given epoch; sleepers of one instant wake in the order they lay down. */
export function createVirtualClock(epochAtStart = Date.UTC(2030, 0, 1)): VirtualClock {
  const sleepers: Sleeper[] = [];
  let nowMs = 0;
  let order = 0;

  const wait = (durationMs: number, signal?: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal?.aborted) return resolve();
      push(sleepers, { wakesAt: nowMs + Math.max(0, durationMs), order: order++, wake: resolve });
      signal?.addEventListener('abort', () => resolve(), { once: true });
    });

  const run = async (work: readonly Promise<unknown>[]): Promise<void> => {
    let isDone = false;
    const all = Promise.all(work).finally(() => {
      isDone = true;
    });
    all.catch(() => {});
    await turn();
    while (!isDone) {
      const sleeper = pop(sleepers);
      if (sleeper === undefined) throw new Error('nobody is left to wake, and the work has not ended');
      nowMs = sleeper.wakesAt;
      sleeper.wake();
      await turn();
    }
    await all;
  };

  return { monotonicMs: () => nowMs, epochMs: () => epochAtStart + nowMs, wait, run };
}

/** Lets every promise that is ready run. */
function turn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function isBefore(a: Sleeper, b: Sleeper): boolean {
  return a.wakesAt < b.wakesAt || (a.wakesAt === b.wakesAt && a.order < b.order);
}

/** Puts `sleeper` into the binary heap `heap`, whose first element is the next to wake. */
function push(heap: Sleeper[], sleeper: Sleeper): void {
  let at = heap.length;
  while (at > 0) {
    const above = (at - 1) >> 1;
    const parent = heap[above];
    if (parent === undefined || isBefore(parent, sleeper)) break;
    heap[at] = parent;
    at = above;
  }
  heap[at] = sleeper;
}

/** Takes the next to wake out of the heap. */
function pop(heap: Sleeper[]): Sleeper | undefined {
  const first = heap[0];
  const last = heap.pop();
  if (last === undefined || heap.length === 0) return first;
  let at = 0;
  for (;;) {
    const left = heap[2 * at + 1];
    const right = heap[2 * at + 2];
    const below = right !== undefined && left !== undefined && isBefore(right, left) ? 2 * at + 2 : 2 * at + 1;
    const child = heap[below];
    if (child === undefined || isBefore(last, child)) break;
    heap[at] = child;
    at = below;
  }
  heap[at] = last;
  return first;
}
