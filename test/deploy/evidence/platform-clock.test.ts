import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aheadMsOf,
  type ClockReading,
  type PlatformClock,
  readClock,
} from '../../../src/deploy/evidence/platform-clock.ts';
import { BASE } from '../../relay/support/history-facts.ts';

const MINUTE_MS = 60_000;

/** A response at `atMs` after BASE that took `tookMs`, from a clock that is ahead by `aheadMs`. */
function readingOf(atMs: number, aheadMs: number, tookMs = 200): ClockReading {
  const requestedAt = BASE + atMs;
  const respondedAt = Math.floor((requestedAt + tookMs / 2 + aheadMs) / 1_000) * 1_000;
  return { requestedAt, receivedAt: requestedAt + tookMs, respondedAt, shownAt: null };
}

/** How far the clock is ahead, by the last of some readings. */
function aheadBy(...readings: readonly ClockReading[]): number {
  const clock = readings.reduce<PlatformClock | null>(readClock, null);
  return aheadMsOf(clock, readings.at(-1)?.receivedAt ?? BASE);
}

/** Readings at some seconds after BASE, each ahead by the same. */
function steady(aheadMs: number, ...seconds: readonly number[]): readonly ClockReading[] {
  return seconds.map((second) => readingOf(second * 1_000, aheadMs));
}

test('a correct clock is never ahead or behind, however long responses take', () => {
  const statusCheck = fc.record({
    gapMs: fc.nat(100_000),
    tookMs: fc.nat(30_000),
    part: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(fc.array(statusCheck, { minLength: 1, maxLength: 12 }), (statusChecks) => {
      let atMs = 0;
      const readings = statusChecks.map(({ gapMs, tookMs, part }) => {
        const requestedAt = BASE + atMs + gapMs;
        atMs += gapMs + tookMs;
        const respondedAt = Math.floor((requestedAt + tookMs * part) / 1_000) * 1_000;
        return { requestedAt, receivedAt: requestedAt + tookMs, respondedAt, shownAt: null };
      });
      for (const [nth] of readings.entries()) expect(aheadBy(...readings.slice(0, nth + 1))).toBe(0);
    }),
  );
});

describe('a clock that is behind', () => {
  test('is believed after three responses that agree, over ten seconds', () => {
    const seconds = [0, 4, 11];
    expect(aheadBy(...steady(-180_000, ...seconds))).toBeLessThan(-176_000);
    expect(aheadBy(...steady(-180_000, ...seconds))).toBeGreaterThan(-180_000);
    expect(aheadBy(...steady(-180_000, 0, 11))).toBe(0);
    expect(aheadBy(...steady(-180_000, 0, 4, 8))).toBe(0);
  });

  test('is not believed if one response disagrees, until three agree again', () => {
    const before = steady(-180_000, 0, 10, 20);
    const odd = readingOf(30_000, 0);
    expect(aheadBy(...before, odd)).toBe(0);
    expect(aheadBy(...before, odd, ...steady(-180_000, 40, 50))).toBe(0);
    expect(aheadBy(...before, odd, ...steady(-180_000, 40, 50, 60))).toBeLessThan(-176_000);
  });

  test('is never assumed to be further behind than it is', () => {
    const ahead = fc.integer({ min: -14 * MINUTE_MS, max: 14 * MINUTE_MS });
    fc.assert(
      fc.property(ahead, fc.array(fc.nat(200), { minLength: 1, maxLength: 9 }), (aheadMs, gaps) => {
        let at = 0;
        const seconds = gaps.map((gap) => (at += gap));
        const found = aheadBy(...steady(aheadMs, ...seconds));
        expect(Math.abs(found)).toBeLessThanOrEqual(Math.abs(aheadMs));
        expect(found * aheadMs).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

test('the response of a cache does not make the clock seem behind if it is repeated, at any pace', () => {
  const gaps = fc.array(fc.nat(40_000), { minLength: 1, maxLength: 20 });
  fc.assert(
    fc.property(gaps, fc.nat(5_000), fc.nat(10 * MINUTE_MS), (some, tookMs, ageMs) => {
      let atMs = 0;
      const readings = some.map((gapMs) => {
        atMs += gapMs;
        return { ...readingOf(atMs, 0, tookMs), respondedAt: BASE - ageMs };
      });
      for (const [nth] of readings.entries()) expect(aheadBy(...readings.slice(0, nth + 1))).toBe(0);
    }),
  );
});

describe('a clock that is ahead', () => {
  test('is believed at the first response, since no cache reports a future time', () => {
    expect(aheadBy(readingOf(0, 180_000))).toBeGreaterThan(177_000);
    expect(aheadBy(readingOf(0, 180_000))).toBeLessThanOrEqual(180_000);
  });

  test('is not believed while it runs faster than ours, only after it kept our pace for a while', () => {
    const faster = [0, 2, 4, 6, 20, 40].map((second) => readingOf(second * 1_000, 60_000 + second * 29_000 * 0.1));
    for (const [nth] of faster.entries()) if (nth > 0) expect(aheadBy(...faster.slice(0, nth + 1))).toBe(0);
    const since = [readingOf(0, 60_000), readingOf(10_000, 180_000)];
    expect(aheadBy(...since)).toBe(0);
    expect(aheadBy(...since, readingOf(15_000, 180_000), readingOf(19_000, 180_000))).toBe(0);
    expect(aheadBy(...since, readingOf(15_000, 180_000), readingOf(21_000, 180_000))).toBeGreaterThan(177_000);
  });
});

describe('a response', () => {
  const known = steady(-180_000, 0, 10, 20);
  const good = readingOf(30_000, -180_000);

  test('is not measured if it took long, is absurd or shows a time later than itself, and measuring starts again', () => {
    expect(aheadBy(...known, good)).toBeLessThan(-176_000);
    const useless: readonly ClockReading[] = [
      { ...good, requestedAt: good.receivedAt - 5_001 },
      { ...good, requestedAt: good.receivedAt + 60_000 },
      { ...good, respondedAt: 0 },
      { ...good, respondedAt: good.receivedAt - 15 * MINUTE_MS - 1 },
      { ...good, respondedAt: good.receivedAt + 15 * MINUTE_MS + 1 },
      { ...good, shownAt: good.respondedAt + 2_000 },
    ];
    for (const one of useless) {
      expect(readClock(null, one)).toBeNull();
      expect(aheadBy(...known, one)).toBe(0);
      expect(aheadBy(...known, one, readingOf(60_000, -180_000))).toBe(0);
    }
    expect(aheadBy(...known, { ...good, shownAt: good.respondedAt + 1_999 })).toBeLessThan(-176_000);
  });
});
