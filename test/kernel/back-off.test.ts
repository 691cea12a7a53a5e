import { describe, expect, test } from 'vitest';
import { backOffMs } from '../../src/kernel/back-off.ts';

const LIMITS = { firstMs: 2_000, maxMs: 60_000 };

describe('backOffMs', () => {
  test('doubles the wait up to the longest one (B23)', () => {
    const waits = [1, 2, 3, 4, 5, 6, 7, 5_000].map((failures) => backOffMs(failures, LIMITS));
    expect(waits).toEqual([2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
  });

  test('subtracts a random part of up to half (B23)', () => {
    expect([1, 2, 6, 50].map((failures) => backOffMs(failures, LIMITS, 0))).toEqual([1_000, 2_000, 30_000, 30_000]);
    expect(backOffMs(1, LIMITS, 0.5)).toBe(1_500);
  });
});
