import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TouchdownError } from '../../src/kernel/errors.ts';
import type { Exchange } from '../../src/platform/http/http-client.ts';
import { decideRedirect } from '../../src/platform/http/transport.ts';
import { readAdvice } from '../../src/rate-limit/advice.ts';
import { codePoint } from '../support/code-points.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { CALLS } from '../support/platform-calls.ts';
import { runsOf } from '../support/runs.ts';
import { createPlatformOn } from '../support/simulated-platform.ts';

const AT = '2026-11-21T09:30:15.250Z';

const STATUS = {
  id: 'a1',
  state: 'RUNNING',
  service_deployment_status: 'UP_TO_DATE',
  last_deployment_date: AT,
  execution_id: 7,
};
const DEPLOYMENT = { id: 'd1', status: 'QUEUED', application_id: 'a1', created_at: AT, deployment_request_id: 'r1' };
/** Every field of every resource. */
const RESOURCE = {
  id: 'x1',
  name: 'shop',
  description: 'sells',
  mode: 'STAGING',
  cluster_id: 'c1',
  target_url: 'https://relay.example',
  events: ['DEPLOYMENT_STARTED'],
  enabled: true,
  key: 'A',
  value: 'b',
  created_at: AT,
  updated_at: AT,
};
const PAGE = { results: [RESOURCE], pagination: { page: 1, page_size: 1, total_count: 2, total_pages: 2 } };
const LOG = { logs: [{ message: 'up', timestamp: 1_795_253_415, id: 'l1' }, 'plain'] };
const REFUSAL = { status: 400, error: 'Bad Request', message: ['name is required', 'the key already exists'] };
/** Returns as the platform describes them, to be bent. */
const VALID: readonly unknown[] = [STATUS, DEPLOYMENT, RESOURCE, PAGE, LOG, REFUSAL];

/** A JSON value with one of its parts, at any depth, taken away or replaced by any JSON. */
function bent(value: unknown): fc.Arbitrary<unknown> {
  const whole = fc.jsonValue();
  if (typeof value !== 'object' || value === null) return whole;
  const entries = Object.entries(value);
  const part = fc.constantFrom(...entries).chain(([key, inner]) => {
    const replaced = fc.option(bent(inner), { nil: undefined, freq: 4 });
    return replaced.map((next) =>
      Array.isArray(value) ? value.with(Number(key), next ?? null) : { ...value, [key]: next },
    );
  });
  return fc.oneof({ weight: 1, arbitrary: whole }, { weight: 6, arbitrary: part });
}

const awkward = fc.constantFrom<unknown>(
  JSON.parse('{"__proto__":{"id":"x"},"constructor":"y","id":{"toString":null}}'),
  { results: { length: 3 } },
  { id: 1e308, created_at: -1e308, results: [[]] },
  { id: '\ud800', key: '\u0000', name: '##[error]', events: [null] },
);
/** Any JSON; mostly `valid` with one part of it bent. */
function anyJson(valid: unknown): fc.Arbitrary<unknown> {
  return fc.oneof(fc.jsonValue(), awkward, { weight: 6, arbitrary: bent(valid) });
}

/** Any body: any JSON, `valid` with a few characters cut out or put in, nesting beyond every stack, and any text. */
function anyBody(valid: unknown): fc.Arbitrary<string> {
  const text = JSON.stringify(valid);
  const spoilt = fc
    .tuple(fc.nat(text.length), fc.nat(6), fc.string({ maxLength: 4, unit: codePoint }))
    .map(([from, cut, put]) => text.slice(0, from) + put + text.slice(from + cut));
  const odd = fc.constantFrom('', 'null', '<html>', '\ufeff{}', DEEP, DEEP + DEEP.replaceAll('[', ']'));
  const json = anyJson(valid).map((value) => JSON.stringify(value));
  return fc.oneof({ weight: 6, arbitrary: json }, spoilt, odd, fc.string({ unit: codePoint }));
}

const DEEP = '['.repeat(50_000);
const HEADERS = ['x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'retry-after', 'date', 'location'];
const anyHeader = fc.oneof(
  fc.string({ unit: codePoint, maxLength: 30 }),
  fc.constantFrom(
    '-1',
    '0',
    '1e999',
    '99999999999999999999',
    'Sun, 06 Nov 1994 08:49:37 GMT',
    '//evil.example',
    'http://[',
    'application/json',
    'text/plain',
    'application/x-ndjson',
  ),
);
const anyHead = fc.record({
  status: fc.oneof(
    fc.constantFrom(200, 201, 204, 302, 400, 401, 403, 404, 409, 429, 500),
    fc.integer({ min: 200, max: 599 }),
  ),
  headers: fc.dictionary(fc.constantFrom(...HEADERS, 'content-type', 'x-request-id'), anyHeader, {
    noNullPrototype: true,
  }),
});

describe("a decoder of a response's head", () => {
  const asked = { origin: 'https://api.example', path: '/x', followed: 0 };

  test('never throws: readAdvice, decideRedirect', () => {
    fc.assert(
      fc.property(anyHead, (head) => {
        const advice = readAdvice(head, Date.parse(AT));
        const redirect = decideRedirect(head, { ...asked, method: 'GET' });
        expect(advice.limited).toBe(head.status === 429);
        if (redirect.kind === 'follow') expect(redirect.path).toMatch(/^\//);
      }),
    );
  });
});

describe('a call of the client', () => {
  test.each(Object.entries(CALLS))('returns or rejects with an error of ours, whatever comes: %s', async (_, call) => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(anyHead, fc.constantFrom(...VALID).chain(anyBody)), { minLength: 1, maxLength: 3 }),
        async (responses) => {
          let sent = 0;
          const exchange: Exchange = {
            send: async () => {
              const [head, text] = responses[Math.min(sent++, responses.length - 1)]!;
              return { kind: 'responded', ...head, text, failure: null };
            },
            close: async () => {},
          };
          const clock = createFakeClock();
          const settled = await clock.run(Promise.allSettled([call(createPlatformOn(exchange, clock, () => 0.5))]));
          if (settled[0].status === 'rejected') expect(settled[0].reason).toBeInstanceOf(TouchdownError);
        },
      ),
      { numRuns: runsOf(100, 5) },
    );
  });
});
