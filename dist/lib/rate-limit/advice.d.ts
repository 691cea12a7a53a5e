import type { Advice } from './gate-interface.ts';
/** The head of a response; header names in lower case. */
export interface ResponseHead {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | undefined>>;
}
/**
 * Returns what one response says about the rate limit. Times are measured against the response's own `Date`, or against
 * `epochMs`, this machine's clock, if it has none. What is missing or cannot be read is null; never throws.
 * Headers: `X-RateLimit-Limit`, `-Remaining`, `-Reset` by the platform's description; `Retry-After` by RFC 9110, section 10.2.3.
 */
export declare function readAdvice({ status, headers }: ResponseHead, epochMs: number): Advice;
