import { once } from 'node:events';
import { createSecureServer as createHttp2Server } from 'node:http2';
import { createServer as createTlsServer, type ServerOptions } from 'node:https';
import { createServer, type Server, type Socket } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { brotliCompressSync, constants, deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { type Clock, createSystemClock } from '../../../src/kernel/clock.ts';
import { createExchange, type Exchange, type HttpRequest } from '../../../src/platform/http/http-client.ts';
import { createCertificate } from '../../support/certificates.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { findClosedPort, startScriptedServer } from '../../support/scripted-server.ts';

const IN_2049 = Date.UTC(2049);
const LIMITS = { connectMs: 10_000, headersMs: 30_000, bodyMs: 30_000 };

function open(
  origin: string,
  parts: { proxy?: string; clock?: Clock; limits?: Partial<typeof LIMITS> } = {},
): Exchange & AsyncDisposable {
  const { proxy, clock = createSystemClock(), limits = {} } = parts;
  const exchange = createExchange({
    origin,
    proxy: proxy === undefined ? null : { url: proxy, variable: 'HTTPS_PROXY' },
    limits: { ...LIMITS, ...limits },
    clock,
  });
  return { ...exchange, [Symbol.asyncDispose]: exchange.close };
}

const request = (parts: Partial<HttpRequest> = {}): HttpRequest => ({
  method: 'GET',
  path: '/x',
  headers: {},
  body: null,
  signal: undefined,
  deadlineAt: Number.POSITIVE_INFINITY,
  ...parts,
});

describe('an exchange', () => {
  test('sends a request unchanged and returns its response', async () => {
    await using server = await startScriptedServer({ status: 201, headers: { 'x-one': '1' }, body: 'héllo' });
    await using exchange = open(server.url);
    const sent = request({ method: 'POST', path: '/v1/x?y=1', headers: { 'x-two': '2' }, body: '{"a":"é"}' });
    expect(await exchange.send(sent)).toMatchObject({
      kind: 'responded',
      status: 201,
      headers: { 'x-one': '1' },
      text: 'héllo',
      failure: null,
    });
    expect(server.requests[0]).toMatchObject({
      method: 'POST',
      url: '/v1/x?y=1',
      headers: { 'x-two': '2', host: new URL(server.url).host },
      body: '{"a":"é"}',
    });
  });

  test('sends several at once on a few connections', async () => {
    await using server = await startScriptedServer({});
    await using exchange = open(server.url);
    await Promise.all(Array.from({ length: 20 }, () => exchange.send(request())));
    expect(new Set(server.requests.map(({ connection }) => connection)).size).toBe(8);
  });

  test('ignores an informational response', async () => {
    await using server = await startScriptedServer((response) => {
      response.writeEarlyHints({ link: '</style.css>; rel=preload' });
      response.writeHead(204).end();
    });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ kind: 'responded', status: 204, text: '' });
  });

  test('joins repeated headers and removes a byte order mark', async () => {
    await using server = await startScriptedServer((response) => {
      response.writeHead(200, { 'x-many': ['a', 'b'] }).end('\ufeff{}');
    });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ headers: { 'x-many': 'a, b' }, text: '{}' });
  });
});

describe('a request that was certainly not sent', () => {
  test('is recognized when the connection is refused (B7)', async () => {
    await using exchange = open(await findClosedPort());
    expect(await exchange.send(request())).toMatchObject({ kind: 'failed', failure: { kind: 'connect' } });
  });

  test('is recognized when the host name is unknown (B7)', async () => {
    await using exchange = open('http://no-such-host.invalid');
    expect(await exchange.send(request())).toMatchObject({ kind: 'failed', failure: { kind: 'dns' } });
  });

  const ca = createCertificate({ name: 'Test CA' });
  test.each<[string, ServerOptions, string]>([
    ['is signed by itself', createCertificate(), 'DEPTH_ZERO_SELF_SIGNED_CERT'],
    [
      'is from an unknown authority',
      createCertificate({ issuer: { name: 'Test CA', key: ca.key } }),
      'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    ],
    ['has expired', createCertificate({ validFromMs: 0, validUntilMs: 1 }), 'CERT_HAS_EXPIRED'],
    ['is not valid yet', createCertificate({ validFromMs: IN_2049, validUntilMs: IN_2049 }), 'CERT_NOT_YET_VALID'],
  ])('is recognized when the certificate %s (B15)', async (_, certificate, code) => {
    const server = createTlsServer(certificate, () => {});
    await using exchange = open(`https://${await listen(server)}`);
    expect(await exchange.send(request({ method: 'POST' }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'tls', cause: { code } },
    });
    server.close();
  });

  test('is recognized when the server offers only HTTP/2 (B15)', async () => {
    const server = createHttp2Server(createCertificate());
    await using exchange = open(`https://${await listen(server)}`);
    expect(await exchange.send(request({ method: 'POST' }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'tls', cause: { code: 'ERR_SSL_TLSV1_ALERT_NO_APPLICATION_PROTOCOL' } },
    });
    server.close();
  });

  test.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'is recognized when a server of %s demands a certificate of the client (B15)',
    async (version) => {
      const { cert, key } = createCertificate();
      const demands = { requestCert: true, rejectUnauthorized: true, minVersion: version, maxVersion: version };
      let requests = 0;
      const server = createTlsServer({ cert, key, ...demands }, () => {
        requests += 1;
      });
      await using exchange = open(`https://${await listen(server)}`);
      const sent = await withTrust(cert, () => exchange.send(request()));
      expect(sent).toMatchObject({ kind: 'failed', failure: { kind: 'tls' } });
      expect(requests).toBe(0);
      server.close();
    },
  );

  test('is recognized when connecting times out (B19)', async () => {
    const silent = createServer(() => {});
    await using exchange = open(`https://${await listen(silent)}`, { limits: { connectMs: 20 } });
    expect(await exchange.send(request())).toMatchObject({ kind: 'failed', failure: { kind: 'connect' } });
    silent.close();
  });
});

describe('a request that may have arrived', () => {
  test('is recognized when the connection breaks before a response (B7)', async () => {
    await using server = await startScriptedServer('reset');
    await using exchange = open(server.url);
    expect(await exchange.send(request({ method: 'POST' }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'reset' },
    });
    expect(server.requests).toHaveLength(1);
  });

  test.each(['TLSv1.2', 'TLSv1.3'] as const)(
    'is recognized when a server of %s that only offers to check a certificate breaks the connection (B7)',
    async (version) => {
      const { cert, key } = createCertificate();
      const offers = { requestCert: true, rejectUnauthorized: false, minVersion: version, maxVersion: version };
      const server = createTlsServer({ cert, key, ...offers }, (socket) => {
        socket.once('data', () => socket.destroy());
      });
      await using exchange = open(`https://${await listen(server)}`);
      const sent = await withTrust(cert, () => exchange.send(request({ method: 'POST', body: '{}' })));
      expect(sent).toMatchObject({ kind: 'failed', failure: { kind: 'reset' } });
      server.close();
    },
  );

  test('is recognized when a kept connection is closed as it is sent, and is sent once (B7)', async () => {
    await using server = await startScriptedServer({}, (_, socket) => socket.end());
    await using exchange = open(server.url);
    await exchange.send(request());
    const exchanged = await exchange.send(request({ method: 'POST' }));
    expect(exchanged).toMatchObject({ kind: 'failed', failure: { kind: 'reset' } });
    expect(server.requests).toHaveLength(2);
  });

  test('is recognized when the response is not HTTP (B15)', async () => {
    await using server = await startScriptedServer((_, socket) => {
      socket.end('SSH-2.0-OpenSSH_9.2\r\n');
    });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ kind: 'failed', failure: { kind: 'protocol' } });
  });
});

describe('a response that breaks the rules of HTTP/1.1', () => {
  const OK = 'HTTP/1.1 200 OK';
  test.each([
    ['ends its lines with a line feed alone', `${OK}\ncontent-length: 2\n\n{}`],
    ['has two lengths', `${OK}\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}`],
    ['has a length and chunks', `${OK}\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`],
    ['has no status', 'HTTP/1.1 OK\r\n\r\n'],
    ['has larger headers than are read', `${OK}\r\nx-policy: ${'p'.repeat(70_000)}\r\n\r\n`],
    ['upgrades to another protocol', 'HTTP/1.1 101 Switching\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n'],
  ])('is not taken for a lost connection if it %s (B15)', async (_, response) => {
    await using server = await startScriptedServer((_response, socket) => void socket.end(response));
    await using exchange = open(server.url);
    const exchanged = await exchange.send(request({ method: 'POST' }));
    expect(exchanged).toMatchObject({ kind: 'failed', failure: { kind: 'protocol' } });
    expect(server.requests).toHaveLength(1);
  });
});

describe('requests at once', () => {
  test('to a server with a certificate that is not trusted connect to it once, and later ones once more (B15)', async () => {
    const server = createTlsServer(createCertificate(), () => {});
    let connections = 0;
    server.on('connection', () => {
      connections += 1;
    });
    await using exchange = open(`https://${await listen(server)}`);
    for (let round = 0; round < 3; round++)
      await Promise.all(Array.from({ length: 5 }, () => exchange.send(request())));
    expect(connections).toBe(2);
    server.close();
  });
});

describe('a time limit', () => {
  test('ends the wait for a response (B19)', async () => {
    const clock = createFakeClock();
    await using server = await startScriptedServer('hang');
    await using exchange = open(server.url, { clock });
    const sent = exchange.send(request());
    await server.arrived(1);
    await clock.advance(29_999);
    await clock.advance(1);
    expect(await sent).toMatchObject({ kind: 'failed', failure: { kind: 'headers' } });
    expect(clock.monotonicMs()).toBe(30_000);
  });

  test('ends a slow body (B19)', async () => {
    const clock = createFakeClock();
    const { promise: started, resolve: begin } = Promise.withResolvers<void>();
    await using server = await startScriptedServer((response) => {
      response.writeHead(200).write('drip', () => begin());
    });
    await using exchange = open(server.url, { clock, limits: { headersMs: 1e9, bodyMs: 30_000 } });
    const sent = exchange.send(request());
    await started;
    await settled();
    await clock.advance(30_000);
    expect(await sent).toMatchObject({ kind: 'responded', status: 200, text: '', failure: { kind: 'body' } });
  });

  test('ends the wait for a busy connection, and nothing is sent (B19)', async () => {
    const clock = createFakeClock();
    await using server = await startScriptedServer('hang');
    await using exchange = open(server.url, { clock });
    const holders = Array.from({ length: 8 }, () => exchange.send(request()));
    await server.arrived(8);
    await clock.advance(1_000);
    const waiting = exchange.send(request({ method: 'POST', path: '/late', deadlineAt: 2_000 }));
    await settled();
    await clock.advance(1_000);
    expect(await waiting).toMatchObject({ kind: 'failed', failure: { kind: 'deadline' } });
    await clock.advance(30_000);
    await Promise.all(holders);
    await settled();
    expect(server.requests.map(({ url }) => url)).toEqual(Array.from({ length: 8 }, () => '/x'));
  });
});

describe('a body', () => {
  test('of exactly 10 MiB is read (B19)', async () => {
    await using server = await startScriptedServer({ body: Buffer.alloc(10 * 1024 * 1024, 'x') });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ failure: null, text: expect.stringMatching(/^x{9}/) });
  });

  test('of one byte more is not read, however it is sent (B19)', async () => {
    const body = Buffer.alloc(10 * 1024 * 1024 + 1, 'x');
    await using server = await startScriptedServer({ body }, (response) => {
      response.write(body.subarray(0, 4_000_000));
      response.end(body.subarray(4_000_000));
    });
    await using exchange = open(server.url);
    for (let count = 0; count < 2; count++) {
      expect(await exchange.send(request())).toMatchObject({ status: 200, text: '', failure: { kind: 'too-large' } });
    }
  });

  test.each([
    ['gzip', gzipSync],
    ['x-gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', brotliCompressSync],
    ['gzip, BR', (body: string) => brotliCompressSync(gzipSync(body))],
  ])('in %s is decompressed, although nothing asked for it (B19)', async (encoding, compress) => {
    const body = compress(JSON.stringify({ state: 'RUNNING', log: 'é'.repeat(20_000) }));
    await using server = await startScriptedServer({ headers: { 'content-encoding': encoding }, body }, (response) => {
      response.writeHead(200, { 'content-encoding': encoding }).write(body.subarray(0, 1));
      response.end(body.subarray(1));
    });
    await using exchange = open(server.url);
    for (let count = 0; count < 2; count++) {
      expect(await exchange.send(request())).toMatchObject({
        failure: null,
        text: expect.stringMatching(/^\{"state":"RUNNING","log":"é{20000}"\}$/),
      });
    }
    expect(server.requests[0]?.headers['accept-encoding']).toBeUndefined();
  });

  test.each([
    ['gzip', gzipSync],
    ['deflate', deflateSync],
    ['deflate', deflateRawSync],
    ['br', (body: Buffer) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })],
  ])('in %s is read up to 10 MiB of what it becomes (B19)', async (encoding, compress) => {
    const body = compress(Buffer.alloc(10 * 1024 * 1024 + 1));
    await using server = await startScriptedServer({ headers: { 'content-encoding': encoding }, body });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ text: '', failure: { kind: 'too-large' } });
  });

  test.each([
    ['of an unknown encoding', 'zstd', 'x'],
    ['of more encodings than any service needs', 'gzip, gzip, gzip', gzipSync(gzipSync(gzipSync('{}')))],
    ['that is not what its header says', 'gzip', '{"state":"RUNNING"}'],
    ['that is no deflate', 'deflate', Buffer.from([7, 255, 255])],
    ['that is no br', 'br', Buffer.from([255, 255, 255])],
    ['that is cut off', 'gzip', gzipSync('{"state":"RUNNING"}').subarray(0, 20)],
  ])('%s cannot be read, and the status still counts (B19)', async (_, encoding, body) => {
    await using server = await startScriptedServer({ headers: { 'content-encoding': encoding }, body });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ status: 200, text: '', failure: { kind: 'encoded' } });
  });

  test.each([
    ['of no encoding', 'none', '{"a":1}'],
    ['of an encoding that is a character set', 'UTF-8', '{"a":1}'],
    ['that is as it is', 'identity', '{"a":1}'],
  ])('%s is read (B19)', async (_, encoding, body) => {
    await using server = await startScriptedServer({ headers: { 'content-encoding': encoding }, body });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ text: '{"a":1}', failure: null });
  });

  test.each([
    [204, 'gzip'],
    [304, 'br'],
    [200, 'gzip'],
  ])('that is empty is no failure with the status %i and an encoding (B19)', async (status, encoding) => {
    await using server = await startScriptedServer((response) => {
      response.writeHead(status, { 'content-encoding': encoding }).end();
    });
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({ status, text: '', failure: null });
  });

  test('that is incomplete still returns the head (B4)', async () => {
    await using server = await startScriptedServer((response, socket) => {
      response.writeHead(201, { 'content-length': '100' }).write('{"id"', () => socket.destroy());
    });
    await using exchange = open(server.url);
    expect(await exchange.send(request({ method: 'POST' }))).toMatchObject({
      kind: 'responded',
      status: 201,
      text: '',
      failure: { kind: 'body' },
    });
  });
});

describe('headers', () => {
  const withHeaders = (bytes: number) => ({ headers: { 'x-policy': 'p'.repeat(bytes) } });

  test('of up to 64 kB are read (B19)', async () => {
    await using server = await startScriptedServer(withHeaders(65_000), withHeaders(70_000));
    await using exchange = open(server.url);
    expect(await exchange.send(request())).toMatchObject({
      status: 200,
      headers: { 'x-policy': expect.stringMatching(/^p{65000}$/) },
    });
    expect(await exchange.send(request())).toMatchObject({ kind: 'failed' });
  });
});

describe('a signal', () => {
  test('cancels a request in progress', async () => {
    await using server = await startScriptedServer('hang');
    await using exchange = open(server.url);
    const stop = new AbortController();
    const sent = exchange.send(request({ signal: stop.signal }));
    await server.arrived(1);
    stop.abort(new Error('enough'));
    expect(await sent).toMatchObject({ kind: 'failed', failure: { kind: 'signal', cause: { message: 'enough' } } });
  });

  test('that is already aborted prevents a request', async () => {
    await using server = await startScriptedServer({});
    await using exchange = open(server.url);
    const sent = exchange.send(request({ signal: AbortSignal.abort() }));
    expect(await sent).toMatchObject({ kind: 'failed', failure: { kind: 'signal' } });
    await exchange.send(request({ path: '/next' }));
    expect(server.requests.map(({ url }) => url)).toEqual(['/next']);
  });
});

describe('closing', () => {
  test('cancels requests in progress, and refuses later ones', async () => {
    await using server = await startScriptedServer('hang');
    const exchange = open(server.url);
    const sent = exchange.send(request());
    await server.arrived(1);
    await exchange.close();
    expect(await sent).toMatchObject({ kind: 'failed', failure: { kind: 'closed' } });
    expect(await exchange.send(request())).toMatchObject({ kind: 'failed', failure: { kind: 'closed' } });
    expect(server.requests).toHaveLength(1);
  });
});

describe('a proxy', () => {
  test('gets the full URL of an http request, and its password as a header (B40)', async () => {
    await using proxy = await startScriptedServer({ body: 'through the proxy' });
    await using exchange = open('http://api.example.com', { proxy: proxy.url.replace('//', '//user:pass@') });
    expect(await exchange.send(request())).toMatchObject({ status: 200, text: 'through the proxy' });
    expect(proxy.requests[0]).toMatchObject({
      url: 'http://api.example.com/x',
      headers: { host: 'api.example.com', 'proxy-authorization': `Basic ${btoa('user:pass')}` },
    });
  });

  test('that refuses a request of plain http for want of a login did not pass it on (B15)', async () => {
    await using proxy = await startScriptedServer({ status: 407 });
    await using exchange = open('http://api.example.com', { proxy: proxy.url });
    expect(await exchange.send(request({ method: 'POST' }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'proxy', proxy: { variable: 'HTTPS_PROXY' } },
    });
  });

  test.each(['https://api.example.com', 'http://api.example.com'])(
    'with an https URL and a certificate that is not trusted is at fault, not %s (B15)',
    async (origin) => {
      const server = createTlsServer(createCertificate(), () => {});
      await using exchange = open(origin, { proxy: `https://${await listen(server)}` });
      expect(await exchange.send(request())).toMatchObject({ failure: { kind: 'tls', fault: 'proxy' } });
      server.close();
    },
  );

  test('that is no HTTP proxy is at fault, and nothing was sent (B15)', async () => {
    await using proxy = await startTunnel((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    await using exchange = open('https://api.example.com', { proxy: proxy.url });
    expect(await exchange.send(request({ method: 'POST' }))).toMatchObject({ failure: { kind: 'proxy' } });
  });

  test('passes TLS through its tunnel to the server (B40)', async () => {
    const { promise: greeting, resolve } = Promise.withResolvers<Buffer>();
    await using proxy = await startTunnel((socket) => {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      socket.once('data', (chunk) => {
        resolve(chunk);
        socket.end('no TLS here');
      });
    });
    await using exchange = open('https://api.example.com', { proxy: proxy.url });
    expect(await exchange.send(request({ method: 'POST' }))).toMatchObject({
      kind: 'failed',
      failure: { kind: 'tls' },
    });
    expect((await greeting).toString('latin1')).toContain('api.example.com');
  });
});

/** Starts a proxy that does as `respond` says with every tunnel that it is asked for. */
async function startTunnel(respond: (socket: Socket) => void) {
  const asked: string[] = [];
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', (chunk) => {
      asked.push(chunk.toString().split('\r\n')[0] ?? '');
      respond(socket);
    });
  });
  const url = await listen(server);
  return { url: `http://${url}`, asked, [Symbol.asyncDispose]: async () => void server.close() };
}

/** Returns the host and port of a server that now listens on loopback. */
async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return typeof address === 'object' && address !== null ? `127.0.0.1:${address.port}` : '';
}

/** Runs with a certificate that is trusted. */
async function withTrust<T>(certificate: string, run: () => Promise<T>): Promise<T> {
  const before = getCACertificates('default');
  setDefaultCACertificates([certificate]);
  try {
    return await run();
  } finally {
    setDefaultCACertificates(before);
  }
}

/** Lets what is on its way through this machine arrive. */
async function settled(): Promise<void> {
  for (let turns = 0; turns < 50; turns++) await new Promise((resolve) => setImmediate(resolve));
}
