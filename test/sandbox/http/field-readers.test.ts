import { describe, expect, test } from 'vitest';
import {
  FLAG,
  numberFrom,
  OBJECT,
  oneOf,
  oneOrMany,
  readFields,
  STRING,
  TEXT,
} from '../../../src/sandbox/http/field-readers.ts';

describe('the fields of an admin call', () => {
  const READERS = { name: TEXT, on: FLAG, count: numberFrom(1, 3, true) };
  const read = (fields: Record<string, unknown>) => readFields(fields, READERS);

  test('are read, each by its own reader', () => {
    expect(read({ name: 'a', on: false, count: 3 })).toEqual({
      kind: 'decoded',
      value: { name: 'a', on: false, count: 3 },
    });
  });

  test('may all be absent', () => {
    expect(read({})).toEqual({ kind: 'decoded', value: {} });
  });

  test('that are unknown are refused, and the known ones named', () => {
    expect(read({ nmae: 'a' })).toEqual({ kind: 'refused', message: 'nmae: unknown field. Use name, on, count.' });
    expect(read({ constructor: 1 })).toMatchObject({ kind: 'refused' });
  });

  test('that are invalid are refused by name', () => {
    expect(read({ name: '' })).toEqual({ kind: 'refused', message: 'name: must be a non-empty string.' });
    expect(read({ on: 'yes' })).toEqual({ kind: 'refused', message: 'on: must be true or false.' });
    expect(read({ count: 4 })).toEqual({ kind: 'refused', message: 'count: must be an integer from 1 to 3.' });
  });
});

describe('a reader', () => {
  test.each([0, 4, 1.5, '2', Number.NaN, null])('of integers from 1 to 3 refuses %j', (value) => {
    expect(numberFrom(1, 3, true).read(value)).toBeNull();
  });

  test('of numbers accepts fractions, and both limits', () => {
    const share = numberFrom(0, 1, false);
    expect([0, 0.5, 1].map(share.read)).toEqual([0, 0.5, 1]);
  });

  test('of words accepts them unchanged', () => {
    const reader = oneOf(['status', 'log']);
    expect(reader.read('log')).toBe('log');
    expect(reader.read('Log')).toBeNull();
    expect(reader.said).toBe('one of status, log');
  });

  test('of one or many accepts both, and refuses an array with an invalid value', () => {
    const reader = oneOrMany(TEXT);
    expect(reader.read('a')).toEqual(['a']);
    expect(reader.read(['a', 'b'])).toEqual(['a', 'b']);
    expect(reader.read(['a', 1])).toBeNull();
  });

  test('of objects accepts neither arrays nor null', () => {
    expect(OBJECT.read({ a: 1 })).toEqual({ a: 1 });
    expect([[], null, 'a'].map(OBJECT.read)).toEqual([null, null, null]);
  });
});

describe('a string', () => {
  test('may be empty, but must be a string', () => {
    expect(['', 'a', 1, null, undefined].map(STRING.read)).toEqual(['', 'a', null, null, null]);
  });
});
