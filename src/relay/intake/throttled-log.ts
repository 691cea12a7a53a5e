import type { Clock } from '../../kernel/clock.ts';
import type { RelayLog } from '../interfaces.ts';

const EVERY_MS = 10_000;

/** Returns a log that writes at most one line every 10 s and counts the others, so that unknown senders cannot fill the log. */
export function createThrottledLog(clock: Clock, log: RelayLog, level: 'warn' | 'error' = 'warn') {
  let nextAt = Number.NEGATIVE_INFINITY;
  let unwritten = 0;
  return (message: string, facts?: Readonly<Record<string, string>>): void => {
    const now = clock.monotonicMs();
    if (now < nextAt) {
      unwritten += 1;
      return;
    }
    log(level, message, { ...facts, unwritten });
    nextAt = now + EVERY_MS;
    unwritten = 0;
  };
}
