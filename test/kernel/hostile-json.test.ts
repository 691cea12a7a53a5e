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

  test.each([
    '9007199254740993.0',
    '9.007199254740993E15',
    '9.007199254740993e+15',
    '900719925474099.3e1',
    '90071992547409930e-1',
  ])('that is whole keeps every digit also as %s (B39)', (source) => {
    expect(parseJson(`{"id":${source}}`)).toEqual({ id: '9007199254740993' });
    expect(parseJson(`{"id":-${source}}`)).toEqual({ id: '-9007199254740993' });
  });

  test('that is not whole, small or beyond a hundred digits stays a number', () => {
    const text = '[0.1234567890123456,1.5e3,42.0,9007199254740993.5,1e300,1e-400,"9007199254740993"]';
    expect(parseJson(text)).toEqual([
      0.123_456_789_012_345_6,
      1500,
      42,
      9_007_199_254_740_994,
      1e300,
      0,
      '9007199254740993',
    ]);
  });
});

describe('a field of hostile JSON', () => {
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
