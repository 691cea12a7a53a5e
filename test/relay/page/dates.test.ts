import { describe, expect, test } from 'vitest';
import { renderAgo, renderTime } from '../../../src/relay/page/dates.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('how long ago an instant was', () => {
  test.each([
    [-HOUR, 'just now'],
    [4.9 * SECOND, 'just now'],
    [5 * SECOND, '5 s ago'],
    [59.9 * SECOND, '59 s ago'],
    [60 * SECOND, '1 min ago'],
    [HOUR - 1, '59 min ago'],
    [HOUR, '1 h ago'],
    [48 * HOUR - 1, '47 h ago'],
    [48 * HOUR, '2 days ago'],
    [Number.NaN, 'just now'],
  ])('%d ms: %s', (ageMs, said) => {
    expect(renderAgo(0, ageMs)).toBe(said);
  });

  test('stands in an element that has the instant in UTC', () => {
    expect(renderTime(Date.UTC(2030, 0, 2, 3, 4, 5), Date.UTC(2030, 0, 2, 3, 5, 5))).toBe(
      '<time datetime="2030-01-02T03:04:05.000Z" title="2030-01-02 03:04:05 UTC">1 min ago</time>',
    );
    for (const wrong of [Number.NaN, 9e15, Number.POSITIVE_INFINITY]) expect(renderTime(wrong, 0)).toContain('unknown');
  });
});
