import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { type RunningServer, startServer } from '../../../src/relay/http/node-server.ts';
import { StoreError, StoreUnreachable } from '../../../src/relay/store/error.ts';
import { webSegment } from '../../support/code-points.ts';
import { runsOf } from '../../support/runs.ts';
import { createFakeRelay, requestTo, SECRET } from '../support/http-relay.ts';
import { viewOf } from '../support/http-store.ts';
import { exchange, renderRequest, statusOf } from '../support/raw-http.ts';

const SHA = 'a'.repeat(40);
const BODY = JSON.stringify({ app_id: 'web', sha: SHA });
registerSecret(SECRET);

let relay: ReturnType<typeof createFakeRelay>;
let server: RunningServer;

beforeEach(async () => {
  relay = createFakeRelay();
  relay.store.views.set('d1', viewOf({ isEnded: true, word: 'succeeded' }));
  server = await startServer({ ...relay.parts, clock: createSystemClock() });
});

afterEach(() => server.close());

interface Case {
  readonly method: string;
  readonly path: string;
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

const TOKEN = { authorization: 'Bearer good' };
const KEY = { 'x-webhook-secret': SECRET };
const HOOK = `/hooks/platform/${SECRET}`;
const CASES: readonly Case[] = [
  { method: 'POST', path: HOOK, status: 200, body: '{"a":1}' },
  { method: 'POST', path: `${HOOK}?x=1`, status: 200, body: '{"a":1}' },
  { method: 'POST', path: `/hooks/platform/%63${SECRET.slice(1)}`, status: 200, body: '{}' },
  { method: 'POST', path: HOOK, status: 200, body: 'x'.repeat(262_144) },
  { method: 'POST', path: HOOK, status: 413, body: 'x'.repeat(262_145) },
  { method: 'POST', path: HOOK, status: 500, body: '{}', headers: { 'x-fail': '1' } },
  { method: 'GET', path: HOOK, status: 405 },
  { method: 'DELETE', path: '/hooks/github', status: 405 },
  { method: 'POST', path: '/hooks/platform', status: 200, body: '{}', headers: KEY },
  { method: 'POST', path: '/hooks/platform', status: 401, body: '{}' },
  { method: 'POST', path: '/hooks/platform/%E0%A4%A', status: 401, body: '{}' },
  { method: 'POST', path: '/hooks/platform/', status: 401, body: '{}' },
  { method: 'POST', path: '/hooks/platform/', status: 200, body: '{}', headers: KEY },
  { method: 'POST', path: `${HOOK}/`, status: 200, body: '{}' },
  { method: 'POST', path: `/${HOOK}`, status: 200, body: '{}' },
  { method: 'POST', path: `/hooks//platform//${SECRET}//`, status: 200, body: '{}' },
  { method: 'POST', path: `${HOOK}/x`, status: 404, body: '{}' },
  { method: 'POST', path: '//hooks/github/', status: 200, body: '{}', headers: KEY },
  { method: 'POST', path: '/hooks/github', status: 200, body: '{}', headers: KEY },
  { method: 'POST', path: '/v1/deployments', status: 201, body: BODY, headers: TOKEN },
  { method: 'POST', path: '/v1/deployments', status: 413, body: 'x'.repeat(70_000), headers: TOKEN },
  { method: 'POST', path: '/v1/deployments', status: 401, body: BODY },
  { method: 'POST', path: '/v1/deployments', status: 401, body: BODY, headers: { authorization: 'Basic good' } },
  {
    method: 'POST',
    path: '/v1/deployments',
    status: 401,
    body: BODY,
    headers: { authorization: 'Bearer good, Bearer good' },
  },
  { method: 'GET', path: '/v1/deployments/d1', status: 200, headers: TOKEN },
  { method: 'GET', path: '/v1/deployments/%641', status: 200, headers: TOKEN },
  { method: 'HEAD', path: '/v1/deployments/d1', status: 405, headers: TOKEN },
  { method: 'GET', path: '/v1/deployments/d2', status: 404, headers: TOKEN },
  { method: 'GET', path: '/v1/deployments/d1/events', status: 200, headers: TOKEN },
  { method: 'GET', path: '/v1/deployments/d1/events', status: 204, headers: { ...TOKEN, 'last-event-id': '1' } },
  { method: 'GET', path: '/v1/deployments/d1/events', status: 401 },
  { method: 'POST', path: '/v1/deployments/d1/events', status: 405, headers: TOKEN },
  { method: 'POST', path: '/v1/replay', status: 401, body: '{"check":null}', headers: TOKEN },
  { method: 'GET', path: '/v1/replay', status: 405, headers: TOKEN },
  { method: 'GET', path: '/healthz', status: 200 },
  { method: 'HEAD', path: '/healthz', status: 200 },
  { method: 'GET', path: '/readyz', status: 200 },
  { method: 'GET', path: '/metrics', status: 200 },
  { method: 'POST', path: '/metrics', status: 405, body: '' },
  { method: 'GET', path: '/', status: 404 },
  { method: 'GET', path: '/constructor', status: 404 },
];

async function summaryOf(response: Response) {
  const headers = ['content-type', 'allow', 'www-authenticate', 'cache-control', 'x-content-type-options'];
  const body = (await response.text()).replace(/"id":"[0-9a-f-]{36}"/, '"id":"…"');
  return { status: response.status, headers: headers.map((name) => response.headers.get(name)), body };
}

function initOf({ method, headers = {}, body }: Case): RequestInit {
  return { method, headers, ...(body === undefined ? {} : { body }) };
}

describe('a request', () => {
  test.each(CASES)('$method $path gets $status, and the same from the server as from the handler', async (one) => {
    const handled = await summaryOf(await relay.app(requestTo(one.path, initOf(one))));
    const served = await summaryOf(await fetch(server.url + one.path, initOf(one)));

    expect(handled.status).toBe(one.status);
    expect(handled.headers.slice(3)).toEqual(['no-store', 'nosniff']);
    expect(served).toEqual(handled);
    if (one.status === 405) expect(handled.headers[1]).toMatch(/^(GET|POST)/);
    expect(relay.lines.join()).not.toContain(SECRET);
  });

  test('of any kind never gets 500, and its response holds no secret', async () => {
    const paths = ['hooks', 'platform', 'github', 'v1', 'deployments', 'd1', 'events', '..', '%2e', '%00', '%'];
    const path = fc
      .array(fc.oneof(fc.constantFrom(...paths), webSegment), { maxLength: 6 })
      .map((parts) => `/${parts.join('/')}`);
    const header = fc.constantFrom('authorization', 'last-event-id', 'x-webhook-secret', 'cookie', 'host');
    const value = fc.oneof(
      fc.constantFrom('Bearer good', 'Bearer foreign', SECRET),
      fc.string({ unit: 'grapheme-ascii' }),
    );
    const query = fc
      .array(fc.oneof(fc.constantFrom('&', '='), webSegment), { maxLength: 6 })
      .map((parts) => parts.join(''));
    const method = fc.constantFrom('GET', 'POST', 'PUT', 'HEAD', 'OPTIONS', 'DELETE', 'PATCH', 'TOSTRING');
    const body = fc.oneof(fc.json(), fc.uint8Array({ maxLength: 500 }), fc.constant(BODY));
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.dictionary(header, value),
        method,
        query,
        body,
        async (at, headers, how, parameters, sent) => {
          const init = { method: how, headers, ...(how === 'GET' || how === 'HEAD' ? {} : { body: sent }) };
          const response = await relay.app(requestTo(`${at}?${parameters}`, init));
          const said = JSON.stringify([...response.headers]) + (await response.text());
          expect(response.status).not.toBe(500);
          expect(said).not.toContain(SECRET);
          expect(response.headers.get('x-content-type-options')).toBe('nosniff');
        },
      ),
      { numRuns: runsOf(1_000, 40) },
    );
    expect(relay.lines.join()).not.toContain(SECRET);
  });
});

describe('a request on the wire', () => {
  test('is refused if it has the secret or the token twice', async () => {
    const [secret, token] = [`X-Webhook-Secret: ${SECRET}`, 'Authorization: Bearer good'];
    const hook = renderRequest('POST', '/hooks/platform', [secret, secret], '{}');
    const stream = renderRequest('GET', '/v1/deployments/d1/events', [token, token]);
    for (const request of [hook, stream]) expect(statusOf(await exchange(server.url, request))).toBe(401);
  });
});

describe('a request that failed', () => {
  const WHY = 'PostgreSQL cannot be reached: 10.0.0.7 refused.';
  const RETRY = 'The store does not respond. Try again later.';

  test.each([
    [new StoreError(WHY), 503, '5', RETRY],
    [new StoreUnreachable(WHY), 503, '5', RETRY],
    [new TypeError(WHY), 500, null, 'internal error'],
    [null, 500, null, 'internal error'],
  ])('with %s gets %i without the reason, which is logged', async (cause, status, retryAfter, error) => {
    relay.health.readyz = () => Promise.reject(cause);
    const response = await relay.app(requestTo('/readyz'));
    expect([response.status, response.headers.get('retry-after')]).toEqual([status, retryAfter]);
    const { id, ...body } = JSON.parse(await response.text());
    expect(body).toEqual({ error });
    expect(JSON.parse(relay.lines[0] ?? '')).toMatchObject({ level: 'error', facts: { id, route: '/readyz' } });
    expect(relay.lines[0]).toContain(cause === null ? 'null' : WHY);
  });
});
