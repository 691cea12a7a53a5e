import type { Outlook } from '../kernel/request-fate.ts';
import { nextRetryInMs } from './status-interval.ts';

/** Requests that failed one after the other, instants on the monotonic clock; the first good response ends the row. */
export interface FailureRow {
  /** When the first of them failed. */
  readonly since: number;
  readonly count: number;
  /** How many of them failed for a reason that lasts. */
  readonly lasting: number;
  /** True if anything responded to one of them, or before them. */
  readonly isReached: boolean;
}

/** How long failures in a row are waited out: `attempts` requests in all, `withinMs` from the first failure. Both must be used up. */
interface Patience {
  readonly attempts: number;
  readonly withinMs: number;
  /** The longest pause between two attempts. */
  readonly maxPauseMs: number;
}

/** By what another attempt can change, before the deployment; afterwards, every failure is waited out like one that passes. */
export const PATIENCE: Readonly<Record<Outlook, Patience>> = {
  lasting: { attempts: 2, withinMs: 0, maxPauseMs: 3_000 },
  starting: { attempts: 1, withinMs: 60_000, maxPauseMs: 10_000 },
  passing: { attempts: 10, withinMs: 300_000, maxPauseMs: Number.POSITIVE_INFINITY },
};

/** Returns the row with one more failure, at `at`; `wasReached`: something responded before the row. */
export function addFailure(row: FailureRow | null, outlook: Outlook, at: number, wasReached: boolean): FailureRow {
  return {
    since: row?.since ?? at,
    count: (row?.count ?? 0) + 1,
    lasting: (row?.lasting ?? 0) + (outlook === 'lasting' ? 1 : 0),
    isReached: wasReached || row?.isReached === true || outlook === 'passing',
  };
}

/** Returns how the last failure of a row counts before the deployment: what responded in between may come back. */
export function countsAs(row: FailureRow, outlook: Outlook): Outlook {
  return outlook === 'starting' && row.isReached ? 'passing' : outlook;
}

/** Returns when to try again after the last failure of a row, at `at`; null if it was waited out. `chance` is in [0, 1). */
export function nextAttemptAt(row: FailureRow, outlook: Outlook, at: number, chance: number): number | null {
  const { attempts, withinMs, maxPauseMs } = PATIENCE[outlook];
  const count = outlook === 'lasting' ? row.lasting : row.count;
  const endsAt = row.since + withinMs;
  if (count >= attempts && at >= endsAt) return null;
  const pauseMs = Math.min(maxPauseMs, nextRetryInMs(count, chance));
  // The last attempt is made when the time is over, not before.
  return count >= attempts ? Math.min(at + pauseMs, endsAt) : at + pauseMs;
}
