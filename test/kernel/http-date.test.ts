import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseHttpDate } from '../../src/kernel/http-date.ts';

const AT = Date.UTC(1994, 10, 6, 8, 49, 37);

describe('an HTTP date', () => {
  test.each([
    ['the form that is sent', 'Sun, 06 Nov 1994 08:49:37 GMT'],
    ['the form of RFC 850', 'Sunday, 06-Nov-94 08:49:37 GMT'],
    ['the form of asctime, which is UTC without saying so', 'Sun Nov  6 08:49:37 1994'],
  ])('is read in %s', (_name, text) => {
    expect(parseHttpDate(text)).toBe(AT);
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

  test('is read back as it was written, for any second', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_102_444_799 }), (seconds) => {
        expect(parseHttpDate(new Date(seconds * 1000).toUTCString())).toBe(seconds * 1000);
      }),
    );
  });
});
