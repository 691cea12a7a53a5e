import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client, types } from 'pg';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { createPostgresStore } from '../../../src/relay/store/postgres/postgres.ts';
import { createSqliteStore } from '../../../src/relay/store/sqlite.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import type { TestPostgres } from '../../support/postgres.ts';
import { FAULTY_OPERATIONS } from './store-operations.ts';

const INT8 = 20;

/** One empty database of a kind. */
export interface TestDatabase {
  readonly kind: 'sqlite' | 'postgres';
  /** The file's path, or the URL. */
  readonly target: string;
  /** Opens a store on it, with the operations that fail on purpose. */
  open(): Promise<Store>;
  /** Reads it past any store; one in SQLite must be closed. */
  query(sql: string): Promise<readonly Record<string, unknown>[]>;
  remove(): Promise<void>;
}

/** Returns an empty SQLite file in a folder of its own. */
export function createSqliteDatabase(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-store-'));
  const target = join(folder, 'relay.db');
  return {
    kind: 'sqlite',
    target,
    open: () => createSqliteStore({ path: target, clock: createSystemClock(), operations: FAULTY_OPERATIONS }),
    query: async (sql) => querySqlite(target, sql),
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** The databases that this process has emptied for its next test, by the server: creating one and its tables takes much longer. */
const EMPTIED = new Map<string, string[]>();

const EMPTY = `DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT tablename FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version' LOOP
      EXECUTE 'DELETE FROM ' || name;
    END LOOP;
    ALTER SEQUENCE IF EXISTS inbox_seq_seq RESTART;
  END $$`;

/** Returns a database of a server without rows: without tables and for one test only if `isNew`, else with the tables of an earlier test. */
export async function createPostgresDatabase(
  server: Pick<TestPostgres, 'url'>,
  { isNew = false } = {},
): Promise<TestDatabase> {
  const emptied = EMPTIED.get(server.url) ?? [];
  EMPTIED.set(server.url, emptied);
  const target = (isNew ? null : emptied.pop()) ?? (await createDatabase(server.url));
  return {
    kind: 'postgres',
    target,
    open: () => createPostgresStore({ url: target, clock: createSystemClock(), operations: FAULTY_OPERATIONS }),
    query: (sql) => queryPostgres(target, sql),
    remove: async () => {
      if (isNew) return;
      await queryPostgres(target, EMPTY);
      emptied.push(target);
    },
  };
}

async function createDatabase(server: string): Promise<string> {
  const name = `store_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(server, `CREATE DATABASE ${name} STRATEGY file_copy`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

/** Returns rows of a SQLite file that no process has open. */
export function querySqlite(path: string, sql: string): readonly Record<string, unknown>[] {
  const database = new DatabaseSync(path);
  try {
    return database.prepare(sql).all();
  } finally {
    database.close();
  }
}

/** The connections past any store, one for each database: a new one costs the server more than most statements. */
const CLIENTS = new Map<string, Promise<Client>>();

/** Returns rows of a PostgreSQL, whole numbers as numbers. */
async function queryPostgres(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const connecting = CLIENTS.get(url) ?? connect(url);
  CLIENTS.set(url, connecting);
  return (await (await connecting).query(sql)).rows;
}

async function connect(connectionString: string): Promise<Client> {
  const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format);
  const client = new Client({ connectionString, types: { getTypeParser } });
  // Its server ends at the latest when the test run does.
  client.on('error', () => CLIENTS.delete(connectionString));
  await client.connect();
  return client;
}
