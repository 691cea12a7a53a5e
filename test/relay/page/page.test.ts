import { describe, expect, test } from 'vitest';
import { rulesOf } from '../support/history-facts.ts';
import { HOME, openInMemory } from '../support/page-in-memory.ts';
import { applicationOf, createPageStore, fullExample } from '../support/page-store.ts';

describe('the page', () => {
  test.each([
    ['GET', '/nothing', 404, null],
    ['GET', '/login/', 404, null],
    ['GET', '//', 404, null],
    ['DELETE', '/', 405, 'GET, HEAD'],
    ['GET', '/replay', 405, 'POST'],
    ['HEAD', '/replay', 405, 'POST'],
    ['PUT', '/login', 405, 'GET, HEAD, POST'],
    ['POST', '/', 405, 'GET, HEAD'],
    ['POST', '/fragment', 405, 'GET, HEAD'],
  ])('responds to %s %s with %d', async (method, path, status, allow) => {
    const response = await openInMemory().page(new Request(HOME + path, { method }), '');
    expect([response.status, response.headers.get('allow')]).toEqual([status, allow]);
  });

  test('allows every response to load only its own parts', async () => {
    const opened = openInMemory();
    const cookie = await opened.logIn();
    for (const path of ['/', '/login', '/nothing', '/page.js', '/page.css', '/fragment', '/replay']) {
      const { headers, body } = await opened.get(path, { cookie });
      await body?.cancel();
      expect(headers.get('content-security-policy')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
      );
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    }
  });

  test('shows nothing of the relay to a visitor who has not logged in', async () => {
    const { overview, rules } = fullExample();
    const opened = openInMemory({ rules: () => rules }, createPageStore(overview));
    const forged = {
      cookie: 'relay_session=AAAAAAAAAAAAAAAAAAAAAA.9999999999999.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
    };
    for (const headers of [
      {},
      forged,
      { cookie: await openInMemory({ adminToken: 'another token' }).logIn('another token') },
    ]) {
      for (const [path, status] of [
        ['/', 303],
        ['/fragment', 401],
      ] as const) {
        const response = await opened.get(path, headers);
        expect(response.status).toBe(status);
        expect(await response.text()).not.toContain('octo');
      }
    }
  });

  test.each([
    [{}, 'http://relay.example/hooks/github'],
    [{ host: 'seen.example:1' }, 'http://seen.example:1/hooks/github'],
    [
      { host: 'inner', 'x-forwarded-host': ' outer.example , inner', 'x-forwarded-proto': 'https' },
      'https://outer.example/hooks/github',
    ],
  ])('shows the address that the browser uses: with %j %s', async (headers, address) => {
    const opened = openInMemory({ rules: () => rulesOf({ applications: [applicationOf('web')] }) });
    const cookie = await opened.logIn();
    expect(await (await opened.get('/', { cookie, ...headers })).text()).toContain(address);
  });

  test('responds 503 if the store fails, and logs why', async () => {
    const opened = openInMemory();
    const cookie = await opened.logIn();
    opened.store.failure = new Error('disk\n::error::full');
    const response = await opened.get('/', { cookie });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.text()).not.toContain('disk');
    expect(opened.logged.at(-1)).toBe('error Could not show the page. {"path":"/","reason":"disk ::error::full"}');
  });
});
