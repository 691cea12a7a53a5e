import type { Clock } from '../../kernel/clock.ts';
import type { Platform } from '../../platform/client.ts';
import type { CallOptions } from '../../platform/http/transport.ts';

/** A window of the rate limit is an hour: a request that misses one gets the next. */
const MAX_CALL_MS = 7_200_000;
/** A response that takes longer than this may be waiting for the rate limit. */
const REPORT_AFTER_MS = 5_000;

/** The gate reserves the last request of a window for the outcome of a deployment. */
const RESERVED_REQUESTS = 1;
const MIN_WAIT_MS = 1_000;

/** How long `up` waits for the platform. */
export interface RetryTimeout {
  readonly read: CallOptions;
  /** The limits of writes: once sent, the response is awaited. */
  readonly write: CallOptions;
  /** Returns the result of `work`; reports each window that it waits for once. */
  during<T>(work: Promise<T>): Promise<T>;
  /** Waits, up to two hours, until a deployment can be requested; returns false if it cannot or the user asks to stop. */
  turn(): Promise<boolean>;
}

interface RetryTimeoutParts {
  readonly platform: Pick<Platform, 'rateLimit' | 'gate'>;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Nothing is sent before `resetsAt`, in epoch milliseconds; must not throw. */
  waits(resetsAt: number): void;
}

/** Returns a timeout that outlasts a window of the rate limit. */
export function createRetryTimeout({ platform, clock, signal, waits }: RetryTimeoutParts): RetryTimeout {
  let reportedSecond: number | null = null;
  const reportWindow = (): void => {
    const { remaining, resetsAt } = platform.rateLimit;
    if (remaining === null || remaining > RESERVED_REQUESTS || resetsAt === null) return;
    const second = Math.round(resetsAt / 1000);
    // Each response gives a slightly different instant for the same reset.
    if (reportedSecond !== null && Math.abs(second - reportedSecond) < 60) return;
    reportedSecond = second;
    waits(resetsAt);
  };
  return {
    read: { signal, timeoutMs: MAX_CALL_MS },
    write: { turnSignal: signal, timeoutMs: MAX_CALL_MS },
    during: async (work) => {
      const done = new AbortController();
      void clock.wait(REPORT_AFTER_MS, done.signal).then(() => {
        if (!done.signal.aborted) reportWindow();
      });
      try {
        return await work;
      } finally {
        done.abort();
      }
    },
    turn: async () => {
      const givesUpAt = clock.monotonicMs() + MAX_CALL_MS;
      while (!platform.gate.isOpenFor('essential') && !signal.aborted && clock.monotonicMs() < givesUpAt) {
        reportWindow();
        const waitMs = (platform.rateLimit.resetsAt ?? 0) - clock.epochMs();
        await clock.wait(Math.max(MIN_WAIT_MS, waitMs), signal);
      }
      return !signal.aborted && platform.gate.isOpenFor('essential');
    },
  };
}
