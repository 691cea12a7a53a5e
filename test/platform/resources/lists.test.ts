import type { ServerResponse } from 'node:http';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../../src/kernel/clock.ts';
import { InputError, ProtocolError } from '../../../src/kernel/errors.ts';
import type { Platform } from '../../../src/platform/client.ts';
import type { JsonObject } from '../../../src/platform/http/json.ts';
import type { CallOptions } from '../../../src/platform/http/transport.ts';
import { decodePage, findByIdOrName, findByName, listPages } from '../../../src/platform/resources/lists.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { callLimits, openPlatform } from '../../support/open-platform.ts';
import { refusalOf } from '../../support/refusal.ts';
import { type Step, startScriptedServer } from '../../support/scripted-server.ts';

const idOf = (item: JsonObject) => String(item['id']);
const decode = (json: unknown) => decodePage(json, idOf);

describe('a page of a list', () => {
  const items = [{ id: 'a' }, { id: 'b' }];

  test.each([
    ['results and pagination', { results: items, pagination: { page: 1, total_count: 5, total_pages: 3 } }, 3, 5],
    ['paging fields beside the results', { results: items, total_count: 5, total_pages: 3, page: 1 }, 3, 5],
    ['results alone', { results: items }, null, null],
    ['a bare array', items, null, null],
    ['a pagination of no use', { results: items, pagination: { total_pages: '3', total_count: -1 } }, null, null],
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
});

interface Item {
  readonly id: string;
  readonly name: string | null;
}

/** Lists a service's pages: asked for beyond the last, it sends `beyond`. Remembers what was asked for. */
function service(pages: readonly unknown[], beyond: unknown = []) {
  const asked: unknown[] = [];
  const transport = {
    fetchJson: async ({ query }: { readonly query?: Readonly<Record<string, unknown>> }) => {
      asked.push(query?.['page']);
      return pages[Number(query?.['page']) - 1] ?? beyond;
    },
  };
  const operation = { method: 'GET', template: '/x', ids: {}, scope: 'Read', action: 'list', subject: 'x' } as const;
  const decodeItem = (item: JsonObject): Item => ({ id: idOf(item), name: (item['name'] as string) ?? null });
  const list = listPages(
    transport,
    (send) => send(callLimits()),
    operation,
    decodeItem,
    ({ id }) => id,
  );
  return { asked, list };
}

const page = (ids: readonly string[], more: object = {}) => ({ results: ids.map((id) => ({ id })), ...more });
const idsIn = async ({ list }: ReturnType<typeof service>) => (await Array.fromAsync(list)).map(({ id }) => id);

describe('a list', () => {
  test('ends at a page without new items (B35)', async () => {
    const read = service([page(['a', 'b']), page(['c'])]);
    expect(await idsIn(read)).toEqual(['a', 'b', 'c']);
    expect(read.asked).toEqual([1, 2, 3]);
  });

  test('ends if the service ignores the page and repeats it (B35)', async () => {
    const read = service([], page(['a', 'b']));
    expect(await idsIn(read)).toEqual(['a', 'b']);
    expect(read.asked).toEqual([1, 2]);
  });

  test.each([
    ['pages', { total_pages: 1 }],
    ['items', { total_count: 2 }],
  ])('stops if the response says that these are all the %s', async (_, total) => {
    const read = service([page(['a', 'b'], total)]);
    expect(await idsIn(read)).toEqual(['a', 'b']);
    expect(read.asked).toEqual([1]);
  });

  test('continues after a full page that counts only itself (B35)', async () => {
    const full = Array.from({ length: 100 }, (_, at) => String(at));
    const read = service([page(full, { total_pages: 1, total_count: 100 }), page(['last'], { total_count: 1 })]);
    expect(await idsIn(read)).toEqual([...full, 'last']);
    expect(read.asked).toEqual([1, 2]);
  });

  test('fetches a page only when it is needed', async () => {
    const { asked, list } = service([page(['a', 'b']), page(['c'])]);
    for await (const { id } of list) if (id === 'b') break;
    expect(asked).toEqual([1]);
  });

  test('that never ends is given up after 500 pages (B35)', async () => {
    const endless = service(Array.from({ length: 600 }, (_, at) => page([`item-${at}`])));
    await expect(idsIn(endless)).rejects.toThrow('$ should be a list of at most 500 pages, but is one that continues');
    expect(endless.asked).toHaveLength(500);
  });

  test('returns every item exactly once, however the pages overlap (B35)', async () => {
    const somePage = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(fc.array(somePage, { maxLength: 6 }), async (pages) => {
        const seen = new Set<string>();
        for (const ids of pages) {
          const before = seen.size;
          for (const id of ids) seen.add(id);
          if (seen.size === before) break;
        }
        expect(await idsIn(service(pages.map((ids) => page(ids))))).toEqual([...seen]);
      }),
    );
  });
});

type List = (platform: Platform, call?: CallOptions) => AsyncIterable<{ readonly id: string | null }>;

const listProjects: List = ({ projects }, call) => projects.list('o1', call);
const full = (id: string | number) => ({ id, name: `name of ${id}`, key: `KEY_${id}`, value: 'v' });
const sent = (ids: readonly string[], more: object = {}) => ({ body: { results: ids.map(full), ...more } });

async function read(list: List, ...steps: readonly Step[]) {
  await using server = await startScriptedServer(...steps);
  await using platform = openPlatform(server.url);
  const ids = (await Array.fromAsync(list(platform))).map(({ id }) => id);
  return { ids, urls: server.requests.map(({ url }) => url) };
}

describe('a list of the client', () => {
  test('has all pages (B35)', async () => {
    const pagination = { total_pages: 3 };
    const steps = [['a', 'b'], ['c'], ['d']].map((ids) => sent(ids, { pagination }));
    const urls = [1, 2, 3].map((number) => `/organization/o1/project?page=${number}&page_size=100`);
    expect(await read(listProjects, ...steps)).toEqual({ ids: ['a', 'b', 'c', 'd'], urls });
    expect((await read(listProjects, { body: full(7) })).ids).toEqual(['7']);
  });

  test('is empty if the response has no content (204)', async () => {
    expect((await read(listProjects, { status: 204 })).ids).toEqual([]);
    expect((await read(listProjects, sent(['a'], { total_pages: 2 }), { status: 204 })).ids).toEqual(['a']);
  });

  test('does not count the time between two pages', async () => {
    const fake = createFakeClock();
    // A limit that is over has passed at once.
    const wait: Clock['wait'] = async (durationMs, signal) =>
      durationMs <= 0 ? undefined : fake.wait(durationMs, signal);
    const clock = { ...fake, wait };
    await using server = await startScriptedServer(sent(['a'], { total_count: 3 }), sent(['b']), sent(['c']));
    await using platform = openPlatform(server.url, { clock });
    const ids: (string | null)[] = [];
    for await (const { id } of listProjects(platform, { timeoutMs: 60_000 })) {
      ids.push(id);
      await clock.advance(45_000);
    }
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  test('counts the time of all pages together', async () => {
    const clock = createFakeClock();
    const slowly = (id: string) => (response: ServerResponse) =>
      void clock.advance(25_000).then(() => response.end(JSON.stringify({ results: [full(id)], total_count: 9 })));
    await using server = await startScriptedServer(slowly('a'), slowly('b'), slowly('c'), slowly('d'));
    await using platform = openPlatform(server.url, { clock });
    const ids: (string | null)[] = [];
    const reading = async () => {
      for await (const { id } of listProjects(platform, { timeoutMs: 60_000 })) ids.push(id);
    };
    await expect(reading()).rejects.toMatchObject({ code: 'cancelled-timeout' });
    expect(ids).toEqual(['a', 'b']);
  });
});

describe('a name', () => {
  const find = (name: string, names: readonly string[]) => {
    const results = names.map((each, at) => ({ id: at, name: each }));
    return findByName(service([{ results }]).list, { name, input: 'project' }, (item) => item);
  };

  test('of one item finds it (B36)', async () => {
    expect(await find('b', ['a', 'b', 'c'])).toEqual({ id: '1', name: 'b' });
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
    await expect(find('x', many)).rejects.toThrow(/Use one of these names: n0 \(0\), .* n19 \(19\) and 5 more\.$/);
  });
});

describe('an id or a name', () => {
  const known = (id: string, name: string | null): Item => ({ id, name });
  const shop = [known('1', 'shop'), known('2', null), known('shop', 'till'), known('4', 'shop')];
  const find = (name: string, results = shop) =>
    findByIdOrName(service([{ results, total_pages: 1 }]).list, { name, input: 'project' });

  test('finds by the id first, then by the name (B36)', async () => {
    expect(await find('shop')).toEqual(known('shop', 'till'));
    expect(await find('till')).toEqual(known('shop', 'till'));
    expect(await find('2')).toEqual(known('2', null));
  });

  test('must match exactly, including its case (B36)', async () => {
    for (const name of ['Shop', 'til', ' till', 'null', '']) await expect(find(name)).rejects.toThrow(InputError);
  });

  test('stops the search once the id is found (B36)', async () => {
    const { asked, list } = service(['1', '2', '3'].map((id) => page([id], { total_pages: 9 })));
    expect(await findByIdOrName(list, { name: '2', input: 'project' })).toMatchObject({ id: '2' });
    expect(asked).toEqual([1, 2]);
  });

  test('of several items is an error that lists them, by id if they have no name (B36)', async () => {
    const all = shop.filter(({ id }) => id !== 'shop');
    await expect(find('shop', all)).rejects.toThrow(/is not a unique name\. Use an id: shop \(1\), shop \(4\)\.$/);
    await expect(find('x', all)).rejects.toThrow(/Use one of these names or ids: shop \(1\), 2, shop \(4\)\.$/);
  });
});
