import { timeOut } from '../../decide/deployment-changes.ts';
import type { Rules } from '../../decide/rules.ts';
import type { StoredCheck } from '../../decide/tasks.ts';
import { FOR_UPDATE, query, queryAmong, SKIP_LOCKED, type Steps } from '../sql.ts';
import { FORGOTTEN } from './check-rows.ts';
import { saveChanged, selectDeployments } from './deployment-rows.ts';
import { correctTimes } from './impossible-times.ts';
import { refresh } from './waiting-checks.ts';

const OVERDUE = `is_ended = 0 AND deadline_at <= ? ORDER BY deadline_at LIMIT ? ${SKIP_LOCKED}`;
const UNDEPLOYED = `SELECT * FROM check_run WHERE deployment_row IS NULL AND is_final = 0 AND deadline_at <= ? LIMIT ? ${FOR_UPDATE}`;
/** Check runs are kept this much longer than deployments, in milliseconds: seven plus 83 days. */
const VERDICTS_LONGER_MS = 83 * 24 * 3_600_000;

/**
 * Corrects times that cannot be, finishes what has passed its deadline, and deletes what finished before `forgetBefore` (null: nothing), at
 * most `limit` rows of each kind. `isMore`: there may be more to delete.
 */
export function* cleanUp(input: {
  now: number;
  limit: number;
  forgetBefore: number | null;
  rules: Rules;
}): Steps<{ changed: readonly string[]; isMore: boolean }> {
  const { now, limit, forgetBefore, rules } = input;
  yield* correctTimes(now, rules);
  const before = yield* selectDeployments(OVERDUE, now, limit);
  const changed = yield* saveChanged(before, before.map(timeOut), now, rules);
  const waiting = yield* query<StoredCheck>(UNDEPLOYED, now, limit);
  for (const check of waiting) yield* refresh(check, now, rules);
  return { changed, isMore: forgetBefore !== null && (yield* prune(forgetBefore, limit)) >= limit };
}

/**
 * Deletes finished rows older than `before`, at most `limit` of each kind; returns how many. Check runs are kept much longer than their
 * deployment: without them, a later request for the commit's check would replace the verdict with a queued check run.
 */
function* prune(before: number, limit: number): Steps<number> {
  const deployments = yield* query<{ id: string }>(OVER_DEPLOYMENTS, before, limit);
  const ids = deployments.map(({ id }) => id);
  yield* queryAmong(FORGET, ids, FORGOTTEN);
  const verdicts = yield* query(OVER_VERDICTS, FORGOTTEN, before - VERDICTS_LONGER_MS, limit);
  let removed = deployments.length + verdicts.length;
  for (const sql of OVER) removed += (yield* query(sql, before, limit)).length;
  return removed;
}

function deleteFrom(table: string, key: string, condition: string): string {
  return `DELETE FROM ${table} WHERE (${key}) IN (SELECT ${key} FROM ${table} WHERE ${condition} LIMIT ?) RETURNING ${key}`;
}

const OVER_DEPLOYMENTS = deleteFrom(
  'deployment',
  'id',
  `is_ended = 1 AND changed_at < ? AND NOT EXISTS (SELECT 1 FROM check_run WHERE deployment_row = deployment.id AND is_pending = 1)`,
);
const FORGET = (ids: string): string => `UPDATE check_run SET deployment_row = ? WHERE deployment_row IN (${ids})`;
const OVER_VERDICTS = deleteFrom('check_run', 'id', 'deployment_row = ? AND is_pending = 0 AND opened_at < ?');
const OVER: readonly string[] = [
  // The first rows are the oldest, so no index of times is needed, which every delivery would have to maintain.
  'DELETE FROM inbox WHERE received_at < ? AND applied_at IS NOT NULL AND seq IN (SELECT seq FROM inbox ORDER BY seq LIMIT ?) RETURNING seq',
  deleteFrom('unattributed_event', 'application, event_key', 'received_at < ?'),
  deleteFrom('check_run', 'id', 'deployment_row IS NULL AND is_final = 1 AND is_pending = 0 AND opened_at < ?'),
  deleteFrom('used_token', 'jti', 'expires_at < ?'),
  deleteFrom('redeployment', 'id', "state <> 'asked' AND asked_at < ?"),
];
