import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { StoreError } from '../../../src/relay/store/error.ts';
import { probeStore } from '../../../src/relay/store/open-store.ts';
import { createSqliteStore } from '../../../src/relay/store/sqlite.ts';
import { sharePostgres } from '../../support/shared-postgres.ts';
import { createPostgresDatabase, createSqliteDatabase, type TestDatabase } from '../support/store-databases.ts';

const CLOCK = createSystemClock();
const server = await sharePostgres();

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-probe-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function probe(path: string) {
  return probeStore({ kind: 'sqlite', path }, CLOCK).then(({ state }) => state);
}

function use(database: TestDatabase): TestDatabase {
  onTestFinished(() => database.remove());
  return database;
}

/** A store that a relay has written and left. */
async function leaveStore(database: TestDatabase): Promise<void> {
  const store = await database.open();
  await store.remember({ mark: { name: 'kept', value: 7 } });
  await store.close();
}

describe('a probe of a SQLite file', () => {
  test('creates no missing file', async () => {
    const folder = createFolder();
    expect(await probe(join(folder, 'relay.db'))).toBe('empty');
    expect(readdirSync(folder)).toEqual([]);
  });

  test('leaves the file unchanged, to the byte, and creates nothing next to it', async () => {
    const { target, ...database } = use(createSqliteDatabase());
    await leaveStore({ target, ...database });
    const before = readFileSync(target);
    expect(await probe(target)).toBe('current');
    expect(readFileSync(target).equals(before)).toBe(true);
    expect(readdirSync(join(target, '..'))).toEqual(['relay.db']);
  });

  test('says that a relay uses the file, and does not disturb it', async () => {
    const { target } = use(createSqliteDatabase());
    const store = await createSqliteStore({ path: target, clock: createSystemClock() });
    onTestFinished(() => store.close());
    expect(await probe(target)).toBe('held');
    await store.remember({ mark: { name: 'mine', value: 1 } });
    expect((await store.recall({ mark: 'mine' })).mark).toBe(1);
  });

  test('says what is wrong with the file', async () => {
    const folder = createFolder();
    await expect(probe(join(folder, 'no', 'relay.db'))).rejects.toThrow(
      /no of the store does not exist\. Create it first/,
    );
    writeFileSync(join(folder, 'text.db'), 'not a database at all, and longer than its header would be');
    await expect(probe(join(folder, 'text.db'))).rejects.toThrow(/is not a SQLite database/);
    mkdirSync(join(folder, 'folder.db'));
    await expect(probe(join(folder, 'folder.db'))).rejects.toThrow(StoreError);
  });
});

describe.skipIf(server === null)('a probe of a PostgreSQL', () => {
  const open = async (isNew = false): Promise<TestDatabase> => {
    if (server === null) throw new Error('There is no PostgreSQL.');
    return use(await createPostgresDatabase(server, { isNew }));
  };
  const request = (url: string) => probeStore({ kind: 'postgres', url }, CLOCK).then(({ state }) => state);
  const TABLES = "SELECT count(*)::int AS n FROM information_schema.tables WHERE table_schema = 'public'";

  test('creates no missing table', async () => {
    const database = await open(true);
    expect(await request(database.target)).toBe('empty');
    expect(await database.query(TABLES)).toEqual([{ n: 0 }]);
  });

  test('leaves the tables unchanged, next to a running relay', async () => {
    const database = await open();
    const store = await database.open();
    onTestFinished(() => store.close());
    await store.remember({ mark: { name: 'kept', value: 7 } });
    expect(await request(database.target)).toBe('current');
    expect(await database.query('SELECT name, value::int AS value FROM mark')).toEqual([{ name: 'kept', value: 7 }]);
  });

  test('reports the difference of the clocks', async () => {
    const database = await open();
    const aheadBy = async (shiftMs: number): Promise<number | null> => {
      const clock = { ...CLOCK, epochMs: () => CLOCK.epochMs() + shiftMs };
      return (await probeStore({ kind: 'postgres', url: database.target }, clock)).clockAheadMs;
    };
    // Both clocks are this machine's.
    for (const shiftMs of [30_000, -30_000])
      expect(Math.abs(((await aheadBy(shiftMs)) ?? 1e9) - shiftMs)).toBeLessThan(900);
  });

  test('refuses a database that can lose a commit, or is read-only', async () => {
    const database = await open();
    await leaveStore(database);
    const urlWith = (setting: string): string => `${database.target}?options=${encodeURIComponent(`-c ${setting}`)}`;
    await expect(request(urlWith('synchronous_commit=off'))).rejects.toThrow(/has synchronous_commit turned off/);
    await expect(request(urlWith('default_transaction_read_only=on'))).rejects.toThrow(/read-only transaction/);
  });
});
