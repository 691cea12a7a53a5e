import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, test } from 'vitest';
import { CancelledError, NetworkError, RemoteError } from '../../../src/kernel/errors.ts';
import { isUncertain } from '../../../src/kernel/request-fate.ts';
import { createPlatform } from '../../../src/platform/client.ts';
import { deployOperation, logOperation, statusOperation } from '../../../src/platform/resources/applications.ts';
import { createGate } from '../../../src/rate-limit/gate.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { callLimits, openPlatform } from '../../support/open-platform.ts';
import { findClosedPort, startScriptedServer } from '../../support/scripted-server.ts';

const STATUS = statusOperation('a1');
const DEPLOY = deployOperation('a1', null);
const ONCE = { ...callLimits(), attempts: 1 };
/** A clock on which only a back-off passes, at once, and no time limit does. */
const hurried = (onBackOff: (durationMs: number) => void = () => {}) => ({
  ...createFakeClock(),
  wait: (durationMs: number) =>
    durationMs < 10_000 ? Promise.resolve(onBackOff(durationMs)) : new Promise<void>(() => {}),
});

describe('a request', () => {
  test('has the prefix, the token, a user agent and an accept header', async () => {
    await using server = await startScriptedServer({});
    await using platform = openPlatform(`${server.url}/api/v1/`, { userAgent: 'touchdown/1.2' });
    await platform.transport.send(logOperation('a 1', 5), ONCE);
    expect(server.requests[0]).toMatchObject({
      method: 'GET',
      url: '/api/v1/application/a%201/log?tail=5',
      body: '',
      headers: {
        authorization: 'Token tok-of-the-test',
        'user-agent': 'touchdown/1.2',
        'accept-encoding': 'identity',
        accept: expect.stringContaining('application/json'),
      },
    });
    expect(server.requests[0]?.headers).not.toHaveProperty('content-type');
  });

  test('passes the gate for its purpose, and reports every response to it (B20) (B22)', async () => {
    const date = 'Sat, 21 Nov 2026 09:30:00 GMT';
    const reset = String(Date.UTC(2026, 10, 21, 9, 31) / 1000);
    const headers = { date, 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': reset };
    await using server = await startScriptedServer(
      { headers },
      { status: 503, headers: { ...headers, 'retry-after': '5' } },
      'reset',
    );
    await using platform = openPlatform(server.url, { clock: createFakeClock(Date.UTC(2001, 0)) });
    await platform.transport.send(STATUS, { ...ONCE, purpose: 'final' });
    await expect(platform.transport.send(STATUS, ONCE)).rejects.toThrow(RemoteError);
    await expect(platform.transport.send(STATUS, ONCE)).rejects.toThrow(NetworkError);
    const learned = { remaining: 7, resetInMs: 60_000, limited: false };
    expect(platform.gate.passed).toEqual(['final', 'other', 'other']);
    expect(platform.gate.learned).toMatchObject([
      { ...learned, retryAfterMs: null },
      { ...learned, retryAfterMs: 5_000 },
      null,
    ]);
  });

  test('that waits for its turn is canceled by turnSignal, and certainly not sent', async () => {
    const clock = createFakeClock();
    const gate = createGate({ clock, random: () => 0.5, reserve: 0 });
    const spent = { 'x-ratelimit-limit': '9', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '600' };
    await using server = await startScriptedServer({ headers: spent });
    const platform = createPlatform({ baseUrl: server.url, token: 'tok', gate, clock });
    const turns = new AbortController();
    const call = platform.transport.begin({ turnSignal: turns.signal, timeoutMs: 3_600_000 });
    await platform.transport.send(DEPLOY, call);
    const waiting = platform.transport.send(DEPLOY, call);
    turns.abort();
    const error = await waiting.catch((reason: unknown) => reason);
    expect(error).toMatchObject({ code: 'cancelled-signal' });
    expect([isUncertain(error), server.requests.length]).toEqual([false, 1]);
    await platform.close();
  });

  test('that was sent is not canceled by turnSignal', async () => {
    const turns = new AbortController();
    await using server = await startScriptedServer((response) => {
      turns.abort();
      response.end('{"id":"d1"}');
    });
    await using platform = openPlatform(server.url);
    const call = platform.transport.begin({ turnSignal: turns.signal });
    expect(await platform.transport.send(DEPLOY, call)).toMatchObject({ text: '{"id":"d1"}' });
  });
});

describe('a 429', () => {
  test('started nothing, so even a write is sent again once the gate allows it (B7) (B22)', async () => {
    const limited = { status: 429, headers: { 'retry-after': '1' }, body: '<html>slow down</html>' };
    await using server = await startScriptedServer(limited, limited, { status: 201 });
    await using platform = openPlatform(server.url);
    const { status } = await platform.transport.send(DEPLOY, { ...ONCE, purpose: 'essential' });
    expect(status).toBe(201);
    expect(platform.gate.passed).toEqual(['essential', 'essential', 'essential']);
    expect(platform.gate.learned.map((advice) => advice?.limited)).toEqual([true, true, false]);
  });

  test('with a wait beyond the deadline fails the call at once, and says until when (B16)', async () => {
    const clock = createFakeClock(Date.UTC(2026, 10, 21, 9));
    await using server = await startScriptedServer({ status: 429, headers: { 'retry-after': '600' } });
    const platform = createPlatform({ baseUrl: server.url, token: 'tok-of-the-test', clock, random: () => 0 });
    const call = { ...callLimits({ deadlineAt: 60_000 }), attempts: 1 };
    await expect(platform.transport.send(STATUS, call)).rejects.toMatchObject({
      name: 'ThrottledError',
      retryAfterMs: expect.closeTo(600_000, -5),
      message: expect.stringContaining('2026-11-21T09:1'),
    });
    expect(server.requests).toHaveLength(1);
    await platform.close();
  });
});

describe('a redirect', () => {
  const to = (location: string, status = 302) => ({ status, headers: { location } });

  test('of a read is followed with the token, and counts as a request (B18)', async () => {
    await using server = await startScriptedServer(to('/v2/status?x=1'), to('last', 307), {
      body: { state: 'RUNNING' },
    });
    await using platform = openPlatform(`${server.url}/v1`);
    expect(await platform.transport.fetchJson(STATUS, ONCE)).toEqual({ state: 'RUNNING' });
    expect(server.requests.map(({ url }) => url)).toEqual(['/v1/application/a1/status', '/v2/status?x=1', '/v2/last']);
    expect(server.requests.every(({ headers }) => headers.authorization === 'Token tok-of-the-test')).toBe(true);
    expect(platform.gate.passed).toHaveLength(3);
  });

  test('does not send the token to another origin (B18)', async () => {
    await using other = await startScriptedServer({});
    await using server = await startScriptedServer(to(`${other.url}/login`));
    await using platform = openPlatform(server.url);
    await expect(platform.transport.send(STATUS, ONCE)).rejects.toThrow(
      `the token is not sent to another origin, ${other.url}`,
    );
    expect(other.requests).toEqual([]);
  });
});

describe('retrying', () => {
  test('a read survives temporary failures (B15)', async () => {
    await using server = await startScriptedServer(
      { status: 502, body: '<html>' },
      'reset',
      { body: '<html>in maintenance</html>' },
      { body: { state: 'RUNNING' } },
    );
    await using platform = openPlatform(server.url, { clock: hurried() });
    expect(await platform.transport.fetchJson(STATUS, callLimits())).toEqual({ state: 'RUNNING' });
    expect(server.requests).toHaveLength(4);
  });

  test('a read stops after four attempts, with waits that double (B15)', async () => {
    const waits: number[] = [];
    await using server = await startScriptedServer({ status: 500, body: { message: 'broken' } });
    const clock = hurried((durationMs) => waits.push(durationMs));
    await using platform = openPlatform(server.url, { clock, random: () => 0 });
    await expect(platform.transport.send(STATUS, callLimits())).rejects.toMatchObject({
      code: 'remote',
      excerpt: 'broken',
    });
    expect(server.requests).toHaveLength(4);
    expect(waits).toEqual([250, 500, 1000]);
  });

  test.each([400, 403, 409])('is not done after %i, which would be the same next time', async (status) => {
    await using server = await startScriptedServer({ status });
    await using platform = openPlatform(server.url, { clock: hurried() });
    await expect(platform.transport.send(STATUS, callLimits())).rejects.toMatchObject({ facts: { status } });
    expect(server.requests).toHaveLength(1);
  });

  test('is not done where no secure connection could be established', async () => {
    await using server = await startScriptedServer({});
    await using platform = openPlatform(server.url.replace('http:', 'https:'), { clock: hurried() });
    await expect(platform.transport.send(STATUS, callLimits())).rejects.toMatchObject({ code: 'network-tls' });
    expect(platform.gate.passed).toHaveLength(1);
  });

  test('is not started if its wait would outlast the deadline (B16)', async () => {
    await using server = await startScriptedServer({ status: 500 });
    const clock = createFakeClock();
    await using platform = openPlatform(server.url, { clock });
    await expect(platform.transport.send(STATUS, callLimits({ deadlineAt: 100 }))).rejects.toThrow(RemoteError);
    expect(server.requests).toHaveLength(1);
  });

  test('is done for a write that certainly was not sent (B7)', async () => {
    await using platform = openPlatform(await findClosedPort(), { clock: hurried() });
    await expect(platform.transport.send(DEPLOY, callLimits())).rejects.toMatchObject({ code: 'network-connect' });
    expect(platform.gate.passed).toHaveLength(4);
  });

  test('stops when its signal aborts', async () => {
    const stop = new AbortController();
    await using server = await startScriptedServer({ status: 500 });
    const clock = hurried(() => stop.abort());
    await using platform = openPlatform(server.url, { clock });
    await expect(platform.transport.send(STATUS, callLimits({ signal: stop.signal }))).rejects.toThrow(CancelledError);
    expect(server.requests).toHaveLength(1);
  });
});

describe('a success', () => {
  const broken = (status: number) => (response: ServerResponse, socket: Socket) => {
    response.writeHead(status, { 'content-length': '100' }).write('{"id"', () => socket.destroy());
  };

  test('of a read needs its body (B15)', async () => {
    await using server = await startScriptedServer(broken(200));
    await using platform = openPlatform(server.url);
    await expect(platform.transport.send(STATUS, ONCE)).rejects.toMatchObject({
      code: 'network-body',
      facts: { status: 200 },
    });
  });
});

describe('a failure', () => {
  test('never shows the token, whatever the service says', async () => {
    await using server = await startScriptedServer({
      status: 400,
      body: { message: 'bad header: Token tok-of-the-test' },
    });
    await using platform = openPlatform(server.url);
    const error = await platform.transport.send(DEPLOY, ONCE).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ excerpt: 'bad header: Token ***' });
    expect(JSON.stringify([error, String(error)])).not.toContain('tok-of-the-test');
  });

  test('that is a 404 is clear to a write without its body (B10)', async () => {
    await using server = await startScriptedServer((response, socket) => {
      response.writeHead(404, { 'content-length': '100' }).write('{', () => socket.destroy());
    });
    await using platform = openPlatform(server.url);
    await expect(platform.transport.send(DEPLOY, ONCE)).rejects.toMatchObject({ code: 'access-not-found' });
  });
});
