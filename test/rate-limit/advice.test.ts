import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readAdvice } from '../../src/rate-limit/advice.ts';

const SERVER = Date.UTC(2030, 0, 1, 12, 0, 0);
const HERE = SERVER + 7 * 60_000;
const DATE = { date: new Date(SERVER).toUTCString() };
const HOUR_MS = 3_600_000;

function readReset(reset: string, headers: Record<string, string> = DATE): number | null {
  return readAdvice({ status: 200, headers: { ...headers, 'x-ratelimit-reset': reset } }, HERE).resetInMs;
}

function readRetryAfter(status: number, retryAfter: string): number | null {
  const headers = { ...DATE, 'retry-after': retryAfter, 'x-ratelimit-reset': '900' };
  return readAdvice({ status, headers }, HERE).retryAfterMs;
}

describe('the reset', () => {
  const at = SERVER + 90_000;
  test.each([
    ['an HTTP date', new Date(at).toUTCString()],
    ['nanoseconds since the epoch', `${at}000000`],
    ['microseconds since the epoch', `${at}000`],
    ['milliseconds since the epoch', `${at}`],
    ['seconds since the epoch', `${at / 1000}`],
    ['seconds since the epoch with a fraction', `${at / 1000}.0`],
    ['seconds to wait', '90'],
    ['a number with spaces around it', ' 90 '],
  ])('is read as %s, against the time of the server (B21) (B20)', (_unit, text) => {
    expect(readReset(text)).toBeCloseTo(90_000, 0);
  });

  test('is measured against the clock of this machine if the response has no date (B21)', () => {
    expect(readReset(`${(HERE + 30_000) / 1000}`, {})).toBe(30_000);
    expect(readReset(`${(HERE + 30_000) / 1000}`, { date: 'yesterday' })).toBe(30_000);
  });

  test('in the past is now (B21)', () => {
    expect(readReset(`${SERVER / 1000 - 5}`)).toBe(0);
    expect(readReset(new Date(SERVER - 60_000).toUTCString())).toBe(0);
  });

  test('is never further away than one window (B21)', () => {
    expect(readReset('86400')).toBe(HOUR_MS);
    expect(readReset(`${SERVER / 1000 + 86_400}`)).toBe(HOUR_MS);
    expect(readReset('9999999999999999999999999')).toBe(HOUR_MS);
  });

  test.each(['', 'soon', '-5', '+5', '1e3', '0x10', 'NaN', 'Infinity', '12:00', '5, 5', 'null'])(
    'that is %j is ignored (B21) (B26)',
    (text) => {
      expect(readReset(text)).toBeNull();
    },
  );
});

describe('Retry-After', () => {
  test.each([429, 503])('is read from a %i, in seconds or as a date, whatever Reset says (B22)', (status) => {
    expect(readRetryAfter(status, '12')).toBe(12_000);
    expect(readRetryAfter(status, new Date(SERVER + 30_000).toUTCString())).toBe(30_000);
  });

  test('is limited to an hour, and never negative (B22)', () => {
    expect(readRetryAfter(429, '7201')).toBe(HOUR_MS);
    expect(readRetryAfter(429, new Date(SERVER - 30_000).toUTCString())).toBe(0);
  });

  test('is limited to a minute on a 503 (B22)', () => {
    expect(readRetryAfter(503, '300')).toBe(60_000);
    expect(readRetryAfter(429, '300')).toBe(300_000);
  });

  test.each([200, 301, 500])('is ignored on a %i', (status) => {
    expect(readRetryAfter(status, '12')).toBeNull();
  });

  test.each(['', 'a while', '-1', '3 seconds'])('that is %j is ignored (B26)', (text) => {
    expect(readRetryAfter(429, text)).toBeNull();
  });
});

describe('the number of remaining requests', () => {
  const read = (limit?: string, remaining?: string) =>
    readAdvice({ status: 200, headers: { 'x-ratelimit-limit': limit, 'x-ratelimit-remaining': remaining } }, HERE);

  test('is read as a whole number', () => {
    expect(read('1000', '0')).toMatchObject({ limit: 1000, remaining: 0 });
  });

  test('is ignored with a limit of 0, which is none (B26)', () => {
    expect(read('0', '0')).toMatchObject({ limit: null, remaining: null });
  });

  test.each([undefined, '', 'unlimited', '-1', '12.5', '1e3', ' ', '9'.repeat(40)])(
    'that is %j is ignored (B26)',
    (text) => {
      expect(read(text, text)).toMatchObject({ limit: null, remaining: null });
    },
  );

  test('is treated as a rate limit on a 429 only', () => {
    const limited = [200, 403, 429, 503].filter((status) => readAdvice({ status, headers: {} }, HERE).limited);
    expect(limited).toEqual([429]);
  });
});

describe('advice', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom(...'0123456789.-+eE:, GMT') }),
    fc.integer().map(String),
    fc.date({ noInvalidDate: true }).map((date) => date.toUTCString()),
  );

  test('never throws, and never asks to wait more than an hour or a negative time, for any headers (B21) (B22) (B26)', () => {
    const names = ['date', 'retry-after', 'x-ratelimit-limit', 'x-ratelimit-remaining', 'x-ratelimit-reset'];
    const headers = fc.record(Object.fromEntries(names.map((name) => [name, text])), { requiredKeys: [] });
    fc.assert(
      fc.property(fc.constantFrom(200, 404, 429, 503), headers, fc.nat(), (status, given, epochMs) => {
        const advice = readAdvice({ status, headers: given }, epochMs);
        for (const wait of [advice.resetInMs, advice.retryAfterMs]) {
          expect(wait === null || (wait >= 0 && wait <= HOUR_MS)).toBe(true);
        }
        for (const count of [advice.limit, advice.remaining]) {
          expect(count === null || (Number.isSafeInteger(count) && count >= 0)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
