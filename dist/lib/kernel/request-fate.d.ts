import { TouchdownError } from './errors.ts';
/** Notes that the request which ended so was surely not sent, and returns the error; never throws. */
export declare function markUnsent(error: unknown): unknown;
/** Returns whether nothing of the request that ended so can have reached the other side; false for what is no error of ours. Never throws. */
export declare function isUnsent(error: unknown): boolean;
/**
 * Returns whether the platform may have done what was asked without our knowing: the answer was lost or could not be read, the service
 * failed in the middle, or the caller gave up after the request was sent. Such a write is not to be repeated blindly. Never throws.
 */
export declare function isUncertain(error: unknown): error is TouchdownError;
/**
 * Returns how far a request came by a system's code alone: the codes that only looking up a name and opening a connection can end
 * with; null for all others, which may come after something was sent.
 * Source: Node's documentation, "Common system errors" (ECONNREFUSED, ENOTFOUND), and getaddrinfo(3) for EAI_….
 */
export declare function unsentStageOf(code: string): 'dns' | 'connect' | null;
