import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type LogCadence, nextReadMs } from '../../src/logs/log-interval.ts';

const flowing: LogCadence = { pollIntervalMs: 5000, paceMs: 0, elapsedMs: 0, lastWaitMs: 5000, isFlowing: true };

/** How many reads `durationMs` of a log takes. */
function countReads(durationMs: number, isFlowing: boolean): number {
  let reads = 0;
  let lastWaitMs: number | null = null;
  for (let elapsedMs = 0; ; reads += 1) {
    lastWaitMs = nextReadMs({ ...flowing, elapsedMs, lastWaitMs, isFlowing });
    elapsedMs += lastWaitMs;
    if (elapsedMs > durationMs) return reads;
  }
}

describe('the next read of a log', () => {
  test('comes after the poll interval at first', () => {
    expect(nextReadMs({ ...flowing, lastWaitMs: null, isFlowing: false })).toBe(5000);
  });

  test('comes at the poll interval while a young log flows, then less often, at least every 20 s', () => {
    expect(nextReadMs({ ...flowing, elapsedMs: 20_000 })).toBe(5000);
    expect(nextReadMs({ ...flowing, elapsedMs: 60_000 })).toBe(10_000);
    expect(nextReadMs({ ...flowing, elapsedMs: 3_600_000 })).toBe(20_000);
  });

  test('comes later and later while nothing does, at least every 30 s, and soon again when lines flow', () => {
    const quiet = { ...flowing, isFlowing: false };
    expect(nextReadMs({ ...quiet, lastWaitMs: 8000 })).toBe(12_000);
    expect(nextReadMs({ ...quiet, lastWaitMs: 30_000 })).toBe(30_000);
    expect(nextReadMs({ ...flowing, elapsedMs: 30_000, lastWaitMs: 30_000 })).toBe(5000);
  });

  test('leaves three looks at the status for one read where the rate budget binds', () => {
    expect(nextReadMs({ ...flowing, paceMs: 4000 })).toBe(12_000);
    expect(nextReadMs({ ...flowing, paceMs: 60_000 })).toBe(180_000);
  });

  test('takes at most 40 reads in ten minutes, of any log', () => {
    expect(countReads(600_000, true)).toBeLessThanOrEqual(40);
    expect(countReads(600_000, false)).toBeLessThanOrEqual(25);
  });

  test('never comes sooner than the poll interval, nor than half a second', () => {
    const ms = fc.nat({ max: 3_600_000 });
    fc.assert(
      fc.property(
        ms,
        ms,
        ms,
        fc.option(ms),
        fc.boolean(),
        (pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing) => {
          const nextMs = nextReadMs({ pollIntervalMs, paceMs, elapsedMs, lastWaitMs, isFlowing });
          expect(nextMs).toBeGreaterThanOrEqual(Math.max(pollIntervalMs, 500));
        },
      ),
    );
  });
});
