import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
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

test.each([
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
  ['SIGINT', 'SIGINT'],
] as const)('after %s, %s ends a command that does not end', async (first, second) => {
  const { href } = new URL('../../src/cli/open-terminal.ts', import.meta.url);
  const code = `
    const { out, ending } = (await import('${href}')).openTerminal();
    ending.addEventListener('abort', () => out('ending'));
    setTimeout(() => process.exit(9), 10_000);
    out('begun');`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  for (const signal of [first, second]) {
    await once(child.stdout, 'data');
    child.kill(signal);
  }
  expect(await ended).toEqual([null, second]);
});
