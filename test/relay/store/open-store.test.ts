import { afterAll, describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { openStore } from '../../../src/relay/store/open-store.ts';
import { startPostgres } from '../../support/postgres.ts';
import { createSqliteDatabase } from '../support/store-databases.ts';

const server = await startPostgres();
afterAll(() => server?.stop());

const clock = createSystemClock();

describe('the store that the settings name', () => {
  test('may be a SQLite file', async () => {
    const database = createSqliteDatabase();
    const store = await openStore({ kind: 'sqlite', path: database.target }, clock);
    await store.remember({ mark: { name: 'a', value: 1 } });
    await store.close();
    expect(await database.query('SELECT name, value FROM mark')).toEqual([{ name: 'a', value: 1 }]);
    await database.remove();
  });

  test.skipIf(server === null)('may be a PostgreSQL database', async () => {
    const store = await openStore({ kind: 'postgres', url: server?.url ?? '' }, clock);
    await store.remember({ mark: { name: 'a', value: 1 } });
    expect((await store.recall({ mark: 'a' })).mark).toBe(1);
    await store.close();
  });
});
