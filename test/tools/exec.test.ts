import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { getExecOutput } from '../../tools/exec/index.js';

describe('the stand-in for @actions/exec', () => {
  test('answers what a command line printed', async () => {
    expect(await getExecOutput('node', ['-p', '6*7'])).toEqual({ exitCode: 0, stdout: '42\n', stderr: '' });
  });

  test('rejects where the command line fails', async () => {
    await expect(getExecOutput('node -e "process.exit(3)"')).rejects.toThrow('process.exit(3)');
  });

  test('is what @actions/core gets: no other one is locked', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> };
    const places = Object.keys(packages).filter((path) => path.endsWith('@actions/exec'));
    expect(places).toEqual(['node_modules/@actions/exec']);
    expect(packages['node_modules/@actions/exec']).toMatchObject({ link: true });
  });
});
