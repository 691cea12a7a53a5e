import { describe, expect, test } from 'vitest';
import {
  type Crowd,
  paceIntervalMs,
  pollIntervalMs,
  type Sent,
  spreadAfterResetMs,
  UNSEEN,
  watchCrowd,
} from '../../src/rate-limit/crowd.ts';
import type { Window } from '../../src/rate-limit/window.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const RESERVE = 50;
const ONE_POLL: Sent = { polls: 1, otherRequests: 0 };

/** A reading of a window of 1,000 requests that started at 0. */
function reading(remaining: number, readAt: number): Window {
  return { limit: 1_000, remaining, readAt, endsAt: HOUR_MS, opensAt: HOUR_MS + 1_000, chance: 0 };
}

/** An estimate after enough time to measure. */
function known(found: number, seen = 0): Crowd {
  return { found, seen, usedByOthers: 0, watchedSinceAt: 0, hasPolled: true };
}

/** Starts in a window with one own request used. */
function arrive(remaining: number, readAt: number): Crowd {
  return watchCrowd(UNSEEN, null, reading(remaining, readAt), { polls: 0, otherRequests: 1 }, RESERVE);
}

/** Starts in a window of which 100 are used, polls a minute later, and returns the crowd if others used `others` in between. */
function crowdBeside(others: number, otherRequests = 0): Crowd {
  const first = arrive(900, MINUTE_MS);
  const after = reading(900 - others - otherRequests - 1, 2 * MINUTE_MS);
  return watchCrowd(first, reading(900, MINUTE_MS), after, { polls: 1, otherRequests }, RESERVE);
}

/**
 * Follows as one of `size` that started at once and all poll at the same interval, and returns after some rounds how many
 * times the budget they use.
 */
function spendingOf(size: number): number {
  let now = MINUTE_MS;
  let remaining = 1_000 - 2 * size;
  let crowd = arrive(remaining, now);
  const interval = (): number => pollIntervalMs(crowd, reading(remaining, now), RESERVE, now);
  for (let round = 0; round < 8; round++) {
    const before = reading(remaining, now);
    now += interval();
    remaining -= size;
    crowd = watchCrowd(crowd, before, reading(remaining, now), ONE_POLL, RESERVE);
  }
  return ((size / interval()) * (HOUR_MS - now)) / (remaining - RESERVE);
}

describe('the estimated number of followers', () => {
  test('is one if others have used nothing', () => {
    expect(arrive(999, 500)).toMatchObject({ found: 0, seen: 0, usedByOthers: 0, watchedSinceAt: 500 });
  });

  test('is estimated from the use above average when this process started (B25)', () => {
    expect(arrive(800, MINUTE_MS).found).toBeCloseTo(200 - 1 - 950 / 60, 5);
  });

  test('grows if others spend more than the budget allows, and shrinks if they spend less (B25)', () => {
    const { found } = arrive(900, MINUTE_MS);
    const [many, few] = [crowdBeside(100), crowdBeside(1)];
    expect(many.found + many.seen).toBeGreaterThan(found + 60);
    expect(few.found + few.seen).toBeLessThan(found);
  });

  test('soon shrinks if only own polls are seen (B25)', () => {
    expect(crowdBeside(0).found).toBeLessThan(0.3 * crowdBeside(1).found);
  });

  test('does not include other requests of this process', () => {
    for (const others of [0, 5, 100]) expect(crowdBeside(others, 20)).toEqual(crowdBeside(others));
  });

  test('is kept over the reset, where the count starts again', () => {
    const next: Window = { ...reading(999, HOUR_MS + 5_000), endsAt: 2 * HOUR_MS };
    const { found, seen } = watchCrowd(known(300, 100), reading(500, HOUR_MS - 5_000), next, ONE_POLL, RESERVE);
    expect(found + seen).toBeGreaterThan(0.98 * 400);
    expect(found + seen).toBeLessThan(400);
  });

  test.each([2, 5, 20, 50])('leads %i equal followers soon to use about what the budget allows (B25)', (size) => {
    expect(spendingOf(size)).toBeGreaterThan(0.6);
    expect(spendingOf(size)).toBeLessThan(1.6);
  });
});

describe('the interval between two polls', () => {
  const alone = known(0);
  const fifty = known(90, 8);

  test('spreads the remaining requests, less the reserve and those for outcomes, over the time to the reset (B25)', () => {
    const now = HOUR_MS - 10 * MINUTE_MS;
    expect(pollIntervalMs(alone, reading(RESERVE + 61, now), RESERVE, now)).toBeCloseTo(10_000, -3);
    expect(pollIntervalMs(alone, reading(RESERVE + 301, now), RESERVE, now)).toBeCloseTo(2_000, -3);
  });

  test('grows with the number of followers, less than in proportion, since current followers leave in time', () => {
    const times =
      pollIntervalMs(fifty, reading(900, 0), RESERVE, 0) / pollIntervalMs(alone, reading(900, 0), RESERVE, 0);
    expect(times).toBeGreaterThan(25);
    expect(times).toBeLessThan(55);
  });

  test('is infinite if only the reserve and the requests for outcomes are left (B25)', () => {
    expect(pollIntervalMs(fifty, reading(RESERVE + 75, 0), RESERVE, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(pollIntervalMs(fifty, reading(RESERVE + 76, 0), RESERVE, 0)).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe('a new follower', () => {
  const now = HOUR_MS / 2;
  const come = (found: number, remaining: number, watchedMs: number, hasPolled = true): number => {
    const crowd = { found, seen: 0, usedByOthers: 999 - remaining, watchedSinceAt: now - watchedMs, hasPolled };
    return paceIntervalMs(crowd, reading(remaining, now), RESERVE, now);
  };

  test('waits up to half a minute before its first poll if all the used requests may be recent', () => {
    expect(come(0, 600, 0)).toBe(30_000);
    expect(come(0, 600, 20_000)).toBe(10_000);
    expect(come(0, 996, 0)).toBeLessThan(5_000);
  });

  test('does not delay its first status check while more than 97 % of the window is left (B25)', () => {
    for (const found of [0, 15, 200]) {
      expect(come(found, 971, 0, false)).toBe(0);
      expect(come(found, 970, 0, false)).toBe(come(found, 970, 0));
    }
    expect(come(15, 985, 0)).toBeGreaterThan(15_000);
  });

  test('counts its first status check as soon as it was sent', () => {
    const [first, afterDeploying] = [reading(985, 5_000), reading(984, 5_300)];
    const deployed = watchCrowd(arrive(985, 5_000), first, afterDeploying, { polls: 0, otherRequests: 1 }, RESERVE);
    expect(deployed.hasPolled).toBe(false);
    expect(watchCrowd(deployed, afterDeploying, reading(983, 10_300), ONE_POLL, RESERVE).hasPolled).toBe(true);
  });

  test('is not delayed if the largest possible number of followers would use little meanwhile', () => {
    expect(come(0, 970, 0)).toBe(pollIntervalMs(known(0), reading(970, now), RESERVE, now));
    expect(come(0, 900, 0)).toBeGreaterThan(20_000);
  });

  test('polls sooner, with a doubling delay, if one poll of each of the maximum followers would use very little', () => {
    const interval = pollIntervalMs(known(0), reading(930, now), RESERVE, now);
    expect(interval).toBeLessThan(5_000);
    expect(come(0, 930, 500)).toBe(interval);
    expect([5_000, 10_000].map((watchedMs) => come(0, 930, watchedMs))).toEqual([5_000, 10_000]);
    expect(come(0, 930, 20_000)).toBe(10_000);
    expect(come(0, 919, 0)).toBeLessThan(5_000);
    expect(come(0, 915, 0)).toBe(30_000);
  });

  test('polls no sooner than the remaining requests allow, however little one poll would use', () => {
    expect(come(10, 930, 500)).toBe(pollIntervalMs(known(10), reading(930, now), RESERVE, now));
    expect(come(200, 930, 500)).toBe(29_500);
  });

  test('does not wait much longer if the other followers may have left, unless too little is left to find out', () => {
    expect(come(200, 600, 0)).toBe(30_000);
    expect(come(200, 200, 0)).toBeCloseTo((120_000 * 101) / 150, 0);
    expect(come(200, 50, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is no longer new after half a minute', () => {
    for (const found of [0, 50]) {
      expect(come(found, 600, 30_000)).toBe(pollIntervalMs(known(found), reading(600, now), RESERVE, now));
    }
  });
});

describe('the polls after a reset', () => {
  test('are spread over as long as the followers need, at most a minute', () => {
    const spread = (found: number): number => spreadAfterResetMs(known(found), reading(0, 0), RESERVE);
    expect(spread(0)).toBeCloseTo(HOUR_MS / 950, 0);
    expect(spread(18)).toBeCloseTo((10 * HOUR_MS) / 950, 0);
    expect(spread(398)).toBe(60_000);
  });
});
