import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences, findProblems } from '../../tools/build.mjs';
import { findPackages, parseLicenses, renderLicenses } from '../../tools/licenses.mjs';

const ROOT = join(import.meta.dirname, '../..');

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

describe('the check of a bundle', () => {
  beforeEach(() => {
    write('package.json', '{"type":"module"}');
    write('index.js', "export const value = 'fine';");
    write('12.index.js', 'export const later = 1;');
  });

  test('names the module that the bundler did not find', () => {
    write('12.index.js', 'module.exports = eval("require")("some-native-part");');

    expect(findProblems(folder)).toEqual(['12.index.js needs some-native-part, which ncc did not find.']);
  });

  test('finds the path of the build in a bundle', () => {
    write('12.index.js', `const here = "${pathToFileURL(join(ROOT, 'build/a.js'))}";`);

    expect(findProblems(folder)).toEqual([expect.stringMatching(/^12\.index\.js contains file:/)]);
  });
});

describe('the comparison of two folders', () => {
  test('names the files that differ, that are new and that are missing', () => {
    for (const path of ['a/same.js', 'a/differs.js', 'a/gone.js', 'b/same.js', 'b/new.js']) write(path, 'x');
    write('b/differs.js', 'y');

    expect(findDifferences(join(folder, 'a'), join(folder, 'b'))).toEqual(['differs.js', 'gone.js', 'new.js']);
  });
});

describe('the list of licenses', () => {
  test('has each package once, sorted by name, including scoped and nested ones, and none of our own files', () => {
    const files = [
      'node_modules/b/lib/one.js',
      'node_modules/b/two.js',
      'node_modules/@s/a/node_modules/c/x.js',
      'build/main.js',
    ];
    write('node_modules/b/package.json', '{"name":"b","version":"1.0.0","license":"MIT"}');
    write('node_modules/@s/a/node_modules/c/package.json', '{"name":"@s/c","version":"2.1.0","license":"ISC"}');
    for (const name of ['b', '@s/a/node_modules/c'])
      write(`node_modules/${name}/LICENSE.md`, `Terms of ${name.at(-1)}\n`);

    const text = renderLicenses(findPackages(files.map((file) => join(folder, file))));

    expect(text).toBe(
      [
        '@s/c 2.1.0 (ISC)\nhttps://www.npmjs.com/package/@s/c/v/2.1.0\n\nTerms of c\n',
        'b 1.0.0 (MIT)\nhttps://www.npmjs.com/package/b/v/1.0.0\n\nTerms of b\n',
      ].join(`\n\n${'-'.repeat(80)}\n\n`),
    );
    expect(parseLicenses(text)).toEqual([
      { name: '@s/c', version: '2.1.0', license: 'ISC' },
      { name: 'b', version: '1.0.0', license: 'MIT' },
    ]);
  });

  test.each([
    ['{"name":"b","version":"1.0.0","license":"MIT"}', []],
    ['{"name":"b","version":"1.0.0"}', ['LICENSE']],
  ])('cannot be made of a package without license: %s', (manifest, files) => {
    const path = write('node_modules/b/index.js', '');
    write('node_modules/b/package.json', manifest);
    for (const file of files) write(`node_modules/b/${file}`, 'Terms');

    expect(() => findPackages([path])).toThrow(/b has no license/);
  });
});
