import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';

const script = new URL('../../tools/test.mjs', import.meta.url).pathname;

function run(...args: string[]): { code: number | null; lines: string[]; errors: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { encoding: 'utf8' });
  return { code: status, lines: stdout.trimEnd().split('\n'), errors: stderr };
}

describe('the test script', () => {
  test('passes its arguments on, ends with the counts alone on a line, and colors nothing in a pipe', () => {
    const { code, lines } = run('test/tools/test-counts.test.ts', '-t', 'are those of its tests');

    expect(code).toBe(0);
    expect(lines.at(-1)).toMatch(/^1 passed, 0 failed, \d+ skipped$/);
    expect(lines.join('')).not.toContain('\u001b');
  });

  test('fails where no test ran', () => {
    const { code, lines, errors } = run('test/tools/test-counts.test.ts', '-t', 'no test has this name');

    expect(code).toBe(1);
    expect(lines.at(-1)).toMatch(/^0 passed, 1 failed/);
    expect(errors).toContain('No test ran');
  });
});
