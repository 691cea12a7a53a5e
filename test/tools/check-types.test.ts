import { Package } from '@arethetypeswrong/core';
import { describe, expect, test } from 'vitest';
import { findTarballTypeProblems, findTypeProblems } from '../../tools/check-types.mjs';

const EXPORTS = { '.': { types: './lib/index.d.ts', default: './lib/index.js' } };

/** Returns what is wrong with a package of these files and a package.json with these keys. */
function check(files: Readonly<Record<string, string>>, manifest: object = { type: 'module', exports: EXPORTS }) {
  const all = { 'package.json': JSON.stringify({ name: 'planted', version: '1.0.0', ...manifest }), ...files };
  const inPlace = Object.entries(all).map(([path, text]) => [`/node_modules/planted/${path}`, text]);
  return findTypeProblems(new Package(Object.fromEntries(inPlace), 'planted', '1.0.0'));
}

describe('the check of the types', () => {
  test('finds nothing wrong with ES modules and their types, though require gets an ES module', async () => {
    const files = { 'lib/index.d.ts': 'export declare const a: 1;', 'lib/index.js': 'export const a = 1;' };
    expect(await check(files)).toEqual([]);
  });

  test('names the types that import a missing file', async () => {
    const files = { 'lib/index.d.ts': "export * from './gone.js';", 'lib/index.js': 'export const a = 1;' };
    expect(await check(files)).toEqual([
      expect.stringMatching(/^lib\/index\.d\.ts, importing \.\/gone\.js: Internal resolution error\. /),
    ]);
  });

  test('finds types of ES modules on a CommonJS script', async () => {
    const files = { 'lib/index.d.mts': 'export declare const a: 1;', 'lib/index.cjs': 'exports.a = 1;' };
    const problems = await check(files, {
      exports: { '.': { types: './lib/index.d.mts', default: './lib/index.cjs' } },
    });
    expect(problems).toContainEqual(expect.stringMatching(/^lib\/index\.d\.mts: Types are ESM, but/));
  });

  test('names the entry whose types are missing, and for which importers', async () => {
    const files = {
      'lib/index.d.ts': 'export declare const a: 1;',
      'lib/index.js': 'export const a = 1;',
      'lib/relay.js': 'export const b = 1;',
    };
    const exports = { ...EXPORTS, './relay': './lib/relay.js' };
    const problems = await check(files, { type: 'module', exports });
    expect(problems).toContainEqual(
      expect.stringMatching(/^"\.\/relay", seen from import in Node: Could not find types/),
    );
  });

  test('says that there are no types at all', async () => {
    expect(await check({ 'lib/index.js': 'export const a = 1;' })).toEqual(['The package planted has no types.']);
  });

  test('throws if it is not given a tarball', async () => {
    expect(() => findTarballTypeProblems(new Uint8Array([1, 2, 3]))).toThrow();
  });

  test('finds an entry that leads nowhere for import and for bundlers, although it ignores that for Node 10', async () => {
    const files = { 'lib/index.d.ts': 'export declare const a: 1;', 'lib/index.js': 'export const a = 1;' };
    const exports = { ...EXPORTS, './gone': { types: './gone.d.ts', default: './gone.js' } };
    const problems = await check(files, { type: 'module', exports });
    expect(problems.map((problem) => problem.split('.', 3).slice(0, 2).join('.'))).toEqual([
      '"./gone", seen from require() in Node: Resolution failed',
      '"./gone", seen from import in Node: Resolution failed',
      '"./gone", seen from a bundler: Resolution failed',
    ]);
  });
});
