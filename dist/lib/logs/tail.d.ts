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
    /** The shortest time between two status checks so that the rate budget lasts, in milliseconds; 0 where it does not bind. */
    readonly paceMs: () => number;
}
/** Follows one application's log into a sink. One call at a time; none rejects, whatever source and sink do. */
export interface LogTail {
    /**
     * Reads once, for at most 3 s, what the log holds before the deployment begins; none of it is shown later.
     * Where that read fails, what the first good one brings is taken for it, but for lines dated after `started`, and a gap says so.
     * Read again, as before a request that is repeated, the last read counts. Without this call all is shown.
     */
    baseline(limits: TailLimits): Promise<void>;
    /** Reports in which second the platform took the deployment, by its own clock, in epoch milliseconds; null if it reported no time. */
    started(takenAt: number | null): void;
    /** Shows lines as they come, until the signal aborts, the deadline passes, or reading on will not help. */
    follow(limits: TailLimits): Promise<void>;
    /** Shows the last lines: until two reads in a row bring nothing new, for at most 5 s. */
    drain(limits: TailLimits): Promise<void>;
    /** Shows, after `drain`, the last lines of a log that brought none to show, and says that they may be from the deployment before. */
    repeat(): Promise<void>;
}
/** Returns a tail that has read nothing yet. */
export declare function createLogTail(options: LogTailOptions): LogTail;
/** What the next read's time rests on; all in milliseconds. */
export interface LogCadence {
    readonly pollIntervalMs: number;
    /** The shortest time between two status checks so that the rate budget lasts; 0 where it does not bind. */
    readonly paceMs: number;
    readonly elapsedMs: number;
    /** How long was waited before the last read; null before the first. */
    readonly lastWaitMs: number | null;
    /** True if the last read brought new lines. */
    readonly isFlowing: boolean;
}
/** Returns how long to wait before the next read, in milliseconds; about 38 reads in ten minutes of a log that never rests, at 5 s. */
export declare function nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing }: LogCadence): number;
