import type { Clock } from '../../kernel/clock.ts';

/** Returns a platform's own time: it starts at the time of `clock`, runs `speed` times as fast, can be moved on and can be held. */
export function createPlatformTime(clock: Clock, speed: number) {
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
    /** Epoch milliseconds, whole. */
    now,
    isFrozen: (): boolean => frozen,
    setFrozen: (isFrozen: boolean): void => rebase(0, isFrozen),
    advance: (byMs: number): void => rebase(byMs, frozen),
    /** How long until the platform's `at`, in real milliseconds; Infinity while it is frozen. */
    realMsUntil: (at: number): number =>
      frozen && at > now() ? Number.POSITIVE_INFINITY : Math.max(0, (at - now()) / speed),
  };
}
