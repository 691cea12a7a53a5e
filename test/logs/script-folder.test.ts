import { expect, test } from 'vitest';
import { plainLines } from '../../src/kernel/untrusted.ts';
import { findCauses } from '../../src/logs/cause.ts';

const ERROR = "src/a.ts(1,14): error TS2322: Type 'string' is not assignable to type 'number'.";

function fileIn(log: string): string | null | undefined {
  return findCauses(plainLines(log))[0]?.file;
}

test('a file is in the folder that pnpm names above the script', () => {
  expect(fileIn(`> @acme/ui@1.0.0 build /app/packages/ui\n> tsc -p .\n\n${ERROR}`)).toBe('packages/ui/src/a.ts');
});

test('a file of the root package stays as it is', () => {
  expect(fileIn(`> shop@1.0.0 build /app\n> tsc -p .\n\n${ERROR}`)).toBe('src/a.ts');
});

test('a file is in the folder of the workspace that npm names below the script', () => {
  const log = `> @acme/ui@1.0.0 build\n> tsc\n\n${ERROR}\nnpm error Lifecycle script \`build\` failed with error:\nnpm error code 2\nnpm error path /app/packages/ui\nnpm error workspace @acme/ui@1.0.0\nnpm error location /app/packages/ui`;

  expect(fileIn(log)).toBe('packages/ui/src/a.ts');
});

test('a file is in the folder that Turborepo names at the end', () => {
  const log = `@acme/ui:build: > tsc\n@acme/ui:build: ${ERROR}\n ERROR  @acme/ui#build: command (/app/packages/ui) /usr/bin/npm run build exited (2)`;

  expect(fileIn(log)).toBe('packages/ui/src/a.ts');
});

test('the folder of a dependency that did not build is not the folder of a file', () => {
  expect(fileIn(`${ERROR}\nnpm error path /app/node_modules/bcrypt`)).toBe('src/a.ts');
});

test('the folder of one script is not the folder of the next', () => {
  const log = `> @acme/ui@1.0.0 build /app/packages/ui\n> tsc -p .\n\n> shop@1.0.0 build /app\n> tsc\n\n${ERROR}`;

  expect(fileIn(log)).toBe('src/a.ts');
});
