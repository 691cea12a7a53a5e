import { describe, expect, test } from 'vitest';
import { countOf, newestOf, urlOf } from '../../../src/github/http/response.ts';

describe('a field of a response', () => {
  test.each([0, 7, Number.MAX_SAFE_INTEGER])('is a count: %s', (id) => {
    expect(countOf({ id }, 'id')).toBe(id);
  });

  test.each([-1, 1.5, 2 ** 53, Number.NaN, '7', null, undefined])('is no count: %s', (id) => {
    expect(countOf({ id }, 'id')).toBeNull();
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

test('a list in a response has its newest by the highest id, whatever its order', () => {
  expect(newestOf([{ id: 2 }, { id: 9 }, null, { id: '10' }, { id: 3 }])).toEqual({ id: 9 });
  expect([newestOf([]), newestOf([{}])]).toEqual([null, null]);
});
