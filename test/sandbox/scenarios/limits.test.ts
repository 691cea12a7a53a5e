import { describe, expect, test } from 'vitest';
import { play, START } from '../play.ts';

const headersOf = (id: string) => play().get(0, `/application/${id}/status`).headers;
const resetOf = (id: string) => headersOf(id)['X-RateLimit-Reset'];

describe('the rate limit in the scenario', () => {
  test('low-budget leaves 80 requests for ten minutes', () => {
    expect(headersOf('low-budget')).toMatchObject({
      'X-RateLimit-Limit': '1000',
      'X-RateLimit-Remaining': '79',
      'X-RateLimit-Reset': String(START / 1000 + 600),
    });
  });

  test('reset-in-seconds, reset-in-ms and reset-as-date have the same time', () => {
    expect(resetOf('reset-in-seconds')).toBe('90');
    expect(resetOf('reset-in-ms')).toBe(String(START + 90_000));
    expect(resetOf('reset-as-date')).toBe('Tue, 01 Jan 2030 00:01:30 GMT');
  });

  test('unlimited has words in its headers, and no-limit-headers has none', () => {
    expect(headersOf('unlimited')).toMatchObject({ 'X-RateLimit-Limit': 'unlimited', 'X-RateLimit-Remaining': '-1' });
    expect(Object.keys(headersOf('no-limit-headers')).filter((name) => name.startsWith('X-RateLimit'))).toEqual([]);
  });
});
