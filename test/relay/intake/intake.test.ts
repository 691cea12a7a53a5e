import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createGithubIntake, createPlatformIntake } from '../../../src/relay/intake/intake.ts';
import { StoreError } from '../../../src/relay/store/error.ts';
import { renderError } from '../../../src/web/plain-response.ts';
import { codePoint } from '../../support/code-points.ts';
import { bring, createWorld, headOf, sign, signAsGithub, type World } from '../support/intake.ts';

const SECRET = 'a-secret-of-some-length';
const OLD_SECRET = 'the-one-before-rotation';
const EVENT = JSON.stringify({
  event_type: 'DEPLOYMENT_SUCCEEDED',
  payload: { application_id: 'app', deployment_id: 'd' },
});
const KNOWN = headOf({}, { pathSecret: SECRET });

function platform(world: World, signature: 'off' | 'standard-webhooks' = 'off', webhookSecrets = [SECRET, OLD_SECRET]) {
  return createPlatformIntake(world.options, { webhookSecrets, secretHeader: 'x-webhook-secret', signature });
}

const jsonOf = (answer: { readonly body: string }): unknown => JSON.parse(answer.body);

describe('the intake of the platform', () => {
  test('stores a delivery, and responds with its id', async () => {
    const world = createWorld();
    const answer = await bring(platform(world), KNOWN, EVENT);
    expect(answer).toMatchObject({ status: 200, headers: { 'content-type': 'application/json' } });
    expect(jsonOf(answer)).toEqual({ accepted: true, id: '1', duplicate: false });
    expect(world.stored).toEqual([
      {
        source: 'platform',
        dedupeKey: expect.stringMatching(/^[0-9a-f]{64}$/),
        receivedAt: world.clock.epochMs(),
        authority: 0,
        content: {
          kind: 'hint',
          hint: { applications: ['app'], deployment: 'd', word: 'succeeded', reportedAt: null },
        },
      },
    ]);
    expect(jsonOf(await bring(platform(world), KNOWN, EVENT))).toEqual({ accepted: true, id: '1', duplicate: true });
    expect(world.counted).toEqual(['platform stored', 'platform duplicate']);
  });

  test('responds only once the delivery is stored', async () => {
    const world = createWorld();
    const stored = Promise.withResolvers<{ id: string; isDuplicate: boolean }>();
    world.append = () => stored.promise;
    let isAnswered = false;
    const answer = bring(platform(world), KNOWN, EVENT).then((one) => {
      isAnswered = true;
      return one;
    });
    await world.clock.advance(1999);
    expect(isAnswered).toBe(false);
    stored.resolve({ id: '8', isDuplicate: false });
    expect((await answer).status).toBe(200);
  });

  test.each([headOf({ 'x-webhook-secret': SECRET }), headOf({}, { pathSecret: OLD_SECRET })])(
    'recognizes a sender by the header, and by each secret (%#)',
    async (head) => {
      expect((await bring(platform(createWorld()), head, EVENT)).status).toBe(200);
    },
  );

  test.each([
    headOf(),
    headOf({ 'x-webhook-secret': 'wrong' }),
    headOf({}, { pathSecret: '' }),
    headOf({ 'x-webhook-secret': SECRET }, { pathSecret: 'wrong' }),
    headOf({ 'content-length': '999999999' }, { pathSecret: 'wrong' }),
  ])('refuses an unknown sender before the body is read, and stores nothing (%#)', async (head) => {
    const world = createWorld();
    world.isFull = true;
    const response = await bring(platform(world), head, EVENT);
    expect(response).toMatchObject({ status: 401, body: expect.stringContaining('error') });
    expect([world.terms, world.stored]).toEqual([[], []]);
    expect(world.counted).toEqual(['platform unauthorized']);
  });

  test('responds to HEAD without counting or logging it', async () => {
    const world = createWorld();
    for (const intake of [platform(world), createGithubIntake(world.options, SECRET)])
      expect(await bring(intake, headOf({}, { method: 'HEAD', pathSecret: SECRET }))).toMatchObject({ status: 405 });
    expect([world.counted, world.lines]).toEqual([[], []]);
  });

  test('reads at most 256 KiB', async () => {
    const world = createWorld();
    const intake = platform(world);
    const whole = EVENT.padEnd(256 * 1024);
    expect((await bring(intake, KNOWN, whole)).status).toBe(200);
    expect((await bring(intake, KNOWN, `${whole} `)).status).toBe(413);
    expect(world.terms[0]).toEqual({ maxBytes: 256 * 1024, isSenderKnown: true });
  });

  test.each([
    [413, 'refused'],
    [408, 'refused'],
    [400, 'refused'],
    [503, 'unavailable'],
  ])('passes on the %i of a body that did not arrive, and counts it as %s', async (status, fate) => {
    const world = createWorld();
    world.readBody = async () => renderError(status, 'The body is bad.');
    const github = createGithubIntake(world.options, SECRET);
    expect(await bring(platform(world), KNOWN)).toMatchObject({ status });
    const signed = headOf({ 'x-hub-signature-256': signAsGithub(SECRET, '') });
    expect(await bring(github, signed)).toMatchObject({ status });
    expect([world.counted, world.stored]).toEqual([[`platform ${fate}`, `github ${fate}`], []]);
  });

  test('stores an unknown event, and says that it is ignored', async () => {
    const world = createWorld();
    const answer = await bring(platform(world), KNOWN, '{"event_type":"DATABASE_STARTED","payload":{}}');
    expect(answer.status).toBe(200);
    expect(jsonOf(answer)).toEqual({ ignored: true });
    expect(world.stored).toMatchObject([{ content: { kind: 'ignored', event: 'DATABASE_STARTED' } }]);
    expect(world.counted).toEqual(['platform ignored']);
  });

  test.each([
    ['rejects', () => Promise.reject(new StoreError('disk full at postgres://u:hunter2@db'))],
    [
      'throws',
      () => {
        throw new TypeError('no');
      },
    ],
  ])('responds 503 with Retry-After if the store %s', async (_, append) => {
    const world = createWorld();
    world.append = append;
    const answer = await bring(platform(world), KNOWN, EVENT);
    expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': expect.stringMatching(/^\d+$/) } });
    expect(world.counted).toEqual(['platform unavailable']);
    expect(answer.body).not.toContain('disk');
  });

  test('responds 503 before the body is read while the backlog is full', async () => {
    const world = createWorld();
    world.isFull = true;
    const response = await bring(platform(world), KNOWN, EVENT);
    expect(response).toMatchObject({ status: 503, headers: { 'retry-after': expect.any(String) } });
    expect([world.counted, world.terms]).toEqual([['platform unavailable'], []]);
  });

  test('logs the id, the outcome and the application, and neither secret nor body', async () => {
    const world = createWorld();
    const intake = platform(world);
    await bring(intake, KNOWN, EVENT.replace('{', '{"note":"a free text",'));
    await bring(intake, headOf({}, { pathSecret: 'a-secret-that-is-wrong' }), EVENT);
    await bring(intake, KNOWN, '{"event_type":"x\\u001b[31m","payload":{"application_id":"secret words"}}');
    const text = world.lines.join('\n');
    expect(JSON.parse(world.lines[0] ?? '')).toMatchObject({ delivery: '1', outcome: 'stored', application: 'app' });
    expect(text).not.toMatch(/a-secret|free text|secret words|\\u001b/);
  });

  test('logs why a delivery was refused or quarantined, each reason separately', async () => {
    const world = createWorld();
    const intake = platform(world);
    await bring(intake, headOf({}, { method: 'GET' }));
    await bring(intake, headOf());
    await bring(intake, KNOWN, '{"event_type":"DEPLOYMENT_STARTED","payload":{}}');
    expect(world.lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 'warn', status: '405', reason: 'Send deliveries with POST.' },
      { level: 'warn', status: '401', reason: expect.stringContaining('RELAY_WEBHOOK_SECRET') },
      {
        level: 'info',
        outcome: 'quarantined',
        reason: 'payload.applications and payload.application_id are missing. payload has no fields.',
      },
    ]);
  });

  test.each<[string | Uint8Array<ArrayBuffer>, string]>([
    ['', 'The body is empty.'],
    [new Uint8Array([0x22, 0xff, 0x22]), 'The body is not UTF-8.'],
    ['event_type=DEPLOYMENT_STARTED', 'The body is not JSON.'],
  ])('refuses %j with its own reason, in the response and in the log', async (body, reason) => {
    const world = createWorld();
    const intake = platform(world);
    await bring(intake, KNOWN, '{');
    const told = `${reason} Send the event as application/json.`;
    expect(jsonOf(await bring(intake, KNOWN, body))).toEqual({ error: told });
    expect(world.lines.map((line) => JSON.parse(line).reason)).toContain(told);
  });

  test('throttles the log lines that unknown senders cause', async () => {
    const world = createWorld();
    const intake = platform(world);
    for (let count = 0; count < 1000; count += 1) await bring(intake, headOf());
    expect(world.lines).toHaveLength(1);
    await world.clock.advance(10_000);
    await bring(intake, headOf());
    expect(JSON.parse(world.lines[1] ?? '')).toMatchObject({ outcome: 'unauthorized', unwritten: 999 });
    expect(world.counted).toHaveLength(1001);
  });
});

describe('the intake of signed deliveries', () => {
  const signed = (world: World, key = SECRET, body = EVENT, shiftSeconds = 0) => {
    const timestamp = String(world.clock.epochMs() / 1000 + shiftSeconds);
    const headers = { 'webhook-id': 'msg_1', 'webhook-timestamp': timestamp };
    return { ...headers, 'webhook-signature': sign(key, 'msg_1', timestamp, body) };
  };

  test('gives signed deliveries more authority', async () => {
    const world = createWorld();
    const head = headOf(signed(world), { pathSecret: SECRET });
    expect((await bring(platform(world, 'standard-webhooks'), head, EVENT)).status).toBe(200);
    expect(world.stored).toMatchObject([{ authority: 1 }]);
  });

  test.each<[string, (world: World) => Record<string, string>]>([
    ['unsigned', () => ({})],
    ['signed over another body', (world) => signed(world, SECRET, `${EVENT} `)],
    ['signed long ago', (world) => signed(world, SECRET, EVENT, -301)],
  ])('refuses what is %s', async (_, headersOf) => {
    const world = createWorld();
    const head = headOf(headersOf(world), { pathSecret: SECRET });
    expect((await bring(platform(world, 'standard-webhooks'), head, EVENT)).status).toBe(401);
    expect(world.stored).toEqual([]);
    expect(world.counted).toEqual(['platform unauthorized']);
  });

  test('requires the secret as well', async () => {
    const world = createWorld();
    expect(await bring(platform(world, 'standard-webhooks'), headOf(signed(world)), EVENT)).toMatchObject({
      status: 401,
    });
  });

  test('refuses a signature with the secret of the address if there is another one for signing', async () => {
    const world = createWorld();
    const key = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
    const intake = platform(world, 'standard-webhooks', [SECRET, key]);
    const forged = headOf(signed(world), { pathSecret: SECRET });
    expect((await bring(intake, forged, EVENT)).status).toBe(401);
    expect(await bring(intake, headOf({}, { pathSecret: key }))).toMatchObject({ status: 401 });
  });
});

describe('the intake of GitHub', () => {
  const GITHUB_SECRET = 'it-is-a-secret-to-everybody';
  const GUID = '72d3162e-cc78-11e3-81ab-4c9367dc0958';
  const github = (world: World, secret: string | null = GITHUB_SECRET) => createGithubIntake(world.options, secret);
  const from = (body: string, rest: Record<string, string> = {}) =>
    headOf({
      'x-hub-signature-256': signAsGithub(GITHUB_SECRET, body),
      'x-github-event': 'ping',
      'x-github-delivery': GUID,
      'content-type': 'application/json',
      ...rest,
    });
  const PULL = JSON.stringify({
    action: 'opened',
    repository: { id: 7, full_name: 'acme/shop' },
    installation: { id: 9 },
    pull_request: { number: 3, head: { sha: 'b'.repeat(40) } },
  });

  test('stores a request once', async () => {
    const world = createWorld();
    const head = from(PULL, { 'x-github-event': 'pull_request' });
    expect(jsonOf(await bring(github(world), head, PULL))).toEqual({ accepted: true, id: '1', duplicate: false });
    expect(jsonOf(await bring(github(world), head, PULL))).toEqual({ accepted: true, id: '1', duplicate: true });
    expect(world.stored).toMatchObject([
      { source: 'github', dedupeKey: GUID, authority: 1, content: { kind: 'request' } },
    ]);
    expect(world.lines.join()).toContain('acme/shop');
  });

  test.each([
    ['no signature', 401, { 'x-hub-signature-256': '' }, '{}'],
    ['a signature of another form', 401, { 'x-hub-signature-256': 'sha1=00' }, '{}'],
  ])('refuses %s before the body is read', async (_, status, headers, body) => {
    const world = createWorld();
    expect(await bring(github(world), from(body, headers), body)).toMatchObject({ status });
    expect(world.terms).toEqual([]);
  });

  test.each([
    ['a signature over something else', 401, { 'x-hub-signature-256': signAsGithub(GITHUB_SECRET, 'x') }, '{}'],
    ['a form', 400, { 'content-type': 'application/x-www-form-urlencoded' }, 'payload=%7B%7D'],
    ['what is no JSON', 400, {}, '{'],
    ['no delivery id', 400, { 'x-github-delivery': 'x' }, '{}'],
  ])('refuses %s', async (_, status, headers, body) => {
    const world = createWorld();
    expect(await bring(github(world), from(body, headers), body)).toMatchObject({ status });
    expect(world.stored).toEqual([]);
  });

  test('reads at most 2 MiB', async () => {
    const world = createWorld();
    await bring(github(world), from('{}'), '{}');
    expect(world.terms).toEqual([{ maxBytes: 2 * 1024 * 1024, isSenderKnown: false }]);
  });

  test('responds 404 without a secret', async () => {
    expect(await bring(github(createWorld(), null), from('{}'), '{}')).toMatchObject({ status: 404 });
  });

  test('refuses other methods, and every delivery while the backlog is full', async () => {
    const world = createWorld();
    expect(await bring(github(world), { ...from('{}'), method: 'GET' })).toMatchObject({ status: 405 });
    world.isFull = true;
    expect(await bring(github(world), from('{}'), '{}')).toMatchObject({ status: 503 });
  });
});

describe('every intake', () => {
  const NAMES = `content-length content-type webhook-id webhook-timestamp webhook-signature x-webhook-secret
    x-hub-signature-256 x-github-event x-github-delivery`.split(/\s+/);
  /** A header has no other characters. */
  const byte = fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCodePoint(code));
  const headers = fc.dictionary(fc.constantFrom(...NAMES), fc.string({ unit: byte }), { noNullPrototype: true });
  const body = fc.oneof(
    fc.uint8Array({ maxLength: 300 }).map((bytes) => new Uint8Array(bytes)),
    fc.json().map((text) => new TextEncoder().encode(text)),
  );
  const pathSecret = fc.option(fc.string({ unit: codePoint }));

  test('refuses anything from unknown senders, with a sentence and without storing it', async () => {
    await fc.assert(
      fc.asyncProperty(headers, pathSecret, body, fc.constantFrom('POST', 'GET'), async (some, path, raw, method) => {
        const world = createWorld();
        const head = headOf(some, { pathSecret: path, method });
        for (const intake of [
          platform(world),
          platform(world, 'standard-webhooks'),
          createGithubIntake(world.options, SECRET),
        ]) {
          const answer = await bring(intake, head, raw);
          expect([401, 405]).toContain(answer.status);
          expect(jsonOf(answer)).toEqual({ error: expect.stringMatching(/\.$/) });
        }
        expect(world.stored).toEqual([]);
      }),
    );
  });
});
