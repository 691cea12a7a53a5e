import { chmodSync, chownSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { createSqliteStore } from '../../../src/relay/store/sqlite.ts';
import type { Store } from '../../../src/relay/store/store.ts';
import { spawnStoreChild } from '../support/store-children.ts';
import { querySqlite } from '../support/store-databases.ts';
import { deliveryOf, keyOf } from '../support/store-deliveries.ts';
import { FAULTY_OPERATIONS } from '../support/store-operations.ts';

const UNPRIVILEGED_ID = 65_534;

describe('a store in a SQLite file', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchdown-sqlite-'));
    path = join(folder, 'relay.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const open = (at = path): Promise<Store> =>
    createSqliteStore({ path: at, clock: createSystemClock(), operations: FAULTY_OPERATIONS });

  const readModes = (): Readonly<Record<string, number>> =>
    Object.fromEntries(readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]));

  test('is open in one process only, free when that process is killed, and closed to other users with the log that it left', async () => {
    const holder = spawnStoreChild({ kind: 'sqlite', target: path });
    await holder.until('ack');
    await expect(open()).rejects.toThrow(
      `The store ${path} is in use by another process. Only one relay can open it; use PostgreSQL for several.`,
    );
    holder.process.kill('SIGKILL');
    await holder.finished;
    for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
    const store = await open();
    expect(readModes()).toEqual({ 'relay.db': 0o600, 'relay.db-wal': 0o600 });
    await store.close();
  });

  test('creates its file and its log for the owner alone', async () => {
    const store = await open();
    await store.append(deliveryOf('one'));
    expect(readModes()).toEqual({ 'relay.db': 0o600, 'relay.db-wal': 0o600 });
    await store.close();
    expect(readModes()).toEqual({ 'relay.db': 0o600 });
  });

  test('opens an empty file, which a kill during its creation leaves', async () => {
    writeFileSync(path, '', { mode: 0o600 });
    const store = await open();
    await store.append(deliveryOf('one'));
    await store.close();
    expect(querySqlite(path, 'SELECT dedupe_key FROM inbox')).toHaveLength(1);
  });

  test.each([
    ['the file', 0o444, 0o755],
    ['its folder', 0o666, 0o555],
  ])('says that %s is read-only', async (_, fileMode, folderMode) => {
    await (await open()).close();
    chmodSync(path, fileMode);
    chmodSync(folder, folderMode);
    // Root may write everything.
    const user = process.getuid?.() === 0 ? UNPRIVILEGED_ID : undefined;
    if (user !== undefined) chownSync(folder, user, user);
    const lines = await spawnStoreChild({ kind: 'sqlite', target: path }, { count: 1, user }).finished;
    chmodSync(folder, 0o755);
    expect(lines).toEqual([
      expect.stringMatching(/read-only\. The relay needs write access to the file and its folder/),
    ]);
  });

  test('rejects deliveries on a full disk, keeps all that it acknowledged, and continues when there is space', async () => {
    const store = await open();
    const content = { kind: 'quarantined', reason: 'x'.repeat(3000) } as const;
    await store.append(deliveryOf('before'));
    await store.remember({ mark: { name: 'fills', value: 1 } });
    const names = Array.from({ length: 200 }, (_, index) => `n${index}`);
    const stored: string[] = ['before'];
    for (const name of names) {
      await store.append(deliveryOf(name, { content })).then(
        () => stored.push(name),
        (error: unknown) =>
          expect(error).toMatchObject({
            name: 'StoreError',
            message: `There is no disk space left for the store ${path}.`,
          }),
      );
    }
    expect(stored.length).toBeLessThan(50);
    await store.remember({ mark: { name: 'empties', value: 1 } });
    await store.append(deliveryOf('after'));
    await store.close();
    const rows = querySqlite(path, 'SELECT dedupe_key FROM inbox ORDER BY seq');
    expect(rows.map(({ dedupe_key }) => dedupe_key)).toEqual([...stored, 'after'].map(keyOf));
  });

  test('does not let its log grow for ever', async () => {
    const store = await open();
    const content = { kind: 'quarantined', reason: 'x'.repeat(100_000) } as const;
    for (let round = 0; round < 15; round++) {
      const names = Array.from({ length: 20 }, (_, index) => `${round}-${index}`);
      await Promise.all(names.map((name) => store.append(deliveryOf(name, { content }))));
    }
    const log = statSync(`${path}-wal`).size;
    const file = statSync(path).size;
    await store.close();
    expect(file).toBeGreaterThan(15_000_000);
    expect(log).toBeLessThan(17_000_000);
  });
});
