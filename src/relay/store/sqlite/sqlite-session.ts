import { accessSync, chmodSync, closeSync, constants, openSync, statSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { MessagePort } from 'node:worker_threads';
import { MAX_PREPARED, type Row, type SqlValue, type Statement, type Steps } from '../sql.ts';
import { RowRefused } from '../store-error.ts';
import type { Operations } from '../store-operations.ts';
import { MIGRATIONS, migrateNext, type StoreState } from '../store-schema.ts';
import { explainSqlite } from './sqlite-errors.ts';

const BUSY_MS = 1000;
/** A log of this size is cut back when it starts again from its beginning. */
const LOG_LIMIT_BYTES = 16 * 1024 * 1024;
/** So many pages fill it: copying a page back once for many commits spares a quarter of each commit. */
const CHECKPOINT_PAGES = 4_000;
/** SQLite's result codes (sqlite.org/rescode.html). */
const BUSY = 5;
const CANNOT_OPEN = 14;

/** One open SQLite file, held by this process alone. */
export interface SqliteSession {
  /** Runs steps as one transaction, durable when it returns; rolls back and throws StoreError where they throw. */
  run<T>(steps: Steps<T>): T;
  close(): void;
}

/** What the thread of the database is started with; `now` in epoch milliseconds. */
export interface ThreadStart {
  readonly path: string;
  readonly now: number;
}

/** One operation by its name, or the end of the thread. */
export interface ThreadRequest {
  readonly name: keyof Operations | 'close';
  readonly input: unknown;
}

/** The thread's response: first one when the database is open, then one to each request, in their order. */
export type ThreadResponse =
  | { readonly kind: 'done'; readonly value: unknown }
  | { readonly kind: 'failed'; readonly message: string; readonly isOfRow: boolean };

/** Opens the database and runs on it what arrives on `port`, until it is told to close; never throws. */
export function serveSqlite(port: MessagePort, { path, now }: ThreadStart, operations: Operations): void {
  const respond = <T>(work: () => T): T | null => {
    try {
      const value = work();
      port.postMessage({ kind: 'done', value: isSession(value) ? null : value } satisfies ThreadResponse);
      return value;
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      const isOfRow = error instanceof RowRefused;
      port.postMessage({ kind: 'failed', message, isOfRow } satisfies ThreadResponse);
      return null;
    }
  };
  const session = respond(() => openSqlite(path, now));
  if (session === null) return;
  port.on('message', ({ name, input }: ThreadRequest) => {
    // The other end of the port is ours, and typed: see `sqlite.ts`.
    respond(() => (name === 'close' ? session.close() : session.run<unknown>(operations[name](input as never))));
    if (name === 'close') port.close();
  });
}

function isSession(value: unknown): value is SqliteSession {
  return typeof value === 'object' && value !== null && 'run' in value && typeof value.run === 'function';
}

/** Opens the file, creates it for its owner alone if it is missing, and migrates it; throws StoreError with a sentence for a person. */
function openSqlite(path: string, now: number): SqliteSession {
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
 * closing it would drop this process's lock on it. Never throws: SQLite reports what keeps the file from being used.
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
 * of it drops its POSIX locks. No one else reads, so a checkpoint always reaches the end and the log starts again.
 */
function openFile(path: string): SqliteSession {
  const database = new DatabaseSync(path, { timeout: BUSY_MS, enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE');
    database.exec('PRAGMA journal_mode = WAL');
    database.exec('PRAGMA synchronous = FULL');
    database.exec(`PRAGMA journal_size_limit = ${LOG_LIMIT_BYTES}`);
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
  const ask = createAsk(database);
  return {
    run: (steps) =>
      explainAt(path, () => {
        database.exec('BEGIN IMMEDIATE');
        try {
          const value = runSteps(steps, ask);
          database.exec('COMMIT');
          return value;
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

/** Runs all steps, one after the other, in the transaction that is open. */
export function runSteps<T>(steps: Steps<T>, ask: (statement: Statement) => readonly Row[]): T {
  let step = steps.next([]);
  while (step.done !== true) step = steps.next(ask(step.value));
  return step.value;
}

/** Returns a function that runs one statement of the shared SQL on a database, which it keeps prepared. */
export function createAsk(database: DatabaseSync): (statement: Statement) => readonly Row[] {
  const prepared = new Map<string, StatementSync>();
  return ({ sql, values }) => {
    const known = prepared.get(sql);
    const statement = known ?? database.prepare(toSqlite(sql));
    if (known === undefined && prepared.size < MAX_PREPARED) prepared.set(sql, statement);
    // The tables hold neither blobs nor whole numbers beyond 2^53.
    return statement.all(...values).map((row) => row as Readonly<Record<string, SqlValue>>);
  };
}

/** Returns the shared SQL as SQLite has it, which reads the marks of locks as comments; never throws. */
export function toSqlite(sql: string): string {
  return sql.replaceAll('BIGINT_KEY', 'INTEGER PRIMARY KEY AUTOINCREMENT');
}

/** Tries steps on a SQLite file and rolls them back; a missing file is not created. Throws StoreError where they cannot be done. */
export function probeSqlite(path: string, rehearse: () => Steps<StoreState>): StoreState {
  try {
    if (statSync(path, { throwIfNoEntry: false }) !== undefined) return rehearseOn(path, rehearse());
    if (isWritableFolder(path.replace(/[^/]*$/, '') || '.')) return 'empty';
  } catch (error) {
    if (isBusy(error)) return 'held';
    throw explainSqlite(path, error);
  }
  throw explainSqlite(path, { errcode: CANNOT_OPEN });
}

function isWritableFolder(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** An exclusive lock leaves no file of shared memory beside the database (SQLite, "Use of WAL Without Shared-Memory"). */
function rehearseOn(path: string, steps: Steps<StoreState>): StoreState {
  // A running relay holds the lock as long as it lives: waiting for it is of no use.
  const database = new DatabaseSync(path, { timeout: BUSY_MS / 2, enableForeignKeyConstraints: false });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; BEGIN IMMEDIATE');
    return runSteps(steps, createAsk(database));
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
  }
}

function isBusy(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return false;
  return typeof error.errcode === 'number' && (error.errcode & 0xff) === BUSY;
}
