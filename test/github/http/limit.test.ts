import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isLimited, type Limit, OPEN_LIMIT, updateLimit } from '../../../src/github/http/limit.ts';

const SERVER_SECONDS = Date.UTC(2026, 10, 21, 8, 49, 37) / 1000;
const DATE = new Date(SERVER_SECONDS * 1000).toUTCString();
/** This machine's clock is years ahead of the server's. */
const at = (monotonicMs: number) => ({ monotonicMs, epochMs: Date.UTC(2030, 0, 1) + monotonicMs });
const refused = (headers: Record<string, string> = {}, status = 429, message = '') => ({ status, headers, message });
const used = (resetInSeconds: number) => ({
  date: DATE,
  'x-ratelimit-remaining': '0',
  'x-ratelimit-reset': String(SERVER_SECONDS + resetInSeconds),
});
const GOOD = { status: 200, headers: { 'x-ratelimit-remaining': '12' }, message: '' };

const opensAfter = (notice: ReturnType<typeof refused>): number => updateLimit(OPEN_LIMIT, notice, at(0)).opensAt;

describe('a response is a limit', () => {
  test.each([
    ['a 429', refused()],
    ['a 403 with Retry-After', refused({ 'retry-after': '5' }, 403)],
    ['a 403 with nothing remaining', refused({ 'x-ratelimit-remaining': '0' }, 403)],
    ['a 403 that says so', refused({}, 403, 'API rate limit exceeded for installation ID 1.')],
    ['a 403 of the secondary limit', refused({}, 403, 'You have exceeded a Secondary rate limit.')],
    ['a 403 of the old abuse detection', refused({}, 403, 'You have triggered an abuse detection mechanism.')],
  ])('when it is %s', (_, notice) => expect(isLimited(notice)).toBe(true));

  test.each([
    [
      'a 403 for want of a permission',
      refused({ 'x-ratelimit-remaining': '9' }, 403, 'Resource not accessible by integration'),
    ],
    [
      'a 403 for want of a permission, to the last request of a window',
      refused({ 'x-ratelimit-remaining': '0' }, 403, 'Resource not accessible by integration'),
    ],
    ['a 403 about something secondary', refused({}, 403, 'Not permitted for the secondary repository')],
    ['a 503 that asks to wait', refused({ 'retry-after': '5' }, 503)],
    ['a 422 that speaks of it', refused({}, 422, 'rate limit')],
    ['a 200', refused({ 'x-ratelimit-remaining': '0' }, 200)],
  ])('not when it is %s', (_, notice) => expect(isLimited(notice)).toBe(false));
});

describe('a limit opens', () => {
  test.each([
    ['after Retry-After, in seconds', refused({ 'retry-after': '7', ...used(50) }), 7_000],
    [
      "at Retry-After, as a date against the server's own",
      refused({ date: DATE, 'retry-after': new Date(SERVER_SECONDS * 1000 + 30_000).toUTCString() }),
      30_000,
    ],
    ["at the reset, against the server's own date", refused(used(50), 403), 50_000],
    ['an hour later at most', refused(used(86_400), 403), 3_600_000],
    ['a second later at least', refused(used(-5), 403), 1_000],
    ['after a minute if nothing is said', refused(), 60_000],
    [
      'after a minute where a reset is told and something remains',
      refused({ ...used(50), 'x-ratelimit-remaining': '9' }),
      60_000,
    ],
    ['at the reset after the last call of a window, though it was done', refused(used(50), 200), 50_000],
    ['at the reset after the last call of a window, though it was refused', refused(used(50), 422), 50_000],
  ])('%s', (_, notice, opensAt) => expect(opensAfter(notice)).toBe(opensAt));

  test("at the reset against this machine's date, if the server sends none", () => {
    const headers = { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(at(0).epochMs / 1000 + 50) };
    expect(opensAfter(refused(headers))).toBe(50_000);
  });

  test('without a wait if a response names none', () => {
    expect(updateLimit(OPEN_LIMIT, GOOD, at(0)).opensAt).toBe(Number.NEGATIVE_INFINITY);
  });

  test('twice as late with every refusal that says nothing, up to a quarter of an hour, until a response is good', () => {
    const waits: number[] = [];
    let limit: Limit = OPEN_LIMIT;
    let now = 0;
    const refuse = () => {
      limit = updateLimit(limit, refused(), at(now));
      waits.push((limit.opensAt - now) / 60_000);
      now = limit.opensAt;
    };
    for (let count = 0; count < 6; count++) refuse();
    limit = updateLimit(limit, GOOD, at(now));
    refuse();
    expect(waits).toEqual([1, 2, 4, 8, 15, 15, 1]);
  });

  test('no later for calls that were refused together', () => {
    const first = updateLimit(OPEN_LIMIT, refused(), at(0));
    expect(updateLimit(first, refused(), at(100))).toEqual(first);
  });

  test('no earlier for whatever comes after', () => {
    const header = fc.oneof(fc.string(), fc.integer().map(String), fc.constant(DATE));
    const headers = fc.record(
      { date: header, 'retry-after': header, 'x-ratelimit-remaining': header, 'x-ratelimit-reset': header },
      { requiredKeys: [] },
    );
    const notice = fc.record({ status: fc.constantFrom(200, 403, 404, 429, 500), headers, message: fc.string() });
    fc.assert(
      fc.property(fc.array(fc.tuple(notice, fc.nat(100_000))), (story) => {
        let [limit, now] = [OPEN_LIMIT, 0];
        for (const [head, passedMs] of story) {
          now += passedMs;
          const next = updateLimit(limit, { ...head, headers: { ...head.headers } }, at(now));
          expect(next.opensAt).toBeGreaterThanOrEqual(limit.opensAt);
          expect(next.opensAt).toBeLessThanOrEqual(now + 3_600_000);
          limit = next;
        }
      }),
    );
  });
});
