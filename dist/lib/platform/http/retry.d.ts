import type { Random } from '../../kernel/random.ts';
/** How often a call of the stand-alone client is tried; whoever follows a deployment decides for itself, and asks for one. */
export declare const DEFAULT_ATTEMPTS = 4;
/**
 * Tells whether the same request may be sent once more. A read: when the network or the service was at fault. A write:
 * only when surely nothing of it was sent, since a write whose answer was lost may have been done. Trust that is missing does not come
 * with another attempt.
 */
export declare function isRepeatable(error: unknown, method: 'GET' | 'POST'): boolean;
/** Returns how long to wait before attempt `attempt` + 1, in milliseconds: doubling from 250 ms to 8 s, of which a random part of up to a half is taken off. */
export declare function backOffMs(attempt: number, random: Random): number;
