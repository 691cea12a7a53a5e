import { backOffMs } from '../../kernel/back-off.ts';
import { NetworkError, RemoteError } from '../../kernel/errors.ts';
import type { Random } from '../../kernel/random.ts';
import { isUnsent } from '../../kernel/request-fate.ts';

/** How often a call of the stand-alone client is tried; whoever follows a deployment decides for itself, and asks for one. */
export const DEFAULT_ATTEMPTS = 4;
const WAIT = { firstMs: 250, maxMs: 8_000 };

/**
 * Tells whether the same request may be sent once more. A read: when the network or the service was at fault. A write:
 * only when surely nothing of it was sent, since a write whose answer was lost may have been done. Trust that is missing does not come
 * with another attempt.
 */
export function isRepeatable(error: unknown, method: 'GET' | 'POST'): boolean {
  if (error instanceof NetworkError) return error.stage !== 'tls' && (method === 'GET' || isUnsent(error));
  return method === 'GET' && error instanceof RemoteError && error.code === 'remote';
}

/** Returns how long to wait before attempt `attempt` + 1, in milliseconds: doubling from 250 ms to 8 s, of which a random part of up to a half is taken off. */
export function nextAttemptInMs(attempt: number, random: Random): number {
  return backOffMs(attempt, WAIT, 1 - random());
}
