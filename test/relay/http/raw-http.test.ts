import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSystemClock, endOfTurn } from '../../../src/kernel/clock.ts';
import type { App } from '../../../src/relay/http/app.ts';
import { type RunningServer, startServer } from '../../../src/relay/http/node-server.ts';
import { isMissing } from '../../support/needs.ts';
import { createFakeRelay, SECRET } from '../support/http-relay.ts';
import { exchange, openRaw, type RawConnection, renderRequest, statusOf } from '../support/raw-http.ts';

const relay = createFakeRelay();
let server: RunningServer;
beforeAll(async () => {
  server = await startServer({ ...relay.parts, clock: createSystemClock() });
});
afterAll(() => server.close());

const END = '\r\nConnection: close\r\n\r\n';
/** The parts of a valid delivery. */
const GOOD = [`X-Webhook-Secret: ${SECRET}`];
const post = (...headers: readonly string[]): string =>
  ['POST /hooks/github HTTP/1.1', 'Host: x', ...GOOD, ...headers].join('\r\n') + END;
const get = (target: string, ...headers: readonly string[]): string =>
  [`GET ${target} HTTP/1.1`, 'Host: x', ...headers].join('\r\n') + END;
const withHosts = (...hosts: readonly string[]): string =>
  ['GET /healthz HTTP/1.1', ...hosts.map((host) => `Host: ${host}`)].join('\r\n') + END;

/** The bytes, and the statuses that the relay may respond with. */
const ODDITIES: readonly (readonly [string, string, number])[] = [
  ['no host', `GET /healthz HTTP/1.1${END}`, 400],
  ['two hosts', withHosts('relay.test', 'evil.test'), 400],
  ['an empty host', withHosts(''), 400],
  ['a host with a user', withHosts('user@relay.test'), 400],
  ['a list of hosts', withHosts('a.test, b.test'), 400],
  ['OPTIONS for *', get('*').replace('GET', 'OPTIONS'), 400],
  ['an absolute URL', get('http://relay.test/healthz'), 200],
  ['HTTP/1.0 without a host', 'GET /healthz HTTP/1.0\r\n\r\n', 200],
  ['HTTP/1.0 with two hosts', 'GET /healthz HTTP/1.0\r\nHost: a\r\nHost: b\r\n\r\n', 400],
  ['the default check of HAProxy', 'OPTIONS / HTTP/1.0\r\n\r\n', 200],
  ['dots in the path', get('/x/../metrics'), 404],
  ['a dot in the path', get('/./metrics'), 404],
  ['dots at the end of the path', get('/metrics/x/..'), 404],
  ['dots in an absolute URL', get('http://relay.test/x/../metrics'), 404],
  ['escaped dots in the path', get('/v1/%2e%2E/metrics'), 404],
  ['half escaped dots in the path', get('/x/.%2e/metrics'), 404],
  ['escaped slashes in the path', get('/x%2f..%2Fmetrics'), 404],
  ['dots before an id', get('/v1/deployments/..%2fmetrics'), 404],
  ['an escaped letter in the path', get('/%6detrics'), 404],
  ['a fragment after the path', get('/metrics#/x'), 404],
  ['a double slash before the metrics', get('//metrics'), 404],
  ['dots in the query', get('/healthz?x=/../'), 200],
  ['a null byte in the path', get('/healthz%00'), 404],
  ['a URL of 40 KB', get(`/${'x'.repeat(40_000)}`), 431],
  ['a header of 40 KB', get('/healthz', `A: ${'x'.repeat(40_000)}`), 431],
  ['three thousand headers', get('/healthz', ...Array.from({ length: 3_000 }, () => 'A: x')), 431],
  ['an unknown expectation', post('Content-Length: 2', 'Expect: wonders'), 417],
  ['a length and chunks', `${post('Content-Length: 2', 'Transfer-Encoding: chunked')}0\r\n\r\n`, 400],
];

describe('a relay', () => {
  test.each(ODDITIES)(
    'responds to %s without revealing anything about itself, and continues',
    async (_, bytes, status) => {
      const received = await exchange(server.url, Buffer.from(bytes, 'latin1'));
      expect(statusOf(received), received.slice(0, 500)).toBe(status);
      expect(received).not.toMatch(/\bat .*\.[mt]?js:\d|node_modules/);
      expect(statusOf(await exchange(server.url, get('/healthz')))).toBe(200);
    },
  );

  test('closes a tunnel', async () => {
    expect(statusOf(await exchange(server.url, get('relay.test:443').replace('GET', 'CONNECT')))).toBe(0);
  });

  test('accepts a delivery in chunks with extensions and trailers', async () => {
    const chunks = '1;a=b\r\n{\r\n1\r\n}\r\n0\r\nX-Trailer: x\r\n\r\n';
    expect(statusOf(await exchange(server.url, post('Transfer-Encoding: chunked') + chunks))).toBe(200);
  });

  test('accepts a delivery whose sender waits for 100 Continue', async () => {
    const connection = await openRaw(server.url);
    const [head = '', body = ''] = renderRequest(
      'POST',
      '/hooks/github',
      [...GOOD, 'Expect: 100-continue'],
      '{}',
    ).split('\r\n\r\n');
    await connection.send(`${head}\r\n\r\n`);
    await connection.until('100 Continue');
    await connection.send(body);
    expect(await connection.closed).toContain('HTTP/1.1 200 OK');
  });

  test('does not switch to another protocol', async () => {
    const upgrade = ['Upgrade: h2c', 'HTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA', 'Connection: Upgrade, HTTP2-Settings'];
    const connection = await openRaw(server.url);
    await connection.send(`GET /healthz HTTP/1.1\r\nHost: x\r\n${upgrade.join('\r\n')}\r\n\r\n`);
    expect(statusOf(await connection.until('alive'))).toBe(200);
    connection.destroy();
  });

  test('does not parse the rest of a refused body as a request', async () => {
    const hidden = renderRequest('GET', '/healthz');
    const bytes = renderRequest('POST', '/hooks/platform/wrong', [], hidden);
    const received = await exchange(server.url, bytes);
    expect(received.split('HTTP/1.1 ').length - 1).toBe(1);
    expect(statusOf(received)).toBe(401);
  });

  test('drops a delivery whose sender disconnects', async () => {
    const connection = await openRaw(server.url);
    await connection.send(`POST /hooks/platform/${SECRET} HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf`);
    const { length } = relay.bodies;
    connection.destroy();
    await connection.closed;
    expect(statusOf(await exchange(server.url, get('/healthz')))).toBe(200);
    expect(relay.bodies).toHaveLength(length);
    expect(relay.lines.filter((line) => line.includes('"level":"error"'))).toEqual([]);
  });

  test.skipIf(isMissing('linux'))('accepts a thousand connections of one address, and others meanwhile', async () => {
    const address = '127.0.0.2';
    const held = 'GET /held HTTP/1.1\r\nHost: x\r\n\r\n';
    // A connection with a request in progress has no time limit, however long the others take to open.
    const app: App = (request, client) =>
      request.url.endsWith('/held') ? new Promise(() => {}) : relay.parts.app(request, client);
    const holding = await startServer({ ...relay.parts, app, clock: createSystemClock() });
    const connections: RawConnection[] = [];
    while (connections.length < 1_000) {
      const connection = await openRaw(holding.url, address);
      void connection.send(held);
      connections.push(connection);
    }
    const tooMany = await openRaw(holding.url, address);
    void tooMany.send(get('/healthz'));
    expect(await tooMany.closed).toBe('');
    expect(connections.map(({ received }) => received()).join('')).toBe('');
    const elsewhere = await openRaw(holding.url);
    await elsewhere.send(get('/healthz'));
    expect(statusOf(await elsewhere.until('alive'))).toBe(200);
    for (const one of [...connections, elsewhere]) one.destroy();
    await holding.close();
  });
});

describe('a connection that sends requests before it has the responses', () => {
  const request = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';
  const COUNT = 200;
  const all = request.repeat(COUNT);
  test.each<[string, readonly string[]]>([
    ['one packet', [all]],
    [
      'packets that end within the end of a head',
      [all.slice(0, -1 - request.length * 100), all.slice(-1 - request.length * 100)],
    ],
    ['a packet that starts within the end of a head', [request.slice(0, -1), `\n${all.slice(request.length)}`]],
  ])('gets all responses to %s, but never has more than 4 requests in progress', async (_, packets) => {
    const inProgress = new Set<object>();
    const counts: number[] = [];
    const app: App = async (incoming) => {
      inProgress.add(incoming);
      counts.push(inProgress.size);
      await endOfTurn();
      await endOfTurn();
      inProgress.delete(incoming);
      return relay.parts.app(incoming);
    };
    const counting = await startServer({ ...relay.parts, app, clock: createSystemClock() });
    const connection = await openRaw(counting.url);
    for (const packet of packets) await connection.send(packet);
    await connection.until('{"alive":true}', COUNT);
    expect(counts).toHaveLength(COUNT);
    expect(Math.max(...counts)).toBe(4);
    connection.destroy();
    await counting.close();
  });

  test('is closed if its client has stopped in the middle of a response', async () => {
    const app: App = async () => ({ status: 200, headers: {}, body: 'x'.repeat(16 * 1024 * 1024) });
    const stalling = await startServer({ ...relay.parts, app, stalledMs: 20, clock: createSystemClock() });
    const socket = connect(stalling.port, '127.0.0.1').on('error', () => {});
    socket.write(request);
    await once(socket, 'readable');
    // The relay resets the connection, so this write of the client fails.
    while (!socket.destroyed) {
      socket.write(request);
      await endOfTurn();
    }
    await stalling.close();
  });
});
