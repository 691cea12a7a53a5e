import type { Clock } from './clock.ts';
/** A limit that runs until its time is over or `end` is called. */
export interface TimeLimit {
    /** Aborts when the time is over, or when the caller's signal aborts. */
    readonly signal: AbortSignal;
    isOver(): boolean;
    /** Stops the timer; the signal then no longer aborts by itself. */
    end(): void;
}
/** Starts a limit of `limitMs` milliseconds; the caller must end it. */
export declare function startTimeLimit(clock: Clock, limitMs: number, signal?: AbortSignal): TimeLimit;
/** One pending call that is due later: setting a new one cancels the previous. */
export interface Alarm {
    /** Calls `onElapsed` after `durationMs` milliseconds, unless cancelled before. */
    set(durationMs: number, onElapsed: () => void): void;
    lift(): void;
}
/** Returns an alarm on `clock`, not yet set. */
export declare function createAlarm(clock: Clock): Alarm;
/**
 * Returns a function that calls `onElapsed` after `durationMs` milliseconds, unless the function that it returns is called before. All
 * calls share one timer: a timer for each of many short pieces of work costs more than some of them.
 */
export declare function createTimeouts(clock: Clock, durationMs: number): (onElapsed: () => void) => () => void;
/** Returns the result of `run`, or null when time is over or `signal` aborts; its signal aborts then. Rejects as `run` does. */
export declare function withinLimit<T>(clock: Clock, limitMs: number, run: (signal: AbortSignal) => Promise<T>, signal?: AbortSignal): Promise<T | null>;
/** Returns what `work` resolves to, or null as soon as `signal` aborts. Rejects as `work` does. */
export declare function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T | null>;
/** Resolves once `signal` aborts, or at once if it has; never rejects. */
export declare function untilAborted(signal: AbortSignal): Promise<void>;
