import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../../src/kernel/clock.ts';
import { createPostgresStore } from '../../../../src/relay/store/postgres/postgres.ts';
import type { Store } from '../../../../src/relay/store/store.ts';
import { OPERATIONS, type Operations } from '../../../../src/relay/store/store-operations.ts';
import { sharePostgres } from '../../../support/shared-postgres.ts';
import { applicationOf, BASE, deliveryOf, PLACE, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createPostgresDatabase, type TestDatabase } from '../../support/store-databases.ts';

const server = await sharePostgres();

const rules = rulesOf({ unplaced: 'branch-head' });

describe.skipIf(server === null)('two relays on one PostgreSQL', () => {
  let database: TestDatabase;
  let stores: readonly Store[] = [];
  const runs = { claim: 0, apply: 0 };
  beforeEach(async () => {
    if (server === null) return;
    database = await createPostgresDatabase(server);
    const operations: Operations = {
      ...OPERATIONS,
      *claimChecks(input) {
        runs.claim += 1;
        return yield* OPERATIONS.claimChecks(input);
      },
      *apply(input) {
        runs.apply += 1;
        return yield* OPERATIONS.apply(input);
      },
    };
    const open = (): Promise<Store> =>
      createPostgresStore({ url: database.target, clock: createSystemClock(), operations });
    stores = [await open(), await open()];
  });
  afterEach(async () => {
    await Promise.all(stores.map((store) => store.close()));
    await database.remove();
  });
  const eight = (): readonly Store[] => [...stores, ...stores, ...stores, ...stores];

  test('claim check runs of several installations without waiting for each other', async () => {
    await database.query(
      `INSERT INTO check_run (id, repository, repository_id, installation_id, sha, name, generation, external_id, application,
         desired, desired_rev, is_final, is_pending, deadline_at, opened_at)
       SELECT 'check-' || nth, 'o/r', nth, 1 + nth % 4, 'sha', 'name', 1, 'external-' || nth, 'app-1',
         '{}', 1, 0, 1, 0, nth FROM generate_series(1, 80) AS nth`,
    );
    await database.query('INSERT INTO installation (id, not_before) VALUES (1, 0), (2, 0), (3, 0), (4, 0)');
    runs.claim = 0;
    const taken: string[] = [];
    for (let turn = 0; turn < 6; turn++) {
      const now = BASE + turn * 1_001;
      const claims = eight().map((store) => store.claimChecks({ now, limit: 2, holdMs: 60_000, rules }));
      const ids = (await Promise.all(claims)).flat().map(({ installationId }) => installationId);
      expect(new Set(ids).size).toBe(ids.length);
      taken.push(...ids.map(String));
    }
    expect(runs.claim).toBe(6 * 8);
    expect(taken.length).toBeGreaterThan(6 * 2);
  });

  test('place several deployments of one application on one commit at once', async () => {
    const [store] = stores;
    for (let nth = 0; nth < 8; nth++) {
      const hint = { key: `key-${nth}`, deployment: `d-${nth}`, word: 'running', authority: 1, at: nth } as const;
      await store?.append(deliveryOf({ kind: 'hint', ...hint }));
    }
    await store?.apply({ limit: 100, now: BASE, rules });
    const due = (await store?.claimPlacements({ now: BASE, limit: 8, holdMs: 1, rules })) ?? [];
    expect(due).toHaveLength(8);
    const sha = shaOf(1);
    const placed = eight().map((one, nth) =>
      one.settlePlacement({ id: due[nth]?.id ?? '', at: PLACE, sha, now: BASE, rules }),
    );
    expect((await Promise.all(placed)).map(({ changed }) => changed.length)).toEqual(due.map(() => 1));
    const rows = await database.query('SELECT generation FROM check_run ORDER BY generation');
    expect(rows.map(({ generation }) => generation)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('apply deliveries of the same and of new applications without blocking each other', async () => {
    const [store] = stores;
    const ids = Array.from({ length: 12 }, (_, nth) => `app-${nth}`);
    const many = rulesOf({ applications: ids.map((id) => applicationOf(id)) });
    const rows = Array.from({ length: 96 }, (_, nth) => {
      const turned = [...ids.slice(nth % 12), ...ids.slice(0, nth % 12)];
      const hint = { key: `key-${nth}`, deployment: `d-${nth % 8}`, word: 'running', authority: 1, at: nth } as const;
      const reported = nth % 2 === 0 ? turned : turned.toReversed();
      return store?.append(deliveryOf({ kind: 'hint', ...hint }, reported.slice(0, 5)));
    });
    await Promise.all(rows);
    runs.apply = 0;
    let applied = 0;
    for (let turn = 0; turn < 3; turn++) {
      const done = await Promise.all(eight().map((one) => one.apply({ limit: 4, now: BASE + turn, rules: many })));
      applied += done.reduce((sum, one) => sum + one.applied, 0);
    }
    expect(applied).toBe(96);
    expect(runs.apply).toBe(3 * 8);
    const [counted] = await database.query('SELECT COUNT(*) AS deployments FROM deployment');
    expect(counted).toMatchObject({ deployments: 96 });
  });
});
