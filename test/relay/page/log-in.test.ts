import { describe, expect, test } from 'vitest';
import { cookieOf, csrfOf, HOME, openInMemory, TOKEN } from '../support/page-in-memory.ts';

describe('logging in', () => {
  test('redirects a visitor to the form, and back after the login', async () => {
    const opened = openInMemory();
    const turnedAway = await opened.get('/');
    expect([turnedAway.status, turnedAway.headers.get('location')]).toEqual([303, '/login']);
    expect(await (await opened.get('/login')).text()).toContain('Admin token');
    const cookie = await opened.logIn();
    expect((await opened.get('/', { cookie })).status).toBe(200);
    expect((await opened.get('/login', { cookie })).headers.get('location')).toBe('/');
  });

  test('refuses a wrong token, says so, opens no session and logs neither token', async () => {
    const opened = openInMemory();
    const response = await opened.post('/login', { token: 'wrong-token-<b>' });
    expect(response.status).toBe(401);
    expect(response.headers.getSetCookie()).toEqual([]);
    const html = await response.text();
    expect(html).toContain('Wrong admin token.');
    expect(html).not.toContain('wrong-token');
    await opened.logIn();
    expect(opened.logged).toHaveLength(2);
    expect(opened.logged.join()).not.toMatch(/wrong-token|correct-horse/);
  });

  test('after five failures refuses even the correct token for the rest of the minute, and says how long', async () => {
    const opened = openInMemory();
    for (let at = 0; at < 5; at++) expect((await opened.post('/login', { token: 'no' })).status).toBe(401);
    await opened.clock.advance(20_000);
    const held = await opened.post('/login', { token: TOKEN });
    expect([held.status, held.headers.get('retry-after')]).toEqual([429, '40']);
    expect(await held.text()).toContain('Try again in 40 seconds.');
    await opened.clock.advance(40_000);
    expect((await opened.post('/login', { token: TOKEN })).status).toBe(303);
  });

  test('throttles only the client that failed, if the address is known', async () => {
    const opened = openInMemory();
    for (let at = 0; at < 5; at++) await opened.post('/login', { token: 'no' }, {}, '10.0.0.1');
    expect((await opened.post('/login', { token: TOKEN }, {}, '10.0.0.1')).status).toBe(429);
    expect((await opened.post('/login', { token: TOKEN }, {}, '10.0.0.2')).status).toBe(303);
  });

  test.each([
    ['of our page', { 'sec-fetch-site': 'same-origin', origin: 'null' }, 303],
    ['that the visitor opened', { 'sec-fetch-site': 'none' }, 303],
    ['from another site, whatever its origin', { 'sec-fetch-site': 'cross-site', origin: HOME }, 403],
    ['from a sibling host', { 'sec-fetch-site': 'same-site' }, 403],
    ['from our host', { origin: HOME }, 303],
    [
      'from our host behind a proxy',
      { origin: 'https://relay.example:8443', 'x-forwarded-host': 'relay.example:8443, inner' },
      303,
    ],
    ['from another host', { origin: `${HOME}.evil.example` }, 403],
    ['from a file', { origin: 'file://' }, 403],
    ['from an unreadable origin', { origin: 'nonsense' }, 403],
    ['of our page in a browser without Sec-Fetch-Site', { origin: 'null' }, 303],
  ])('responds to a form %s (%j) with %d', async (_, headers, status) => {
    const response = await openInMemory().post('/login', { token: TOKEN }, { ...headers });
    expect(response.status).toBe(status);
  });

  test.each([
    ['http', {}, false],
    ['https', {}, true],
    ['http', { 'x-forwarded-proto': 'HTTPS, http' }, true],
    ['https', { 'x-forwarded-proto': 'http' }, false],
  ])('marks the cookie Secure if the browser used https (%s, %j)', async (scheme, headers, isSecure) => {
    const init = { method: 'POST', body: new URLSearchParams({ token: TOKEN }), headers: { ...headers } };
    const response = await openInMemory().page(new Request(`${scheme}://relay.example/login`, init), '');
    expect(response.headers.getSetCookie()[0]?.endsWith('; Secure')).toBe(isSecure);
  });

  test('reads only a small form', async () => {
    const { page } = openInMemory();
    const send = async (body: string | ReadableStream, type: string): Promise<number> => {
      const init = { method: 'POST', body, headers: { 'content-type': type }, duplex: 'half' };
      return (await page(new Request(`${HOME}/login`, init as RequestInit), '')).status;
    };
    const form = 'application/x-www-form-urlencoded';
    expect(await send('{}', 'application/json')).toBe(415);
    expect(await send(`token=${TOKEN}`, 'text/plain')).toBe(415);
    expect(await send(`token=${TOKEN}`, `${form};charset=UTF-8`)).toBe(303);
    expect(await send(`token=${'x'.repeat(4096)}`, form)).toBe(413);
    expect(await send(new ReadableStream({ pull: (reader) => reader.error(new Error('gone')) }), form)).toBe(400);
    let pulled = 0;
    const endless = new ReadableStream({
      pull: (reader) => {
        pulled += 1;
        reader.enqueue(new Uint8Array(1024));
      },
    });
    expect(await send(endless, form)).toBe(413);
    expect(pulled).toBeLessThan(10);
  });
});

describe('logging out', () => {
  test('deletes the cookie, but only for the form of the same session', async () => {
    const opened = openInMemory();
    const cookie = await opened.logIn();
    const csrf = csrfOf(await (await opened.get('/', { cookie })).text());
    const forged = await opened.post('/logout', { csrf: 'x' }, { cookie });
    expect([forged.headers.get('location'), cookieOf(forged)]).toEqual(['/', '']);
    const left = await opened.post('/logout', { csrf }, { cookie });
    expect([left.headers.get('location'), cookieOf(left)]).toEqual(['/login', 'relay_session=']);
  });
});
