import { backOffMs } from '../../kernel/back-off.ts';
import type { Clock } from '../../kernel/clock.ts';
import { outlookOfUnsent } from '../../kernel/request-fate.ts';
import { unlessAborted } from '../../kernel/time-limit.ts';
import { type Failure, isLoginRefused, isOfNetwork } from './failure.ts';

/** Keeps requests that run in parallel from failing in parallel, since each login that a proxy refuses may lock the account. */
export interface Contact {
  /**
   * Returns the result of `send`, which reports that the other side was reached. Until then one request is sent at a time. Those that wait
   * get its failure, if nothing of it was sent. After two failures in a row that last, later requests get the last one for a while.
   */
  send<T extends { readonly kind: 'responded' }>(
    send: (onReached: () => void) => Promise<T | Failed>,
    signal: AbortSignal,
  ): Promise<T | Failed>;
}

/** A request to which no response came. */
export interface Failed {
  readonly kind: 'failed';
  readonly failure: Failure;
}

const MAX_LASTING = 2;
/** Shorter than a run waits for what comes back. */
const PAUSE_MS = 30_000;
/** Each login that is refused counts towards a lock. */
const LOGIN_PAUSE = { firstMs: PAUSE_MS, maxMs: 900_000 };

/** Returns what is shared by all requests to one origin, directly or through a proxy. */
export function createContact(clock: Clock): Contact {
  let isReached = false;
  let lasting = 0;
  let closed: { readonly until: number; readonly by: Failed } | null = null;
  let first: Promise<Failed | null> | null = null;
  const reach = (): void => {
    isReached = true;
    lasting = 0;
    closed = null;
  };
  const isClosed = (): boolean => closed !== null && clock.monotonicMs() < closed.until;
  /** Returns a failure that others can share: nothing was sent. */
  const record = (result: { readonly kind: 'responded' } | Failed, lastingBefore: number): Failed | null => {
    if (result.kind === 'responded' || !isOfNetwork(result.failure)) return null;
    const outlook = outlookOfUnsent(result.failure.kind);
    // Requests that were under way together count once.
    if (outlook === 'lasting' && lasting === lastingBefore) {
      isReached = false;
      lasting += 1;
      const failures = lasting - MAX_LASTING + 1;
      const pauseMs = isLoginRefused(result.failure) ? backOffMs(failures, LOGIN_PAUSE) : PAUSE_MS;
      if (failures > 0) closed = { until: clock.monotonicMs() + pauseMs, by: result };
    }
    return outlook === null ? null : result;
  };
  return {
    send: async (send, signal) => {
      while (!isReached && first !== null) {
        const shared = await unlessAborted(first, signal);
        if (shared !== null || signal.aborted) return shared ?? send(reach);
      }
      if (closed !== null && isClosed()) return closed.by;
      const { promise, resolve } = Promise.withResolvers<Failed | null>();
      if (!isReached) first = promise;
      const lastingBefore = lasting;
      const result = await send(() => {
        reach();
        resolve(null);
      });
      const failed = record(result, lastingBefore);
      if (first === promise) first = null;
      resolve(failed);
      return result;
    },
  };
}
