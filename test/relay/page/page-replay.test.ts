import { describe, expect, test } from 'vitest';
import { csrfOf, openInMemory, type PageInMemory } from '../support/page-in-memory.ts';
import { createPageStore, deadLetterOf, emptyOverview } from '../support/page-store.ts';

const LETTERS = [deadLetterOf('one'), deadLetterOf('two'), deadLetterOf('three')];

async function openWithLetters(): Promise<{ opened: PageInMemory; cookie: string; csrf: string }> {
  const opened = openInMemory({}, createPageStore({ ...emptyOverview(), deadLetters: LETTERS }));
  const cookie = await opened.logIn();
  return { opened, cookie, csrf: csrfOf(await (await opened.get('/', { cookie })).text()) };
}

describe('POST /replay', () => {
  test('retries one dead letter and reports it once', async () => {
    const { opened, cookie, csrf } = await openWithLetters();
    const response = await opened.post('/replay', { check: 'two', csrf }, { cookie });
    expect(await response.text()).toContain('One check run will be written again.');
    expect(opened.store.replayed).toEqual(['two']);
    expect(await (await opened.get('/', { cookie })).text()).not.toContain('will be written again');
  });

  test('retries all of them', async () => {
    const { opened, cookie, csrf } = await openWithLetters();
    const response = await opened.post('/replay', { all: 'yes', csrf }, { cookie });
    expect(await response.text()).toContain('3 check runs will be written again.');
    expect(opened.store.replayed).toEqual([null]);
    expect(opened.logged.at(-1)).toBe('info Dead letters were replayed from the page. {"count":3,"isAll":true}');
    const again = await opened.post('/replay', { all: 'yes', csrf }, { cookie });
    expect(await again.text()).toContain('There was nothing to replay.');
  });

  test("replays nothing without the session's own CSRF token", async () => {
    const { opened, cookie } = await openWithLetters();
    const other = await opened.logIn();
    const foreign = csrfOf(await (await opened.get('/', { cookie: other })).text());
    for (const csrf of ['', 'x'.repeat(43), foreign]) {
      const response = await opened.post('/replay', { all: 'yes', csrf }, { cookie });
      expect(await response.text()).toContain('Nothing was replayed: the form belongs to another session.');
    }
    await opened.post('/replay', { all: 'yes' }, { cookie });
    expect(opened.store.replayed).toEqual([]);
  });

  test('replays nothing for a visitor who has not logged in, nor for a form from another site that knows the token', async () => {
    const { opened, cookie, csrf } = await openWithLetters();
    expect((await opened.post('/replay', { all: 'yes', csrf })).headers.get('location')).toBe('/login');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
    ]) {
      expect((await opened.post('/replay', { all: 'yes', csrf }, { cookie, ...headers })).status).toBe(403);
    }
    expect(opened.store.replayed).toEqual([]);
  });

  test.each([{}, { check: '' }, { all: 'no' }, { all: 'yes', check: 'one' }])(
    'refuses a form that does not say what to replay: %j',
    async (fields) => {
      const { opened, cookie, csrf } = await openWithLetters();
      expect((await opened.post('/replay', { ...fields, csrf } as Record<string, string>, { cookie })).status).toBe(
        400,
      );
      expect(opened.store.replayed).toEqual([]);
    },
  );
});
