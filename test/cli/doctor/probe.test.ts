import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import {
  createProbe,
  exitOf,
  isElsewhere,
  isKnown,
  isPage,
  type Probe,
  type ProbeResult,
  quoteResult,
  type Sort,
  sortResult,
} from '../../../src/cli/doctor/probe.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { InputError } from '../../../src/kernel/errors.ts';
import { type ScriptedServer, type Step, startScriptedServer } from '../../support/scripted-server.ts';
import { answered } from './run.ts';

const SENT_AT = 1_000_000;

/** A probe of a server that plays `steps`, on a machine whose clock stands still. */
async function open(...steps: readonly Step[]): Promise<{ probe: Probe; server: ScriptedServer }> {
  const server = await startScriptedServer(...steps);
  const clock = { ...createSystemClock(), epochMs: () => SENT_AT };
  const signal = new AbortController().signal;
  const probe = createProbe({
    origin: server.url,
    env: {},
    clock,
    signal,
    headers: { accept: 'text/x', 'user-agent': 'me' },
  });
  onTestFinished(async () => {
    await probe.close();
    await server[Symbol.asyncDispose]();
  });
  return { probe, server };
}

/** Begins an answer of that status, and breaks off. */
const breakingOff = (status: number) => (response: ServerResponse, socket: Socket) => {
  response.writeHead(status, { 'content-length': '100' });
  response.write('{"message":', () => socket.destroy());
};

describe('a probe', () => {
  test('sends the given headers, and accepts no compression', async () => {
    const { probe, server } = await open({ body: {} });
    await probe.get('/v1/organization?x=1', 'Token abc');
    expect(server.requests).toMatchObject([
      {
        method: 'GET',
        url: '/v1/organization?x=1',
        headers: { accept: 'text/x', 'user-agent': 'me', 'accept-encoding': 'identity', authorization: 'Token abc' },
        body: '',
      },
    ]);
  });

  test('returns the response and the time in the middle of the exchange', async () => {
    const { probe } = await open({ status: 403, headers: { 'X-Id': 'r1' }, body: { message: 'No.' } });
    const reply = await probe.get('/', 'Token abc');
    if (reply.kind !== 'answered') throw new Error(reply.kind);
    const { headers, tookMs, middleAt, ...others } = reply;
    expect(others).toEqual({ kind: 'answered', status: 403, text: '{"message":"No."}', json: { message: 'No.' } });
    expect(headers['x-id']).toBe('r1');
    expect(tookMs).toBeGreaterThan(0);
    expect(middleAt).toBe(SENT_AT + tookMs / 2);
  });

  test('follows a redirect within the origin', async () => {
    const { probe, server } = await open(
      { status: 301, headers: { location: '/v1/organization' } },
      { body: { id: 'o1' } },
    );
    expect(await probe.get('/organization', 'Token abc')).toMatchObject({ status: 200, json: { id: 'o1' } });
    expect(server.requests.map(({ url }) => url)).toEqual(['/organization', '/v1/organization']);
  });

  test.each([
    ['https://login.example/?t=1', 'https://login.example/?t=1'],
    [undefined, ''],
  ])('does not follow a redirect to %s', async (location, target) => {
    const { probe, server } = await open({ status: 302, headers: location === undefined ? {} : { location } });
    expect(await probe.get('/', 'Token abc')).toEqual({ kind: 'elsewhere', status: 302, location: target });
    expect(server.requests).toHaveLength(1);
  });

  test('gives up a redirect that leads to itself', async () => {
    const { probe, server } = await open({ status: 302, headers: { location: '/' } });
    expect(await probe.get('/', 'Token abc')).toEqual({ kind: 'elsewhere', status: 302, location: '/' });
    expect(server.requests).toHaveLength(6);
  });

  test('counts an incomplete refusal as a response, but not an incomplete success', async () => {
    const { probe } = await open(breakingOff(401), breakingOff(300), breakingOff(200), 'reset');
    expect(await probe.get('/', 'Token abc')).toMatchObject({ kind: 'answered', status: 401, json: undefined });
    expect(await probe.get('/', 'Token abc')).toMatchObject({ kind: 'answered', status: 300 });
    expect(await probe.get('/', 'Token abc')).toMatchObject({ kind: 'unreached', failure: { kind: 'body' } });
    expect(await probe.get('/', 'Token abc')).toMatchObject({ kind: 'unreached', failure: { kind: 'reset' } });
  });

  test('closes its connections', async () => {
    const sockets: Socket[] = [];
    const { probe } = await open((response, socket) => {
      sockets.push(socket);
      response.end('{}');
    });
    await probe.get('/', 'Token abc');
    await probe.close();
    expect(sockets).toHaveLength(1);
    for (const socket of sockets) if (!socket.destroyed) await once(socket, 'close');
    expect(await probe.get('/', 'Token abc')).toMatchObject({ kind: 'unreached' });
  });

  test('cannot be created for an unusable proxy', () => {
    const options = {
      origin: 'https://api.example',
      clock: createSystemClock(),
      signal: AbortSignal.abort(),
      headers: {},
    };
    expect(() => createProbe({ ...options, env: { HTTPS_PROXY: 'socks5://proxy' } })).toThrow(InputError);
  });
});

const text = (status: number, body: string, type = ''): ProbeResult =>
  answered({ status, json: undefined, text: body, headers: { 'content-type': type } });

const REPLIES: readonly (readonly [ProbeResult, Sort, exit: number, isElse: boolean, isKnownToken: boolean])[] = [
  [answered(), 'fine', 1, false, true],
  [answered({ status: 299 }), 'fine', 1, false, true],
  [text(204, ''), 'fine', 1, false, true],
  [text(200, ' \n'), 'fine', 1, false, true],
  [answered({ status: 300 }), 'refused', 1, false, false],
  [answered({ status: 304 }), 'refused', 1, false, false],
  [answered({ status: 400 }), 'refused', 1, false, false],
  [answered({ status: 401 }), 'unauthorized', 3, false, false],
  [answered({ status: 403 }), 'forbidden', 1, false, true],
  [answered({ status: 404 }), 'missing', 1, true, false],
  [answered({ status: 429 }), 'throttled', 1, false, false],
  [text(429, '<html>', 'text/html'), 'throttled', 1, false, false],
  [answered({ status: 499 }), 'refused', 1, false, false],
  [answered({ status: 500 }), 'trouble', 4, false, false],
  [text(502, '<html>', 'text/html'), 'trouble', 4, false, false],
  [text(200, 'OK'), 'foreign', 4, true, false],
  [text(401, '<html>'), 'foreign', 4, true, false],
  [text(401, 'Who are you?'), 'unauthorized', 3, false, false],
  [{ kind: 'elsewhere', status: 302, location: '/' }, 'elsewhere', 4, true, false],
  [{ kind: 'unreached', failure: { kind: 'dns' } }, 'unreached', 4, false, false],
];

describe('a reply', () => {
  test.each(REPLIES)(
    '%j is %s, exits with %d, comes from another service: %s, shows a known token: %s',
    (reply, ...facts) => {
      expect([sortResult(reply), exitOf(reply), isElsewhere(reply), isKnown(reply)]).toEqual(facts);
    },
  );

  test.each([
    ['text/html', '', true],
    ['TEXT/HTML; charset=utf-8', '{}', true],
    ['text/htmlx', '', false],
    ['', '<!DOCTYPE html>', true],
    ['', '\n <HTML lang=en>', true],
    ['', '<bodyguard>', false],
    ['', 'about <html>', false],
  ])('of the type %j with %j is a page: %s', (type, body, isOne) => {
    expect(isPage(answered({ json: undefined, text: body, headers: { 'content-type': type } }))).toBe(isOne);
  });

  test.each([
    [answered({ status: 403, json: { message: 'No.' } }), ': "No"'],
    [answered({ status: 403, json: { message: 'No. Never..' } }), ': "No. Never."'],
    [text(403, 'v1.2 only'), ': "v1.2 only"'],
    [answered({ status: 403 }), ''],
    [text(403, ''), ''],
    [{ kind: 'unreached', failure: { kind: 'dns' } } as const, ''],
  ])('is quoted if it has a message: %j', (reply, quoted) => {
    expect(quoteResult(reply)).toBe(quoted);
  });
});
