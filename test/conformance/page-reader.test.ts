import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type Figures,
  findAbsurdFault,
  findBeyondFault,
  findEntryFault,
  findEnvelopeFault,
  findFiguresFault,
  hasEnded,
  readFigures,
  type SeenPage,
} from '../../src/conformance/page-reader.ts';

const FIGURES: Figures = { page: 1, page_size: 2, total_count: 3, total_pages: 2 };

function responseOf(body: unknown, status = 200) {
  return { status, text: typeof body === 'string' ? body : JSON.stringify(body) };
}

function figuresOf(ids: readonly string[], page: number, size: number): Figures {
  return { page, page_size: size, total_count: ids.length, total_pages: Math.ceil(ids.length / size) };
}

/** What a service that keeps to the description shows of a list, up to an empty page. */
function walk(ids: readonly string[], size: number): readonly SeenPage[] {
  const asked = [...Array(Math.ceil(ids.length / size) + 1).keys()].map((at) => at + 1);
  return asked.map((page) => ({
    asked: page,
    ids: ids.slice((page - 1) * size, page * size),
    figures: figuresOf(ids, page, size),
  }));
}

/** Pages of these entries that say nothing of themselves. */
function plainPages(...pages: readonly (readonly string[])[]): readonly SeenPage[] {
  return pages.map((ids, at) => ({ asked: at + 1, ids, figures: null }));
}

/** The pages of three entries, one on each, whose figures differ from what is right. */
function pagesWith(change: (right: Figures) => Partial<Figures>): readonly SeenPage[] {
  return walk(['a', 'b', 'c'], 1).map((page) => {
    return { ...page, figures: page.figures && { ...page.figures, ...change(page.figures) } };
  });
}

describe('the numbers of a page', () => {
  test('are read from its pagination', () => {
    expect(readFigures(responseOf({ results: [], pagination: FIGURES }))).toEqual(FIGURES);
  });

  test.each([
    ['beside the results', { results: [], ...FIGURES }],
    ['as texts', { pagination: { ...FIGURES, page: '1' } }],
    ['as a fraction', { pagination: { ...FIGURES, total_pages: 1.5 } }],
    ['without the count', { pagination: { page: 1, page_size: 2, total_pages: 2 } }],
    ['in an array', { pagination: [1, 2, 3, 2] }],
    ['nowhere: a bare array', [1]],
    ['nowhere: no JSON', '<html>'],
  ])('are null %s', (_, body) => {
    expect(readFigures(responseOf(body))).toBeNull();
  });
});

describe('the envelope of a first page', () => {
  test.each([
    ['of several', FIGURES],
    ['of nothing', { page: 1, page_size: 2, total_count: 0, total_pages: 0 }],
    ['with a page_size that was capped', { page: 1, page_size: 1, total_count: 3, total_pages: 3 }],
  ])('is right %s', (_, pagination) => {
    expect(findEnvelopeFault(responseOf({ results: [], pagination }))).toBeNull();
  });

  test.each([
    ['status 400', responseOf({ results: [], pagination: FIGURES }, 400)],
    ['an array', responseOf([])],
    ['an object without "results"', responseOf({ data: [], pagination: FIGURES })],
    ['an HTML page', responseOf('<html>')],
  ])('is missing in %s', (came, given) => {
    expect(findEnvelopeFault(given)).toEqual({ expected: '"results" and "pagination"', came });
  });

  test.each([
    ['page', undefined, 'missing'],
    ['page_size', null, 'null'],
    ['total_count', '3', 'a string'],
    ['total_pages', 1.5, 'a number'],
  ])('lacks an integer %s if it is %j', (field, value, came) => {
    const pagination = { ...FIGURES, [field]: value };
    expect(findEnvelopeFault(responseOf({ results: [], pagination }))).toEqual({
      expected: `an integer in pagination.${field}`,
      came,
    });
  });

  test.each([
    [{ page: 0 }, 'page 0, page_size 2, total_count 3, total_pages 2'],
    [{ total_pages: 1 }, 'page 1, page_size 2, total_count 3, total_pages 1'],
    [{ page_size: 0 }, 'page 1, page_size 0, total_count 3, total_pages 2'],
  ])('is inconsistent in %j', (change, came) => {
    const given = responseOf({ results: [], pagination: { ...FIGURES, ...change } });
    expect(findEnvelopeFault(given)).toEqual({ expected: 'matching pagination numbers for page 1', came });
  });
});

describe('a list has ended', () => {
  test.each([
    ['before any page', plainPages(), false],
    ['after one that brings something', plainPages(['a']), false],
    ['after an empty first one', plainPages([]), true],
    ['after an empty one', plainPages(['a'], []), true],
    ['after one that repeats', plainPages(['a', 'b'], ['b', 'a']), true],
    ['after one that repeats a part', plainPages(['a', 'b'], ['b', 'c']), false],
  ])('%s: %#', (_, pages, isOver) => {
    expect(hasEnded(pages)).toBe(isOver);
  });
});

describe('the pages of a list', () => {
  test('have no fault if a service conforms, whatever the list and the page size', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { maxLength: 20 });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 8 }), fc.nat({ max: 21 }), (list, size, cut) => {
        const pages = walk(list, size);
        expect(hasEnded(pages)).toBe(true);
        for (const seen of [pages, pages.slice(0, cut)]) {
          expect(findEntryFault(seen, new Set(list))).toBeNull();
          expect(findFiguresFault(seen)).toBeNull();
        }
      }),
    );
  });

  test('never lose or repeat an entry unnoticed', () => {
    const ids = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 2, maxLength: 20 });
    fc.assert(
      fc.property(ids, fc.integer({ min: 1, max: 8 }), fc.nat(), (list, size, nth) => {
        const at = nth % list.length;
        const lost = walk(list.toSpliced(at, 1), size);
        expect(findEntryFault(lost, new Set(list))).toEqual({
          expected: `${list.length} entries`,
          came: `${list.length - 1} of them`,
        });
        const twice = walk([...list, list[at] ?? ''], size);
        expect(findEntryFault(twice, new Set(list))?.expected).toBe('each entry once');
      }),
    );
  });

  test('may contain more than the known entries', () => {
    expect(findEntryFault(plainPages(['a', 'b'], []), new Set(['a']))).toBeNull();
  });

  test('do not lack entries that may be on a later page', () => {
    expect(findEntryFault(plainPages(['a'], ['b']), new Set(['a', 'b', 'c']))).toBeNull();
  });
});

describe('the numbers of a page are wrong', () => {
  test.each([
    ['where every page says that it is the first', () => ({ page: 1 }), 'page 2', 'page 1'],
    ['where pages count from 0', ({ page }: Figures) => ({ page: page - 1 }), 'page 1', 'page 0'],
    ['where a page counts itself', () => ({ total_count: 1 }), 'total_count 3', 'total_count 1 on page 1'],
    ['where a page too many is told', () => ({ total_pages: 4 }), 'total_pages 3', 'total_pages 4 on page 1'],
    [
      'where they change on the way',
      ({ page }: Figures) => (page < 3 ? {} : { total_count: 2 }),
      'total_count 3',
      'total_count 2 on page 3',
    ],
  ])('%s', (_, change, expected, came) => {
    expect(findFiguresFault(pagesWith(change))).toEqual({ expected, came });
  });

  test('if they are lower than what was seen before the last page', () => {
    const seen = pagesWith(() => ({ total_pages: 1 })).slice(0, 2);
    expect(findFiguresFault(seen)).toEqual({
      expected: 'total_pages of at least 2',
      came: 'total_pages 1 on page 1',
    });
  });

  test('never on an empty page, nor if they are missing', () => {
    const [first, ...others] = walk(['a'], 1);
    const empty = others.map((page) => ({ ...page, figures: { ...FIGURES, page: 7 } }));
    expect(findFiguresFault(first === undefined ? [] : [first, ...empty])).toBeNull();
    expect(findFiguresFault(plainPages(['a'], []))).toBeNull();
  });
});

describe('a page that does not exist', () => {
  test.each([
    ['has no entries', responseOf({ results: [] }), null],
    ['has some', responseOf({ results: [1, 2] }), '2 entries'],
    ['is unknown', responseOf({ status: 404, message: 'no' }, 404), 'status 404'],
    ['is an object without a list', responseOf({ message: 'no' }), 'an object'],
    ['is unknown, with a list', responseOf({ results: [] }, 404), 'status 404'],
    ['is refused, with what is wrong in a list', responseOf({ errors: ['page'] }, 400), 'status 400'],
  ])('%s after the last one', (_, given, came) => {
    expect(findBeyondFault(given)).toEqual(came === null ? null : { expected: 'status 200 with no entries', came });
  });

  test.each([
    ['refused', responseOf({ status: 400 }, 400), null],
    ['taken for another', responseOf({ results: [1] }), null],
    ['taken for none', responseOf([]), null],
    ['a failure', responseOf({ status: 500 }, 500), 'status 500 for page=0'],
    ['unknown', responseOf('', 404), 'status 404 for page=0'],
    ['answered with HTML', responseOf('<html>'), 'an HTML page for page=0'],
    ['answered with no list', responseOf({}), 'an object without "results" for page=0'],
  ])('is %s if its number is invalid', (_, given, came) => {
    const fault = came === null ? null : { expected: 'status 400, or status 200 with a list', came };
    expect(findAbsurdFault(given, 'page=0')).toEqual(fault);
  });
});
