import type { Failure } from './failure.ts';
/** How long each part of a request may take, in milliseconds. */
export interface TimeLimits {
    /** For a connection, name resolution and TLS included; waiting for a busy connection may take `headersMs` more. */
    readonly connectMs: number;
    /** From the connection to the response's head. */
    readonly headersMs: number;
    /** From the response's head to its end: the whole body, so that one that drips ends too. */
    readonly bodyMs: number;
}
/** One HTTP request, ready to send. */
export interface ExchangeRequest {
    readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
    /** The whole path, prefix and query included. */
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | null;
    readonly signal: AbortSignal | undefined;
    /** On the clock's monotonic time. */
    readonly deadlineAt: number;
}
/** The head of a response; header names in lower case, repeated headers joined by a comma. */
export interface Head {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
}
/**
 * What became of a request.
 * `answered`: the head came; `text` is the body, and empty if `failure` says why the body could not be had whole.
 * `unanswered`: no head came.
 */
export type Exchanged = (Head & {
    readonly kind: 'answered';
    readonly text: string;
    readonly failure: Failure | null;
}) | {
    readonly kind: 'unanswered';
    readonly failure: Failure;
};
/** Sends requests to one origin and brings back what became of them. */
export interface Exchange {
    /** Sends once. Never rejects; ends by the time limits, the deadline and the signal. */
    send(request: ExchangeRequest): Promise<Exchanged>;
    /** Ends every connection; what is under way, and what is sent afterwards, fails with `closed`. */
    close(): Promise<void>;
}
