import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeParts, listOf, objectOf, partOf } from '../../../src/sandbox/http/body-parts.ts';
import { FLAG, numberFrom, TEXT } from '../../../src/sandbox/http/field-readers.ts';

const PARTS = {
  name: partOf(TEXT),
  on: partOf(FLAG),
  rooms: listOf(
    objectOf({ number: partOf(numberFrom(1, 9, true)), bed: objectOf({ size: partOf(TEXT) }, []) }, ['number']),
  ),
};
const decode = (fields: Record<string, unknown>) => decodeParts(fields, '', PARTS, ['name']);
const refusalOf = (fields: Record<string, unknown>): string => {
  const decoded = decode(fields);
  return decoded.kind === 'refused' ? decoded.message : 'decoded';
};

describe('the parts of a body', () => {
  test('are the sent fields, and other fields stay absent', () => {
    const whole = { name: 'a', on: false, rooms: [{ number: 1 }, { number: 2, bed: { size: 'wide' } }] };
    expect(decode(whole)).toEqual({ kind: 'decoded', value: whole });
    expect(decode({ name: 'a' })).toEqual({ kind: 'decoded', value: { name: 'a' } });
  });

  test('ignore unknown fields at any depth', () => {
    const value = { name: 'a', rooms: [{ number: 1 }] };
    expect(decode({ ...value, more: 1, rooms: [{ number: 1, view: 'sea' }] })).toEqual({ kind: 'decoded', value });
  });

  test.each([
    [{}, 'name: is required, and must be a non-empty string.'],
    [{ name: '' }, 'name: must be a non-empty string.'],
    [{ name: null }, 'name: must be a non-empty string.'],
    [{ name: 'a', on: 1 }, 'on: must be true or false.'],
    [{ name: 'a', on: null }, 'on: must be true or false.'],
    [{ name: 'a', rooms: {} }, 'rooms: must be an array.'],
    [{ name: 'a', rooms: [7] }, 'rooms[0]: must be an object.'],
    [{ name: 'a', rooms: [[]] }, 'rooms[0]: must be an object.'],
    [{ name: 'a', rooms: [{}] }, 'rooms[0].number: is required, and must be an integer from 1 to 9.'],
    [{ name: 'a', rooms: [{ number: 1 }, { number: 0 }] }, 'rooms[1].number: must be an integer from 1 to 9.'],
    [{ name: 'a', rooms: [{ number: 1, bed: { size: 3 } }] }, 'rooms[0].bed.size: must be a non-empty string.'],
  ])('are refused by the path of the problem in %j', (fields, message) => {
    expect(refusalOf(fields)).toBe(message);
  });

  test('are never read from a prototype', () => {
    expect(refusalOf(Object.create({ name: 'inherited' }))).toMatch(/^name: is required/);
  });

  test('are decoded or refused by name, for any body', () => {
    const anything = fc.jsonValue();
    fc.assert(
      fc.property(fc.record({ name: anything, on: anything, rooms: anything }, { requiredKeys: [] }), (fields) => {
        expect(refusalOf(fields)).toMatch(/^(decoded$|(name|on|rooms)\b.*: )/);
      }),
    );
  });
});
