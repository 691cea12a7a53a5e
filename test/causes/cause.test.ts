import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';
import { plainLines } from '../../src/kernel/untrusted.ts';
import { codePoint } from '../support/code-points.ts';
import { EXAMPLES } from './tables/examples.ts';

/** The causes of a log given as one text. */
function causesOf(log: string) {
  return findCauses(plainLines(log.replace(/^\n/, '')));
}

function sentencesOf(log: string): readonly string[] {
  return causesOf(log).map(({ sentence }) => sentence);
}

describe('the causes of a failed deployment', () => {
  test('are all errors of the failing step, the first one first', () => {
    expect(
      causesOf(`
> web@1.0.0 build
> tsc

src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.
src/routes.ts(7,1): error TS1005: ';' expected.`),
    ).toEqual([
      {
        kind: 'compile error',
        sentence: "Property 'listne' does not exist on type 'Server'",
        certainty: 'certain',
        file: 'src/server.ts',
        line: 42,
        column: 5,
        at: 3,
      },
      expect.objectContaining({ sentence: "';' expected", file: 'src/routes.ts', line: 7, at: 4 }),
    ]);
  });

  test('are none if no line is recognized', () => {
    expect(causesOf('0 errors\nerror.ts compiled\nTests failed: 0\nno error found')).toEqual([]);
    expect(findCauses([])).toEqual([]);
  });

  test('are at most ten', () => {
    const log = Array.from({ length: 30 }, (_, index) => `src/a.ts(${index + 1},1): error TS1005: ';' expected.`);
    expect(causesOf(log.join('\n'))).toHaveLength(10);
  });

  test.each([
    'Listening on port 3000',
    'Server is listening at http://0.0.0.0:3000',
    'server: listening on 0.0.0.0:8080',
    '* Listening on http://0.0.0.0:3000',
    'INFO:     Uvicorn running on http://0.0.0.0:8000 (Press CTRL+C to quit)',
    'webpack 5.91.0 compiled successfully in 2101 ms',
    '[INFO] BUILD SUCCESS',
    'BUILD SUCCESSFUL in 3s',
  ])('are not the errors before a server listened or a build succeeded: %s', (success) => {
    const before = `
> shop@1.2.0 lint
> eslint . || true
src/old.ts(1,1): error TS1005: ';' expected.
> shop@1.2.0 start
${success}`;
    expect(causesOf(before)).toEqual([]);
    expect(sentencesOf(`${before}\nReadiness probe failed: HTTP probe failed with statuscode: 404`)).toEqual([
      'Readiness probe failed: HTTP probe failed with statuscode: 404',
    ]);
    expect(sentencesOf(`${before}\nsrc/new.ts(2,2): error TS1005: ')' expected.`)).toEqual(["')' expected"]);
  });

  test('are those of a step that failed, rather than those that another step survived', () => {
    const log = `
#8 [web 4/6] RUN npm run build
#8 2.4 src/new.ts(2,2): error TS1005: ')' expected.
#8 ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 2
#9 [docs 2/3] RUN npm run docs || true
#9 2.5 src/docs.ts(1,1): error TS1005: ';' expected.`;
    expect(causesOf(log)).toMatchObject([{ file: 'src/new.ts' }]);
  });

  test('are not those of commands whose failure the CI ignores, and that run after the job has failed', () => {
    const own = "src/a.ts(1,1): error TS1005: ';' expected.";
    const late = "src/late.ts(2,2): error TS1005: ')' expected.";
    expect(causesOf(`$ npx tsc\n${own}\nRunning after_script\n$ npx tsc -p docs\n${late}`)).toMatchObject([
      { file: 'src/a.ts' },
    ]);
    expect(
      causesOf(
        `##[group]Run npx tsc\n##[endgroup]\n${own}\n##[group]Run npx tsc -p docs || true\n##[endgroup]\n${late}`,
      ),
    ).toMatchObject([{ file: 'src/a.ts' }]);
    expect(causesOf(`##[group]Run npx tsc || true\nnpx tsc || true\nshell: bash\n${own}`)).toEqual([]);
  });

  test('are those of a step that has another command beside one that may fail', () => {
    const own = "src/a.ts(1,1): error TS1005: ';' expected.";
    const script = '##[group]Run npm audit || true\nnpm audit || true\nnpx tsc\nshell: bash\n##[endgroup]';
    expect(causesOf(`${script}\n${own}`)).toMatchObject([{ file: 'src/a.ts' }]);
    expect(causesOf(`web:build: $ npm audit || true\nweb:build: $ tsc\nweb:build: ${own}`)).toHaveLength(1);
  });

  test('are the errors of one service, though another one listens', () => {
    const log = `
web  | src/a.ts(1,1): error TS1005: ';' expected.
worker  | Listening on port 3000`;
    expect(causesOf(log)).toMatchObject([{ file: 'src/a.ts' }]);
  });

  test('are likely if the log shows only what they led to, and that a command failed is none', () => {
    const exit = 'ERROR: process "/bin/sh -c npm run start" did not complete successfully: exit code: 3';
    expect(causesOf(exit)).toEqual([]);
    expect(causesOf(`Error R14 (Memory quota exceeded)\n${exit}`)).toMatchObject([{ certainty: 'likely' }]);
    expect(sentencesOf(`Error R14 (Memory quota exceeded)\n${exit}`)).toEqual(['Error R14 (Memory quota exceeded)']);
    expect(causesOf(`Error R14 (Memory quota exceeded)\nsrc/a.ts(1,1): error TS1005: ';' expected.\n${exit}`)).toEqual([
      expect.objectContaining({ certainty: 'certain', file: 'src/a.ts' }),
    ]);
  });
});

describe('the file of a cause', () => {
  test.each([
    ['src/a.ts', 'src/a.ts'],
    ['./src/a.ts', 'src/a.ts'],
    ['/app/src/a.ts', 'src/a.ts'],
    ['/workspace/src/a.ts', 'src/a.ts'],
    ['/usr/src/app/src/a.ts', 'src/a.ts'],
    ['/github/workspace/src/a.ts', 'src/a.ts'],
    ['/home/runner/work/shop/shop/src/a.ts', 'src/a.ts'],
    ['src\\a.ts', 'src/a.ts'],
    ['/etc/app/a.ts', null],
    ['/usr/local/lib/a.ts', null],
    ['/app/../etc/a.ts', null],
    ['/app/src/../../../etc/a.ts', null],
    ['/data/tests/a.ts', 'tests/a.ts'],
    ['/data/shop/src/a.ts', 'src/a.ts'],
    ['/data/a.ts', null],
    ['packages/ui build: src/a.ts', 'packages/ui/src/a.ts'],
    ['/srv/shop/releases/r214/src/a.ts', 'src/a.ts'],
  ])('%s is %s', (written, file) => {
    expect(causesOf(`${written}(1,1): error TS1005: ';' expected.`)).toMatchObject([
      { file, line: file === null ? null : 1 },
    ]);
  });
});

describe('a hostile log', () => {
  const pieces = fc.oneof(
    fc.constantFrom(...Object.values(EXAMPLES).map(({ example }) => example)),
    fc.constantFrom(
      'error',
      'Error: ',
      '(1,1)',
      '/app/',
      '::error::',
      '@team',
      '<!--',
      '`',
      '\u001b[31m',
      '\0',
      '{"message":"',
    ),
    fc.string({ unit: codePoint }),
  );

  test('gives at most ten short causes, each of a line of the log', () => {
    fc.assert(
      fc.property(fc.array(fc.array(pieces, { maxLength: 6 }), { maxLength: 40 }), (parts) => {
        const lines = plainLines(parts.map((part) => part.join('')).join('\n'));
        const causes = findCauses(lines);
        expect(causes.length).toBeLessThanOrEqual(10);
        for (const { sentence, at, line, column } of causes) {
          expect(sentence).toMatch(/^.{1,300}$/su);
          expect(lines[at]).toBeDefined();
          for (const number of [line, column]) expect(number ?? 1).toBeGreaterThan(0);
        }
      }),
    );
  });

  test('is read to a limit of each line, however long the line is', () => {
    const line = `src/a.ts(1,1): error TS1005: ${'x'.repeat(100_000)}`;
    expect(causesOf(line)[0]?.sentence).toHaveLength(300);
    expect(causesOf(`${' '.repeat(20_000)}src/a.ts(1,1): error TS1005: ';' expected.`)).toEqual([]);
  });
});
