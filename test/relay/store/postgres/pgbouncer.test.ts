import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import { StoreError } from '../../../../src/relay/store/error.ts';
import { probeStore } from '../../../../src/relay/store/open-store.ts';
import { createPostgresStore } from '../../../../src/relay/store/postgres/postgres.ts';
import { query } from '../../../../src/relay/store/sql.ts';
import { OPERATIONS } from '../../../../src/relay/store/store-operations.ts';
import { isMissing } from '../../../support/needs.ts';
import { startPgbouncer } from '../../../support/pgbouncer.ts';
import { sharePostgres } from '../../../support/shared-postgres.ts';
import { createPostgresDatabase, type TestDatabase } from '../../support/store-databases.ts';
import { deliveryOf } from '../../support/store-deliveries.ts';

const clock = createSystemClock();
const server = isMissing('pgbouncer') ? null : await sharePostgres();

describe.skipIf(server === null)('a store behind PgBouncer', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    if (server !== null) database = await createPostgresDatabase(server);
  });
  afterEach(() => database.remove());
  const bounce = async (settings: Parameters<typeof startPgbouncer>[1]): Promise<string> => {
    const pooler = await startPgbouncer(database.target, settings);
    onTestFinished(() => pooler.stop());
    return pooler.url;
  };

  test('works in session mode, also for the next relay, and limits the time of a statement', async () => {
    const url = await bounce({ pool_mode: 'session' });
    expect(await probeStore({ kind: 'postgres', url }, clock)).toMatchObject({ clockAheadMs: expect.any(Number) });
    const timeouts = { connectMs: 60_000, statementMs: 200, responseMs: 60_000 };
    const operations = {
      ...OPERATIONS,
      *remember() {
        yield* query('SELECT pg_sleep(30)');
      },
    };
    for (const isDuplicate of [false, true]) {
      const store = await createPostgresStore({ url, clock, timeouts, operations });
      expect(await store.append(deliveryOf('a'))).toMatchObject({ isDuplicate });
      const slow = store.remember({ mark: { name: 'slow', value: 1 } });
      await expect(slow).rejects.toThrow('PostgreSQL took too long');
      await store.close();
    }
  });

  test.each([
    { pool_mode: 'transaction' },
    { pool_mode: 'transaction', server_round_robin: 1, min_pool_size: 3 },
    { pool_mode: 'statement' },
  ])('is refused with what to do if PgBouncer shares connections: %o', async (settings) => {
    const url = await bounce(settings);
    const refused = new StoreError(
      'The pooler before PostgreSQL shares its connections, and the relay needs some of its own. ' +
        "Set the pooler to session mode for the relay's database, or connect to PostgreSQL directly.",
    );
    await expect(createPostgresStore({ url, clock })).rejects.toThrow(refused);
    await expect(probeStore({ kind: 'postgres', url }, clock)).rejects.toThrow(refused);
  });
});
