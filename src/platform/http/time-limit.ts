import type { Clock } from '../../kernel/clock.ts';

/** One limit at a time: setting one lifts the one before. */
export interface TimeLimit {
  /** Calls `onElapsed` after `durationMs`, unless lifted before. */
  set(durationMs: number, onElapsed: () => void): void;
  lift(): void;
}

/** Returns a time limit on `clock`, not yet set. */
export function createTimeLimit(clock: Clock): TimeLimit {
  let lifted = new AbortController();
  const lift = (): void => lifted.abort();
  const set = (durationMs: number, onElapsed: () => void): void => {
    lift();
    const current = new AbortController();
    lifted = current;
    void clock.wait(durationMs, current.signal).then(() => {
      if (!current.signal.aborted) onElapsed();
    });
  };
  return { set, lift };
}
