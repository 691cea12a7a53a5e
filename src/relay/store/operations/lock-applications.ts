import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { FOR_UPDATE, insert, jsonIn, queryAmong, type Steps, textIn } from '../sql.ts';

/**
 * Locks applications until the end of the transaction, so that the facts of each are applied one batch at a time: in the order of
 * their ids, as every relay does, or two would wait for each other. Returns by application the status as last seen, with which the
 * next deployment's is compared; null before the first status check.
 */
export function* lockApplications(ids: readonly string[], now: number): Steps<ReadonlyMap<string, Reference | null>> {
  const sorted = [...new Set(ids)].sort();
  const added = sorted.map((id) => ({ id, nextCheckAt: now }));
  // Before any is held: a new one waits for the transaction that adds it, too.
  yield* insert('application', added, 'ON CONFLICT (id) DO NOTHING');
  const rows = yield* queryAmong(LOCK, sorted);
  return new Map(rows.map((row) => [textIn(row, 'id'), jsonIn<Reference>(row, 'reference')]));
}

const LOCK = (ids: string): string =>
  `SELECT id, reference FROM application WHERE id IN (${ids}) ORDER BY id ${FOR_UPDATE}`;

/** Locks one application, as above; a transaction that holds it must lock no other one that comes before it. */
export function* lockApplication(id: string, now: number): Steps<Reference | null> {
  return (yield* lockApplications([id], now)).get(id) ?? null;
}
