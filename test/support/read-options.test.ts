import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { COMPILED } from './compiled.ts';
import { ROOT } from './programs.ts';

test.each(['campaign/run', 'demo/demo', 'bench/run'])(
  'test/%s.ts prints its usage for --help, and one sentence for an unknown option',
  (script) => {
    const run = (option: string) =>
      spawnSync(process.execPath, [`test/${script}.ts`, option], { cwd: ROOT, env: COMPILED, encoding: 'utf8' });
    expect(run('--help')).toMatchObject({ status: 0, stdout: expect.stringMatching(/^Usage: npm run /), stderr: '' });
    expect(run('--opne')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringMatching(/^.*--opne.*\n$/) });
  },
);
