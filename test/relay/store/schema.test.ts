import { readdirSync, readFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import {
  createPostgresPool,
  DEFAULT_TIMEOUTS,
  runSteps as runInPostgres,
} from '../../../src/relay/store/postgres/connection.ts';
import { createTables, MIGRATIONS, TABLES } from '../../../src/relay/store/schema.ts';
import { insert, query, type Steps } from '../../../src/relay/store/sql.ts';
import { createQuery, runSteps } from '../../../src/relay/store/sqlite.ts';
import { sharePostgres } from '../../support/shared-postgres.ts';
import { createPostgresDatabase } from '../support/store-databases.ts';

const FIXTURES = new URL('../../fixtures/relay-schema/', import.meta.url);
const VERSIONS = readdirSync(FIXTURES).map((name) => Number.parseInt(name, 10));

/** The tables of one version, as its relay created them. */
function* createVersion(version: number): Steps<void> {
  yield* query('CREATE TABLE schema_version (version BIGINT PRIMARY KEY, applied_at BIGINT NOT NULL)');
  yield* insert('schema_version', [{ version, appliedAt: 1 }]);
  const statements = readFileSync(new URL(`${version}.sql`, FIXTURES), 'utf8').split(/;\n/);
  for (const statement of statements) if (statement !== '') yield* query(statement);
}

/** Runs steps on one empty database. */
type Run = <T>(steps: Steps<T>) => Promise<T>;

async function openSqlite(): Promise<Run> {
  const database = new DatabaseSync(':memory:');
  const send = createQuery(database);
  return async (steps) => runSteps(steps, send);
}

const server = await sharePostgres();

async function openPostgres(): Promise<Run> {
  if (server === null) throw new Error('There is no PostgreSQL.');
  const database = await createPostgresDatabase(server, { isNew: true });
  const pool = createPostgresPool(database.target, DEFAULT_TIMEOUTS, createSystemClock(), 1);
  onTestFinished(async () => {
    await pool.close();
    await database.remove();
  });
  return (steps) => pool.use((client) => runInPostgres(steps, client));
}

/** What each database says about its columns and indexes, in an order that does not depend on when they were added. */
const IN_SQLITE = [
  `SELECT tables.name AS in_table, columns.name, columns.type, "notnull", dflt_value, pk
     FROM sqlite_master AS tables, pragma_table_info(tables.name) AS columns WHERE tables.type = 'table' ORDER BY 1, 2`,
  "SELECT name, sql FROM sqlite_master WHERE type = 'index' ORDER BY 1",
];
const IN_POSTGRES = [
  `SELECT table_name, column_name, data_type, is_nullable AS nullable, column_default, is_identity AS identity
     FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2`,
  "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1",
];

const [first = ''] = TABLES;
const NEXT = {
  tables: [
    first.replace('kind TEXT NOT NULL,', "kind TEXT NOT NULL, later TEXT NOT NULL DEFAULT 'x',"),
    ...TABLES.slice(1),
  ],
  migrations: [...MIGRATIONS, ["ALTER TABLE inbox ADD COLUMN later TEXT NOT NULL DEFAULT 'x'"]],
};

describe.each([
  { name: 'SQLite', open: openSqlite, catalog: IN_SQLITE, isMissing: false },
  { name: 'PostgreSQL', open: openPostgres, catalog: IN_POSTGRES, isMissing: server === null },
])('the tables in $name', ({ open, catalog, isMissing }) => {
  const describeTables = async (run: Run): Promise<unknown> =>
    Promise.all(catalog.map((sql) => run(query<object>(sql))));

  async function describeNew(schema?: typeof NEXT): Promise<unknown> {
    const run = await open();
    expect(await run(createTables(1, null, schema))).toBe(true);
    return describeTables(run);
  }

  test.skipIf(isMissing).each(VERSIONS)(
    'are the same in a new store and in one of version %i, whose fixture never changes',
    async (version) => {
      const run = await open();
      await run(createVersion(version));
      expect(await run(createTables(1, null))).toBe(false);
      expect(await describeTables(run)).toEqual(await describeNew());
    },
  );

  test.skipIf(isMissing)('are changed once by the migration that a next version adds', async () => {
    const run = await open();
    await run(createVersion(Math.max(...VERSIONS)));
    await run(createTables(1, null, NEXT));
    await run(createTables(2, null, NEXT));
    expect(await describeTables(run)).toEqual(await describeNew(NEXT));
    await expect(run(createTables(3, null))).rejects.toThrow('a newer version of Touchdown');
  });
});

test('the tables of the current version have a fixture', async () => {
  const run = await openSqlite();
  await run(createTables(1, null));
  const [stored] = await run(query<{ version: number }>('SELECT version FROM schema_version'));
  expect(stored?.version).toBe(Math.max(...VERSIONS));
});
