import type { ServerResponse } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { Clock } from '../../src/kernel/clock.ts';
import { AccessError } from '../../src/kernel/errors.ts';
import type { Platform } from '../../src/platform/client.ts';
import type { CallOptions } from '../../src/platform/http/transport.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { openPlatform } from '../support/open-platform.ts';
import { type Step, startScriptedServer } from '../support/scripted-server.ts';

type Listed = AsyncIterable<{ readonly id: string | null }>;
type List = (platform: Platform, call?: CallOptions) => Listed;

/** Every list of the client: what it lists, the path, and how. */
const LISTS: readonly (readonly [what: string, path: string, list: List])[] = [
  ['organizations', '/organization', ({ organizations }, call) => organizations.list(call)],
  ['projects', '/organization/o1/project', ({ projects }, call) => projects.list('o1', call)],
  [
    'environment variables',
    '/application/a1/environmentVariable',
    ({ applications }, call) => applications.environmentVariables.list('a1', call),
  ],
];

const item = (id: string | number) => ({ id, name: `name of ${id}`, key: `KEY_${id}`, value: 'v' });
const page = (ids: readonly string[], more: object = {}) => ({ body: { results: ids.map(item), ...more } });

async function idsOf(list: List, ...steps: readonly Step[]) {
  await using server = await startScriptedServer(...steps);
  await using platform = openPlatform(server.url);
  const ids = (await Array.fromAsync(list(platform))).map(({ id }) => id);
  return { ids, urls: server.requests.map(({ url }) => url) };
}

describe.each(LISTS)('the list of %s', (_, path, list) => {
  const urlOf = (number: number) => `${path}?page=${number}&page_size=100`;

  test.each<[string, unknown]>([
    ['results and pagination', { results: [item('a'), item('b')], pagination: { page: 1, total_pages: 1 } }],
    ['results and paging fields beside them', { results: [item('a'), item('b')], total_count: 2 }],
    ['results alone', { results: [item('a'), item('b')] }],
    ['a bare array', [item('a'), item('b')]],
  ])('is read if it is %s (B34)', async (_shape, body) => {
    expect((await idsOf(list, { body })).ids).toEqual(['a', 'b']);
  });

  test('requests a lost page again, since reading changes nothing', async () => {
    expect((await idsOf(list, 'reset', page(['a'], { total_count: 1 }))).ids).toEqual(['a']);
  });

  test('needs the scope Read', async () => {
    await expect(idsOf(list, { status: 403 })).rejects.toThrow(AccessError);
    await expect(idsOf(list, { status: 403 })).rejects.toThrow(/scope Read/);
  });

  test('does not count the time between two pages', async () => {
    const fake = createFakeClock();
    // A limit that is over has passed at once.
    const wait: Clock['wait'] = async (durationMs, signal) =>
      durationMs <= 0 ? undefined : fake.wait(durationMs, signal);
    const clock = { ...fake, wait };
    await using server = await startScriptedServer(page(['a'], { total_count: 3 }), page(['b']), page(['c']));
    await using platform = openPlatform(server.url, { clock });
    const ids: (string | null)[] = [];
    for await (const { id } of list(platform, { timeoutMs: 60_000 })) {
      ids.push(id);
      await clock.advance(45_000);
    }
    expect(ids).toEqual(['a', 'b', 'c']);
  });

  test('counts the time of all pages together', async () => {
    const clock = createFakeClock();
    const slowly = (id: string) => (response: ServerResponse) =>
      void clock.advance(25_000).then(() => response.end(JSON.stringify({ results: [item(id)], total_count: 9 })));
    await using server = await startScriptedServer(slowly('a'), slowly('b'), slowly('c'), slowly('d'));
    await using platform = openPlatform(server.url, { clock });
    const ids: (string | null)[] = [];
    const read = async () => {
      for await (const { id } of list(platform, { timeoutMs: 60_000 })) ids.push(id);
    };
    await expect(read()).rejects.toMatchObject({ code: 'cancelled-timeout' });
    expect(ids).toEqual(['a', 'b']);
  });

  test('is empty if the response has no content (204)', async () => {
    expect(await idsOf(list, { status: 204 })).toEqual({ ids: [], urls: [urlOf(1)] });
    expect((await idsOf(list, page(['a'], { total_pages: 2 }), { status: 204 })).ids).toEqual(['a']);
  });

  test('is not empty if a success has a body without a list', async () => {
    const wait = (durationMs: number) => (durationMs < 10_000 ? Promise.resolve() : new Promise<void>(() => {}));
    await using server = await startScriptedServer({ status: 200, body: '' });
    await using platform = openPlatform(server.url, { clock: { ...createFakeClock(), wait } });
    await expect(Array.fromAsync(list(platform))).rejects.toMatchObject({ code: 'remote' });
  });
});
