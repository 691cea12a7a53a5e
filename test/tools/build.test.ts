import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findDifferences, findProblems } from '../../tools/build.mjs';

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

  test('finds nothing wrong with a bundle that is whole', () => {
    expect(findProblems(folder)).toEqual([]);
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

  test('names every file if one of the folders is missing', () => {
    write('b/new.js', 'x');

    expect(findDifferences(join(folder, 'a'), join(folder, 'b'))).toEqual(['new.js']);
  });
});
