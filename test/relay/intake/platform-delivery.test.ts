import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { registerSecret } from '../../../src/kernel/redaction.ts';
import { readPlatformDelivery } from '../../../src/relay/intake/platform-delivery.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
const AT = '2026-11-21T07:30:05.000Z';
const APP = 'a9b1c2d3-0000-4000-8000-000000000001';

interface Arrival {
  readonly deliveryId?: string | null;
  readonly receivedAt?: number;
}

function read(body: unknown, { deliveryId = null, receivedAt = NOW }: Arrival = {}) {
  const raw = new TextEncoder().encode(typeof body === 'string' ? body : JSON.stringify(body));
  return readPlatformDelivery(raw, deliveryId, receivedAt);
}

function event(payload: unknown, name: unknown = 'DEPLOYMENT_STARTED') {
  return { event_type: name, payload };
}

function keyOf(body: unknown, arrival = {}) {
  return read(body, arrival)?.dedupeKey;
}

describe('readPlatformDelivery', () => {
  test('keeps every digit of ids of 64 bits, as the status does (B39)', () => {
    const body =
      '{"event_type":"DEPLOYMENT_STARTED","payload":{"application_id":9007199254740993,"deployment_id":9007199254740995}}';
    expect(read(body)?.content).toMatchObject({
      hint: { applications: ['9007199254740993'], deployment: '9007199254740995' },
    });
  });

  test('reads a body that starts with a byte order mark', () => {
    expect(read(`\ufeff${JSON.stringify(event({ application_id: APP }))}`)?.content.kind).toBe('hint');
  });

  test.each([
    [{ applications: [{ id: 'a' }, { id: 'b' }, { id: 'a' }] }, ['a', 'b']],
    [{ application_id: 'a', applications: [{ id: 'b' }] }, ['a']],
    [{ application_id: null, applications: [{ id: 'b' }] }, ['b']],
    [{ application_id: 7 }, ['7']],
    [{ applications: [{ id: 7 }, { id: '7' }, { id: 8 }] }, ['7', '8']],
  ])('finds the applications of %j', (payload, applications) => {
    expect(read(event(payload))?.content).toMatchObject({ kind: 'hint', hint: { applications } });
  });

  const NO_ID = 'not a whole number, or a string of at most 128 letters, digits and . _ : -.';
  const NO_LIST = 'not a list of 1 to 100 objects with an id.';
  const NEITHER = 'payload.applications and payload.application_id are missing.';
  test.each<[unknown, string]>([
    [[], 'event_type is missing. The body is a list of 0, not an object.'],
    [{}, 'event_type is missing. The body has no fields.'],
    [{ type: 'x', 'jane.doe@mail.example': 1 }, 'event_type is missing. The body has: type and 1 other.'],
    [{ event_type: '' }, 'event_type is a string of length 0, not a name.'],
    [{ event_type: 'DEPLOYMENT_STARTED', app: 1 }, `${NEITHER} The body has: event_type and app.`],
    [event({ app: 'secret words', id: 2, note: 3 }), `${NEITHER} payload has: app, id, and note.`],
    [event({ application_id: 7.5 }), `payload.application_id is a number, ${NO_ID}`],
    [event({ application_id: 'x'.repeat(129) }), `payload.application_id is a string of length 129, ${NO_ID}`],
    [
      event({ application_id: null }),
      `payload.applications is missing. payload has: application_id. payload.application_id is null, ${NO_ID}`,
    ],
    [
      event({ applications: [] }),
      `payload.application_id is missing. payload has: applications. payload.applications is a list of 0, ${NO_LIST}`,
    ],
    [
      event({ applications: Array.from({ length: 101 }, (_, index) => ({ id: `a${index}` })), x: 1 }),
      `payload.application_id is missing. payload has: applications and x. payload.applications is a list of 101, ${NO_LIST}`,
    ],
    [
      event({ applications: { id: 'good' } }),
      `payload.application_id is missing. payload has: applications. payload.applications is an object, ${NO_LIST}`,
    ],
    [
      event({ applications: [{ id: 'good' }, { id: 'not good' }, { uuid: 1 }] }),
      `payload.applications.2.id is missing. payload.applications.2 has: uuid. payload.applications.1.id is a string of length 8, ${NO_ID}`,
    ],
  ])('quarantines %j, and says which fields it looked for and which it found', (body, reason) => {
    expect(read(body)?.content).toEqual({ kind: 'quarantined', reason });
  });

  test('names at most 8 fields, in at most 400 characters, without secrets', () => {
    registerSecret('hush_hush');
    const names = ['hush_hush', ...Array.from({ length: 2000 }, (_, index) => `${'n'.repeat(35)}${index}`)];
    const content = read(event(Object.fromEntries(names.map((name) => [name, 1]))))?.content;
    expect(content).toEqual({
      kind: 'quarantined',
      reason: expect.stringMatching(/ payload has: \*{3}, n{35}0, .{1,350}$/),
    });
    expect(JSON.stringify(content)).toContain('n6, and 1993 others.');
    const nested = read(event({ applications: names.slice(0, 100).map((name) => ({ [name]: 1 })) }))?.content;
    expect(nested?.kind === 'quarantined' && nested.reason.length).toBeLessThanOrEqual(400);
  });

  test.each([
    [{ deployment_request_id: 'r', execution_id: 'e', deployment_id: 'd' }, 'r'],
    [{ execution_id: 'e', deployment_id: 'd' }, 'e'],
    [{ deployment_id: 'd', deployment: { id: 'n' } }, 'd'],
    [{ deployment: { id: 'n' } }, 'n'],
    [{ deployment_id: 'a free text', deployment: { id: 'n' } }, 'n'],
    [{ deployment_id: 17 }, '17'],
    [{ deployment_id: 1.5 }, null],
    [{}, null],
  ])('finds the deployment of %j', (fields, deployment) => {
    expect(read(event({ application_id: APP, ...fields }))?.content).toMatchObject({ hint: { deployment } });
  });

  test.each([
    [{ created_at: AT, timestamp: 1 }, {}, Date.parse(AT)],
    [{ created_at: 'soon', timestamp: AT }, {}, Date.parse(AT)],
    [{}, { timestamp: Date.parse(AT) / 1000 }, Date.parse(AT)],
    [{}, { created_at: AT }, Date.parse(AT)],
  ])('finds the time of %j and %j', (fields, top, reportedAt) => {
    expect(read({ ...event({ application_id: APP, ...fields }), ...top })?.content).toMatchObject({
      hint: { reportedAt },
    });
  });

  test('ignores an unknown event, and cleans its name', () => {
    expect(read(event({}, 'DATABASE_STARTED'))?.content).toEqual({ kind: 'ignored', event: 'DATABASE_STARTED' });
    const dirty = `\u001b[31m::error::\n${'x'.repeat(1000)}`;
    const content = read(event({}, dirty))?.content;
    expect(content).toEqual({ kind: 'ignored', event: expect.stringMatching(/^[^\p{Cc}]{1,100}$/u) });
  });

  test('quarantines a payload that is nested deeper than 32, and reads a flatter one', () => {
    const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
    const body = (depth: number) =>
      `{"event_type":"DEPLOYMENT_STARTED","payload":{"application_id":"a","x":${nested(depth)}}}`;
    expect(read(body(30))?.content.kind).toBe('hint');
    expect(read(body(31))?.content).toMatchObject({ kind: 'quarantined', reason: expect.stringContaining('nested') });
    expect(read(body(125_000))?.content.kind).toBe('quarantined');
    expect(read('['.repeat(260_000))).toBeNull();
  });

  test('reads any payload of a known event as a hint with ids, or quarantines it', () => {
    const id = fc.oneof(fc.string(), fc.constantFrom('a', 'b:1', '__proto__'), fc.jsonValue());
    const payload = fc.record(
      {
        application_id: id,
        applications: fc.oneof(fc.array(fc.record({ id }, { requiredKeys: [] })), fc.jsonValue()),
        deployment_id: id,
        deployment: fc.jsonValue(),
        created_at: fc.jsonValue(),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(payload, (fields) => {
        const content = read(event(fields))?.content;
        if (content?.kind !== 'hint') {
          expect(content?.kind).toBe('quarantined');
          return;
        }
        const { applications, deployment } = content.hint;
        const form = /^[A-Za-z0-9][A-Za-z0-9._:-]{0,127}$/;
        expect(applications.length > 0 && applications.every((one) => form.test(one))).toBe(true);
        expect(deployment === null || form.test(deployment)).toBe(true);
      }),
    );
  });
});

describe('the dedupe key', () => {
  const body = event({ application_id: APP, deployment_id: 'd', created_at: AT });

  test('is the same for bodies that differ only in free text, durations, spaces and order', () => {
    const other = {
      payload: { message: 'took 12 s', created_at: AT, deployment_id: 'd', duration: 12, application_id: APP },
      event_type: 'deployment.started',
    };
    expect(keyOf(JSON.stringify(other, null, 2))).toBe(keyOf(body));
    expect(keyOf(event({ applications: [{ id: 'a' }, { id: 'b' }], deployment_id: 'd' }))).toBe(
      keyOf(event({ applications: [{ id: 'b' }, { id: 'a' }], deployment_id: 'd' })),
    );
  });

  test('is equal if and only if the reports are equal', () => {
    const events = fc.record({
      word: fc.constantFrom('DEPLOYMENT_STARTED', 'DEPLOYMENT_FAILED'),
      applications: fc.uniqueArray(fc.constantFrom('a', 'b', 'c'), { minLength: 1 }),
      deployment: fc.constantFrom('d', 'e'),
      at: fc.constantFrom(null, AT, '2026-11-21T07:30:06Z'),
    });
    const canonical = ({
      word,
      applications,
      deployment,
      at,
    }: typeof events extends fc.Arbitrary<infer T> ? T : never) =>
      JSON.stringify([word, [...applications].sort(), deployment, at]);
    const bodyOf = ({ word, applications, deployment, at }: Parameters<typeof canonical>[0]) =>
      event({ applications: applications.map((id) => ({ id })), deployment_id: deployment, created_at: at }, word);
    fc.assert(
      fc.property(events, events, fc.nat(), (one, other, laterMs) => {
        const keys = [keyOf(bodyOf(one)), keyOf(bodyOf(other), { receivedAt: NOW + laterMs })];
        expect(keys[0] === keys[1]).toBe(canonical(one) === canonical(other));
      }),
    );
  });

  test("contains the sender's id if it has a good form", () => {
    const first = keyOf(body, { deliveryId: 'msg_1' });
    expect(keyOf(body, { deliveryId: 'msg_1', receivedAt: NOW + 86_000_000 })).toBe(first);
    expect(keyOf(body, { deliveryId: 'msg_2' })).not.toBe(first);
    expect(first).not.toBe(keyOf(body));
    for (const deliveryId of ['', 'two words', 'x'.repeat(256), 'é'])
      expect(keyOf(body, { deliveryId })).toBe(keyOf(body));
  });

  test('does not let an id used twice hide another event', () => {
    const other = event({ application_id: APP, deployment_id: 'd', created_at: AT }, 'DEPLOYMENT_FAILED');
    expect(keyOf(other, { deliveryId: 'always-the-same' })).not.toBe(keyOf(body, { deliveryId: 'always-the-same' }));
  });

  test('differs for deliveries that are unreadable for different reasons', () => {
    expect(keyOf(event({ app: 1 }))).not.toBe(keyOf(event({ application: 1 })));
    expect(keyOf(event({ app: 1 }))).toBe(keyOf(event({ app: 2 })));
  });

  test.each<[string, unknown, number, boolean]>([
    ['without id, deployment and time, at another time', event({ application_id: APP }), 1, false],
    ['without id, deployment and time, at the same time', event({ application_id: APP }), 0, true],
    ['of an event that is ignored, in the same half minute', event({}, 'APPLICATION_DELETED'), 29_999, true],
    ['of an event that is ignored, later', event({}, 'APPLICATION_DELETED'), 30_000, false],
  ])('is equal or not for a delivery %s', (_title, again, laterMs, isEqual) => {
    expect(keyOf(again, { receivedAt: NOW + laterMs }) === keyOf(again)).toBe(isEqual);
  });
});

describe('the name of an event', () => {
  const wordOf = (name: string): unknown => {
    const content = read(event({ application_id: APP }, name))?.content;
    return content?.kind === 'hint' ? content.hint.word : content?.kind;
  };

  test.each([
    ['DEPLOYMENT_STARTED', 'running'],
    ['DEPLOYMENT_SUCCEEDED', 'succeeded'],
    ['DEPLOYMENT_SUCCESSFUL', 'succeeded'],
    ['DEPLOYMENT_FAILED', 'failed'],
    ['DEPLOYMENT_FAILURE', 'failed'],
    ['DEPLOYMENT_CANCELLED', 'cancelled'],
    ['deployment.canceled', 'cancelled'],
    ['deployment-failed', 'failed'],
    ['Deployment Started', 'running'],
    ['deploymentCanceled', 'cancelled'],
    ['deployment:failure', 'failed'],
  ])('can be %s in any notation, and means %s', (name, word) => {
    expect(wordOf(name)).toBe(word);
  });

  test.each(['DEPLOYMENT_QUEUED', 'NOT_DEPLOYMENT_FAILED', 'deployment_faıled', `DEPLOYMENT${'_'.repeat(60)}FAILED`])(
    'is ignored if it is %j',
    (name) => expect(wordOf(name)).toBe('ignored'),
  );
});

describe('the reported time', () => {
  const timeOf = (created_at: unknown): unknown =>
    Object(read(event({ application_id: APP, created_at }))?.content).hint.reportedAt;

  test.each([
    ['in any notation', '2026-11-21T08:30:05+0100', Date.parse(AT)],
    ['in seconds', Date.parse(AT) / 1000, Date.parse(AT)],
    ['at the start of 2015', Date.UTC(2015), Date.UTC(2015)],
    ['before 2015', Date.UTC(2015) - 1, null],
    ['a day ahead', NOW + 86_400_000, NOW + 86_400_000],
    ['more than a day ahead', NOW + 86_400_001, null],
    ['without a meaning', 'yesterday', null],
  ])('is read if it is plausible: %s', (_, given, at) => {
    expect(timeOf(given)).toBe(at);
  });
});
