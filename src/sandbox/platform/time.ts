import type { Clock } from '../../kernel/clock.ts';

/** The platform's own time: it starts at ours, runs faster or slower than ours, can be moved on and can be held. */
export interface PlatformTime {
  /** Epoch milliseconds, whole. */
  now(): number;
  isFrozen(): boolean;
  setFrozen(isFrozen: boolean): void;
  advance(byMs: number): void;
  /** How long until the platform's `at`, in real milliseconds; Infinity while it is frozen. */
  realMsUntil(at: number): number;
}

/** Returns a platform's time that starts at the time of `clock`, and runs `speed` times as fast. */
export function createPlatformTime(clock: Clock, speed: number): PlatformTime {
  let base = clock.epochMs();
  let anchor = clock.monotonicMs();
  let frozen = false;
  const now = (): number => Math.floor(frozen ? base : base + (clock.monotonicMs() - anchor) * speed);
  const rebase = (byMs: number, isFrozen: boolean): void => {
    base = now() + byMs;
    anchor = clock.monotonicMs();
    frozen = isFrozen;
  };
  return {
    now,
    isFrozen: () => frozen,
    setFrozen: (isFrozen) => rebase(0, isFrozen),
    advance: (byMs) => rebase(byMs, frozen),
    realMsUntil: (at) => (frozen && at > now() ? Number.POSITIVE_INFINITY : Math.max(0, (at - now()) / speed)),
  };
}
