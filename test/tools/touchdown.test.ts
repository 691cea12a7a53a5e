import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPILED } from '../support/compiled.ts';
import { ROOT } from '../support/programs.ts';

const TOOL = fileURLToPath(new URL('../../tools/touchdown.mjs', import.meta.url));

test('the command of a clone works in the folder where npm was called, and ends with its exit code', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-called-'));
  try {
    const env = { ...COMPILED, PATH: dirname(process.execPath), INIT_CWD: folder };
    const run = (...words: readonly string[]) =>
      execFileSync(process.execPath, [TOOL, ...words], { env, stdio: 'pipe' });
    run('init', 'gitlab');
    expect(readdirSync(folder)).toEqual(['.gitlab-ci.yml']);
    expect(() => run('deply')).toThrow(expect.objectContaining({ status: 2 }));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test.skipIf(process.platform === 'win32')(
  'SIGTERM to npm ends the command of a clone and leaves nothing running',
  async () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
    const [, script] = scripts.touchdown.split('&& ');
    const env = { ...COMPILED, PATH: dirname(process.execPath), INIT_CWD: ROOT };
    // npm starts this shell, and sends it the signal that it gets.
    const shell = spawn('/bin/sh', ['-c', `${script} sandbox --port 0`], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    shell.stdout.once('data', () => shell.kill('SIGTERM')).resume();
    // The output closes with the last process that could write there.
    expect(await once(shell, 'close')).toEqual([0, null]);
  },
);
