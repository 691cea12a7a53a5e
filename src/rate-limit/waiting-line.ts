import type { Purpose } from './gate-interface.ts';

/** What becomes of a request that asked: it may be sent, or there is nothing to spare for it. */
export type Outcome = 'admitted' | 'given-up';

/** A request that waits its turn. */
export interface Waiter {
  readonly purpose: Purpose;
  /** On the monotonic clock. */
  readonly deadlineAt: number;
  /** Ends the wait; called once. */
  readonly settle: (outcome: Outcome | Error) => void;
}

/** The most needed first. */
const TURNS: Readonly<Record<Purpose, number>> = { final: 0, essential: 1, follow: 2, other: 3, log: 4 };

/** Puts `waiter` into `queue` behind all that are needed as much or more. */
export function enqueue(queue: Waiter[], waiter: Waiter): void {
  const behind = queue.findLastIndex(({ purpose }) => TURNS[purpose] <= TURNS[waiter.purpose]);
  queue.splice(behind + 1, 0, waiter);
}
