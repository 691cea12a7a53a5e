import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asksForPage, decodePage, renderPage } from '../../../src/sandbox/http/list-page.ts';

const queryOf = (text: string) => new URLSearchParams(text);
const refusalOf = (text: string): string => {
  const order = decodePage(queryOf(text));
  return order.kind === 'refused' ? order.message : 'decoded';
};

describe('the page that a query asks for', () => {
  test.each([
    ['', 1, 100],
    ['page=3', 3, 100],
    ['page_size=7', 1, 7],
    ['page=2&page_size=100', 2, 100],
    ['page_size=101', 1, 100],
    ['page_size=999999999', 1, 100],
  ])('is, for %j, page %i of %i entries', (text, page, size) => {
    expect(decodePage(queryOf(text))).toEqual({ kind: 'decoded', value: { page, size } });
  });

  test.each(['0', '-1', '1.5', 'x', '', '1e3', '10000000000'])('is refused by name for %j', (value) => {
    expect(refusalOf(`page=${value}`)).toBe('page: must be a positive integer.');
    expect(refusalOf(`page_size=${value}`)).toBe('page_size: must be a positive integer.');
  });

  test('is requested by either parameter, and by no other', () => {
    expect(['page=1', 'page_size=1', 'page=', 'tail=5', ''].map((text) => asksForPage(queryOf(text)))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe('the pages of a list', () => {
  test('together contain the list, for any size', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 100 }), (entries, size) => {
        const { total_pages: count, total_count: total } = renderPage(entries, { page: 1, size }, String).pagination;
        const pages = Array.from({ length: count }, (_, index) =>
          renderPage(entries, { page: index + 1, size }, String),
        );
        expect(total).toBe(entries.length);
        expect(pages.flatMap(({ results }) => results)).toEqual(entries.map(String));
      }),
    );
  });

  test('are empty after the last one', () => {
    expect(renderPage([1, 2, 3], { page: 9, size: 2 }, String)).toEqual({
      results: [],
      pagination: { page: 9, page_size: 2, total_count: 3, total_pages: 2 },
    });
  });

  test('render only their own entries', () => {
    const rendered: number[] = [];
    renderPage([1, 2, 3, 4, 5], { page: 2, size: 2 }, (entry) => rendered.push(entry));
    expect(rendered).toEqual([3, 4]);
  });
});
