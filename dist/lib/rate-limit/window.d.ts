import type { Advice } from './gate-interface.ts';
/** How long a window of the platform's limit lasts: it allows a number of requests an hour. */
export declare const WINDOW_MS = 3600000;
/** A window of the rate limit, as the last answer told it. Instants are on the monotonic clock. */
export interface Window {
    /** Requests in the whole window; null where no answer says. */
    readonly limit: number | null;
    readonly remaining: number;
    readonly endsAt: number;
    /** When it is safe to count on the next window: a little after the end, and not the same for all who wait. */
    readonly opensAt: number;
    readonly toldAt: number;
    /** In [0, 1), drawn once a window: where this process stands among those who wait for its end. */
    readonly chance: number;
}
/**
 * Returns the window that an answer tells of; null where it says nothing of what is left. A Retry-After wins over the
 * reset where nothing is left. `before` is the window that was known: the same one keeps its chance.
 */
export declare function readWindow(advice: Advice, before: Window | null, nowMs: number, chance: number): Window | null;
/** Tells whether two readings, the earlier first, are of one window. */
export declare function isSameWindow(before: Window, after: Window): boolean;
/** Returns the window that holds at `nowMs`: the one that was told, a whole new one after it, or null where nothing is known. */
export declare function windowAt(told: Window | null, nowMs: number): Window | null;
/** Returns a wait and up to a tenth more, so that those who were told the same do not come back at the same instant. */
export declare function spreadOut(durationMs: number, chance: number): number;
