import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseToldTime } from '../../../src/relay/intake/reported-time.ts';

const NOW = Date.UTC(2026, 10, 21, 8);
const AT = Date.UTC(2026, 10, 21, 7, 30, 5);

describe('parseToldTime', () => {
  test.each([
    ['2026-11-21T07:30:05.000Z', AT],
    ['2026-11-21T07:30:05Z', AT],
    ['2026-11-21 07:30:05', AT],
    ['2026-11-21T08:30:05+01:00', AT],
    ['2026-11-21T08:30:05+0100', AT],
    ['2026-11-21T08:30:05+01', AT],
    ['2026-11-21T07:30:05.123456789Z', AT + 123],
    ['2026-11-21T07:30:05,5Z', AT + 500],
    [AT, AT],
    [AT / 1000, AT],
    [String(AT), AT],
    [String(AT / 1000), AT],
    [AT / 1000 + 0.25, AT + 250],
    [AT * 1000, AT],
    ['Sat, 21 Nov 2026 07:30:05 GMT', AT],
    ['2026-11-21T07:30:05 +00:00', AT],
  ])('reads %j', (told, at) => {
    expect(parseToldTime(told, NOW)).toBe(at);
  });

  test.each([
    null,
    undefined,
    true,
    {},
    '',
    'yesterday',
    '2026-11-21',
    '2026-13-41T07:30:05Z',
    '21 Nov 2026 07:30:05',
    '5',
    0,
    -AT,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    AT * 1e10,
    Date.UTC(2015) - 1,
    '1970-01-01T00:00:00Z',
    NOW + 86_400_001,
  ])('makes nothing of %j', (told) => {
    expect(parseToldTime(told, NOW)).toBeNull();
  });

  test('believes a clock that is up to a day ahead', () => {
    expect(parseToldTime(NOW + 86_400_000, NOW)).toBe(NOW + 86_400_000);
  });

  test('answers a whole number in its range or nothing, whatever it is told', () => {
    fc.assert(
      fc.property(fc.anything(), (told) => {
        const at = parseToldTime(told, NOW);
        expect(at === null || (Number.isSafeInteger(at) && at >= Date.UTC(2015) && at <= NOW + 86_400_000)).toBe(true);
      }),
    );
  });
});
