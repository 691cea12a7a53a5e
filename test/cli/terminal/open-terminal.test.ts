import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const CLI = new URL('../../../dist/cli/index.js', import.meta.url).pathname;

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
  const { href } = new URL('../../../src/cli/terminal/open-terminal.ts', import.meta.url);
  const code = `
    const { out, ending } = (await import('${href}')).openTerminal();
    ending.addEventListener('abort', () => out('ending'));
    setTimeout(() => process.exit(9), 300_000);
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

test('the outputs that are terminals are colored, unless NO_COLOR or TERM=dumb is set', async () => {
  const { href } = new URL('../../../src/cli/terminal/open-terminal.ts', import.meta.url);
  const cases = [
    [{}, [true, true], [true, true]],
    [{}, [false, true], [false, true]],
    [{}, [true, false], [true, false]],
    [{ NO_COLOR: '1' }, [true, true], [false, false]],
    [{ TERM: 'dumb' }, [true, true], [false, false]],
  ] as const;
  const code = `
    const { openTerminal } = await import('${href}');
    const before = { ...process.env };
    const colored = ${JSON.stringify(cases)}.map(([env, [out, err]]) => {
      process.env = { ...before, ...env };
      process.stdout.isTTY = out;
      process.stderr.isTTY = err;
      const { hasColors, hasErrColors } = openTerminal();
      return [hasColors, hasErrColors];
    });
    console.log(JSON.stringify(colored));`;
  const words = ['--no-warnings', '--input-type=module', '--eval', code];
  const { stdout } = await promisify(execFile)(process.execPath, words, { env: { PATH: process.env['PATH'] } });
  expect(JSON.parse(stdout)).toEqual(cases.map(([, , colored]) => colored));
});
