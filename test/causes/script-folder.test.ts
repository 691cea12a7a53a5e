import { expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';
import { plainLines } from '../../src/kernel/untrusted.ts';

const ERROR = "src/a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.";

function fileIn(log: string): string | null | undefined {
  return findCauses(plainLines(log))[0]?.file;
}

test('a file is in the folder that pnpm names above the script', () => {
  expect(fileIn(`> @acme/ui@1.0.0 build /app/packages/ui\n> tsc -p .\n\n${ERROR}`)).toBe('packages/ui/src/a.ts');
});

test('a file is in the folder of the command that runs the script, up to the next command', () => {
  const script = `> ui@1.0.0 build\n> tsc\n\n${ERROR}`;

  expect(fileIn(`#!/bin/bash -eo pipefail\ncd packages/ui && npm run build\n\n${script}`)).toBe('packages/ui/src/a.ts');
  expect(fileIn(`##[group]Run cd packages/ui && npm ci\n##[group]Run npm run build\n${script}`)).toBe('src/a.ts');
});

test('a file is in the folder of the workspace that npm names below the script', () => {
  const log = `> @acme/ui@1.0.0 build\n> tsc\n\n${ERROR}\nnpm error Lifecycle script \`build\` failed with error:\nnpm error code 2\nnpm error path /app/packages/ui\nnpm error workspace @acme/ui@1.0.0\nnpm error location /app/packages/ui`;

  expect(fileIn(log)).toBe('packages/ui/src/a.ts');
});

test('a file is in the folder that Turborepo names at the end', () => {
  const log = `@acme/ui:build: > tsc\n@acme/ui:build: ${ERROR}\n ERROR  @acme/ui#build: command (/app/packages/ui) /usr/bin/npm run build exited (2)`;

  expect(fileIn(log)).toBe('packages/ui/src/a.ts');
});

test('a file is in the folder that ninja builds in, from which a path may lead out', () => {
  const log = "ninja: Entering directory `/app/build'\n../src/main.c:5:13: error: expected ';' before '}' token";

  expect(findCauses(log.split('\n'))[0]).toMatchObject({ file: 'src/main.c', line: 5 });
});

test('the folder of a dependency that did not build is not the folder of a file', () => {
  expect(fileIn(`${ERROR}\nnpm error path /app/node_modules/bcrypt`)).toBe('src/a.ts');
});

test.each([
  ['Turborepo', `@acme/ui:build: ${ERROR}`],
  ['Lerna', `lerna ERR! npm run build exited 2 in '@acme/ui'\nlerna ERR! npm run build stdout:\n\n${ERROR}`],
])('a file of a package is not named where %s does not name its folder', (_, log) => {
  expect(findCauses(plainLines(log))[0]).toMatchObject({ file: null, line: null });
});

test('a file of a package is named if its path is absolute', () => {
  expect(fileIn(`@acme/ui:build: /app/packages/ui/${ERROR}`)).toBe('packages/ui/src/a.ts');
});

test.each([
  ['github.com/acme/shop/pkg/tax', '', 'pkg/tax/tax_test.go'],
  ['github.com/acme/shop/v2/pkg/tax', '', 'pkg/tax/tax_test.go'],
  ['git.acme.dev/retail/shop/tax', '', null],
  ['acme.dev/shop', '', 'tax_test.go'],
  [
    'git.acme.dev/retail/shop/tax',
    'Initialized empty Git repository in /builds/retail/shop/.git/\n',
    'tax/tax_test.go',
  ],
  ['acme.dev/shop/internal/tax', '', 'internal/tax/tax_test.go'],
  ['acme.dev/shop/internal/tax', '$ cd backend\n', 'backend/internal/tax/tax_test.go'],
  ['shop/tax', '', 'tax/tax_test.go'],
  ['shop', '', 'tax_test.go'],
])('a failed test of the Go package %s is in its folder', (name, before, file) => {
  expect(
    fileIn(`${before}--- FAIL: TestTax (0.00s)\n    tax_test.go:9: got 1, want 2\nFAIL\nFAIL\t${name}\t0.003s`),
  ).toBe(file);
});

test.each([
  '##[group]Run cd web && npx tsc',
  '##[group]Run npm ci\ncd web',
  'Script contents:\ncd web && npx tsc',
  '$ cd web\n$ npx tsc',
  '+ cd web\n+ npx tsc',
])('a file is in the folder that a CI shows: %j', (script) => {
  expect(fileIn(`${script}\n${ERROR}`)).toBe('web/src/a.ts');
});

test.each(['+ cd web\n+ npx tsc\n+ cd api', '+ cd web\n+ cd -', '$ cd web\n$ cd api'])(
  'a file is in no folder that is certain after commands that may have changed it for themselves alone: %j',
  (script) => {
    expect(fileIn(`${script}\n${ERROR}`)).toBeNull();
  },
);

test('a folder that is changed again and again costs no more than linear time', () => {
  const lines = Array.from({ length: 1_000 }, () => `$ cd ${'a/'.repeat(90)}`);

  expect(findCauses(lines)).toEqual([]);
});
