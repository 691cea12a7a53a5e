import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { NewDelivery } from '../../../src/relay/decide/delivery.ts';
import { StoreError } from '../../../src/relay/store/error.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { sharePostgres } from '../../support/shared-postgres.ts';
import { createPostgresDatabase, createSqliteDatabase, type TestDatabase } from '../support/store-databases.ts';
import { deliveryOf, hintOf, keyOf } from '../support/store-deliveries.ts';

const COLUMNS = 'source, kind, authority, received_at, body, repeats, outcome, applied_at';

const server = await sharePostgres();

const STORES = [
  ['SQLite', async () => createSqliteDatabase()],
  ['PostgreSQL', async () => (server === null ? null : createPostgresDatabase(server))],
] as const;

describe.each(STORES.filter(([name]) => name === 'SQLite' || server !== null))('a store in %s', (_, create) => {
  let database: TestDatabase;
  let store: Store;
  beforeEach(async () => {
    database = (await create()) as TestDatabase;
    store = await database.open();
  });
  afterEach(async () => {
    await store.close();
    await database.remove();
  });

  const readInbox = async (columns: string): Promise<readonly Record<string, unknown>[]> => {
    await store.close();
    return database.query(`SELECT ${columns} FROM inbox ORDER BY seq`);
  };

  test('stores every field of a hint', async () => {
    const content = hintOf(['app-1', 'app-2'], 'deployment-7');
    expect(await store.append(deliveryOf('a', { content }))).toEqual({ id: '1', isDuplicate: false });
    const { deliveries } = await store.readOverview({ limit: 1 });
    expect(deliveries).toMatchObject([{ application: 'app-1', deployment: 'deployment-7', word: 'running' }]);
    expect(await readInbox(COLUMNS)).toEqual([
      {
        source: 'platform',
        kind: 'hint',
        authority: 1,
        received_at: 1_900_000_000_000,
        body: JSON.stringify(content),
        repeats: 0,
        outcome: null,
        applied_at: null,
      },
    ]);
  });

  test('stores requests as not applied, and counts unrelated ones as applied', async () => {
    const place = { repositoryId: 1, repository: 'o/r', installationId: 2 };
    const request = { kind: 'expect', place, sha: 'a'.repeat(40) } as const;
    await store.append(deliveryOf('a', { source: 'github', content: { kind: 'request', request } }));
    await store.append(deliveryOf('b', { content: { kind: 'ignored', event: '\u001b[31mAPP\n::set' } }));
    await store.append(deliveryOf('c', { content: { kind: 'quarantined', reason: 'no\u0000 id' } }));
    const rows = await readInbox('kind, outcome, applied_at');
    expect(rows).toEqual([
      { kind: 'request', outcome: null, applied_at: null },
      { kind: 'ignored', outcome: expect.stringMatching(/^APP ::set$/), applied_at: 1.9e12 },
      { kind: 'quarantined', outcome: expect.stringMatching(/^no.? id$/), applied_at: 1.9e12 },
    ]);
  });

  test('counts a duplicate on the existing row', async () => {
    const { id } = await store.append(deliveryOf('a'));
    expect(await store.append(deliveryOf('a'))).toEqual({ id, isDuplicate: true });
    expect(await readInbox('dedupe_key, repeats')).toEqual([{ dedupe_key: keyOf('a'), repeats: 1 }]);
  });

  test('finds duplicates within one batch', async () => {
    const batch = ['a', 'b', 'a', 'a'].map((name) => deliveryOf(name));
    const answers = await Promise.all(batch.map((delivery) => store.append(delivery)));
    expect(answers.map(({ isDuplicate }) => isDuplicate)).toEqual([false, false, true, true]);
    expect(new Set(answers.map(({ id }) => id)).size).toBe(2);
    expect(await readInbox('dedupe_key, repeats')).toEqual([
      { dedupe_key: keyOf('a'), repeats: 2 },
      { dedupe_key: keyOf('b'), repeats: 0 },
    ]);
  });

  test('returns to each of 300 concurrent callers its own row', async () => {
    const names = Array.from({ length: 300 }, (_, index) => `n${index}`);
    const answers = await Promise.all(names.map((name) => store.append(deliveryOf(name))));
    const rows = await readInbox('seq, dedupe_key');
    expect(rows).toEqual(names.map((name, index) => ({ seq: Number(answers[index]?.id), dedupe_key: keyOf(name) })));
  });

  test('stores the other rows of a batch with a row that the database refuses', async () => {
    const bad: NewDelivery = { ...deliveryOf('bad'), source: null as never };
    const all = [deliveryOf('a'), deliveryOf('b'), bad, deliveryOf('c')];
    const settled = await Promise.allSettled(all.map((delivery) => store.append(delivery)));
    expect(settled.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected', 'fulfilled']);
    expect(settled[2]).toMatchObject({ reason: expect.any(StoreError) });
    expect(await readInbox('dedupe_key')).toHaveLength(3);
  });

  test.each(['throws', 'conflicts'])('rolls back an operation that %s', async (name) => {
    await expect(store.remember({ mark: { name, value: 1 } })).rejects.toThrow(StoreError);
    expect((await store.recall({ mark: name })).mark).toBeNull();
    await store.remember({ mark: { name: 'fine', value: 2 ** 52 } });
    expect((await store.recall({ mark: 'fine' })).mark).toBe(2 ** 52);
  });

  test('announces only appends and changes, once they are committed', async () => {
    const reported: (readonly string[])[] = [];
    const stop = store.onChange((changed) => reported.push(changed));
    await store.append(deliveryOf('a'));
    await store.remember({ mark: { name: 'quiet', value: 1 } });
    await store.remember({ mark: { name: 'throws', value: 1 } }).catch(() => {});
    const rules = { applications: [], unplaced: 'keep', confirmedBy: 2, canDeploy: false } as const;
    const input = { now: 1, forgetBefore: null, rules: { ...rules, deadlineMs: 1, pageUrl: null } };
    await store.cleanUp({ ...input, limit: 0 });
    await store.cleanUp({ ...input, limit: 2 });
    stop();
    await store.append(deliveryOf('b'));
    expect(reported).toEqual([[], ['one', 'two']]);
  });

  test('finishes the work in progress before it closes, and refuses later work', async () => {
    const appends = Array.from({ length: 300 }, (_, index) => store.append(deliveryOf(`n${index}`)));
    const mark = store.remember({ mark: { name: 'late', value: 3 } });
    const closed = store.close();
    await expect(store.append(deliveryOf('after'))).rejects.toThrow(StoreError);
    await expect(store.recall({ mark: 'late' })).rejects.toThrow(StoreError);
    await Promise.all([...appends, mark, closed]);
    expect(await readInbox('seq')).toHaveLength(300);
    expect(await database.query('SELECT value FROM mark')).toEqual([{ value: 3 }]);
  });

  test.each([
    [99, 'was written by a newer version of Touchdown (schema 99; '],
    [1, 'was written by an earlier version of Touchdown (schema 1; '],
  ])('refuses a database of version %i', async (version, sentence) => {
    await store.close();
    const [own] = await database.query('SELECT version FROM schema_version');
    await database.query(`UPDATE schema_version SET version = ${version}`);
    await expect(database.open()).rejects.toThrow(sentence);
    await expect(database.open()).rejects.toThrow(StoreError);
    await database.query(`UPDATE schema_version SET version = ${own?.['version']}`);
  });
});
