import { accessSync, constants, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Row, Steps } from '../sql.ts';
import { toSqlite } from '../statements.ts';
import type { StoreState } from '../store-state.ts';
import { explainSqlite } from './sqlite-errors.ts';

/** A relay that is being started holds the lock as long as it lives: there is nothing to wait for. */
const BUSY_MS = 500;
/** SQLite's result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const CANNOT_OPEN = 14;

/** Tries steps on a SQLite file and rolls them back; a file that is not there is not made. Throws StoreError where they cannot be done. */
export function probeSqlite(path: string, rehearse: () => Steps<StoreState>): StoreState {
  if (statSync(path, { throwIfNoEntry: false }) === undefined) return probeFolder(path);
  try {
    return rehearseOn(path, rehearse());
  } catch (error) {
    if (isBusy(error)) return 'held';
    throw explainSqlite(path, error);
  }
}

/** The file would be made: what SQLite would complain of is told. */
function probeFolder(path: string): StoreState {
  try {
    accessSync(path.replace(/[^/]*$/, '') || '.', constants.W_OK | constants.X_OK);
    return 'empty';
  } catch {
    throw explainSqlite(path, { errcode: CANNOT_OPEN });
  }
}

/** An exclusive lock leaves no file of shared memory beside the database (SQLite, "Use of WAL Without Shared-Memory"). */
function rehearseOn(path: string, steps: Steps<StoreState>): StoreState {
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
    let step = steps.next([]);
    while (step.done !== true) {
      const { sql, values } = step.value;
      step = steps.next(
        database
          .prepare(toSqlite(sql))
          .all(...values)
          .map(decodeRow),
      );
    }
    return step.value;
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
  }
}

function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;
}

/** There are neither blobs nor whole numbers beyond 2^53 in the tables. */
function decodeRow(row: Readonly<Record<string, unknown>>): Row {
  return row as Row;
}
