import { type Crowd, type Sent } from './crowd.ts';
import type { Advice, Purpose } from './gate-interface.ts';
import { type Window } from './window.ts';
/** What is known of one token's rate limit, and what this process has spent of it: a value. Instants are on the monotonic clock. */
export interface Budget {
    /** Requests to leave for others. */
    readonly reserve: number;
    /** The window as last told; null where nothing was told. */
    readonly window: Window | null;
    readonly crowd: Crowd;
    /** Requests admitted whose answers are not yet learned. */
    readonly inFlight: number;
    /** How many were in flight when the last reading came: their answers may be older, and then tell only that they were spent. */
    readonly overtaken: number;
    readonly used: number;
    /** Requests admitted since the last reading. */
    readonly sent: Sent;
    /** Whether any request has come back, answered or not. */
    readonly isTried: boolean;
    /** Nothing is sent before: the service asked for it. */
    readonly closedUntilAt: number;
    /** Returns 429 in a row. */
    readonly refusals: number;
}
/**
 * Whether a request may be sent. `admitted`: yes, and `budget` is what counts from now on. `wait`: not before `untilAt`.
 * `hold`: not before one of those in flight has told what is left. `given-up`: there is nothing to spare for it; only for logs.
 */
export type Admission = {
    readonly kind: 'admitted';
    readonly budget: Budget;
} | {
    readonly kind: 'wait';
    readonly untilAt: number;
} | {
    readonly kind: 'hold';
} | {
    readonly kind: 'given-up';
};
/** Returns the budget of a token of which nothing is known yet. */
export declare function createBudget(reserve: number): Budget;
/** Decides whether a request for `purpose` may be sent at `nowMs`. Never admits more than what is left, those in flight counted. */
export declare function admit(budget: Budget, purpose: Purpose, nowMs: number): Admission;
/** Takes in what the answer to one admitted request said; null where no answer came. `chance` is in [0, 1). */
export declare function learn(budget: Budget, advice: Advice | null, nowMs: number, chance: number): Budget;
/**
 * Returns the shortest time to leave between two looks of one follower so that what is left lasts, in milliseconds; 0 where
 * nothing is known. A look that would come in the second half of what is left of the window waits for the next one: by then
 * others may have used what this one was to have.
 */
export declare function pace(budget: Budget, nowMs: number): number;
