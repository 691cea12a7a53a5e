import { TouchdownError } from './errors.ts';
/** Marks an error as that of a request that was surely not sent, and returns it. Never throws. */
export declare function markUnsent(error: unknown): unknown;
/** Returns whether nothing of the failed request can have reached the other side; false for errors that are not ours. Never throws. */
export declare function isUnsent(error: unknown): boolean;
/** Returns whether the platform may have carried out the request unnoticed: it must not be repeated blindly. Never throws. */
export declare function isUncertain(error: unknown): error is TouchdownError;
/**
 * Returns how far a request came, by a system error code alone: `dns` or `connect` for codes that only name resolution and connecting
 * can produce; null for all others, which may come after something was sent. Source: Node's documentation, "Common system errors"
 * (ECONNREFUSED, ENOTFOUND), and getaddrinfo(3) for EAI_….
 */
export declare function unsentStageOf(code: string): 'dns' | 'connect' | null;
