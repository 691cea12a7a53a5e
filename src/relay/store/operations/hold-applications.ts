import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { ask, askAmong, FOR_UPDATE, jsonIn, type Steps, textIn } from '../sql.ts';

/**
 * Locks applications until the end of the transaction, so that the facts of each are applied one batch at a time: in the order
 * of their ids, as every relay does, or two would wait for each other. Returns by application the status as last seen, with which the
 * next deployment's is compared; null before the first status check.
 */
export function* holdApplications(
  applications: readonly string[],
  now: number,
): Steps<ReadonlyMap<string, Reference | null>> {
  if (applications.length === 0) return new Map();
  const ids = [...new Set(applications)].sort();
  yield* ask(ADD, now, JSON.stringify(ids.map((id) => ({ id }))));
  const rows = yield* askAmong(HOLD, ids);
  return new Map(rows.map((row) => [textIn(row, 'id'), jsonIn<Reference>(row, 'reference')]));
}

/** Locks one application, as above; a transaction that holds it must ask for no other that comes before it. */
export function* holdApplication(application: string, now: number): Steps<Reference | null> {
  return (yield* holdApplications([application], now)).get(application) ?? null;
}

/** Before any is held: a new one waits for the transaction that adds it, too. `WHERE true`, or SQLite reads ON as that of a join. */
const ADD = `INSERT INTO application (id, next_look_at) SELECT one.value ->> 'id', CAST(? AS BIGINT) FROM json_each(?) AS one
  WHERE true ON CONFLICT (id) DO NOTHING`;

const HOLD = (ids: string): string =>
  `SELECT id, reference FROM application WHERE id IN (${ids}) ORDER BY id ${FOR_UPDATE}`;
