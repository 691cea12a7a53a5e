import type { Reference } from '../../../deploy/evidence/evidence.ts';
import { askOne, FOR_UPDATE, insert, jsonIn, type Steps } from '../sql.ts';

/**
 * Locks an application until the end of the transaction, so that its facts are applied one batch at a time. A transaction that locks
 * several does so in the order of their ids, or two would wait for each other. Returns the status as last seen, with which the next
 * deployment's is compared; null before the first status check.
 */
export function* holdApplication(id: string, now: number): Steps<Reference | null> {
  // Before it is held: a new one waits for the transaction that adds it, too.
  yield* insert('application', [{ id, nextLookAt: now }], 'ON CONFLICT (id) DO NOTHING');
  const row = yield* askOne(`SELECT reference FROM application WHERE id = ? ${FOR_UPDATE}`, id);
  return row === null ? null : jsonIn<Reference>(row, 'reference');
}
