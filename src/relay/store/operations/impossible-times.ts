import { idleCheckDelayMs } from '../../decide/check-schedule.ts';
import type { Rules } from '../../decide/rules.ts';
import { query, type Steps } from '../sql.ts';

/** The clocks of several relays and of a database may differ by this much. */
const APART_MS = 60_000;
const MINUTE_MS = 60_000;
/** GitHub's limits open within an hour (its documentation of rate limits for the REST API). */
const LIMIT_MS = 60 * MINUTE_MS;
/** Longer than the longest time between two status checks of a deployment in progress. */
const STATUS_MS = 2 * MINUTE_MS;
const REDEPLOY_MS = 5 * MINUTE_MS;

const PENDING = 'is_pending = 1 AND is_dead = 0';
const OPEN = 'is_ended = 0';
const REQUESTED = "state IN ('asked', 'sent')";

/**
 * Moves the stored times of unfinished work to the latest that they can be: a clock that was ahead, and then set right, left times that
 * would silence the relay for as long.
 */
export function* correctTimes(now: number, { applications, deadlineMs }: Rules): Steps<void> {
  const idleMs = idleCheckDelayMs(applications.length);
  /** Table, column, which rows, and by how much the column can be later than now. */
  const rows: readonly (readonly [string, string, string, number])[] = [
    ['check_run', 'not_before', PENDING, LIMIT_MS],
    ['check_run', 'lease_until', PENDING, 0],
    ['check_run', 'deadline_at', 'deployment_row IS NULL AND is_final = 0', deadlineMs],
    ['installation', 'not_before', '1 = 1', LIMIT_MS],
    ['application', 'next_check_at', '1 = 1', idleMs],
    ['deployment', 'next_check_at', OPEN, STATUS_MS],
    ['deployment', 'opened_at', OPEN, 0],
    ['deployment', 'registered_at', OPEN, 0],
    ['deployment', 'deadline_at', OPEN, deadlineMs],
    // A commit that was not read in time has no next attempt: its time is the greatest number.
    [
      'deployment',
      'place_not_before',
      `is_placement_wanted = 1 AND place_not_before < ${Number.MAX_SAFE_INTEGER}`,
      LIMIT_MS,
    ],
    ['redeployment', 'not_before', REQUESTED, REDEPLOY_MS],
    ['redeployment', 'asked_at', REQUESTED, 0],
  ];
  for (const [table, column, which, aheadMs] of rows) {
    const isDeadline = column === 'deadline_at';
    const latest = now + aheadMs + APART_MS;
    yield* query(
      `UPDATE ${table} SET ${column} = ? WHERE ${which} AND ${column} > ?`,
      isDeadline ? latest : now,
      latest,
    );
  }
}
