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
/** Puts `waiter` into `queue` behind all that are needed as much or more. */
export declare function enqueue(queue: Waiter[], waiter: Waiter): void;
