import { describe, expect, test } from 'vitest';
import { findCauses } from '../../src/causes/cause.ts';
import { findSharedPrefix, sharedIndent } from '../../src/causes/shared-prefix.ts';

const ERROR = ['> shop@1.0.0 build', '> tsc', '', "src/a.ts(3,7): error TS1005: ';' expected.", 'exit code 2'];

/** Strips the prefix that some lines share from each of them. */
function stripAll(lines: readonly string[]): readonly string[] {
  const strip = findSharedPrefix(lines);
  return lines.map((line) => strip?.(line).text ?? line);
}

describe('a prefix that lines share', () => {
  test.for([
    ['the name of a task', (text: string) => `[unit-test : run] ${text}`],
    ['the name of a replica', (text: string) => `shop_web.1.q3v0c8u7bpme@node-b    | ${text}`],
    ['a component and the time', (text: string, at: number) => `[web] [2026-02-21 14:10:0${at}] │ ${text}`],
    ['a name, a bar and an indentation', (text: string) => `web |    ${text}`],
    ['a time with its zone', (text: string, at: number) => `2026-01-15 10:00:0${at}.002 CET  ${text}`],
  ] as const)('is %s: the error behind it is found', ([, prefixed]) => {
    expect(findCauses(ERROR.map(prefixed))).toMatchObject([{ sentence: "';' expected", file: 'src/a.ts', line: 3 }]);
  });

  test.for([
    ['a level', ['[ERROR] a', '[ERROR] b', '[ERROR] c', '[ERROR] d', '[ERROR] e']],
    ['the line number of a code frame', [' 12 | a', ' 13 | b', ' 14 | c', '> 15 | d', ' 16 | e']],
    ["one of yarn's codes", ['➤ YN0000: │ a', '➤ YN0001: │ b', '➤ YN0002: │ c', '➤ YN0003: │ d']],
    ['a place in a file', ['a.ts:1:2: a', 'a.ts:1:3: b', 'a.ts:2:2: c', 'a.ts:3:2: d']],
    ['a bar in a message', [1, 2, 3, 4].map((line) => `a.ts(${line},1): error TS2322: Type 'string | null' is wrong.`)],
    ['a bar between quotes', [1, 2, 3, 4].map((line) => `a.py:${line}: error: Got "int | None"; expected "int"`)],
    ['on three lines only', ['web | a', 'web | b', 'web | c', 'd', 'e']],
  ] as const)('is not %s', ([, lines]) => {
    expect(stripAll(lines)).toEqual(lines);
  });

  test('tells the lines of several programs apart by its label', () => {
    const lines = ['web-1 | a', 'web-2 | b', 'db-1 | c', 'db-2 | d', 'web-3 | e', 'web-4 | f', 'db-3 | g', 'db-4 | h'];
    const strip = findSharedPrefix(lines);
    expect(lines.map((line) => strip?.(line).label)).toEqual(
      ['web', 'web', 'db', 'db', 'web', 'web', 'db', 'db'].map((name) => `${name}-0 |`),
    );
  });
});

test('indentation that lines share does not count the frames of a stack and blank lines', () => {
  expect(sharedIndent(['a', '    at b (c.js:1:2)', '    at d (e.js:1:2)', '', '   '], 0.5)).toBe(0);
  expect(sharedIndent(['a', '    b', '    c', ''], 0.5)).toBe(4);
});
