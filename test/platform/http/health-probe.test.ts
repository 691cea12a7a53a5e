import { describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { createHealthProbe, decideHealthRedirect } from '../../../src/platform/http/health-probe.ts';
import { startProxy } from '../../e2e/proxy.ts';
import { createLoopbackClock } from '../../support/loopback-clock.ts';
import { findClosedPort, type Step, startScriptedServer } from '../../support/scripted-server.ts';

interface Asking {
  readonly isBodyNeeded?: boolean;
  readonly clock?: ReturnType<typeof createSystemClock>;
  readonly env?: Readonly<Record<string, string>>;
  readonly allowHttp?: boolean;
  readonly signal?: AbortSignal;
}

function ask(url: string, asking: Asking = {}) {
  const { clock = createSystemClock(), env = {}, allowHttp = false, isBodyNeeded = true } = asking;
  const { signal = new AbortController().signal } = asking;
  const deadlineAt = clock.monotonicMs() + 10_000;
  return createHealthProbe({ env, clock, allowHttp })(url, { signal, deadlineAt, isBodyNeeded: () => isBodyNeeded });
}

const HOP: Step = { status: 302, headers: { location: '/next' } };

describe('a probe of the health', () => {
  test('sends a GET without a token, which no cache may respond to, and returns status and body (B69)', async () => {
    await using server = await startScriptedServer({ status: 503, body: 'starting' });
    expect(await ask(`${server.url}/health?deep=1`)).toMatchObject({
      kind: 'responded',
      status: 503,
      redirectedTo: null,
      body: 'starting',
    });
    const [{ method, url, headers } = { method: '', url: '', headers: {} }] = server.requests;
    expect([method, url, headers['cache-control']]).toEqual(['GET', '/health?deep=1', 'no-cache']);
    expect(Object.keys(headers).filter((name) => /auth|cookie|token/.test(name))).toEqual([]);
  });

  test('reads 16 KiB of a body at most, and none that is not needed (B69)', async () => {
    await using server = await startScriptedServer({ body: 'x'.repeat(1_000_000) }, (response) => {
      response.writeHead(200).write('an event stream never ends');
    });
    expect(await ask(server.url)).toMatchObject({ body: 'x'.repeat(16_384) });
    expect(await ask(server.url, { isBodyNeeded: false })).toMatchObject({ status: 200, body: '' });
  });

  test('reads what comes in time of a body that never ends (B69)', async () => {
    await using server = await startScriptedServer((response) => void response.writeHead(200).write('version 2'));
    expect(await ask(server.url, { clock: createLoopbackClock() })).toMatchObject({ status: 200, body: 'version 2' });
  });

  test('follows five redirects, and says where they led (B69)', async () => {
    await using server = await startScriptedServer(HOP, HOP, HOP, HOP, HOP, { status: 204 });
    expect(await ask(server.url)).toMatchObject({ status: 204, redirectedTo: `${server.url}/next` });
    await using endless = await startScriptedServer(HOP);
    expect(await ask(endless.url)).toEqual({
      kind: 'failed',
      what: `responds with 302, a redirect to ${endless.url}/next after 5 others`,
    });
    expect(endless.requests).toHaveLength(6);
  });

  test.each([
    ['a server that never responds', 'hang', /^sent no response in time$/],
    ['a connection that is lost', 'reset', /^cannot be reached: the connection was lost before a response came/],
  ] as const)('fails with a reason: %s (B69)', async (_, step, what) => {
    await using server = await startScriptedServer(step);
    const response = await ask(server.url, { clock: createLoopbackClock() });
    expect(response).toMatchObject({ kind: 'failed', what: expect.stringMatching(what) });
  });

  test('fails with the reason of the network and of TLS, and what to do (B69)', async () => {
    const closed = await findClosedPort();
    expect(await ask(closed)).toEqual({
      kind: 'failed',
      what: 'cannot be reached: could not connect (ECONNREFUSED)',
    });
    await using server = await startScriptedServer({ headers: { 'content-encoding': 'zstd' }, body: 'x' });
    expect(await ask(server.url)).toMatchObject({
      what: 'cannot be reached: the response cannot be decompressed',
    });
    const tls = await ask(server.url.replace('http:', 'https:'));
    expect(tls).toMatchObject({
      what: expect.stringMatching(/^cannot be reached: could not establish .* use http, not https/),
    });
  });

  test('goes through the proxy of the environment, and fails if that cannot be used (B40) (B69)', async () => {
    await using server = await startScriptedServer({ body: 'through the proxy' });
    await using proxy = await startProxy(Number(new URL(server.url).port));
    const response = await ask('http://web.invalid/health', { env: { HTTP_PROXY: proxy.url } });
    expect([response, proxy.requested]).toMatchObject([
      { status: 200, body: 'through the proxy' },
      [expect.any(String)],
    ]);
    expect(await ask('http://web.invalid/', { env: { HTTP_PROXY: 'ftp://proxy' } })).toMatchObject({
      kind: 'failed',
      what: expect.stringContaining('HTTP_PROXY is not the URL of an http or https proxy'),
    });
  });

  test('ends when it is told to (B69)', async () => {
    await using server = await startScriptedServer('hang');
    const stop = new AbortController();
    const asked = ask(server.url, { signal: stop.signal });
    await server.arrived(1);
    stop.abort();
    expect(await asked).toMatchObject({ kind: 'failed' });
  });
});

describe('a redirect of a health check', () => {
  const decide = (from: string, location: string | null, { allowHttp = false, status = 302, followed = 0 } = {}) => {
    const decided = decideHealthRedirect({ status, location }, { from: new URL(from), followed, allowHttp });
    return decided?.kind === 'follow' ? decided.to.href : (decided?.what ?? null);
  };

  test.each([
    ['https://a.example/x', '/y', 'https://a.example/y'],
    ['https://a.example/x', 'https://b.example/', 'https://b.example/'],
    ['http://127.0.0.1/x', 'http://localhost:8080/', 'http://localhost:8080/'],
    [
      'https://a.example/',
      'http://a.example/y?z',
      'responds with 302, a redirect to http://a.example/y, which is not encrypted',
    ],
    [
      'http://127.0.0.1/',
      'http://a.example/',
      'responds with 302, a redirect to http://a.example/, which is not encrypted',
    ],
    ['https://a.example/', 'http://127.0.0.1:9/', 'responds with 302, a redirect to the machine that checks it'],
    ['https://a.example/', 'https://localhost/', 'responds with 302, a redirect to the machine that checks it'],
    ['https://a.example/', 'file:///etc/passwd', 'responds with 302, a redirect to no http or https address'],
    ['https://a.example/', 'https://[', 'responds with 302, a redirect to no http or https address'],
    [
      'https://a.example/',
      'https://u:p@a.example/',
      'responds with 302, a redirect to an address with a user or password',
    ],
    [
      'https://a.example/',
      'http://b.example/@u',
      'responds with 302, a redirect to http://b.example/@u, which is not encrypted',
    ],
  ])('from %s to %s leads to %s (B69)', (from, location, expected) => {
    expect(decide(from, location)).toBe(expected);
  });

  test('leads to plain http if that is allowed, but never to this machine (B38) (B69)', () => {
    expect(decide('https://a.example/', 'http://b.example/', { allowHttp: true })).toBe('http://b.example/');
    for (const here of ['127.0.0.1', '0.0.0.0', '[::]', '[::ffff:127.0.0.1]']) {
      const decided = decide('https://a.example/', `http://${here}/`, { allowHttp: true });
      expect(decided).toMatch(/to the machine that checks/);
    }
  });

  test('is none without an address to go to, or with another status (B69)', () => {
    expect([decide('https://a.example/', null), decide('https://a.example/', '/y', { status: 304 })]).toEqual([
      null,
      null,
    ]);
  });
});
