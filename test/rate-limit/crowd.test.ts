import { describe, expect, test } from 'vitest';
import {
  type Crowd,
  findCrowd,
  paceIntervalMs,
  pollIntervalMs,
  type Sent,
  spreadAfterResetMs,
  watchCrowd,
} from '../../src/rate-limit/crowd.ts';
import type { Window } from '../../src/rate-limit/window.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const RESERVE = 50;
const ONE_POLL: Sent = { polls: 1, otherRequests: 0 };

/** A reading of a window of 1,000 requests that began at 0. */
function reading(remaining: number, toldAt: number): Window {
  return { limit: 1_000, remaining, toldAt, endsAt: HOUR_MS, opensAt: HOUR_MS + 1_000, chance: 0 };
}

/** A crowd of more than a few, of which so much is known. */
function known(found: number, seen = 0): Crowd {
  return { found, seen, own: 3, others: 0, isFew: false, hasPolled: true, watchedSinceAt: 0 };
}

/** Returns the crowd after the first reading, which used one request. */
function arrive(remaining: number, toldAt: number): Crowd {
  return findCrowd(reading(remaining, toldAt), { polls: 0, otherRequests: 1 }, RESERVE);
}

/** Finds 100 requests used, polls a minute later, and returns the crowd if others sent `others` requests in between. */
function crowdBeside(others: number, otherRequests = 0): Crowd {
  const first = { ...arrive(900, MINUTE_MS), isFew: false };
  const after = reading(900 - others - otherRequests - 1, 2 * MINUTE_MS);
  return watchCrowd(first, reading(900, MINUTE_MS), after, { polls: 1, otherRequests }, RESERVE);
}

/**
 * Follows as one of `size` who started at once and all poll at the same interval, and returns after some rounds how many
 * times more they spend than what would last for 45 minutes, or until the reset.
 */
function spendingOf(size: number): number {
  let now = MINUTE_MS;
  let remaining = 1_000 - 4 * size;
  let crowd: Crowd = { ...arrive(remaining, now), isFew: false };
  const interval = (): number => pollIntervalMs(crowd, reading(remaining, now), RESERVE, now);
  for (let round = 0; round < 8; round++) {
    const before = reading(remaining, now);
    now += interval();
    remaining -= size;
    crowd = watchCrowd(crowd, before, reading(remaining, now), ONE_POLL, RESERVE);
  }
  return ((size / interval()) * Math.min(45 * MINUTE_MS, HOUR_MS - now)) / (remaining - RESERVE);
}

describe('the crowd', () => {
  test('is one where nobody else has spent anything', () => {
    expect(arrive(999, 500)).toMatchObject({ found: 0, seen: 0, others: 0, isFew: true, watchedSinceAt: 500 });
  });

  test('is found by what was spent beyond the even line when this process came (B25)', () => {
    expect(arrive(800, MINUTE_MS).found).toBeCloseTo(200 - 1 - 950 / 60, 5);
  });

  test('grows by what others are seen to spend beyond what the budget bears, and shrinks where they spend less (B25)', () => {
    const { found } = arrive(900, MINUTE_MS);
    const [many, few] = [crowdBeside(100), crowdBeside(1)];
    expect(many.found + many.seen).toBeGreaterThan(found + 60);
    expect(few.found + few.seen).toBeLessThan(found);
  });

  test('that was found is soon taken for gone where nothing but the own looks is seen (B25)', () => {
    expect(crowdBeside(0).found).toBeLessThan(0.3 * crowdBeside(1).found);
  });

  test('does not count the other requests of this process', () => {
    for (const others of [0, 5, 100]) {
      const { found, seen } = crowdBeside(others);
      expect(crowdBeside(others, 20)).toMatchObject({ found, seen, others });
    }
  });

  test('is remembered over the reset, where the count begins anew', () => {
    const next: Window = { ...reading(999, HOUR_MS + 5_000), endsAt: 2 * HOUR_MS };
    const { found, seen } = watchCrowd(known(300, 100), reading(500, HOUR_MS - 5_000), next, ONE_POLL, RESERVE);
    expect(found + seen).toBeGreaterThan(0.98 * 400);
    expect(found + seen).toBeLessThan(400);
  });

  test.each([2, 5, 20, 50])(
    'of %i, all of whom look alike, comes to spend about what the budget bears (B25)',
    (size) => {
      expect(spendingOf(size)).toBeGreaterThan(0.6);
      expect(spendingOf(size)).toBeLessThan(2);
    },
  );
});

describe('the interval between two looks', () => {
  const alone = known(0);
  const fifty = known(188, 8);

  test('spreads what is left, less the reserve and what the ends need, over the time to the reset (B25)', () => {
    const now = HOUR_MS - 10 * MINUTE_MS;
    expect(pollIntervalMs(alone, reading(RESERVE + 61, now), RESERVE, now)).toBeCloseTo(10_000, -3);
    expect(pollIntervalMs(alone, reading(RESERVE + 301, now), RESERVE, now)).toBeCloseTo(2_000, -3);
  });

  test('grows with the crowd, less than in proportion, since those who look now leave in time', () => {
    const times =
      pollIntervalMs(fifty, reading(900, 0), RESERVE, 0) / pollIntervalMs(alone, reading(900, 0), RESERVE, 0);
    expect(times).toBeGreaterThan(25);
    expect(times).toBeLessThan(55);
  });

  test('is endless where only the reserve and what the ends need are left (B25)', () => {
    expect(pollIntervalMs(fifty, reading(RESERVE + 75, 0), RESERVE, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(pollIntervalMs(fifty, reading(RESERVE + 76, 0), RESERVE, 0)).toBeLessThan(Number.POSITIVE_INFINITY);
  });
});

describe('the first check', () => {
  const now = HOUR_MS / 2;
  const come = (remaining: number, hasPolled: boolean): number => {
    return paceIntervalMs({ ...known(200), hasPolled }, reading(remaining, now), RESERVE, now);
  };

  test('is not held back while more than half of the window is left, however large the crowd may be (B25)', () => {
    expect(come(501, false)).toBe(0);
    expect(come(500, false)).toBeGreaterThan(60_000);
    expect(come(501, true)).toBeGreaterThan(60_000);
  });

  test('waits where only the reserve is left', () => {
    expect(come(50, false)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('a few followers', () => {
  const paceAt = (crowd: Crowd, remaining: number, now: number): number =>
    paceIntervalMs(crowd, reading(remaining, now), RESERVE, now);
  /** Polls every 5 s while others send `perPoll` requests in between, and returns the crowd after `polls` polls. */
  const watch = (perPoll: number, polls: number, startedAt = 20 * MINUTE_MS): Crowd => {
    let crowd = arrive(999, startedAt);
    for (let poll = 0; poll < polls; poll++) {
      const [before, after] = [poll, poll + 1].map((count) =>
        reading(999 - count * (perPoll + 1), startedAt + count * 5_000),
      ) as [Window, Window];
      crowd = watchCrowd(crowd, before, after, ONE_POLL, RESERVE);
    }
    return crowd;
  };

  test.each([
    [985, 5_000],
    [920, MINUTE_MS],
    [962, 20 * MINUTE_MS],
    [660, 20 * MINUTE_MS],
  ])('are assumed where so much is used as they can have used: %i left after %i ms (B25)', (remaining, toldAt) => {
    const crowd = arrive(remaining, toldAt);
    expect(crowd.isFew).toBe(true);
    expect(paceAt(crowd, remaining, toldAt)).toBe(0);
  });

  test.each([
    [940, 1_000],
    [800, MINUTE_MS],
    [650, 20 * MINUTE_MS],
  ])('are not assumed where more is used than that: %i left after %i ms (B25)', (remaining, toldAt) => {
    expect(arrive(remaining, toldAt).isFew).toBe(false);
  });

  test('poll at full pace until others send more than nine followers would (B25)', () => {
    const [nine, thirty] = [watch(9, 12), watch(30, 12)];
    expect([nine.isFew, thirty.isFew]).toEqual([true, false]);
    expect(paceAt(nine, 870, 21 * MINUTE_MS)).toBe(0);
    expect(paceAt(thirty, 670, 21 * MINUTE_MS)).toBeGreaterThan(20_000);
  });

  test('stay a crowd once they were one', () => {
    const crowd = watch(30, 12);
    const [before, after] = [reading(600, 22 * MINUTE_MS), reading(599, 40 * MINUTE_MS)];
    expect(watchCrowd(crowd, before, after, ONE_POLL, RESERVE).isFew).toBe(false);
  });

  test('leave logs to one or two of them', () => {
    const interval = (crowd: Crowd): number => pollIntervalMs(crowd, reading(950, MINUTE_MS), RESERVE, MINUTE_MS);
    expect(interval(watch(0, 5))).toBeLessThan(10_000);
    expect(interval(watch(1, 5))).toBeLessThan(10_000);
    expect(interval(watch(4, 5))).toBeGreaterThan(10_000);
  });

  test('are counted by what they send in comparison with this process, as soon as they are a crowd', () => {
    const { seen, own, others } = watch(4, 10);
    expect([own, others]).toEqual([11, 40]);
    expect(seen).toBeCloseTo((4 * 40) / 11, 5);
  });
});

describe('the looks after a reset', () => {
  test('are spread over as long as the crowd needs, at most a minute', () => {
    const spread = (found: number): number => spreadAfterResetMs(known(found), reading(0, 0), RESERVE);
    expect(spread(0)).toBeCloseTo(HOUR_MS / 950, 0);
    expect(spread(36)).toBeCloseTo((10 * HOUR_MS) / 950, 0);
    expect(spread(398)).toBe(60_000);
  });
});
