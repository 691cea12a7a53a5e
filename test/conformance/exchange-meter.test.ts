import { describe, expect, test } from 'vitest';
import { createMeter } from '../../src/conformance/exchange-meter.ts';
import type { Exchange, ExchangeRequest } from '../../src/platform/http/exchange.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const REQUEST: ExchangeRequest = {
  method: 'GET',
  path: '/organization',
  headers: {},
  body: null,
  signal: undefined,
  deadlineAt: Number.POSITIVE_INFINITY,
};
const HOUR_MS = 3_600_000;
const LIMITS = { maxRequests: 10, maxMs: HOUR_MS };

/** An exchange whose responses all have this status and these headers. */
function answering(
  status: number,
  headers: Record<string, string> = {},
  text = '',
): Exchange & { readonly sent: () => number } {
  let sent = 0;
  return {
    sent: () => sent,
    send: async () => {
      sent++;
      return { kind: 'answered', status, headers, text, failure: null };
    },
    close: async () => {},
  };
}

function limits(remaining: string, limit = '1000'): Record<string, string> {
  return { 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining };
}

describe('a meter', () => {
  test('sends no more requests than are allowed', async () => {
    const exchange = answering(200);
    const meter = createMeter(exchange, { maxRequests: 2, maxMs: HOUR_MS }, createFakeClock());
    for (const kind of ['answered', 'answered', 'unanswered', 'unanswered']) {
      expect((await meter.send(REQUEST)).kind).toBe(kind);
    }
    expect([meter.sent(), exchange.sent()]).toEqual([2, 2]);
    expect(meter.closedBy()).toBe('all 2 allowed requests are used up');
  });

  test.each([
    ['a success that tells of the last tenth', 200, limits('100'), /100 of 1000 requests are left before/],
    ['a success that tells of nothing left', 201, limits('0'), /0 of 1000/],
    ['a 429, whatever it says', 429, limits('900'), /status 429/],
    ['a 429 without headers', 429, {}, /status 429/],
  ])('closes on %s', async (_, status, headers, why) => {
    const meter = createMeter(answering(status, headers), LIMITS, createFakeClock());
    await meter.send(REQUEST);
    expect(meter.closedBy()).toMatch(why);
    expect((await meter.send(REQUEST)).kind).toBe('unanswered');
  });

  test.each([
    ['there is more', 200, limits('101')],
    ['nothing is told', 200, {}],
    ['what is told is no number', 200, limits('few')],
    ['it is about another token', 401, limits('0')],
    ['there is no limit', 200, limits('-1', 'unlimited')],
  ])('stays open if %s', async (_, status, headers) => {
    const meter = createMeter(answering(status, headers), LIMITS, createFakeClock());
    await meter.send(REQUEST);
    expect(meter.closedBy()).toBeNull();
  });

  test('ignores requests without a response', async () => {
    const meter = createMeter(
      { send: async () => ({ kind: 'unanswered', failure: { kind: 'reset' } }), close: async () => {} },
      LIMITS,
      createFakeClock(),
    );
    await meter.send(REQUEST);
    expect([meter.sent(), meter.closedBy()]).toEqual([1, null]);
  });

  test('closes on a body that is nested too deeply, and does not return it', async () => {
    const meter = createMeter(answering(200, {}, '['.repeat(1000)), LIMITS, createFakeClock());
    expect(await meter.send(REQUEST)).toEqual({ kind: 'unanswered', failure: { kind: 'closed' } });
    expect(meter.closedBy()).toBe('GET /organization returned JSON nested more than 100 levels deep');
  });

  test('closes as soon as all bodies together are larger than 32 MiB', async () => {
    const meter = createMeter(answering(200, {}, ' '.repeat(11 * 1024 * 1024)), LIMITS, createFakeClock());
    for (const kind of ['answered', 'answered', 'unanswered']) expect((await meter.send(REQUEST)).kind).toBe(kind);
    expect([meter.sent(), meter.closedBy()]).toEqual([3, 'the responses add up to more than 32 MiB']);
  });

  test('closes at its time limit, and limits each request to the remaining time', async () => {
    const clock = createFakeClock();
    const deadlines: number[] = [];
    const inner = answering(200);
    const exchange: Exchange = {
      ...inner,
      send: (request) => {
        deadlines.push(request.deadlineAt);
        return inner.send(request);
      },
    };
    const meter = createMeter(exchange, { maxRequests: 10, maxMs: 300_000 }, clock);
    const beganAt = clock.monotonicMs();
    await meter.send(REQUEST);
    await meter.send({ ...REQUEST, deadlineAt: beganAt + 60_000 });
    expect(deadlines).toEqual([beganAt + 300_000, beganAt + 60_000]);
    await clock.run(clock.wait(300_000));
    expect([meter.closedBy(), (await meter.send(REQUEST)).kind]).toEqual([
      'the run reached its time limit of 5 min',
      'unanswered',
    ]);
  });
});
