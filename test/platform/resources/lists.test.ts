import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { InputError, ProtocolError } from '../../../src/kernel/errors.ts';
import type { JsonObject } from '../../../src/platform/http/json.ts';
import {
  decodePage,
  findByIdOrName,
  findByName,
  listAll,
  PAGE_SIZE,
  type Page,
} from '../../../src/platform/resources/lists.ts';
import { refusalOf } from '../../support/refusal.ts';

const idOf = (item: JsonObject) => String(item['id']);
const decode = (json: unknown) => decodePage(json, idOf);

describe('a page of a list', () => {
  const items = [{ id: 'a' }, { id: 'b' }];

  test.each([
    [
      'results and pagination',
      { results: items, pagination: { page: 1, page_size: 2, total_count: 5, total_pages: 3 } },
      3,
      5,
    ],
    ['paging fields beside the results', { results: items, total_count: 5, total_pages: 3, page: 1 }, 3, 5],
    ['results alone', { results: items }, null, null],
    ['a bare array', items, null, null],
    [
      'results and a pagination of no use',
      { results: items, pagination: { total_pages: '3', total_count: -1 } },
      null,
      null,
    ],
    ['results and a pagination of null', { results: items, pagination: null, total_pages: 2 }, 2, null],
  ])('may be %s (B34)', (_, json, totalPages, totalCount) => {
    expect(decode(json)).toEqual({ items: ['a', 'b'], totalPages, totalCount });
  });

  test('may be one bare object, which is the only entry (B34)', () => {
    expect(decode({ id: 'a', name: 'only' })).toEqual({ items: ['a'], totalPages: 1, totalCount: null });
  });

  test.each([
    ['$', 'null', null],
    ['$', 'a string', 'x'],
    ['$.results', 'missing', {}],
    ['$.results', 'null', { id: 'a', results: null }],
    ['$[1]', 'null', [{ id: 'a' }, null]],
    ['$.results[0]', 'an array', { results: [[]] }],
  ])('that is wrong at %s is refused with the path: %s', (where, came, json) => {
    expect(() => decode(json)).toThrow(ProtocolError);
    expect(() => decode(json)).toThrow(`${where} should be`);
    expect(() => decode(json)).toThrow(` ${came}`);
  });

  test('passes the path of an item to its decoder', () => {
    const places: string[] = [];
    decodePage({ results: items }, (_, where) => places.push(where));
    expect(places).toEqual(['$.results[0]', '$.results[1]']);
  });

  test('is read or refused for any JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        try {
          return Array.isArray(decode(json).items);
        } catch (error) {
          return error instanceof ProtocolError;
        }
      }),
    );
  });
});

/** A service's pages: asked for beyond the last, it sends an empty one. Remembers what was asked for. */
function service(pages: readonly Partial<Page<string>>[], beyond: Partial<Page<string>> = {}) {
  const asked: number[] = [];
  const list = listAll(
    async (page) => {
      asked.push(page);
      return { items: [], totalPages: null, totalCount: null, ...(pages[page - 1] ?? beyond) };
    },
    (item) => item,
  );
  return { asked, list };
}

describe('a list', () => {
  test('ends at a page without new items (B35)', async () => {
    const { asked, list } = service([{ items: ['a', 'b'] }, { items: ['c'] }]);
    expect(await Array.fromAsync(list)).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([1, 2, 3]);
  });

  test('ends if the service ignores the page and repeats it (B35)', async () => {
    const same = { items: ['a', 'b'] };
    const { asked, list } = service([same], same);
    expect(await Array.fromAsync(list)).toEqual(['a', 'b']);
    expect(asked).toEqual([1, 2]);
  });

  test('has no item twice when it changes while it is read (B35)', async () => {
    const { list } = service([{ items: ['a', 'b'] }, { items: ['b', 'c', 'c'] }, { items: ['d'] }]);
    expect(await Array.fromAsync(list)).toEqual(['a', 'b', 'c', 'd']);
  });

  test('continues after a page that is shorter than requested (B35)', async () => {
    const capped = { totalPages: 3 };
    const { asked, list } = service([
      { ...capped, items: ['a'] },
      { ...capped, items: ['b'] },
      { ...capped, items: ['c'] },
    ]);
    expect(await Array.fromAsync(list)).toEqual(['a', 'b', 'c']);
    expect(asked).toEqual([1, 2, 3]);
  });

  test('stops if the response says that it is complete', async () => {
    const byPages = service([{ items: ['a'], totalPages: 1 }]);
    expect(await Array.fromAsync(byPages.list)).toEqual(['a']);
    expect(byPages.asked).toEqual([1]);
    const byCount = service([{ items: ['a', 'b'], totalCount: 2 }]);
    expect(await Array.fromAsync(byCount.list)).toEqual(['a', 'b']);
    expect(byCount.asked).toEqual([1]);
  });

  test('continues after a full page that counts only itself (B35)', async () => {
    const full = Array.from({ length: PAGE_SIZE }, (_, at) => String(at));
    const { asked, list } = service([
      { items: full, totalPages: 1, totalCount: PAGE_SIZE },
      { items: ['last'], totalPages: 1, totalCount: 1 },
    ]);
    expect(await Array.fromAsync(list)).toEqual([...full, 'last']);
    expect(asked).toEqual([1, 2]);
  });

  test('fetches a page only when it is needed', async () => {
    const { asked, list } = service([{ items: ['a', 'b'] }, { items: ['c'] }]);
    for await (const item of list) if (item === 'b') break;
    expect(asked).toEqual([1]);
  });

  test('returns every item exactly once, however the pages overlap (B35)', async () => {
    const page = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(page, { maxLength: 6 }), async (pages) => {
        const { list } = service(pages.map((items) => ({ items })));
        const came = await Array.fromAsync(list);
        expect(new Set(came).size).toBe(came.length);
        const seen = new Set<string>();
        for (const items of pages) {
          const before = seen.size;
          for (const item of items) seen.add(item);
          if (seen.size === before) break;
        }
        expect(came).toEqual([...seen]);
      }),
    );
  });
});

describe('a name', () => {
  const find = (name: string, names: readonly string[]) => {
    const { list } = service([{ items: names.map((each, at) => `${each}:${at}`) }]);
    return findByName(list, { name, input: 'project' }, (item) => {
      const [own = '', id = null] = item.split(':');
      return { name: own, id };
    });
  };

  test('of one item finds it (B36)', async () => {
    expect(await find('b', ['a', 'b', 'c'])).toBe('b:1');
  });

  test('of no item is an error that lists the candidates (B36)', async () => {
    await expect(find('x', ['a', 'b'])).rejects.toThrow(InputError);
    await expect(find('x', ['a', 'b'])).rejects.toThrow(
      refusalOf('project', 'x', 'is not found. Use one of these names: a (0), b (1).'),
    );
    await expect(find('x', [])).rejects.toThrow(/no project exists yet/);
  });

  test('of several items is an error that lists them (B36)', async () => {
    await expect(find('b', ['a', 'b', 'b'])).rejects.toThrow(/is not a unique name\. Use an id: b \(1\), b \(2\)\.$/);
  });

  test('of a candidate is shown on one line, cut and cleaned (B36)', async () => {
    const lines = find('x', ['a\n\u001b[2Jb', '##[error]c', 'd'.repeat(500)]);
    await expect(lines).rejects.toThrow(/names: a b \(0\), /);
    await expect(lines).rejects.not.toThrow(/##\[|d{101}/);
  });

  test('is searched in many items without listing them all (B36)', async () => {
    const many = Array.from({ length: 25 }, (_, at) => `n${at}`);
    await expect(find('x', many)).rejects.toThrow(
      /is not found\. Use one of these names: n0 \(0\), n1 \(1\), n2 \(2\), n3 \(3\), n4 \(4\), n5 \(5\), n6 \(6\), n7 \(7\), n8 \(8\), n9 \(9\), n10 \(10\), n11 \(11\), n12 \(12\), n13 \(13\), n14 \(14\), n15 \(15\), n16 \(16\), n17 \(17\), n18 \(18\), n19 \(19\) and 5 more\.$/,
    );
  });
});

describe('an id or a name', () => {
  const known = (id: string, name: string | null) => ({ id, name });
  const shop = [known('1', 'shop'), known('2', null), known('shop', 'till'), known('4', 'shop')];
  const list = (items: readonly { id: string; name: string | null }[]) =>
    listAll(
      async () => ({ items, totalPages: 1, totalCount: null }),
      ({ id }) => id,
    );
  const find = (name: string, items = shop) => findByIdOrName(list(items), { name, input: 'project' });

  test('finds by the id first, then by the name (B36)', async () => {
    expect(await find('shop')).toEqual(known('shop', 'till'));
    expect(await find('till')).toEqual(known('shop', 'till'));
    expect(await find('2')).toEqual(known('2', null));
  });

  test('must match exactly, including its case (B36)', async () => {
    for (const name of ['Shop', 'til', ' till', 'null', '']) await expect(find(name)).rejects.toThrow(InputError);
  });

  test('stops the search once the id is found (B36)', async () => {
    const asked: number[] = [];
    const pages = listAll(
      async (page) => {
        asked.push(page);
        return { items: [known(`${page}`, 'n')], totalPages: 9, totalCount: null };
      },
      ({ id }) => id,
    );
    expect(await findByIdOrName(pages, { name: '2', input: 'project' })).toEqual(known('2', 'n'));
    expect(asked).toEqual([1, 2]);
  });

  test('of several items is an error that lists them, by id if they have no name (B36)', async () => {
    const all = shop.filter(({ id }) => id !== 'shop');
    await expect(find('shop', all)).rejects.toThrow(/is not a unique name\. Use an id: shop \(1\), shop \(4\)\.$/);
    await expect(find('x', all)).rejects.toThrow(/Use one of these names or ids: shop \(1\), 2, shop \(4\)\.$/);
  });
});
