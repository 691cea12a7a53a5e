import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../relay-interfaces.ts';

/** Writes a line, unless one was written just before: strangers cannot fill the log. */
export type RareLine = (message: string, facts?: Readonly<Record<string, string>>) => void;

/** Returns a line that is written at most every `everyMs`, with how many were left out since the last. */
export function createRareLine(clock: Clock, log: RelayLog, level: 'warn' | 'error', everyMs: number): RareLine {
  let nextAt = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return (message, facts) => {
    const now = clock.monotonicMs();
    if (now < nextAt) {
      unwritten += 1;
      return;
    }
    log(level, message, { ...facts, unwritten });
    nextAt = now + everyMs;
    unwritten = 0;
  };
}
