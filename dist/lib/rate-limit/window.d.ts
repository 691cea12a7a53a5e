import type { Advice } from './gate-interface.ts';
/** How long a window of the platform's limit lasts: it allows a number of requests an hour. */
export declare const WINDOW_MS = 3600000;
/** A window of the rate limit, as last reported. Instants are on the monotonic clock. */
export interface Window {
    /** Requests in the whole window; null if no response said it. */
    readonly limit: number | null;
    readonly remaining: number;
    readonly endsAt: number;
    /** When it is safe to count on the next window: a little after the end, and not at the same instant for every process. */
    readonly opensAt: number;
    readonly readAt: number;
    /** In [0, 1), drawn once a window: spreads the processes that wait for its end. */
    readonly chance: number;
}
/**
 * Returns the window that a response reports; null if it does not say what is left. If nothing is left, Retry-After wins over
 * the reset. `before` is the window known so far: the same one keeps its chance.
 */
export declare function readWindow(advice: Advice, before: Window | null, nowMs: number, chance: number): Window | null;
/** Returns whether two readings, the earlier first, are of one window. */
export declare function isSameWindow(before: Window, after: Window): boolean;
/** Returns the window at `nowMs`: the last reported one, a whole new one after it, or null if nothing is known. */
export declare function windowAt(reported: Window | null, nowMs: number): Window | null;
/** Returns a wait and up to a tenth more, so that processes that were given the same wait do not return at the same instant. */
export declare function spreadOut(durationMs: number, chance: number): number;
