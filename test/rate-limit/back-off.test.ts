import { describe, expect, test } from 'vitest';
import { backOffMs } from '../../src/rate-limit/back-off.ts';

describe('the back-off', () => {
  test('doubles from one second to half a minute, and no further (B23)', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 50].map((refusals) => backOffMs(refusals, 0));
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000, 30_000]);
  });

  test('is up to twice as long by chance, but never over a minute (B23)', () => {
    const waits = [1, 2, 6, 50].map((refusals) => backOffMs(refusals, 0.999_999));
    expect(waits.map((wait) => Math.round(wait / 10) * 10)).toEqual([2_000, 4_000, 60_000, 60_000]);
  });
});
