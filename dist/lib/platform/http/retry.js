import { NetworkError, RemoteError } from '../../kernel/errors.js';
import { isUnsent } from '../../kernel/request-fate.js';
/** How often a call of the stand-alone client is tried; whoever follows a deployment decides for itself, and asks for one. */
export const DEFAULT_ATTEMPTS = 4;
const FIRST_WAIT_MS = 250;
const MAX_WAIT_MS = 8_000;
/**
 * Tells whether the same request may be sent once more. A read: when the network or the service was at fault. A write:
 * only when surely nothing of it was sent, since a write whose answer was lost may have been done. Trust that is missing does not come
 * with another attempt.
 */
export function isRepeatable(error, method) {
    if (error instanceof NetworkError)
        return error.stage !== 'tls' && (method === 'GET' || isUnsent(error));
    return method === 'GET' && error instanceof RemoteError && error.code === 'remote';
}
/** Returns how long to wait before attempt `attempt` + 1, in milliseconds: doubling from 250 ms to 8 s, of which a random part of up to a half is taken off. */
export function backOffMs(attempt, random) {
    const wholeMs = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1));
    return wholeMs * (1 - random() / 2);
}
