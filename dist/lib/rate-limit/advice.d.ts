import type { Advice } from './gate-interface.ts';
/** The head of an answer; header names in lower case. */
export interface AnswerHead {
    readonly status: number;
    readonly headers: Readonly<Record<string, string | undefined>>;
}
/**
 * Returns what one answer says of the rate limit. Times are measured against the answer's own `Date`; `epochMs`, this
 * machine's clock, stands in where there is none. What is missing or cannot be read is null; never throws.
 * Headers: `X-RateLimit-Limit`, `-Remaining`, `-Reset` by the platform's description; `Retry-After` by RFC 9110, section 10.2.3.
 */
export declare function readAdvice({ status, headers }: AnswerHead, epochMs: number): Advice;
