import type { NetworkStage } from '../../kernel/errors.ts';
/** Why an exchange did not finish. `signal` and `deadline`: the caller's; `closed`: the client was closed. */
export interface Failure {
    readonly kind: NetworkStage | 'signal' | 'deadline' | 'closed' | 'too-large' | 'encoded';
    readonly cause?: unknown;
}
/** How far a request had come: nothing of it sent, sent in part or whole, the response's head there. */
export type Progress = 'waiting' | 'sent' | 'answering';
/** Sorts what undici says of a request by how far the request had come; total. */
export declare function classifyFailure(cause: unknown, progress: Progress): Failure;
/** Returns what a person can make use of in a cause: an error code, or what a proxy said; empty if there is nothing. */
export declare function describeCause(cause: unknown): string;
