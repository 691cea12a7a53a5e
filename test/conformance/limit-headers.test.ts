import { describe, expect, test } from 'vitest';
import {
  areCounts,
  excerpt,
  findAbsent,
  isInWindow,
  isReset,
  nameReset,
  RESET,
} from '../../src/conformance/checks/check-limits.ts';

const NOW_AT = Date.UTC(2030, 0, 1);
const NOW_SECONDS = NOW_AT / 1000;
const ALL = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '999', 'x-ratelimit-reset': '1893459600' };

describe('the three headers', () => {
  test('are found in any order and beside others', () => {
    expect(findAbsent({ date: 'today', ...ALL })).toBeNull();
  });

  test.each([
    ['x-ratelimit-limit', 'X-RateLimit-Limit'],
    ['x-ratelimit-remaining', 'X-RateLimit-Remaining'],
    ['x-ratelimit-reset', 'X-RateLimit-Reset'],
  ])('are incomplete if %s is missing or blank', (name, written) => {
    const others = Object.fromEntries(Object.entries(ALL).filter(([key]) => key !== name));
    expect([findAbsent(others), findAbsent({ ...ALL, [name]: ' ' })]).toEqual([written, written]);
  });
});

describe('counts', () => {
  test.each([
    ['1000', '1000', true],
    ['1000', '0', true],
    ['1000', '1001', false],
    ['1000', '-1', false],
    ['1000', '1.5', false],
    ['1e3', '5', false],
    ['1000', 'many', false],
    ['', '', false],
    ['1000', '1'.repeat(16), false],
  ])('with the limit %j and %j left are valid: %j', (limit, remaining, areRight) => {
    expect(areCounts(limit, remaining)).toBe(areRight);
  });
});

describe('a reset', () => {
  test.each([
    ['now', NOW_SECONDS, true],
    ['in an hour', NOW_SECONDS + 3600, true],
    ['a little after that', NOW_SECONDS + 3720, true],
    ['later than that', NOW_SECONDS + 3721, false],
    ['just past', NOW_SECONDS - 119, true],
    ['long past', NOW_SECONDS - 120, false],
    ['in milliseconds', NOW_AT, false],
    ['in seconds to wait', 3600, false],
  ])('%s: %d is valid: %j', (_, value, isOne) => {
    expect(isReset({ [RESET]: String(value) }, NOW_AT)).toBe(isOne);
  });

  test('is compared with the clock of the response, or with ours if it has none', () => {
    const headers = { [RESET]: String(NOW_SECONDS + 60) };
    const lateAt = NOW_AT + 86_400_000;
    expect(isReset({ ...headers, date: new Date(NOW_AT).toUTCString() }, lateAt)).toBe(true);
    expect(isReset(headers, lateAt)).toBe(false);
    expect(isReset({ ...headers, date: 'someday' }, NOW_AT)).toBe(true);
  });

  test('is invalid without the header', () => {
    expect(isReset({}, 0)).toBe(false);
    expect(isInWindow(Number.NaN)).toBe(false);
  });

  test.each([
    ['3600', '3600, which looks like seconds to wait'],
    ['1893459600000', '1893459600000, which looks like milliseconds'],
    ['1893459600', '"1893459600"'],
    ['soon\n', '"soon\\n"'],
  ])('%j is described as %s', (value, name) => {
    expect(nameReset(value)).toBe(name);
  });
});

test('excerpt returns a short text for any value', () => {
  expect([excerpt(undefined), excerpt('x'.repeat(1000)).length]).toEqual(['""', 62]);
});
