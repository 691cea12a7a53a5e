import { describe, expect, test } from 'vitest';
import { countOf, itemsOf, newestOf, textOf, urlOf } from '../../../src/github/http/response.ts';
import { fieldOf } from '../../../src/kernel/hostile-json.ts';

describe('a field of a response', () => {
  test('is its own alone, and undefined if it does not exist', () => {
    expect(fieldOf({ a: 1 }, 'a')).toBe(1);
    expect([fieldOf({}, 'toString'), fieldOf(null, 'a'), fieldOf('text', 'length')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each([0, 7, Number.MAX_SAFE_INTEGER])('is a count: %s', (id) => {
    expect(countOf({ id }, 'id')).toBe(id);
  });

  test.each([-1, 1.5, 2 ** 53, Number.NaN, '7', null, undefined])('is no count: %s', (id) => {
    expect(countOf({ id }, 'id')).toBeNull();
  });

  test('is text, or empty', () => {
    expect([textOf({ a: 'b' }, 'a'), textOf({ a: 1 }, 'a'), textOf(undefined, 'a')]).toEqual(['b', '', '']);
  });

  test.each([
    ['https://github.com/o/r/runs/1', true],
    ['http://127.0.0.1:8080/x', true],
    ['javascript:alert(1)', false],
    ['https://a b', false],
    ['https://a\n::error::x', false],
    [7, false],
  ])('is an address of a page: %s: %s', (url, isUrl) => {
    expect(urlOf({ url }, 'url')).toBe(isUrl ? url : '');
  });
});

describe('a list in a response', () => {
  test('is an array', () => {
    expect([itemsOf([1]), itemsOf({ length: 1 }), itemsOf(null)]).toEqual([[1], null, null]);
  });

  test('has its newest by the highest id, whatever its order', () => {
    expect(newestOf([{ id: 2 }, { id: 9 }, null, { id: '10' }, { id: 3 }])).toEqual({ id: 9 });
    expect([newestOf([]), newestOf([{}])]).toEqual([null, null]);
  });
});
