import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { FOR_UPDATE, insert, queryAmong, type Steps } from '../sql.ts';

/**
 * Locks applications until the transaction ends, so that the facts of each are applied one batch at a time. Every relay locks in the order
 * of the ids, since two could deadlock otherwise. Returns the last status of each application, the baseline of its next deployment; null
 * before the first status check.
 */
export function* lockApplications(ids: readonly string[], now: number): Steps<ReadonlyMap<string, Reference | null>> {
  const sorted = [...new Set(ids)].sort();
  const added = sorted.map((id) => ({ id, nextCheckAt: now }));
  // Before any lock: inserting also waits for another transaction that adds the same row.
  yield* insert('application', added, 'ON CONFLICT (id) DO NOTHING');
  const locked = yield* queryAmong<{ id: string; reference: Reference | null }>(LOCK, sorted);
  return new Map(locked.map(({ id, reference }) => [id, reference]));
}

const LOCK = (ids: string): string =>
  `SELECT id, reference FROM application WHERE id IN (${ids}) ORDER BY id ${FOR_UPDATE}`;

/** Locks one application like `lockApplications`. The transaction must not lock another one with a smaller id afterwards. */
export function* lockApplication(id: string, now: number): Steps<Reference | null> {
  return (yield* lockApplications([id], now)).get(id) ?? null;
}
