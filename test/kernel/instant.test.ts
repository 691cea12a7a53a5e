import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseInstant } from '../../src/kernel/instant.ts';

const AT = Date.UTC(2026, 10, 21, 9, 30, 15, 250);

describe('an instant', () => {
  test.each([
    '2026-11-21T09:30:15.250Z',
    '2026-11-21T09:30:15.250',
    '2026-11-21 09:30:15,250',
    '2026-11-21T10:30:15.250+01:00',
    '2026-11-21 04:30:15.250-0500',
    '2026-11-21T11:30:15.250 +02',
    '2026-11-21t09:30:15.250z',
    ' 2026-11-21T09:30:15.250000999Z ',
    String(AT),
    AT,
    AT / 1000,
    `${AT / 1000}`,
    AT * 1000,
    `${AT}000000`,
  ])('is the same however it is written: %j', (written) => {
    expect(parseInstant(written)).toBe(AT);
  });

  test('may lack what is smaller than a minute', () => {
    expect(parseInstant('2026-11-21T09:30Z')).toBe(Date.UTC(2026, 10, 21, 9, 30));
    expect(parseInstant('Sat, 21 Nov 2026 09:30:15 GMT')).toBe(AT - 250);
  });

  test.each([
    null,
    undefined,
    true,
    {},
    [],
    '',
    'yesterday',
    'build 7',
    '2026',
    '2026-13-01T00:00:00Z',
    0,
    12,
    -AT,
    Number.NaN,
    '17',
  ])('is not %j', (written) => {
    expect(parseInstant(written)).toBeNull();
  });

  test('is read from anything without failing, and as a finite number', () => {
    fc.assert(
      fc.property(fc.anything(), (value) => {
        const instant = parseInstant(value);
        return instant === null || Number.isFinite(instant);
      }),
    );
  });

  test('survives being written as ISO', () => {
    const date = fc.date({ min: new Date(Date.UTC(2002, 0)), max: new Date(Date.UTC(4000, 0)), noInvalidDate: true });
    fc.assert(fc.property(date, (at) => parseInstant(at.toISOString()) === at.getTime()));
  });
});
