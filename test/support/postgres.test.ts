import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startPostgres } from './postgres.ts';

describe('a PostgreSQL for tests', async () => {
  const postgres = await startPostgres();
  const isOurs = postgres?.isOurs === true;

  const request = async (sql: string): Promise<unknown> => {
    const client = new Client(postgres?.url);
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    return rows[0];
  };

  test.skipIf(postgres === null)('is durable as in production', async () => {
    expect(await request("SELECT current_setting('fsync') AS fsync")).toEqual({ fsync: 'on' });
  });

  test.skipIf(!isOurs)('keeps committed rows after a kill and a restart', async () => {
    await request('CREATE TABLE kept AS SELECT 1 AS one');
    await postgres?.kill();
    await expect(request('SELECT * FROM kept')).rejects.toThrow('ECONNREFUSED');
    await postgres?.restart();
    expect(await request('SELECT * FROM kept')).toEqual({ one: 1 });
  });

  test.skipIf(postgres === null)('removes its files when it stops', async () => {
    await postgres?.stop();
    await expect(request('SELECT 1')).rejects.toThrow();
    expect(existsSync(postgres?.dataDir ?? '')).toBe(false);
  });
});

describe.skipIf(process.env['TEST_POSTGRES_URL'])('programs of PostgreSQL', () => {
  const playWith = async (initdb: string, mode: number) => {
    const folder = mkdtempSync(join(tmpdir(), 'touchdown-programs-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    chmodSync(folder, 0o755);
    writeFileSync(join(folder, 'initdb'), initdb, { mode });
    const warned: string[] = [];
    const started = await startPostgres(folder, (text) => warned.push(text)).catch((error: Error) => error.message);
    return { folder, started, warned };
  };

  test('that cannot be executed are reported with the user who needs the permission, and no tests run', async () => {
    const { folder, started, warned } = await playWith('#!/bin/sh\n', 0o644);
    expect(started).toBeNull();
    const user = process.getuid?.() === 0 ? 'nobody (PostgreSQL refuses to run as root)' : 'this user';
    expect(warned).toEqual([expect.stringMatching(/^NOT TESTED: .*initdb cannot be run \(spawnSync .* EACCES\): /)]);
    expect(warned[0]).toContain(`: ${user} has to be able to enter ${folder} and every folder above it.`);
  });

  test('that fail are reported with their error output', async () => {
    const { started } = await playWith('#!/bin/sh\necho no locale >&2; exit 1\n', 0o755);
    expect(started).toMatch(/^initdb failed: no locale/);
  });

  test('that cannot be started are reported with the reason', async () => {
    const { started } = await playWith('#!/no/such/shell\n', 0o755);
    expect(started).toMatch(/^initdb failed: spawnSync .* ENOENT/);
  });
});
