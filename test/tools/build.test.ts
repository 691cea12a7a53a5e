import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences, findDistProblems, LEFT_OUT } from '../../tools/build.mjs';

const ROOT = join(import.meta.dirname, '../..');
const MODULES = join(ROOT, 'node_modules');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'touchdown-tools-'));
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(path: string, text: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  return file;
}

describe('the check of dist', () => {
  beforeEach(() => {
    write('action/package.json', '{"type":"module"}');
    write('action/index.js', "export const value = 'fine';");
    write('action/12.index.js', 'export const later = 1;');
  });

  test('finds nothing wrong with bundles that are small and whole', () => {
    expect(findDistProblems(folder)).toEqual([]);
  });

  test('names the module that the bundler did not find', () => {
    write('action/12.index.js', 'module.exports = eval("require")("some-native-part");');

    expect(findDistProblems(folder)).toEqual([
      'dist/action/12.index.js needs some-native-part, which ncc did not find.',
    ]);
  });

  test('finds a script that does not parse', () => {
    write('action/12.index.js', 'const = 1;');

    expect(findDistProblems(folder)).toEqual([expect.stringMatching(/^dist\/action\/12\.index\.js does not parse: /)]);
  });

  test('finds the path of the build in a bundle', () => {
    write('action/12.index.js', `const here = "${pathToFileURL(join(ROOT, 'build/a.js'))}";`);

    expect(findDistProblems(folder)).toEqual([expect.stringMatching(/^dist\/action\/12\.index\.js contains file:/)]);
  });

  test('finds an entry and a bundle that are too large', () => {
    write('action/index.js', `//${' '.repeat(150_000)}`);
    write('action/12.index.js', `//${' '.repeat(1_299_997)}`);
    write('action/licenses.txt', ' '.repeat(950_000));

    expect(findDistProblems(folder)).toEqual([
      'dist/action/index.js has 150002 bytes; at most 150000 start fast.',
      'dist/action has 1450001 bytes of scripts; at most 1450000 are allowed.',
    ]);
  });
});

describe('the comparison of two folders', () => {
  test('names the files that differ, that are new and that are missing', () => {
    for (const path of ['a/same.js', 'a/sub/differs.js', 'a/gone.js', 'b/same.js', 'b/new.js']) write(path, 'x');
    write('b/sub/differs.js', 'y');

    expect(findDifferences(join(folder, 'a'), join(folder, 'b'))).toEqual(['gone.js', 'new.js', 'sub/differs.js']);
  });

  test('names every file if one of the folders is missing', () => {
    write('b/new.js', 'x');

    expect(findDifferences(join(folder, 'a'), join(folder, 'b'))).toEqual(['new.js']);
  });
});

describe('what the build relies on in dependencies', () => {
  const { version } = JSON.parse(readFileSync(join(MODULES, 'undici/package.json'), 'utf8'));
  const [typings = ''] = globSync('src/**/undici-files.d.ts', { cwd: ROOT });
  const imported = [...readFileSync(join(ROOT, typings), 'utf8').matchAll(/^declare module '(undici\/.+)'/gm)];

  test.each(imported.map(([, file = '']) => file))('includes the file %s, which the dispatcher imports', (file) => {
    const advice = `undici ${version} has no file ${file}. Find where it moved, then change the import in dispatcher.ts and ${typings}.`;

    expect(existsSync(join(MODULES, file)), advice).toBe(true);
  });

  test.each(Object.entries(LEFT_OUT))('includes a require of %s inside a function or try of %s', (request, file) => {
    const advice = `${file} (undici is ${version}) does not require ${request} any more, or does so at its top, where every run reaches it. Change LEFT_OUT in tools/build.mjs, and check that the bundles start without the module.`;
    const source = existsSync(join(MODULES, file)) ? readFileSync(join(MODULES, file), 'utf8') : '';
    const lines = source.split('\n').filter((line) => line.includes(`require('${request}')`));

    expect(lines.length > 0 && lines.every((line) => line.startsWith('  ')), advice).toBe(true);
  });
});
