import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import { StoreError } from '../../../../src/relay/store/error.ts';
import { createPostgresStore } from '../../../../src/relay/store/postgres/postgres.ts';
import { query } from '../../../../src/relay/store/sql.ts';
import type { Store } from '../../../../src/relay/store/store.ts';
import { OPERATIONS, type Operations } from '../../../../src/relay/store/store-operations.ts';
import { sharePostgres } from '../../../support/shared-postgres.ts';
import { applicationOf, registrationOf, rulesOf } from '../../support/history-facts.ts';
import { createPostgresDatabase, type TestDatabase } from '../../support/store-databases.ts';
import { deliveryOf, keyOf } from '../../support/store-deliveries.ts';
import { startSilentProxy } from '../../support/store-proxy.ts';

const clock = createSystemClock();
const server = await sharePostgres();

describe.skipIf(server === null)('a store in PostgreSQL', () => {
  let database: TestDatabase;
  const opened: Store[] = [];
  beforeEach(async () => {
    if (server !== null) database = await createPostgresDatabase(server);
  });
  afterEach(async () => {
    await Promise.all(opened.splice(0).map((store) => store.close()));
    await database.remove();
  });
  /** Without tables, and its own when the test is over. */
  const renew = async (): Promise<void> => {
    await database.remove();
    if (server !== null) database = await createPostgresDatabase(server, { isNew: true });
  };
  const keep = (store: Store): Store => {
    opened.push(store);
    return store;
  };
  const open = async (operations: Operations = OPERATIONS): Promise<Store> =>
    keep(await createPostgresStore({ url: database.target, clock, operations }));

  test('can be opened by several relays at once on an empty database', async () => {
    await renew();
    const stores = await Promise.all([1, 2, 3].map(() => open()));
    const answers = await Promise.all(stores.map((store) => store.append(deliveryOf('same'))));
    expect(answers.filter(({ isDuplicate }) => !isDuplicate)).toHaveLength(1);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(await database.query('SELECT repeats FROM inbox')).toEqual([{ repeats: 2 }]);
  });

  test.each(['40001', '40P01'])('repeats an operation after a conflict (%s)', async (state) => {
    let runs = 0;
    const collide = `DO $$ BEGIN RAISE EXCEPTION 'collided' USING ERRCODE = '${state}'; END $$`;
    const store = await open({
      ...OPERATIONS,
      *remember(input) {
        yield* OPERATIONS.remember(input);
        runs += 1;
        if (runs < 3) yield* query(collide);
      },
    });
    await store.remember({ mark: { name: 'a', value: 5 } });
    expect((await store.recall({ mark: 'a' })).mark).toBe(5);
    expect(runs).toBe(3);
    runs = -10;
    await expect(store.remember({ mark: { name: 'b', value: 5 } })).rejects.toThrow(`collided (${state})`);
    expect(runs).toBe(-6);
  });

  test('reads few rows for each claim, also in a new database, of which PostgreSQL knows no statistics', async () => {
    await renew();
    const [store, count, now] = [await open(), 30, 1_000_000];
    const rules = rulesOf({
      applications: Array.from({ length: count }, (_, n) => applicationOf(`app-${n}`, { repository: `o/r${n}` })),
    });
    for (let n = 0; n < count; n++) {
      const place = { repositoryId: 100 + n, repository: `o/r${n}`, installationId: 100 + n };
      const registration = registrationOf({ application: `app-${n}`, deployment: `d-${n}`, place });
      await store.register({ registration, token: { jti: `${n}`, requestHash: '', expiresAt: now }, now, rules });
    }
    for (let n = 0; n < count; n++) {
      const claimed = await store.claimChecks({ now, limit: 1, holdMs: 10_000, rules });
      expect(claimed).toHaveLength(1);
    }
    await store.close();
    const readRows = async (): Promise<number> => {
      const [found] = await database.query(
        "SELECT (SUM(seq_tup_read) + SUM(idx_tup_fetch))::int AS rows FROM pg_stat_user_tables WHERE relname = 'check_run'",
      );
      return Number(found?.['rows']);
    };
    // A connection reports what it read when it ends.
    await expect.poll(readRows).toBeGreaterThan(count);
    expect(await readRows()).toBeLessThan(10 * count * count);
  });

  test('continues when a newer relay has added a column', async () => {
    await renew();
    const store = await open();
    const repository = { repositoryId: 1, repository: 'o/r', installationId: 2 };
    await store.remember({ repository, now: 1 });
    expect(await store.recall({ repository: 'o/r' })).toMatchObject({ repository });
    await database.query('ALTER TABLE repository ADD COLUMN later BIGINT');
    expect(await store.recall({ repository: 'o/r' })).toMatchObject({ repository });
  });

  test('does not delay an append behind other work', async () => {
    const gates = Array.from({ length: 4 }, () => 'SELECT pg_advisory_xact_lock(1)');
    const store = await open({
      ...OPERATIONS,
      *remember() {
        yield* query(gates[0] ?? '');
      },
    });
    const holder = await open({
      ...OPERATIONS,
      *remember() {
        yield* query('SELECT pg_advisory_xact_lock(1)');
        yield* query('SELECT pg_sleep(0.5)');
      },
    });
    const done: string[] = [];
    const held = holder.remember({ mark: { name: '', value: 0 } }).then(() => done.push('held'));
    const stuck = gates.map(() => store.remember({ mark: { name: '', value: 0 } }));
    await store.append(deliveryOf('a'));
    done.push('append');
    await Promise.all([held, ...stuck]);
    expect(done).toEqual(['append', 'held']);
  });

  test('refuses a database that does not wait for commits', async () => {
    const url = `${database.target}?options=${encodeURIComponent('-c synchronous_commit=off')}`;
    const refused = createPostgresStore({ url, clock });
    await expect(refused).rejects.toThrow('has synchronous_commit turned off');
    await expect(refused).rejects.toThrow(StoreError);
  });

  test('refuses a server that does not sync', async () => {
    await renew();
    await database.query(`CREATE SCHEMA careless; CREATE FUNCTION careless.current_setting(name text) RETURNS text LANGUAGE sql
      AS $$ SELECT CASE name WHEN 'fsync' THEN 'off' ELSE pg_catalog.current_setting(name) END $$`);
    const url = `${database.target}?options=${encodeURIComponent('-c search_path=careless,pg_catalog,public')}`;
    await expect(createPostgresStore({ url, clock })).rejects.toThrow('has fsync turned off');
  });

  test('says that it cannot connect, without its password', async () => {
    const url = 'postgres://relay:not-to-be-seen@127.0.0.1:1/none';
    const error: unknown = await createPostgresStore({ url, clock }).catch((cause: unknown) => cause);
    expect(error).toMatchObject({ name: 'StoreUnreachable', message: expect.stringContaining('cannot be reached') });
    expect(String(error)).not.toContain('not-to-be-seen');
  });

  test('does not wait for ever on a dead connection', async () => {
    const proxy = await startSilentProxy(database.target);
    const timeouts = { connectMs: 1000, statementMs: 5000, responseMs: 700 };
    const store = keep(await createPostgresStore({ url: proxy.url, clock, timeouts }));
    await store.append(deliveryOf('a'));
    proxy.setSilent(true);
    await expect(store.append(deliveryOf('b'))).rejects.toThrow(StoreError);
    await expect(store.remember({ mark: { name: 'b', value: 1 } })).rejects.toThrow(StoreError);
    await expect(store.append(deliveryOf('c'))).rejects.toThrow(StoreError);
    proxy.setSilent(false);
    await store.append(deliveryOf('d'));
    const rows = await database.query('SELECT dedupe_key FROM inbox ORDER BY seq');
    expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual(['a', 'd'].map(keyOf));
    proxy.setSilent(true);
    await store.close();
    proxy.close();
  });
});
