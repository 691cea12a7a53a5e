import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../../src');
const OLD =
  "data:text/javascript,Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })";
const SENTENCE = 'Node 24 or later is required, but this is Node 20.20.2. Install a newer one from https://nodejs.org.';

function run(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, words, { encoding: 'utf8' });
  return { status, stdout, stderr };
}

describe('on an old Node', () => {
  test('a program says which version to install, and exits with 2', () => {
    const expected = { status: 2, stdout: '', stderr: `touchdown: ${SENTENCE}\n` };
    expect(run('--import', OLD, join(SOURCES, 'cli/main.ts'), '--version')).toEqual(expected);
  });

  test('a program also prints a JSON line', () => {
    const { status, stdout, stderr } = run('--import', OLD, join(SOURCES, 'cli/main.ts'), '--json', 'relay');
    const data = { code: 'input', message: SENTENCE, exitCode: 2, status: null, requestId: null };
    expect([status, JSON.parse(stdout)]).toEqual([2, { version: 1, kind: 'error', command: 'relay', data }]);
    expect(stderr).toBe(`touchdown: ${SENTENCE}\n`);
  });

  test('an import of the package throws the same sentence', () => {
    const { href } = pathToFileURL(join(SOURCES, 'index.ts'));
    const code = `import('${href}').catch(({ message }) => console.log(message))`;
    const expected = { status: 0, stdout: `${SENTENCE}\n`, stderr: '' };
    expect(run('--import', OLD, '--input-type=module', '--eval', code)).toEqual(expected);
  });

  test.each([
    ['index.ts', './require-node.ts'],
    ['cli/main.ts', './refuse-old-node.ts'],
  ])('%s checks the version before it imports anything that imports more', (file, checks) => {
    const path = join(SOURCES, file);
    const imported = [...readFileSync(path, 'utf8').matchAll(/\bimport\b(?! type)[^'\n]*'([^']+)'/g)];
    const importsMore = (name: string): boolean => /\bimport\b/.test(readFileSync(join(dirname(path), name), 'utf8'));
    expect(imported.map(([, name = '']) => name).find(importsMore)).toBe(checks);
  });
});
