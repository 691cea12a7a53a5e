import { existsSync } from 'node:fs';
import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

describe('a PostgreSQL for tests', async () => {
  const postgres = await startPostgres();
  const isOurs = postgres?.isOurs === true;

  const ask = async (sql: string): Promise<unknown> => {
    const client = new Client(postgres?.url);
    await client.connect();
    const { rows } = await client.query(sql).finally(() => client.end());
    return rows[0];
  };

  test.skipIf(postgres === null)('is durable as in production', async () => {
    expect(await ask("SELECT current_setting('fsync') AS fsync")).toEqual({ fsync: 'on' });
  });

  test.skipIf(!isOurs)('keeps what was committed over a kill and a restart', async () => {
    await ask('CREATE TABLE kept AS SELECT 1 AS one');
    await postgres?.kill();
    await expect(ask('SELECT * FROM kept')).rejects.toThrow('ECONNREFUSED');
    await postgres?.restart();
    expect(await ask('SELECT * FROM kept')).toEqual({ one: 1 });
  });

  test.skipIf(postgres === null)('leaves nothing behind', async () => {
    await postgres?.stop();
    await expect(ask('SELECT 1')).rejects.toThrow();
    expect(existsSync(postgres?.dataDir ?? '')).toBe(false);
  });
});
