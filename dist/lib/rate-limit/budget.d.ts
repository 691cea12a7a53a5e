import { type Crowd, type Sent } from './crowd.ts';
import type { Advice, Purpose } from './gate-interface.ts';
import { type Window } from './window.ts';
/** What is known about one token's rate limit, and what this process has used of it. Immutable; instants are on the monotonic clock. */
export interface Budget {
    /** Requests to leave for others. */
    readonly reserve: number;
    /** The window as last reported; null if none was. */
    readonly window: Window | null;
    readonly crowd: Crowd;
    /** Requests admitted whose responses are not yet known. */
    readonly inFlight: number;
    /** How many were in flight at the last reading: their responses may be older, and then show only that they were counted. */
    readonly overtaken: number;
    readonly used: number;
    /** Requests admitted since the last reading. */
    readonly sent: Sent;
    /** True if any request has finished, with or without a response. */
    readonly isTried: boolean;
    /** Nothing is sent before this instant, because the service requested it. */
    readonly closedUntilAt: number;
    /** 429 responses in a row. */
    readonly refusals: number;
}
/**
 * The decision about one request. `admitted`: it may be sent, and `budget` is the new state. `wait`: not before `untilAt`. `hold`: not
 * before a request in flight has reported what is left. `given-up`: the budget has nothing to spare for it; only for logs.
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
/** Returns the budget of a token about which nothing is known yet. */
export declare function createBudget(reserve: number): Budget;
/** Decides whether a request for `purpose` may be sent at `nowMs`. Never admits more than what is left, those in flight counted. */
export declare function admit(budget: Budget, purpose: Purpose, nowMs: number): Admission;
/** Applies the response to one admitted request; null if none came. `chance` is in [0, 1). */
export declare function learn(budget: Budget, advice: Advice | null, nowMs: number, chance: number): Budget;
/**
 * Returns the shortest time that one follower should leave between two polls so that what is left lasts, in milliseconds; 0 if
 * nothing is known. A poll in the second half of the time to the reset waits for the reset instead: by then others may have
 * used the requests that it counted on.
 */
export declare function pace(budget: Budget, nowMs: number): number;
