import type { Clock } from '../../kernel/clock.ts';
import type { Platform } from '../../platform/client.ts';
import type { CallOptions } from '../../platform/transport.ts';

/** A window of the rate limit is an hour: who comes too late for one has the next. */
const LONGEST_CALL_MS = 7_200_000;
/** After which an answer that has not come may have to do with the rate limit. */
const SURPRISE_MS = 5_000;

/** How `up` waits for the platform. */
export interface Patience {
  /** The limits of what changes nothing. */
  readonly read: CallOptions;
  /** The limits of what creates or deploys: once it is sent its answer is waited for, since one that nobody takes is lost. */
  readonly write: CallOptions;
  /** Answers what `work` does; where it waits for the rate limit, that is told, once for each window. */
  during<T>(work: Promise<T>): Promise<T>;
}

/** What waiting takes of the world. */
export interface PatienceParts {
  readonly platform: Pick<Platform, 'rateLimit'>;
  readonly clock: Clock;
  /** Aborts when somebody asks to stop. */
  readonly signal: AbortSignal;
  /** Told that nothing is sent before `resetsAt`, in epoch milliseconds; must not throw. */
  waits(resetsAt: number): void;
}

/** Answers a patience that outlasts a window of the rate limit. */
export function createPatience({ platform, clock, signal, waits }: PatienceParts): Patience {
  let told: number | null = null;
  const tell = (): void => {
    const { remaining, resetsAt } = platform.rateLimit;
    if (remaining !== 0 || resetsAt === null) return;
    const second = Math.round(resetsAt / 1000);
    // The same instant, told anew at every answer, is a little another.
    if (told !== null && Math.abs(second - told) < 60) return;
    told = second;
    waits(resetsAt);
  };
  return {
    read: { signal, timeoutMs: LONGEST_CALL_MS },
    write: { turnSignal: signal, timeoutMs: LONGEST_CALL_MS },
    during: async (work) => {
      const done = new AbortController();
      void clock.wait(SURPRISE_MS, done.signal).then(() => {
        if (!done.signal.aborted) tell();
      });
      try {
        return await work;
      } finally {
        done.abort();
      }
    },
  };
}
