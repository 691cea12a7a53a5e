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

/** Returns an empty database of a server. */
export async function createPostgresDatabase(server: TestPostgres): Promise<TestDatabase> {
  const name = `store_${randomUUID().replaceAll('-', '')}`;
  await queryPostgres(server.url, `CREATE DATABASE ${name} STRATEGY file_copy`);
  const url = new URL(server.url);
  url.pathname = `/${name}`;
  const target = url.href;
  return {
    kind: 'postgres',
    target,
    open: () => createPostgresStore({ url: target, clock: createSystemClock(), operations: FAULTY_OPERATIONS }),
    query: (sql) => queryPostgres(target, sql),
    remove: async () => {
      await queryPostgres(server.url, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
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

/** Returns rows of a PostgreSQL, whole numbers as numbers. */
async function queryPostgres(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format);
  const client = new Client({ connectionString: url, types: { getTypeParser } });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
