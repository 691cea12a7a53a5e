import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parsePairs, requireKeys } from '../../../src/cli/resources/key-values.ts';
import { refusalOf } from '../../support/refusal.ts';

describe('KEY=VALUE', () => {
  test('is a key and all that is behind the first equals sign', () => {
    expect([...parsePairs(['A=1', 'B=', 'C=x=y z'])]).toEqual([
      ['A', '1'],
      ['B', ''],
      ['C', 'x=y z'],
    ]);
  });

  test.each([
    [['A'], refusalOf('KEY=VALUE', 'A', 'write a key')],
    [['=1'], 'KEY=VALUE: write a key'],
    [['A B=1'], 'KEY=VALUE is "A B"'],
    [['A=1', 'B=2', 'A=3'], refusalOf('KEY', 'A', 'give each key once')],
  ])('is refused: %j', (words, sentence) => {
    expect(() => parsePairs(words)).toThrow(sentence);
  });

  test('that cannot be used is told once for each word, a key that is none but for that', () => {
    expect(() => parsePairs(['=1', '=2', 'A', 'A=1', 'A=2'])).toThrow(
      /^KEY=VALUE: [^\n]*\nKEY=VALUE: [^\n]*\nKEY=VALUE is "A"[^\n]*\nKEY is "A"[^\n]*once$/,
    );
  });

  test('is shown on one line, and at most 60 characters of its key', () => {
    expect(() => parsePairs([`${'k'.repeat(60)} x=1`])).toThrow(`KEY=VALUE is "${'k'.repeat(60)}", which`);
    expect(() => parsePairs(['a\n\u001b[2Jb=1'])).toThrow('KEY=VALUE is "a b", which');
    expect(() => requireKeys(['k'.repeat(80), 'k'.repeat(80)])).toThrow(`KEY is "${'k'.repeat(60)}", which`);
  });

  test('is what it was made of, whatever the value', () => {
    const key = fc.string({ unit: fc.constantFrom('a', 'B', '.', '-', '店'), minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(fc.dictionary(key, fc.string(), { noNullPrototype: true }), (values) => {
        const words = Object.entries(values).map(([name, value]) => `${name}=${value}`);
        expect(Object.fromEntries(parsePairs(words))).toEqual(values);
      }),
    );
  });

  test('that cannot be used is told without its value', () => {
    expect(() => parsePairs(['A B=hunter25'])).not.toThrow('hunter25');
  });
});

describe('keys of secrets', () => {
  test('are bare', () => {
    expect(() => requireKeys(['A', 'my.key-2'])).not.toThrow();
  });

  test('with a value are refused, and the value is not shown', () => {
    expect(() => requireKeys(['A=hunter26'])).toThrow(
      /^KEY: give the key alone: .*--from-env, --value-file or standard input/,
    );
    expect(() => requireKeys(['A=hunter26'])).not.toThrow('hunter26');
  });

  test.each([
    [['A', 'A'], 'give each key once'],
    [['A B'], 'a key without spaces'],
    [[''], 'a key without spaces'],
    [['A\u200b'], 'a key without spaces'],
  ])('are refused: %j', (words, sentence) => {
    expect(() => requireKeys(words)).toThrow(sentence);
  });
});
