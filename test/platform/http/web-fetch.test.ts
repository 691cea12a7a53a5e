import { describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { CancelledError, InputError, NetworkError } from '../../../src/kernel/errors.ts';
import { createWebFetch } from '../../../src/platform/http/web-fetch.ts';
import { findClosedPort, startScriptedServer } from '../../support/scripted-server.ts';

function open(origin: string, { env = {}, clock = createSystemClock() } = {}) {
  const web = createWebFetch({ origin, env, clock });
  return { fetch: web, close: web.close, [Symbol.asyncDispose]: web.close };
}

/** Returns the error that a fetch rejected with. */
function rejection(done: Promise<Response>): Promise<{ error: unknown; cause: unknown }> {
  return done.then(
    () => ({ error: null, cause: null }),
    (error: unknown) => ({ error, cause: error instanceof Error ? error.cause : null }),
  );
}

describe("a fetch for GitHub's calls", () => {
  test.each(['POST', 'PATCH', 'DELETE'])('sends a %s with its body and headers', async (method) => {
    await using server = await startScriptedServer({ status: 201, headers: { 'x-one': '1' }, body: { a: 'é' } });
    await using web = open(server.url);
    const body = method === 'DELETE' ? null : '{"b":"ü"}';
    const response = await web.fetch(`${server.url}/x?y=1`, { method, headers: { 'X-Two': '2' }, body });
    expect([response.status, response.headers.get('x-one'), await response.json()]).toEqual([201, '1', { a: 'é' }]);
    expect(server.requests[0]).toMatchObject({
      method,
      url: '/x?y=1',
      headers: { 'x-two': '2', 'accept-encoding': 'identity' },
      body: body ?? '',
    });
  });

  test('sends a GET by default, also for a URL object', async () => {
    await using server = await startScriptedServer({ body: [] });
    await using web = open(`${server.url}/api/v3`);
    expect((await web.fetch(new URL('/api/v3/x', server.url))).ok).toBe(true);
    expect(server.requests[0]).toMatchObject({ method: 'GET', url: '/api/v3/x' });
  });

  test.each([204, 205, 304])('responds with a %i without a body', async (status) => {
    await using server = await startScriptedServer((response) => void response.writeHead(status).end());
    await using web = open(server.url);
    const response = await web.fetch(server.url);
    expect([response.status, await response.text()]).toEqual([status, '']);
  });

  test.each(['GET', 'POST'])('returns a redirect of a %s unchanged', async (method) => {
    await using server = await startScriptedServer({ status: 307, headers: { location: '/elsewhere' } });
    await using web = open(server.url);
    const response = await web.fetch(server.url, { method });
    expect([response.status, response.headers.get('location')]).toEqual([307, '/elsewhere']);
    expect(server.requests).toHaveLength(1);
  });

  test('accepts any byte in a header, and fails for an invalid status', async () => {
    const odd = (head: string) => (_: unknown, socket: { end(text: string): void }) => socket.end(head);
    await using server = await startScriptedServer(
      odd('HTTP/1.1 200 OK\r\nX-A: \u20ac\r\nConnection: close\r\nContent-Length: 0\r\n\r\n'),
      odd('HTTP/1.1 999 Odd\r\nContent-Length: 0\r\n\r\n'),
    );
    await using web = open(server.url);
    expect((await web.fetch(server.url)).headers.get('x-a')).toBe(Buffer.from('\u20ac').toString('latin1'));
    expect((await rejection(web.fetch(server.url))).cause).toMatchObject({ stage: 'body' });
  });

  test('uses the proxy of the environment, except for an exempt host', async () => {
    await using proxy = await startScriptedServer('reset');
    const env = { HTTPS_PROXY: proxy.url };
    await using through = open('https://api.github.example', { env });
    await using direct = open('https://api.github.invalid', { env: { ...env, NO_PROXY: '.invalid' } });
    expect((await rejection(through.fetch('https://api.github.example/x'))).cause).toMatchObject({ stage: 'connect' });
    expect((await rejection(direct.fetch('https://api.github.invalid/x'))).cause).toMatchObject({ stage: 'dns' });
    expect(() => open('https://a.example', { env: { HTTPS_PROXY: 'ftp://x' } })).toThrow(InputError);
  });
});

describe('a fetch that fails', () => {
  test.each([
    ['the name is not known', async () => 'http://no-such-host.invalid', 'dns'],
    ['the connection is refused', findClosedPort, 'connect'],
  ])('says that certainly nothing was sent when %s', async (_, find, stage) => {
    const origin = await find();
    await using web = open(origin);
    const { error, cause } = await rejection(web.fetch(`${origin}/x?secret=1`, { method: 'POST' }));
    expect(error).toBeInstanceOf(TypeError);
    expect(cause).toBeInstanceOf(NetworkError);
    expect(cause).toMatchObject({ stage, facts: { method: 'POST', path: '/x' } });
  });

  test('stops when the response is larger than 10 MiB', async () => {
    await using server = await startScriptedServer({ body: Buffer.alloc(10 * 1024 * 1024 + 1, ' ') });
    await using web = open(server.url);
    expect((await rejection(web.fetch(server.url))).cause).toMatchObject({ stage: 'body' });
  });

  test('keeps the status of a refusal with an incomplete body', async () => {
    await using server = await startScriptedServer((response) => {
      response.writeHead(403, { 'content-length': '99' }).write('{', () => response.destroy());
    });
    await using web = open(server.url);
    expect((await web.fetch(server.url)).status).toBe(403);
  });

  test("stops when the caller's signal aborts", async () => {
    await using server = await startScriptedServer('hang');
    await using web = open(server.url);
    const stop = new AbortController();
    const { cause } = await rejection(
      Promise.all([web.fetch(server.url, { signal: stop.signal }), server.arrived(1).then(() => stop.abort())]).then(
        ([first]) => first,
      ),
    );
    expect(cause).toBeInstanceOf(CancelledError);
  });

  test('fails after it was closed', async () => {
    await using server = await startScriptedServer({});
    await using web = open(server.url);
    await web.close();
    expect((await rejection(web.fetch(server.url))).error).toBeInstanceOf(TypeError);
    expect(server.requests).toEqual([]);
  });
});

describe('a fetch that is not allowed', () => {
  test.each([
    ['to another origin', 'https://elsewhere.example/x', {}],
    ['with a name and a password in its address', 'https://a:b@api.example/x', {}],
    ['to no whole address', '/x', {}],
    ['with another method', 'https://api.example/x', { method: 'PUT' }],
    ['with a body of bytes', 'https://api.example/x', { method: 'POST', body: new Uint8Array(1) }],
    ['of a Request', new Request('https://api.example/x'), {}],
  ])('is rejected without a cause: %s', async (_, input, init) => {
    await using web = open('https://api.example');
    const { error, cause } = await rejection(web.fetch(input, init));
    expect(error).toBeInstanceOf(TypeError);
    expect(cause).toBeUndefined();
  });
});
