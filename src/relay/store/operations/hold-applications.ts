import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { ask, FOR_UPDATE, type Steps } from '../sql.ts';
import { jsonIn, textIn } from './columns.ts';
import { askAmong } from './sql-lists.ts';

/**
 * Takes hold of applications until the end of the transaction, so that the facts of each are projected one batch at a time: in the order
 * of their ids, as every relay does, or two would wait for each other. Answers by application the status as last seen, with which the
 * next deployment's is compared; null where nobody has looked yet.
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

/** Takes hold of one application, as above; whoever has hold of it asks for no other that comes before it. */
export function* holdApplication(application: string, now: number): Steps<Reference | null> {
  return (yield* holdApplications([application], now)).get(application) ?? null;
}

/** Before any is held: what is new waits for whoever adds it, too. `WHERE true`, or SQLite takes ON for that of a join. */
const ADD = `INSERT INTO application (id, next_look_at) SELECT one.value ->> 'id', CAST(? AS BIGINT) FROM json_each(?) AS one
  WHERE true ON CONFLICT (id) DO NOTHING`;

const HOLD = (ids: string): string =>
  `SELECT id, reference FROM application WHERE id IN (${ids}) ORDER BY id ${FOR_UPDATE}`;
