import { afterAll, describe, expect, test } from 'vitest';
import { createSeededRandom } from '../../../src/kernel/random.ts';
import { startPostgres } from '../../support/postgres.ts';
import { createPostgresDatabase, createSqliteDatabase, type TestDatabase } from '../support/store-databases.ts';
import { runKillTrial } from './kill-trial.ts';

/** `npm run campaign` kills whole relays, many times. */
const TRIAL = { kills: 2, callers: 20, mostAcknowledged: 300 };

const server = await startPostgres();
afterAll(() => server?.stop());

async function tryOn(database: TestDatabase): Promise<void> {
  const result = await runKillTrial({ ...TRIAL, database, random: createSeededRandom(4) });
  await database.remove();
  expect(result).toMatchObject({ kills: TRIAL.kills, lost: [] });
  expect(result.acknowledged).toBeGreaterThan(20);
}

describe('a process that is killed while it appends', () => {
  test('has stored in SQLite every delivery that it acknowledged', () => tryOn(createSqliteDatabase()));

  test.skipIf(server === null)('has stored in PostgreSQL every delivery that it acknowledged', async () => {
    if (server !== null) await tryOn(await createPostgresDatabase(server));
  });
});
