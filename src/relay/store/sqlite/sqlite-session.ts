import { chmodSync, closeSync, openSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { migrateNext } from '../migrate.ts';
import type { Row, SqlValue, Statement, Steps } from '../sql.ts';
import { MAX_PREPARED, toSqlite } from '../statements.ts';
import { MIGRATIONS } from '../store-schema.ts';
import { explainSqlite } from './sqlite-errors.ts';

const BUSY_MS = 1000;
/** A log of this size is cut back when it starts again from its beginning. */
const LOG_LIMIT_BYTES = 16 * 1024 * 1024;
/** So many pages fill it. A page that many commits touch is copied back once: four times as many as SQLite's own default spare a quarter of each commit. */
const CHECKPOINT_PAGES = 4_000;
/** Of the file's pages, kept in memory. */
const CACHE_KIB = 32_768;

/** One open SQLite file, held by this process alone. */
export interface SqliteSession {
  /** Runs steps as one transaction, durable when it returns; rolls back and throws StoreError where they throw. */
  run<T>(steps: Steps<T>): T;
  close(): void;
}

/**
 * Opens the file, creates it for its owner alone if it is missing, and brings its tables up to date; throws StoreError with a sentence
 * for a person.
 */
export function openSqlite(path: string, now: number): SqliteSession {
  keepPrivate(path);
  const session = explainAt(path, () => openFile(path));
  try {
    while (session.run(migrateNext(MIGRATIONS, now, null)));
    return session;
  } catch (error) {
    session.close();
    throw error;
  }
}

/**
 * Takes away the access of group and others. SQLite gives its side files the mode of the file. An existing file is not opened here, since
 * closing it would drop this process's lock on it. Never throws: what keeps the file from being used, SQLite reports.
 */
function keepPrivate(path: string): void {
  attempt(() => closeSync(openSync(path, 'wx', 0o600)));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    attempt(() => chmodSync(file, statSync(file).mode & 0o700));
  }
}

function attempt(work: () => void): void {
  try {
    work();
  } catch {
    // The file exists, or is missing, or belongs to another account.
  }
}

/**
 * `locking_mode=EXCLUSIVE` before the log is first used: the lock is held from here to the end, and there is no shared memory
 * (SQLite, "Use of WAL Without Shared-Memory"). The file must not be opened in another way by this process: closing any descriptor
 * of it drops its POSIX locks. Nobody else reads, so that a checkpoint always reaches the end and the log starts anew.
 */
function openFile(path: string): SqliteSession {
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
    database.exec(`PRAGMA cache_size = -${CACHE_KIB}`);
    database.exec(`PRAGMA wal_autocheckpoint = ${CHECKPOINT_PAGES}`);
    database.exec('BEGIN IMMEDIATE; COMMIT');
    assertDurable(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return createSession(path, database);
}

function assertDurable(database: DatabaseSync): void {
  const mode = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
  const level = database.prepare('PRAGMA synchronous').get()?.['synchronous'];
  if (mode !== 'wal' || level !== 2) throw new Error('it does not keep a write-ahead log with synchronous=FULL');
}

function createSession(path: string, database: DatabaseSync): SqliteSession {
  const prepared = new Map<string, StatementSync>();
  const ask = ({ sql, values }: Statement): readonly Row[] => {
    const known = prepared.get(sql);
    const statement = known ?? database.prepare(toSqlite(sql));
    if (known === undefined && prepared.size < MAX_PREPARED) prepared.set(sql, statement);
    return statement.all(...values).map(decodeRow);
  };
  return {
    run: (steps) =>
      explainAt(path, () => {
        database.exec('BEGIN IMMEDIATE');
        try {
          let step = steps.next([]);
          while (step.done !== true) step = steps.next(ask(step.value));
          database.exec('COMMIT');
          return step.value;
        } catch (error) {
          if (database.isTransaction) database.exec('ROLLBACK');
          throw error;
        }
      }),
    close: () => database.close(),
  };
}

function explainAt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explainSqlite(path, error);
  }
}

/** There are neither blobs nor whole numbers beyond 2^53 in the tables. */
function decodeRow(row: Readonly<Record<string, unknown>>): Row {
  return row as Readonly<Record<string, SqlValue>>;
}
