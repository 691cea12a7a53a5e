import type { Clock } from '../kernel/clock.ts';
import type { LogSink, LogSource } from './log-source.ts';
/** Until when a part of the tail may run, on the clock's monotonic time, and who may end it early. */
export interface TailLimits {
    readonly signal: AbortSignal;
    readonly deadlineAt: number;
}
/** What one application's log tail is made of. */
export interface LogTailOptions {
    readonly source: LogSource;
    readonly sink: LogSink;
    readonly clock: Clock;
    /** How many lines to ask for at a time, at least 1; more are asked for after a gap. */
    readonly tail: number;
    readonly pollIntervalMs: number;
    /** The shortest time between two looks at the status so that the rate budget lasts, in milliseconds; 0 where it does not bind. */
    readonly paceMs: () => number;
}
/** Follows one application's log into a sink. One call at a time; none rejects, whatever source and sink do. */
export interface LogTail {
    /**
     * Reads once, for at most 3 s, what the log holds before the deployment begins; none of it is shown later.
     * Where that read fails, what the first good one brings is taken for it, but for lines dated after `begun`, and a gap says so.
     * Read again, as before a request that is repeated, the last read counts. Without this call all is shown.
     */
    baseline(limits: TailLimits): Promise<void>;
    /** Tells in which second the platform took the deployment, by its own clock, in epoch milliseconds; null where it told no time. */
    begun(takenAt: number | null): void;
    /** Shows lines as they come, until the signal aborts, the deadline passes, or reading on will not help. */
    follow(limits: TailLimits): Promise<void>;
    /** Shows the last lines: until two reads in a row bring nothing new, for at most 5 s. */
    drain(limits: TailLimits): Promise<void>;
    /** Shows, after `drain`, the last lines of a log that brought none to show, and says that they may be from the deployment before. */
    repeat(): Promise<void>;
}
/** Returns a tail that has read nothing yet. */
export declare function createLogTail(options: LogTailOptions): LogTail;
