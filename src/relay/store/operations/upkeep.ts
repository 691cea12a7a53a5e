import { ask, askOne, type Steps } from '../sql.ts';
import { numberIn, textIn } from './columns.ts';
import { askAmong } from './sql-lists.ts';
import { FORGOTTEN } from './sync-check.ts';

/** Verdicts are remembered for so much longer than deployments, in milliseconds: some 90 days together, where those are seven. */
const VERDICTS_LONGER_MS = 83 * 24 * 3_600_000;

/** A repository that was renamed answers to its former name with a redirection, which is refused. */
const NAME_NOW = `(SELECT name FROM repository WHERE repository.repository_id = check_run.repository_id ORDER BY read_at DESC LIMIT 1)`;

/**
 * Tries a dead letter again, or all of them (`null`); answers how many. Safe at any time: what is written is what is wanted
 * then, and one that GitHub does not have is not created after a newer one of its name, in whose place it would stand.
 */
export function* replay({ checkId, now }: { checkId: string | null; now: number }): Steps<number> {
  yield* ask(
    `UPDATE check_run SET is_dead = 0, is_pending = 0, last_error = 'A newer check run took its place.'
     WHERE is_dead = 1 AND github_id IS NULL AND (CAST(? AS TEXT) IS NULL OR id = ?) AND EXISTS (
       SELECT 1 FROM check_run AS newer
       WHERE newer.repository_id = check_run.repository_id AND newer.sha = check_run.sha AND newer.name = check_run.name
         AND newer.generation > check_run.generation
     )`,
    ...[checkId, checkId],
  );
  const rows = yield* ask(
    `UPDATE check_run SET is_dead = 0, is_pending = 1, attempts = 0, not_before = ?, repository = COALESCE(${NAME_NOW}, repository)
     WHERE is_dead = 1 AND (CAST(? AS TEXT) IS NULL OR id = ?) RETURNING id`,
    ...[now, checkId, checkId],
  );
  return rows.length;
}

/** Returns a number that the relay remembers under a name of its own; null where it does not. */
export function* readMark({ name }: { name: string }): Steps<number | null> {
  const row = yield* askOne('SELECT value FROM mark WHERE name = ?', name);
  return row === null ? null : numberIn(row, 'value');
}

/** Remembers a number. */
export function* saveMark({ name, value }: { name: string; value: number }): Steps<void> {
  yield* ask(
    'INSERT INTO mark (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value',
    ...[name, value],
  );
}

/**
 * Forgets what is over and older than an instant, at most `limit` rows of a kind; answers how many rows. The check runs of a deployment
 * outlive it by far: where none is known, an event that asks for the commit's check puts a queued one in the place of the verdict.
 */
export function* prune({ before, limit }: { before: number; limit: number }): Steps<number> {
  const deployments = yield* ask(OVER_DEPLOYMENTS, before, limit);
  const ids = deployments.map((row) => textIn(row, 'id'));
  yield* askAmong(FORGET, ids, FORGOTTEN);
  let removed = deployments.length + (yield* ask(OVER_VERDICTS, FORGOTTEN, before - VERDICTS_LONGER_MS, limit)).length;
  for (const sql of OVER) removed += (yield* ask(sql, before, limit)).length;
  return removed;
}

const OVER_DEPLOYMENTS = `DELETE FROM deployment WHERE id IN (
    SELECT id FROM deployment WHERE is_ended = 1 AND changed_at < ? AND NOT EXISTS (
      SELECT 1 FROM check_run WHERE deployment_row = deployment.id AND is_pending = 1
    ) LIMIT ?) RETURNING id`;

const FORGET = (ids: string): string => `UPDATE check_run SET deployment_row = ? WHERE deployment_row IN (${ids})`;

const OVER_VERDICTS = `DELETE FROM check_run WHERE id IN (
    SELECT id FROM check_run WHERE deployment_row = ? AND is_pending = 0 AND opened_at < ? LIMIT ?) RETURNING id`;

/** What else is over, by table. */
const OVER: readonly string[] = [
  'DELETE FROM inbox WHERE seq IN (SELECT seq FROM inbox WHERE received_at < ? AND applied_at IS NOT NULL LIMIT ?) RETURNING seq',
  `DELETE FROM anonymous_hint WHERE (application, hint_key) IN (
    SELECT application, hint_key FROM anonymous_hint WHERE received_at < ? LIMIT ?) RETURNING hint_key`,
  `DELETE FROM check_run WHERE id IN (
    SELECT id FROM check_run WHERE deployment_row IS NULL AND is_final = 1 AND is_pending = 0 AND opened_at < ? LIMIT ?) RETURNING id`,
  'DELETE FROM used_token WHERE jti IN (SELECT jti FROM used_token WHERE expires_at < ? LIMIT ?) RETURNING jti',
  "DELETE FROM gate WHERE id IN (SELECT id FROM gate WHERE state NOT IN ('unread', 'open') AND deadline_at < ? LIMIT ?) RETURNING id",
  "DELETE FROM redeployment WHERE id IN (SELECT id FROM redeployment WHERE state <> 'asked' AND asked_at < ? LIMIT ?) RETURNING id",
  'DELETE FROM publisher WHERE place IN (SELECT place FROM publisher WHERE until < ? LIMIT ?) RETURNING place',
];
