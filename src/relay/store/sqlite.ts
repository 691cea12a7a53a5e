import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Clock } from '../../kernel/clock.ts';
import { RowRefused, StoreError } from './error.ts';
import { createTables, type StoreState } from './schema.ts';
import type { Row, SqlValue, Statement, Steps } from './sql.ts';
import { createStore, type Store } from './store.ts';
import { OPERATIONS, type Operations } from './store-operations.ts';

const BUSY_MS = 1000;
/** The log is copied into the database at this size, and truncated if it is larger: less often than by default, since many pages change again. */
const LOG_LIMIT_BYTES = 16 * 1024 * 1024;
/** SQLite's default size of a page. */
const PAGE_BYTES = 4096;
/** The maximum number of prepared statements; others are parsed each time. */
const MAX_PREPARED = 500;
/** SQLite's primary result codes (sqlite.org/rescode.html), and those that one row causes: too big, constraint, mismatch. */
const BUSY = 5;
const CANNOT_OPEN = 14;
const OF_A_ROW = [18, 19, 20];

interface SqliteStoreParts {
  readonly path: string;
  readonly clock: Clock;
  readonly operations?: Operations;
}

/**
 * Opens a store in a SQLite file, locked by this process, with a write-ahead log and synchronous=FULL. Creates a missing file, readable
 * only by its owner. Rejects with StoreError whose message says what to do.
 */
export async function createSqliteStore({ path, clock, operations = OPERATIONS }: SqliteStoreParts): Promise<Store> {
  keepPrivate(path);
  const database = explainAt(path, () => openFile(path));
  const query = createQuery(database);
  const transact = <T>(steps: Steps<T>): T => explainAt(path, () => runInTransaction(database, steps, query));
  try {
    transact(createTables(clock.epochMs(), null));
  } catch (error) {
    database.close();
    throw error;
  }
  const close = async (): Promise<void> => database.close();
  return createStore({ perform: async (name, input) => transact(operations[name](input)), close }, clock);
}

/**
 * Removes the access of group and others. SQLite gives its side files the file's mode. An existing file is not opened here, since closing
 * it would drop this process's lock. Never throws: SQLite reports why the file cannot be used.
 */
function keepPrivate(path: string): void {
  attempt(() => closeSync(openSync(path, 'wx', 0o600)));
  for (const file of [path, `${path}-wal`, `${path}-shm`]) {
    attempt(() => chmodSync(file, statSync(file).mode & 0o700));
  }
}

function attempt(work: () => void): boolean {
  try {
    work();
    return true;
  } catch {
    return false;
  }
}

/**
 * `locking_mode=EXCLUSIVE` is set before the log is first used, so the file stays locked and there is no shared memory (SQLite, "Use of WAL
 * Without Shared-Memory"). This process must not open the file in any other way, since closing any descriptor drops its POSIX locks. No one
 * else reads, so a checkpoint always completes and the log restarts.
 */
function openFile(path: string): DatabaseSync {
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
    database.exec(`PRAGMA wal_autocheckpoint = ${LOG_LIMIT_BYTES / PAGE_BYTES}`);
    database.exec('BEGIN IMMEDIATE; COMMIT');
    const mode = database.prepare('PRAGMA journal_mode').get()?.['journal_mode'];
    const level = database.prepare('PRAGMA synchronous').get()?.['synchronous'];
    if (mode !== 'wal' || level !== 2) throw new Error('it does not keep a write-ahead log with synchronous=FULL');
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

function explainAt<T>(path: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    throw explainSqlite(path, error);
  }
}

type Query = (statement: Statement) => readonly Row[];

function runInTransaction<T>(database: DatabaseSync, steps: Steps<T>, query: Query): T {
  database.exec('BEGIN IMMEDIATE');
  try {
    const value = runSteps(steps, query);
    database.exec('COMMIT');
    return value;
  } catch (error) {
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

/** Runs all steps in the open transaction. */
export function runSteps<T>(steps: Steps<T>, query: Query): T {
  let step = steps.next([]);
  while (step.done !== true) step = steps.next(query(step.value));
  return step.value;
}

/** Returns a function that runs statements in the shared SQL and keeps them prepared. */
export function createQuery(database: DatabaseSync): Query {
  const prepared = new Map<string, StatementSync>();
  return ({ sql, values }) => {
    const known = prepared.get(sql);
    const statement = known ?? database.prepare(toSqlite(sql));
    if (known === undefined && prepared.size < MAX_PREPARED) prepared.set(sql, statement);
    // The tables hold neither blobs nor whole numbers beyond 2^53.
    return statement.all(...values).map((row) => row as Readonly<Record<string, SqlValue>>);
  };
}

/** SQLite reads the lock marks as comments. It plans a bare `LIMIT ?` again at each call, which takes ten times as long as running it. */
function toSqlite(sql: string): string {
  return sql.replaceAll('BIGINT_KEY', 'INTEGER PRIMARY KEY AUTOINCREMENT').replaceAll('LIMIT ?', 'LIMIT +?');
}

/** Runs steps on a SQLite file and rolls them back; does not create a missing file. Throws StoreError if they fail. */
export function probeSqlite(path: string, rehearse: () => Steps<StoreState>): StoreState {
  try {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return rehearseOn(path, rehearse());
    if (isAllowed(dirname(path), constants.W_OK | constants.X_OK)) return 'empty';
  } catch (error) {
    if (primaryCodeOf(error) === BUSY) return 'held';
    throw explainSqlite(path, error);
  }
  throw explainSqlite(path, { errcode: CANNOT_OPEN });
}

/** An exclusive lock leaves no file of shared memory beside the database (SQLite, "Use of WAL Without Shared-Memory"). */
function rehearseOn(path: string, steps: Steps<StoreState>): StoreState {
  // A running relay keeps the lock as long as it runs, so waiting is useless.
  const database = new DatabaseSync(path, { timeout: BUSY_MS / 2, enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
    return runSteps(steps, createQuery(database));
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
  }
}

function explainSqlite(path: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = primaryCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code !== null && OF_A_ROW.includes(code)) return new RowRefused(`The store refused a row: ${message}.`, error);
  return new StoreError(sentenceFor(path, code) ?? `The store ${path} failed: ${message}.`, error);
}

function sentenceFor(path: string, code: number | null): string | null {
  switch (code) {
    case BUSY:
      return `The store ${path} is in use by another process. Only one relay can open it; use PostgreSQL for several.`;
    case 8:
      return sentenceForReadOnly(path);
    case 10:
      // A file that is opened read-only cannot be locked: fcntl fails with EBADF, and SQLite says "disk I/O error".
      return isAllowed(path, constants.W_OK) ? null : sentenceForReadOnly(path);
    case 11:
      return `The store ${path} is damaged. Restore it from a backup, or move it away to start with an empty one.`;
    case 13:
      return `There is no disk space left for the store ${path}.`;
    case CANNOT_OPEN:
      return isFolder(dirname(path))
        ? `The store ${path} cannot be opened. It must be a file that the relay can read and write, in a folder where it can write.`
        : `The folder ${dirname(path)} of the store does not exist. Create it first.`;
    case 26:
      return `The file ${path} is not a SQLite database. Use another path for the store.`;
    default:
      return null;
  }
}

/** Returns SQLite's primary result code, the lowest byte of an extended one; null for other errors. */
function primaryCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function sentenceForReadOnly(path: string): string {
  return `The store ${path} is read-only. The relay needs write access to the file and its folder.`;
}

/** Returns true if the file or folder allows this access. Does not open it: closing any descriptor of the file drops the lock on it. */
function isAllowed(path: string, mode: number): boolean {
  return attempt(() => accessSync(path, mode));
}
