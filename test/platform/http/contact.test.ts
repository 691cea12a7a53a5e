import { describe, expect, test } from 'vitest';
import { createContact, type Failed } from '../../../src/platform/http/contact.ts';
import type { Failure } from '../../../src/platform/http/failure.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

type Result = { readonly kind: 'responded' } | Failed;

const NEVER = new AbortController().signal;
const failing = (kind: Failure['kind']): Failed => ({ kind: 'failed', failure: { kind } });
const LOGIN: Failed = {
  kind: 'failed',
  failure: { kind: 'proxy', cause: new Error('Proxy response (407) !== 200 when HTTP Tunneling') },
};

/** Returns a contact, and requests whose results the test gives. */
function open() {
  const clock = createFakeClock();
  const contact = createContact(clock);
  const sent: { readonly reach: () => void; readonly finish: (result: Result) => void }[] = [];
  const send = (signal = NEVER): Promise<Result> =>
    contact.send((reach) => {
      const { promise, resolve } = Promise.withResolvers<Result>();
      sent.push({ reach, finish: resolve });
      return promise;
    }, signal);
  return { clock, sent, send };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('the first contact', () => {
  test('is made by one request, and the others wait until it is connected (B15)', async () => {
    const { sent, send } = open();
    for (let count = 0; count < 5; count++) void send();
    await settled();
    expect(sent).toHaveLength(1);
    sent[0]?.reach();
    await settled();
    expect(sent).toHaveLength(5);
  });

  test.each(['proxy', 'tls', 'dns', 'connect'] as const)(
    'shares a failure by %s, since nothing was sent (B15)',
    async (kind) => {
      const { sent, send } = open();
      const results = [send(), send(), send()];
      await settled();
      sent[0]?.finish(failing(kind));
      expect(await Promise.all(results)).toEqual([failing(kind), failing(kind), failing(kind)]);
      expect(sent).toHaveLength(1);
    },
  );

  test.each(['reset', 'headers', 'protocol', 'signal', 'deadline', 'closed'] as const)(
    'does not share a failure by %s, which is the fate of one request (B7)',
    async (kind) => {
      const { sent, send } = open();
      void send();
      const waiting = send();
      await settled();
      sent[0]?.finish(failing(kind));
      await settled();
      expect(sent).toHaveLength(2);
      sent[1]?.finish({ kind: 'responded' });
      expect(await waiting).toEqual({ kind: 'responded' });
    },
  );

  test('is not waited for by a request that is canceled', async () => {
    const { sent, send } = open();
    const stop = new AbortController();
    void send();
    void send(stop.signal);
    stop.abort();
    await settled();
    expect(sent).toHaveLength(2);
  });
});

describe('a failure that lasts', () => {
  async function failTwice(failure = LOGIN) {
    const opened = open();
    for (let count = 0; count < 2; count++) {
      const result = opened.send();
      opened.sent[count]?.finish(failure);
      await result;
    }
    return opened;
  }

  test('is shared by all later requests once it came twice (B15)', async () => {
    const { sent, send } = await failTwice();
    expect(await Promise.all([send(), send(), send()])).toEqual([LOGIN, LOGIN, LOGIN]);
    expect(sent).toHaveLength(2);
  });

  test.each([
    ['a login that a proxy refuses, after 30 s, then after a minute, up to a quarter of an hour', LOGIN, 900],
    ['any other, every 30 s, so that a run sees its end within the five minutes that it waits', failing('tls'), 30],
  ])('is tried again: %s (B15)', async (_, failure, mostSeconds) => {
    const { clock, sent, send } = await failTwice(failure);
    const waits = [];
    for (let count = 2; count < 9; count++) {
      const before = clock.monotonicMs();
      for (;;) {
        const result = send();
        if (sent.length > count) {
          sent[count]?.finish(failure);
          await result;
          break;
        }
        await result;
        await clock.advance(1_000);
      }
      waits.push((clock.monotonicMs() - before) / 1_000);
    }
    expect(waits).toEqual([30, 60, 120, 240, 480, 900, 900].map((seconds) => Math.min(seconds, mostSeconds)));
  });

  test('is forgotten once something is reached (B15)', async () => {
    const { clock, sent, send } = await failTwice();
    await clock.advance(30_000);
    void send();
    sent[2]?.reach();
    void send();
    void send();
    await settled();
    expect(sent).toHaveLength(5);
  });

  test('of requests that are under way together counts once (B15)', async () => {
    const { sent, send } = open();
    void send();
    sent[0]?.reach();
    for (let count = 0; count < 5; count++) void send();
    await settled();
    for (const { finish } of sent) finish(LOGIN);
    await settled();
    void send();
    await settled();
    expect(sent).toHaveLength(7);
  });
});
