import type { Clock } from '../kernel/clock.ts';
import type { Answer } from './client.ts';
import type { Attempt } from './surface.ts';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** An answer of GitHub's other than the wanted one. */
export type Failure = Exclude<Answer, { kind: 'done' }>;

/** Says when to try again. */
export interface BackOff {
  /** Answers what an attempt comes to that ended with `failure`. Each in a row that GitHub gave no time for waits twice as long, up to 30 s. */
  postpone(failure: Failure): Attempt;
  /** Begins with the shortest wait again. */
  reset(): void;
}

/** Answers a back-off that has not waited yet. */
export function createBackOff(clock: Clock): BackOff {
  let waitMs = FIRST_WAIT_MS;
  return {
    postpone: (failure) => {
      const { problem } = failure;
      if (failure.kind === 'throttled') return { kind: 'later', notBefore: failure.notBefore, problem };
      if (failure.kind !== 'lost' && failure.kind !== 'not-sent') return { kind: 'given-up', problem };
      const notBefore = clock.monotonicMs() + waitMs;
      waitMs = Math.min(LONGEST_WAIT_MS, waitMs * 2);
      return { kind: 'later', notBefore, problem };
    },
    reset: () => {
      waitMs = FIRST_WAIT_MS;
    },
  };
}
