import { ask, askOne, type Steps } from './sql.ts';
import { StoreError } from './store-error.ts';

/**
 * Runs the next migration that this database lacks, and answers whether there was one; both are one transaction, in which `lock`,
 * where there is one, keeps out other processes. Throws StoreError where the database is newer than this program.
 */
export function* migrateNext(
  migrations: readonly (readonly string[])[],
  now: number,
  lock: string | null,
): Steps<boolean> {
  if (lock !== null) yield* ask(lock);
  yield* ask('CREATE TABLE IF NOT EXISTS migration (version BIGINT PRIMARY KEY, applied_at BIGINT NOT NULL)');
  const latest = yield* askOne('SELECT MAX(version) AS version FROM migration');
  const version = Number(latest?.['version'] ?? 0);
  if (version > migrations.length) throw newerThanProgram(version, migrations.length);
  const next = migrations[version];
  if (next === undefined) return false;
  for (const statement of next) yield* ask(statement);
  yield* ask('INSERT INTO migration (version, applied_at) VALUES (?, ?)', version + 1, now);
  return true;
}

function newerThanProgram(version: number, known: number): StoreError {
  return new StoreError(
    `The store was written by a newer Touchdown: it is at version ${version}, and this one knows up to ${known}. ` +
      'Start the newer version again, or give this one a store of its own.',
  );
}
