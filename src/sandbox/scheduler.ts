import type { Clock } from '../kernel/clock.ts';
import type { PlatformTime } from './platform/platform-time.ts';

/** Rings once when the instant comes that it was set to. */
export interface Alarm {
  /**
   * Sets it to an instant of platform time in epoch milliseconds, in place of any other; null: to none. Set it to null before that time is
   * moved or held, and anew after.
   */
  set(at: number | null): void;
  /** Never rings again. */
  close(): void;
}

/** Returns an alarm that is set to nothing; `ring` may set it again, and is called a little early where the clock's waits are. */
export function createAlarm(clock: Clock, time: Pick<PlatformTime, 'realMsUntil'>, ring: () => void): Alarm {
  let setTo: number | null = null;
  let isClosed = false;
  let waiting = new AbortController();

  async function ringAt(at: number, { signal }: AbortController): Promise<void> {
    const durationMs = time.realMsUntil(at);
    if (durationMs === Number.POSITIVE_INFINITY) return;
    await clock.wait(Math.ceil(durationMs), signal);
    if (signal.aborted) return;
    setTo = null;
    ring();
  }

  return {
    set(at) {
      if (at === setTo || isClosed) return;
      waiting.abort();
      waiting = new AbortController();
      setTo = at;
      if (at !== null) void ringAt(at, waiting);
    },
    close() {
      isClosed = true;
      waiting.abort();
    },
  };
}
