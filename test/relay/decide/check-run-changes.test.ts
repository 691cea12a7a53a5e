import { describe, expect, test } from 'vitest';
import { hasRoom } from '../../../src/relay/decide/check-run-changes.ts';

const NOW = 1_000_000;

describe('room for a write', () => {
  test.each([
    ['nothing was written', { inMinute: 0, inHour: 0, lastAt: null }, true, true],
    ['a write was less than a second ago', { inMinute: 1, inHour: 1, lastAt: NOW - 999 }, false, false],
    ['a write was a second ago', { inMinute: 1, inHour: 1, lastAt: NOW - 1_000 }, true, true],
    ['progress has spent its minute', { inMinute: 60, inHour: 60, lastAt: null }, true, false],
    ['the minute is full but for one', { inMinute: 79, inHour: 79, lastAt: null }, true, false],
    ['the minute is full', { inMinute: 80, inHour: 80, lastAt: null }, false, false],
    ['progress has spent its hour', { inMinute: 0, inHour: 350, lastAt: null }, true, false],
    ['the hour is full but for one', { inMinute: 0, inHour: 499, lastAt: null }, true, false],
    ['the hour is full', { inMinute: 0, inHour: 500, lastAt: null }, false, false],
  ])('where %s', (_when, spent, forEnd, forProgress) => {
    expect(hasRoom(spent, true, NOW)).toBe(forEnd);
    expect(hasRoom(spent, false, NOW)).toBe(forProgress);
  });
});
