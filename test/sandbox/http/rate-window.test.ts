import { describe, expect, test } from 'vitest';
import { type LimitHeaders, type RateWindow, renderLimitHeaders } from '../../../src/sandbox/http/rate-window.ts';

const NOW = Date.UTC(2030, 0, 1);
describe('the headers of the rate limit', () => {
  const window: RateWindow = { limit: 1000, used: 1, endsAt: NOW + 90_500 };
  const reset = (style: LimitHeaders, skewMs = 0): string | undefined =>
    renderLimitHeaders(window, style, { now: NOW, speed: 1, skewMs })['X-RateLimit-Reset'];

  test('contain the reset in each of its notations, never too early', () => {
    expect(reset('epoch-ms')).toBe(String(NOW + 90_500));
    expect(reset('seconds')).toBe('91');
    expect(reset('date')).toBe('Tue, 01 Jan 2030 00:01:31 GMT');
  });

  test("use the platform's clock even if it is wrong, except for seconds to wait", () => {
    expect(reset('epoch-seconds', 3_600_000)).toBe(String(NOW / 1000 + 3691));
    expect(reset('seconds', 3_600_000)).toBe('91');
  });

  test('can be words, or missing', () => {
    expect(renderLimitHeaders(window, 'unlimited', { now: NOW, speed: 1, skewMs: 0 })).toEqual({
      'X-RateLimit-Limit': 'unlimited',
      'X-RateLimit-Remaining': '-1',
    });
    expect(renderLimitHeaders(window, 'missing', { now: NOW, speed: 1, skewMs: 0 })).toEqual({});
  });
});
