import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import { findProblems, type RecordSchema, type Schema } from '../../src/provision/find-problems.ts';

const FLAG: Schema = { type: 'boolean', description: 'a flag' };
const LINE: Schema = { type: 'string', description: 'a line', pattern: '^[^\\n]+$' };
const COUNT: Schema = { type: 'integer', description: 'a count', minimum: 2, maximum: 4 };
const NAMES: Schema = {
  type: 'object',
  description: 'names with flags',
  propertyNames: { pattern: '^[a-z\\u{1F600}]+$' },
  additionalProperties: FLAG,
};
const SHAPE: RecordSchema = {
  type: 'object',
  description: 'a shape',
  required: ['name'],
  properties: { name: LINE, note: { type: 'string', description: 'a note' }, size: COUNT, flags: NAMES },
  additionalProperties: false,
};

function find(value: unknown, schema: Schema = SHAPE): readonly string[] {
  return findProblems(value, schema, 'at').map((input) => new InputError([input]).message);
}

describe('a value that a schema does not allow', () => {
  test.for<[string, Schema, unknown, string]>([
    ['an empty line', LINE, '', 'is empty. Give a text.'],
    ['two lines', LINE, 'a\nb', 'has line breaks or control characters. Give one line.'],
    ['a number for a text', LINE, 16, 'is not a text. Put it in quotes: "16".'],
    ['true for a text', LINE, true, 'is not a text. Put it in quotes: "true".'],
    ['false for a text', LINE, false, 'is not a text. Put it in quotes: "false".'],
    ['nothing for a text', LINE, null, 'is not a text (a line).'],
    ['a list for a text', LINE, ['x'], 'is not a text (a line).'],
    ['a text for a flag', FLAG, 'yes', 'is not true or false.'],
    ['too few', COUNT, 1, 'is not a whole number from 2 to 4.'],
    ['too many', COUNT, 5, 'is not a whole number from 2 to 4.'],
    ['a part of one', COUNT, 2.5, 'is not a whole number from 2 to 4.'],
    ['figures', COUNT, '3', 'is not a whole number from 2 to 4.'],
    [
      'a flag for a list',
      { type: 'array', description: 'some flags', items: FLAG },
      true,
      'is not a list (some flags).',
    ],
    ['a list for keys', SHAPE, [], 'is not a list of keys and values (a shape).'],
    ['a text for keys', NAMES, 'x', 'is not a list of keys and values (names with flags).'],
  ])('is reported for %s, without the value', ([, schema, value, problem]) => {
    expect(find(value, schema)).toEqual([`at ${problem}`]);
  });

  test.for<[Schema, unknown]>([
    [LINE, 'x'],
    [{ type: 'string', description: 'any' }, 'a\n'],
    [{ type: 'string', description: 'a face', pattern: '^\\u{1F600}$' }, '😀'],
    [COUNT, 2],
    [COUNT, 4],
    [FLAG, false],
    [NAMES, { a: true, '😀': false }],
    [{ type: 'array', description: 'flags', items: FLAG }, []],
    [SHAPE, { name: 'x', note: '', size: 3, flags: {} }],
  ])('is not reported if %j allows it: %j', ([schema, value]) => {
    expect(find(value, schema)).toEqual([]);
  });

  test('is reported completely, missing keys first, each with its path', () => {
    expect(find({ size: 9, flags: { A: 1, b: 2 }, color: '' })).toEqual([
      'at.name is missing (a line).',
      'at.size is not a whole number from 2 to 4.',
      'at.flags.A is not a valid key. It must match ^[a-z\\u{1F600}]+$.',
      'at.flags.A is not true or false.',
      'at.flags.b is not true or false.',
      'at.color is not a known key. Use one of name, note, size, flags.',
    ]);
    expect(find([true, 1, 2], { type: 'array', description: 'flags', items: FLAG })).toEqual([
      'at[1] is not true or false.',
      'at[2] is not true or false.',
    ]);
  });

  test('is reported with the key that was probably meant', () => {
    expect(find({ name: 'x', nam: 'x' })).toEqual(['at.nam is not a known key. Did you mean name?']);
  });

  test.for(['constructor', 'toString', '__proto__'])('may be a key that every object has: %s', (key) => {
    const value: unknown = JSON.parse(`{"name": "x", "${key}": {"name": "x"}}`);
    expect(find(value)).toEqual([`at.${key} is not a known key. Use one of name, note, size, flags.`]);
  });

  test('has its key shown on one line, with at most 60 characters', () => {
    const found = (key: string) => find({ name: 'x', [key]: 1 })[0]?.split(' is not ')[0];
    expect(found('k'.repeat(60))).toBe(`at.${'k'.repeat(60)}`);
    expect(found('k'.repeat(61))).toBe(`at.${'k'.repeat(59)}…`);
    expect(found('a\nb\u001b[2J')).toBe('at.a b');
    expect(find({ 'A\nB': true }, NAMES)[0]).toMatch(/^at\.A B is not a valid key/);
  });

  test('is never shown as text', () => {
    const secret = fc.string({ unit: fc.constantFrom('Q', 'Z', '\n'), minLength: 3 });
    const value = fc.letrec((tie) => ({
      any: fc.oneof(secret, fc.array(tie('any')), fc.dictionary(fc.constantFrom('name', 'size', 'x'), tie('any'))),
    })).any;
    fc.assert(
      fc.property(value, (any) => {
        expect(find(any).join()).not.toMatch(/[QZ]/);
      }),
    );
  });
});
