import { describe, expect, test } from 'vitest';
import { parseHttpDate, parseInstant } from '../../src/kernel/instant.ts';

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
});

const HTTP_AT = Date.UTC(1994, 10, 6, 8, 49, 37);

describe('an HTTP date', () => {
  test.each([
    ['the form that is sent', 'Sun, 06 Nov 1994 08:49:37 GMT'],
    ['the form of RFC 850', 'Sunday, 06-Nov-94 08:49:37 GMT'],
    ['the form of asctime, which is UTC without saying so', 'Sun Nov  6 08:49:37 1994'],
  ])('is read in %s', (_name, text) => {
    expect(parseHttpDate(text)).toBe(HTTP_AT);
  });

  test.each([
    '',
    'soon',
    'hello 1',
    '1994',
    '1994-11-06T08:49:37Z',
    'Sun, 06 Nov 1994 08:49:37 +0200',
    'Sun, 06 Xyz 1994 08:49:37 GMT',
    'Sun, 46 Nov 1994 08:49:37 GMT',
  ])('is not read into %j', (text) => {
    expect(parseHttpDate(text)).toBeNull();
  });
});
