import type { Clock } from '../kernel/clock.ts';
import type { LogSink, LogSource } from './log-source.ts';
/** Until when a part of the tail may run, on the clock's monotonic time, and who may end it early. */
export interface TailLimits {
    readonly signal: AbortSignal;
    readonly deadlineAt: number;
}
/** What the log tail of one application needs. */
export interface LogTailOptions {
    readonly source: LogSource;
    readonly sink: LogSink;
    readonly clock: Clock;
    /** How many lines to request at a time, at least 1; more are requested after a gap. */
    readonly tail: number;
    readonly pollIntervalMs: number;
    /** Minimum time between two status checks so that the rate budget lasts, in milliseconds; 0 if the budget sets no minimum. */
    readonly paceMs: () => number;
}
/** Follows one application's log into a sink. One call at a time; none rejects. */
export interface LogTail {
    /**
     * Reads once, for at most 3 s, what the log holds before the deployment begins; none of it is shown later. If that read fails, the
     * first successful one takes its place, except for lines dated after `started`, and a gap says so. If called again, as before a
     * request is repeated, the last read counts. Without this call all lines are shown.
     */
    baseline(limits: TailLimits): Promise<void>;
    /** Reports when the platform accepted the deployment, by its clock, in epoch milliseconds; null if unknown. */
    started(takenAt: number | null): void;
    /** Shows lines as they come, until the signal aborts, the deadline passes, or further reads will not help. */
    follow(limits: TailLimits): Promise<void>;
    /** Shows the last lines: until two reads in a row bring nothing new, for at most 5 s. */
    drain(limits: TailLimits): Promise<void>;
    /** After `drain`: shows the last lines of a log without new lines, and says that they may be from the previous deployment. */
    repeat(): Promise<void>;
}
/** Returns a log tail. */
export declare function createLogTail(options: LogTailOptions): LogTail;
/** What the time of the next read depends on; all in milliseconds. */
export interface LogCadence {
    readonly pollIntervalMs: number;
    /** Minimum time between two status checks so that the rate budget lasts; 0 if the budget sets no minimum. */
    readonly paceMs: number;
    readonly elapsedMs: number;
    /** How long was waited before the last read; null before the first. */
    readonly lastWaitMs: number | null;
    readonly isFlowing: boolean;
}
/** Returns how long to wait before the next read, in milliseconds; at 5 s, about 38 reads in ten minutes of a busy log. */
export declare function nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing }: LogCadence): number;
