import { CancelledError } from '../../src/kernel/errors.ts';
import type { Advice, Gate, GateLimits, Purpose } from '../../src/rate-limit/gate-interface.ts';

/** A gate that lets everything pass, and remembers who passed and what was learned. */
export interface RecordingGate extends Gate {
  readonly passed: readonly Purpose[];
  readonly learned: readonly (Advice | null)[];
}

/** Returns a gate that does as `admit` says before each passage; without it, all are admitted. */
export function createRecordingGate(
  admit: (purpose: Purpose, limits: GateLimits, learned: readonly (Advice | null)[]) => 'admitted' | 'given-up' = () =>
    'admitted',
): RecordingGate {
  const passed: Purpose[] = [];
  const learned: (Advice | null)[] = [];
  return {
    passed,
    learned,
    pass: async (purpose, limits) => {
      if (limits.signal?.aborted) throw new CancelledError('signal', 'asked to stop at the gate');
      const admission = admit(purpose, limits, learned);
      if (admission === 'admitted') passed.push(purpose);
      return admission;
    },
    applyAdvice: (advice) => {
      learned.push(advice);
    },
    paceMs: () => 1234,
    isOpenFor: (purpose) => purpose === 'final',
    view: () => ({ limit: 1000, remaining: 7, resetsAt: null, used: passed.length }),
  };
}
