import { describe, expect, test } from 'vitest';
import { renderAge, renderTime } from '../../src/web/page-dates.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const AT = Date.UTC(2030, 0, 2, 3, 4, 5);

describe('an instant on a page', () => {
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
  ])('with an age of %d ms is shown as %s, with the time in UTC as its title', (ageMs, age) => {
    const element = '<time datetime="2030-01-02T03:04:05.000Z" title="2030-01-02 03:04:05 UTC">';
    expect(renderAge(AT, AT + ageMs)).toBe(`${element}${age}</time>`);
  });

  test('that is not known is shown as unknown', () => {
    for (const wrong of [Number.NaN, 9e15, Number.POSITIVE_INFINITY]) expect(renderAge(wrong, 0)).toContain('unknown');
  });

  test('is shown as itself where no age is wanted', () => {
    expect(renderTime(AT)).toBe('<time datetime="2030-01-02T03:04:05.000Z">2030-01-02 03:04:05 UTC</time>');
  });
});
