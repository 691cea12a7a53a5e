/** The clock, as an interface: everything that waits or measures takes one. */
export interface Clock {
  /** Milliseconds on a clock that never runs backwards; only differences mean something. */
  monotonicMs(): number;
  /** Milliseconds since the Unix epoch by this machine's clock; for display, never for judging a platform's times. */
  epochMs(): number;
  /** Resolves after `durationMs`, or at once when `signal` aborts; never rejects. */
  wait(durationMs: number, signal?: AbortSignal): Promise<void>;
}

/** Returns the machine's own clock. */
export function createSystemClock(): Clock {
  return {
    monotonicMs: () => performance.now(),
    epochMs: () => Date.now(),
    wait: waitOnTimer,
  };
}

/** Resolves when everything that is ready to run now has run, including what arrived in this turn of the event loop. */
export function endOfTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

function waitOnTimer(durationMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal?.aborted) return resolve();
    const finish = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', finish);
      resolve();
    };
    // setTimeout fires at once above 2^31-1 ms (Node's documentation of timers), hence the cap.
    const timer = setTimeout(finish, Math.min(Math.max(0, durationMs), 2_147_483_647));
    signal?.addEventListener('abort', finish, { once: true });
  });
}
