import { describe, expect, test } from 'vitest';
import { fieldAt, fieldOf, parseJson } from '../../src/kernel/hostile-json.ts';

describe('a number in hostile JSON', () => {
  test('that is whole keeps every digit: beyond 53 bits as a text (B39)', () => {
    const text = '{"id":9007199254740993,"old":-9223372036854775808,"list":[18446744073709551615,9007199254740991]}';
    expect(parseJson(text)).toEqual({
      id: '9007199254740993',
      old: '-9223372036854775808',
      list: ['18446744073709551615', 9_007_199_254_740_991],
    });
    expect(parseJson(new TextEncoder().encode('9007199254740993'))).toBe('9007199254740993');
  });

  test('that is not whole stays a number', () => {
    expect(parseJson('[0.1234567890123456,1e21,"9007199254740993"]')).toEqual([
      0.123_456_789_012_345_6,
      1e21,
      '9007199254740993',
    ]);
  });
});

describe('a field of hostile JSON', () => {
  test('is the value of its own', () => {
    expect(fieldOf({ id: 7 }, 'id')).toBe(7);
    expect(fieldOf(JSON.parse('{"__proto__": "own"}'), '__proto__')).toBe('own');
  });

  test.each([
    ['an object without it', {}, 'id'],
    ['what every object inherits', {}, 'toString'],
    ['null', null, 'id'],
    ['a text', 'id', 'length'],
    ['nothing', undefined, 'id'],
  ])('is not there in %s', (_, value, name) => {
    expect(fieldOf(value, name)).toBeUndefined();
  });

  test('is found at the end of a path, as far as that leads', () => {
    const payload = { head: { user: { login: 'octo' } } };
    expect(fieldAt(payload, 'head', 'user', 'login')).toBe('octo');
    expect(fieldAt(payload, 'head', 'repo', 'id')).toBeUndefined();
    expect(fieldAt(payload)).toBe(payload);
  });
});
