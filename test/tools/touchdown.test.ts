import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { COMPILED } from '../support/compiled.ts';

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
