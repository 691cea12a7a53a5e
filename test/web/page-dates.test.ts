import { describe, expect, test } from 'vitest';
import { renderAge, renderAgo, renderTime } from '../../src/web/page-dates.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;

describe('renderAgo', () => {
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
  ])('renders an age of %d ms as %s', (ageMs, said) => {
    expect(renderAgo(0, ageMs)).toBe(said);
  });

  test('renderAge renders an element with the instant in UTC as its title', () => {
    expect(renderAge(Date.UTC(2030, 0, 2, 3, 4, 5), Date.UTC(2030, 0, 2, 3, 5, 5))).toBe(
      '<time datetime="2030-01-02T03:04:05.000Z" title="2030-01-02 03:04:05 UTC">1 min ago</time>',
    );
    for (const wrong of [Number.NaN, 9e15, Number.POSITIVE_INFINITY]) expect(renderAge(wrong, 0)).toContain('unknown');
  });

  test('renderTime renders an element with the instant itself', () => {
    expect(renderTime(Date.UTC(2030, 0, 2, 3, 4, 5))).toBe(
      '<time datetime="2030-01-02T03:04:05.000Z">2030-01-02 03:04:05 UTC</time>',
    );
  });
});
