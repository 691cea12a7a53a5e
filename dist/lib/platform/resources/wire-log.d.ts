import type { LogLine } from '../../logs/log-source.ts';
/** A log response, as far as it matters for reading it. */
export interface LogBody {
    readonly status: number;
    readonly contentType: string;
    readonly text: string;
}
/**
 * Decodes a log of any shape into its lines, in the response's order: JSON (a bare array, or one under `results`, `logs`, `data`
 * or `lines`), JSON by the line, or plain text. What is none of the known line shapes is shown as compact JSON.
 * Of plain text and JSON by the line, the last 50,000 lines; of a JSON list of more than 100,000 values, the newest that have 60,000. Throws
 * ProtocolError for an HTML page, and for JSON that is announced and broken, or too large without being a list.
 */
export declare function decodeLog({ status, contentType, text }: LogBody): LogLine[];
/**
 * Returns the last `tail` lines, oldest first, whatever the service did with `tail` and the order: sorted by time, equal times
 * in the service's order, where every line has one; else as they came.
 */
export declare function lastLines(lines: readonly LogLine[], tail: number): LogLine[];
