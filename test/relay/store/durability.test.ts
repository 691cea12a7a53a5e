import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isMissing } from '../../support/needs.ts';
import { readAcknowledged, spawnStoreChild } from '../support/store-children.ts';
import { querySqlite } from '../support/store-databases.ts';
import { keyOf } from '../support/store-deliveries.ts';

/** Checks the system calls, since killing the process does not reveal a missing fsync. */
describe.skipIf(isMissing('strace'))('the system calls before a delivery is acknowledged', () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'touchdown-durability-'));
    path = join(folder, 'relay.db');
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const traced = (...options: string[]): readonly string[] => [
    'strace',
    '-f',
    '-y',
    '-s',
    '16',
    '-o',
    join(folder, 'trace'),
    '-e',
    'trace=fdatasync,fsync,write,pwrite64',
    ...options,
  ];

  test('sync the log of SQLite after the last byte was written to it', async () => {
    const child = spawnStoreChild({ kind: 'sqlite', target: path }, { callers: 3, count: 30, under: traced() });
    expect(await child.finished).toContain('done');
    const trace = readFileSync(join(folder, 'trace'), 'utf8').split('\n');
    let isDirty = false;
    let acknowledged = 0;
    for (const call of trace.slice(trace.findIndex((line) => line.includes('"open\\n"')))) {
      if (/pwrite64\(\d+<[^>]*relay\.db-wal>/.test(call)) isDirty = true;
      else if (/f(data)?sync\(\d+<[^>]*relay\.db-wal>\)\s+= 0/.test(call)) isDirty = false;
      else if (/f(data)?sync resumed>\)\s+= 0/.test(call)) isDirty = false;
      else if (call.includes('"ack ')) {
        expect(isDirty).toBe(false);
        acknowledged += 1;
      }
    }
    expect(acknowledged).toBe(30);
    expect(trace.filter((call) => call.includes('sync(')).length).toBeGreaterThan(9);
  });

  test('lead to no acknowledgment of lost deliveries if the sync fails', async () => {
    const under = traced('-e', 'inject=fsync,fdatasync:error=EIO:when=10..20');
    const child = spawnStoreChild({ kind: 'sqlite', target: path }, { callers: 3, count: 80, under });
    const lines = await child.finished;
    const failed = lines.filter((line) => line.startsWith('failed '));
    const stored = querySqlite(path, 'SELECT seq, dedupe_key FROM inbox');
    const ids = new Map(stored.map(({ seq, dedupe_key }) => [dedupe_key, String(seq)]));
    const acknowledged = readAcknowledged(lines);
    expect(failed.length).toBeGreaterThan(0);
    expect(acknowledged.size).toBeGreaterThan(25);
    for (const [name, id] of acknowledged) expect(ids.get(keyOf(name))).toBe(id);
  });
});
