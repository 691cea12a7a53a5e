import { describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { CancelledError, NetworkError } from '../../../src/kernel/errors.ts';
import { createWebStream } from '../../../src/platform/http/web-fetch.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { findClosedPort, startScriptedServer } from '../../support/scripted-server.ts';

function open(origin: string, { env = {}, clock = createSystemClock() } = {}) {
  const fetch = createWebStream({ origin, env, clock });
  return { fetch, [Symbol.asyncDispose]: fetch.close };
}

const causeOf = (done: Promise<unknown>): Promise<unknown> =>
  done.then(
    () => null,
    (error: unknown) => (error instanceof TypeError ? error.cause : error),
  );

describe('a fetch that streams', () => {
  test('returns the head, and passes the body on as it is written', async () => {
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    await using server = await startScriptedServer(async (response) => {
      response.writeHead(200, { 'x-one': '1' }).write('one');
      await isRead;
      response.end('two');
    });
    await using web = open(server.url);
    const response = await web.fetch(`${server.url}/x`, { headers: { 'X-Two': '2' } });
    expect([response.status, response.headers.get('x-one')]).toEqual([200, '1']);
    const seen: string[] = [];
    for await (const chunk of response.body ?? []) {
      seen.push(new TextDecoder().decode(chunk));
      read();
    }
    expect(seen).toEqual(['one', 'two']);
    expect(server.requests[0]?.headers).toMatchObject({ 'x-two': '2', 'accept-encoding': 'identity' });
  });

  test('reads the whole body, no faster than the consumer', async () => {
    const sizeBytes = 32 * 1024 * 1024;
    let isSent = false;
    await using server = await startScriptedServer((response) => {
      response.on('finish', () => {
        isSent = true;
      });
      response.end(Buffer.alloc(sizeBytes, 'x'));
    }, {});
    await using web = open(server.url);
    const response = await web.fetch(server.url);
    for (let nth = 0; nth < 50; nth++) await (await web.fetch(server.url)).text();
    expect(isSent).toBe(false);
    expect((await response.bytes()).byteLength).toBe(sizeBytes);
    expect(isSent).toBe(true);
  });

  test('returns a redirect unchanged, and calls no other origin', async () => {
    await using server = await startScriptedServer({ status: 302, headers: { location: 'https://a.example/' } });
    await using web = open(server.url);
    expect((await web.fetch(server.url)).status).toBe(302);
    await expect(web.fetch('https://a.example/')).rejects.toThrow(/only requests to .* are allowed/);
    expect(server.requests).toHaveLength(1);
  });

  test('closes the connection of a body that is no longer read', async () => {
    const { promise: isClosed, resolve: closed } = Promise.withResolvers<void>();
    await using server = await startScriptedServer((response) => {
      response.on('close', closed).writeHead(200).write('x');
    });
    await using web = open(server.url);
    await (await web.fetch(server.url)).body?.cancel();
    await isClosed;
  });
});

describe('a fetch that streams and fails', () => {
  test('says where', async () => {
    await using server = await startScriptedServer('reset', { headers: { 'content-encoding': 'zstd' }, body: 'x' });
    await using other = open(server.url);
    const refused = await findClosedPort();
    await using closed = open(refused);
    expect(await causeOf(closed.fetch(refused))).toMatchObject({ stage: 'connect' });
    expect(await causeOf(other.fetch(server.url))).toMatchObject({ stage: 'reset' });
    expect(await causeOf(other.fetch(server.url))).toMatchObject({ stage: 'body' });
  });

  test('fails the body if the connection breaks', async () => {
    await using server = await startScriptedServer(
      (response) => void response.writeHead(200).write('x', () => response.destroy()),
    );
    await using web = open(server.url);
    expect(await causeOf((await web.fetch(server.url)).text())).toBeInstanceOf(NetworkError);
  });

  test('stops at its signal before it is sent, before the head, and in the body', async () => {
    await using server = await startScriptedServer('hang', (response) => void response.writeHead(200).write('x'));
    await using web = open(server.url);
    expect(await causeOf(web.fetch(server.url, { signal: AbortSignal.abort() }))).toBeInstanceOf(CancelledError);
    const stop = new AbortController();
    const waiting = causeOf(web.fetch(server.url, { signal: stop.signal }));
    await server.arrived(1);
    stop.abort();
    expect(await waiting).toBeInstanceOf(CancelledError);
    const end = new AbortController();
    const response = await web.fetch(server.url, { signal: end.signal });
    end.abort();
    expect(await causeOf(response.text())).toBeInstanceOf(CancelledError);
  });

  test('times out without a head, and sends nothing once it is closed', async () => {
    await using server = await startScriptedServer('hang');
    const clock = createFakeClock();
    await using web = open(server.url, { clock });
    const waiting = causeOf(web.fetch(server.url));
    await server.arrived(1);
    await clock.advance(25_000);
    expect(await waiting).toMatchObject({ stage: 'headers' });
    await web.fetch.close();
    expect(await causeOf(web.fetch(server.url))).toMatchObject({ stage: 'reset' });
    expect(server.requests).toHaveLength(1);
  });
});
