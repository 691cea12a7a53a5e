import type { TouchdownError } from '../kernel/errors.ts';
/** One line of a log as the platform has it: untrusted text, not yet split or cleaned. */
export interface LogLine {
    readonly text: string;
    /** The line's own time in epoch milliseconds, where it has one. */
    readonly epochMs: number | null;
    /** The platform's id of the line, where it has one. */
    readonly id: string | null;
}
/**
 * One read of the log's end. `skipped`: the rate budget has nothing to spare for logs now; `error` says until when.
 * `unavailable`: the log cannot be read; `lasting` when asking again will not help (401, 403, 404).
 */
export type LogRead = {
    readonly kind: 'window';
    readonly lines: readonly LogLine[];
} | {
    readonly kind: 'skipped';
    readonly error?: TouchdownError;
} | {
    readonly kind: 'unavailable';
    readonly error: TouchdownError;
    readonly lasting: boolean;
};
/** Where log lines come from. Never rejects. */
export interface LogSource {
    /** Reads the last `tail` lines, oldest first; a service that ignores `tail` is trimmed. `purpose` `drain` is the end's last reads. */
    read(tail: number, purpose: 'follow' | 'drain', limits: {
        signal: AbortSignal;
        deadlineAt: number;
    }): Promise<LogRead>;
}
/** Why a log says more than its lines where it is not that lines were missed. */
export type GapCause = 'withheld' | 'repeated';
/** Where log lines go: each exactly once, in order. */
export interface LogSink {
    /** Takes the next line. */
    line(line: LogLine): void;
    /**
     * Says that about `missing` lines (null: unknown how many) could not be had at this place; `withheld`: they were had, but the log was
     * not read before the deployment, so that they may be the previous one's; `repeated`: the lines before it, shown since no line is new,
     * may be the previous one's.
     */
    gap(missing: number | null, cause?: GapCause): void;
    /** Says, once, that the log cannot be read, or was not for want of a budget. */
    unavailable(error: TouchdownError): void;
}
