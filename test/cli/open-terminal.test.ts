import { execFile } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const CLI = new URL('../../src/cli.ts', import.meta.url).pathname;

test('a command works in a folder that somebody removed: there is no touchdown.yaml in it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'touchdown-gone-'));
  const script = 'cd "$1" && rmdir "$1" && exec "$2" "$3" completion fish --json';
  const { stdout, stderr } = await promisify(execFile)('sh', ['-c', script, 'sh', folder, process.execPath, CLI]);
  expect(stderr).toBe('');
  expect(JSON.parse(stdout)).toMatchObject({ kind: 'result' });
});
