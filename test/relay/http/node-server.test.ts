import { once } from 'node:events';
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { type Clock, createSystemClock } from '../../../src/kernel/clock.ts';
import { untilAborted } from '../../../src/kernel/time-limit.ts';
import type { App } from '../../../src/relay/http/app.ts';
import { startServer } from '../../../src/relay/http/node-server.ts';
import { renderJson } from '../../../src/web/plain-response.ts';
import { createFakeRelay, SECRET } from '../support/http-relay.ts';
import { viewOf } from '../support/http-store.ts';

async function play(time?: Clock) {
  const relay = createFakeRelay();
  relay.store.views.set('d1', viewOf());
  const server = await startServer({
    ...relay.parts,
    clock: time ?? relay.clock,
  });
  const open = async () => {
    const response = await fetch(`${server.url}/v1/deployments/d1/events`, {
      headers: { authorization: 'Bearer good' },
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    let text = '';
    return {
      until: async (part: string) => {
        while (!text.includes(part)) {
          const next = await reader?.read();
          if (next === undefined || next.done) throw new Error(`ended without ${part}: ${text}`);
          text += next.value;
        }
      },
      rest: async () => {
        for (let next = await reader?.read(); next?.done === false; next = await reader?.read()) text += next.value;
        return text;
      },
      cancel: () => reader?.cancel(),
    };
  };
  return { ...relay, server, open };
}

/** Lets real I/O happen until something is so. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
}

/** Sends a wrong admin token from an address of this machine. */
async function replayFrom(localAddress: string, url: string): Promise<number | undefined> {
  const headers = { authorization: 'Bearer wrong' };
  const sent = request(`${url}/v1/replay`, { method: 'POST', localAddress, headers, agent: false }).end('{}');
  const [response] = await once(sent, 'response');
  response.resume();
  return response.statusCode;
}

describe('the server', () => {
  test('distinguishes clients with wrong tokens by their address', async () => {
    const { server } = await play(createSystemClock());
    for (let sent = 0; sent < 5; sent++) expect(await replayFrom('127.0.0.1', server.url)).toBe(401);
    expect(await replayFrom('127.0.0.1', server.url)).toBe(429);
    expect(await replayFrom('127.0.0.2', server.url)).toBe(401);
    await server.close();
  });

  test('removes a stream whose client has disconnected', async () => {
    const { server, open, waiters } = await play(createSystemClock());
    const stream = await open();
    await stream.until('id: 1\n');
    expect(waiters.count()).toBe(1);
    await stream.cancel();
    await until(() => waiters.count() === 0);
    await server.close();
  });

  test('finishes requests in progress, ends the streams and accepts no more requests when it closes', async () => {
    const { server, open, intakes, waiters } = await play(createSystemClock());
    const stream = await open();
    await stream.until('id: 1\n');
    let store: (() => void) | null = null;
    intakes.platform = () =>
      new Promise((resolve) => {
        store = () => resolve({ status: 200, headers: {}, body: '{"accepted":true}' });
      });
    const answer = fetch(`${server.url}/hooks/platform/${SECRET}`, { method: 'POST', body: '{}' });
    await until(() => store !== null);
    const closed = server.close();
    expect(await stream.rest()).toMatch(/retry: 2000\n\n$/);
    expect(waiters.count()).toBe(0);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    Object(store)();
    expect(await (await answer).json()).toEqual({ accepted: true });
    await closed;
  });

  test('aborts requests that take longer than the grace period', async () => {
    const { server, intakes, clock } = await play();
    let isTaken = false;
    intakes.github = () => {
      isTaken = true;
      return new Promise(() => {});
    };
    const answer = fetch(`${server.url}/hooks/github`, { method: 'POST', body: '{}' });
    const failed = expect(answer).rejects.toThrow();
    await until(() => isTaken);
    const closed = server.close();
    await clock.advance(8_000);
    await failed;
    await closed;
    await server.close();
  });

  test('tells a route that its client has disconnected, also if the route asks afterwards', async () => {
    const relay = createFakeRelay();
    const signals: AbortSignal[] = [];
    const app: App = async (call) => {
      signals.push(call.signal);
      await untilAborted(call.signal);
      signals.push(call.signal);
      return renderJson(200, {});
    };
    const server = await startServer({ ...relay.parts, app, clock: createSystemClock() });
    const sent = request(server.url, { agent: false }).end();
    sent.on('error', () => undefined);
    await until(() => signals.length === 1);
    sent.destroy();
    await until(() => signals.length === 2);
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
    await server.close();
  });

  test('joins headers of one name, and cookies as a browser would', async () => {
    const relay = createFakeRelay();
    const app: App = async ({ headers }) =>
      renderJson(200, [headers.get('Cookie'), headers.get('x-a'), headers.get('x-b')]);
    const server = await startServer({ ...relay.parts, app, clock: createSystemClock() });
    const socket = connect(server.port, '127.0.0.1');
    socket.write(
      'GET / HTTP/1.1\r\nHost: a\r\nCookie: a=1\r\nCookie: b=2\r\nX-A: 1\r\nX-A: 2\r\nConnection: close\r\n\r\n',
    );
    const received = Buffer.concat(await socket.toArray()).toString();
    expect(received).toMatch(/\["a=1; b=2","1, 2",null\]/);
    await server.close();
  });
});
