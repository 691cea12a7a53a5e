import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextCheckInMs, nextRetryInMs } from '../../src/deploy/status-interval.ts';

function checksWithin(durationMs: number, pollIntervalMs = 5_000): number {
  let checks = 0;
  for (let elapsedMs = 0; elapsedMs < durationMs; checks++) {
    elapsedMs += nextCheckInMs({ elapsedMs, pollIntervalMs, paceMs: 0, chance: 0.5 });
  }
  return checks;
}

describe('the interval', () => {
  test('leaves room for the log within 120 requests in ten minutes', () => {
    expect(checksWithin(600_000)).toBeLessThanOrEqual(73);
  });

  test('is the poll interval for two minutes, then longer', () => {
    const at = (elapsedMs: number) => nextCheckInMs({ elapsedMs, pollIntervalMs: 5_000, paceMs: 0, chance: 0.5 });
    expect([at(0), at(119_000), at(120_000), at(600_000), at(1_800_000), at(7_200_000)]).toEqual([
      5_000, 5_000, 10_000, 10_000, 15_000, 30_000,
    ]);
  });

  test('is never below the poll interval, nor below what the budget allows (B25)', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.integer({ min: 100, max: 60_000 }),
        fc.nat(600_000),
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (elapsedMs, pollIntervalMs, paceMs, chance) => {
          const wait = nextCheckInMs({ elapsedMs, pollIntervalMs, paceMs, chance });
          expect(wait).toBeGreaterThanOrEqual(pollIntervalMs);
          expect(wait).toBeGreaterThanOrEqual(paceMs);
        },
      ),
    );
  });
});

test('the back-off doubles from 2 s to 30 s, with at most half of it random (B15)', () => {
  expect([1, 2, 3, 4, 5, 9].map((failures) => nextRetryInMs(failures, 1))).toEqual([
    2_000, 4_000, 8_000, 16_000, 30_000, 30_000,
  ]);
  expect(nextRetryInMs(3, 0)).toBe(4_000);
});
