import { describe, expect, test } from 'vitest';
import {
  type Crowd,
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

/** An estimate of a process that has seen the requests of others. */
function known(found: number, seen = 0): Crowd {
  return { found, seen, leftIfAlone: 1_000, since: 0, isAlone: false };
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
    expect(arrive(999, 500)).toMatchObject({ found: 0, seen: 0 });
  });

  test('counts a twentieth of the use above average before this process started, and at most eight requests (B25)', () => {
    expect(arrive(900, MINUTE_MS).found).toBeCloseTo(0.05 * (100 - 1 - 950 / 60), 5);
    expect(arrive(800, MINUTE_MS).found).toBe(8);
  });

  test('grows if others spend more than the budget allows, and shrinks if they spend less (B25)', () => {
    const { found } = arrive(900, MINUTE_MS);
    const [many, few] = [crowdBeside(100), crowdBeside(1)];
    expect(many.found + many.seen).toBeGreaterThan(found + 60);
    expect(few.found + few.seen).toBeLessThan(found);
  });

  test('soon shrinks if only own polls are seen (B25)', () => {
    expect(crowdBeside(0).found).toBeLessThan(0.3 * arrive(900, MINUTE_MS).found);
  });

  test('does not include other requests of this process', () => {
    for (const others of [0, 5, 100]) {
      const { found, seen } = crowdBeside(others);
      expect(crowdBeside(others, 20)).toMatchObject({ found, seen });
    }
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

  test('grows in proportion to the number of followers', () => {
    const times = pollIntervalMs(known(18), reading(900, 0), 0, 0) / pollIntervalMs(alone, reading(900, 0), 0, 0);
    expect(times).toBeCloseTo((10 * (900 - 1)) / (900 - 10), 5);
  });

  test('is at most ten minutes while a poll is possible, and infinite if only the reserve and a request for each are left (B25)', () => {
    expect(pollIntervalMs(fifty, reading(RESERVE + 50, 0), RESERVE, 0)).toBe(Number.POSITIVE_INFINITY);
    expect(pollIntervalMs(fifty, reading(RESERVE + 51, 0), RESERVE, 0)).toBe(10 * MINUTE_MS);
  });
});

describe('a process that is alone', () => {
  const now = HOUR_MS / 4;
  const OTHER_REQUEST: Sent = { polls: 0, otherRequests: 1 };

  /** Starts with `remaining` left, and deploys; `others` requests of other processes are in between. */
  function deploy(remaining: number, others: number): Crowd {
    const after = reading(remaining - 1 - others, now + 300);
    return watchCrowd(arrive(remaining, now), reading(remaining, now), after, OTHER_REQUEST, RESERVE);
  }
  const intervalOf = (crowd: Crowd, remaining: number): number =>
    pollIntervalMs(crowd, reading(remaining, now + 300), RESERVE, now + 300);

  test.each([999, 750, 500])(
    'may poll every five seconds with %i requests left, however long the window still lasts (B25)',
    (remaining) => {
      const crowd = deploy(remaining, 0);
      expect(crowd.isAlone).toBe(true);
      expect(intervalOf(crowd, remaining - 1)).toBeLessThan(2_000);
    },
  );

  test('is not known to be alone at its first reading, nor with much less than half of the window (B25)', () => {
    expect(arrive(750, now).isAlone).toBeNull();
    expect(deploy(449, 0).isAlone).toBe(false);
    expect(intervalOf(deploy(449, 0), 448)).toBeGreaterThan(20_000);
  });

  test('never counts as alone again once it saw a request of another (B25)', () => {
    const beside = deploy(750, 1);
    expect(beside.isAlone).toBe(false);
    const later = watchCrowd(beside, reading(748, now + 300), reading(747, now + MINUTE_MS), ONE_POLL, RESERVE);
    expect(later.isAlone).toBe(false);
    expect(intervalOf(beside, 748)).toBeGreaterThan(5_000);
  });

  test('stays alone if responses overtake each other, and over the reset', () => {
    const both = watchCrowd(
      arrive(750, now),
      reading(750, now),
      reading(748, now + 5_000),
      { polls: 1, otherRequests: 1 },
      RESERVE,
    );
    const none: Sent = { polls: 0, otherRequests: 0 };
    const older = watchCrowd(both, reading(748, now + 5_000), reading(749, now + 5_100), none, RESERVE);
    expect(older.isAlone).toBe(true);
  });

  test('stays alone over the reset, where the count starts again', () => {
    const [first, second] = [reading(750, HOUR_MS - 5_000), reading(749, HOUR_MS - 4_000)];
    const alone = watchCrowd(arrive(750, first.readAt), first, second, OTHER_REQUEST, RESERVE);
    const next: Window = { ...reading(999, HOUR_MS + 5_000), endsAt: 2 * HOUR_MS };
    const fresh = watchCrowd(alone, second, next, ONE_POLL, RESERVE);
    const isAloneWith = (remaining: number): boolean | null =>
      watchCrowd(fresh, next, { ...next, remaining, readAt: next.readAt + 5_000 }, ONE_POLL, RESERVE).isAlone;
    expect([isAloneWith(998), isAloneWith(997)]).toEqual([true, false]);
  });

  test('counts as alone for its first two minutes only', () => {
    const isAloneAt = (ms: number): boolean | null =>
      watchCrowd(deploy(750, 0), reading(749, now + 300), reading(748, now + ms), ONE_POLL, RESERVE).isAlone;
    expect([isAloneAt(125_000), isAloneAt(150_000)]).toEqual([true, false]);
  });

  test('slows down if it polls for many applications', () => {
    let crowd = deploy(985, 0);
    for (let polls = 1; polls <= 40; polls++) {
      const before = reading(985 - polls, now + 200 * polls);
      crowd = watchCrowd(crowd, before, reading(984 - polls, now + 200 * (polls + 1)), ONE_POLL, RESERVE);
    }
    expect(crowd.isAlone).toBe(true);
    expect(intervalOf(crowd, 945)).toBeGreaterThan(10_000);
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
