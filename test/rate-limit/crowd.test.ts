import { describe, expect, test } from 'vitest';
import { type Crowd, pollIntervalMs, type Sent, UNSEEN, watchCrowd } from '../../src/rate-limit/crowd.ts';
import type { Window } from '../../src/rate-limit/window.ts';

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;
const RESERVE = 50;
const ONE_POLL: Sent = { polls: 1, otherRequests: 0 };

/** A reading of a window of 1,000 requests that started at 0. */
function reading(remaining: number, readAt: number): Window {
  return { limit: 1_000, remaining, readAt, endsAt: HOUR_MS, opensAt: HOUR_MS + 1_000, chance: 0 };
}

/** An estimate of a process that has polled and has seen as many requests of others as a crowd sends. */
function known(found: number, seen = 0): Crowd {
  return { found, others: 100, expected: 100, seen, leftIfAlone: 1_000, since: 0, isAlone: false };
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

  test('includes those found: one for each request that is missing from the window, at most 120 (B25)', () => {
    const evenlyLeft = (950 * 59) / 60;
    expect(arrive(900, MINUTE_MS).found).toBeCloseTo(evenlyLeft + RESERVE / 2 - 901, 5);
    expect(arrive(959, MINUTE_MS).found).toBe(0);
    expect(arrive(500, MINUTE_MS).found).toBe(120);
  });

  test('counts a twentieth of those found before the first poll (B25)', () => {
    const window = reading(400, 2 * MINUTE_MS);
    const alone = pollIntervalMs({ ...known(0), expected: 0 }, window, RESERVE, window.readAt);
    const unproven = pollIntervalMs({ ...known(60), expected: 0 }, window, RESERVE, window.readAt);
    expect(unproven / alone).toBeCloseTo(1 + 60 / 20, 5);
  });

  test.each([
    ['all of those found if others send as many requests as a crowd', 16, 0.99, 1.01],
    ['a tenth of those found, or less, if others send half as many', 8, 0.05, 0.1],
    ['none of those found if others send nothing', 0, 0, 0.001],
  ])('counts %s (B25)', (_, others, least, most) => {
    const window = reading(400, 2 * MINUTE_MS);
    const intervalOf = (crowd: Crowd): number => pollIntervalMs(crowd, window, RESERVE, window.readAt);
    const { found } = crowdBeside(others);
    const counted =
      (intervalOf({ ...crowdBeside(others), seen: 0, isAlone: false }) / intervalOf(known(0)) - 1) / found;
    expect(counted).toBeGreaterThanOrEqual(least);
    expect(counted).toBeLessThanOrEqual(most);
  });

  test('grows if others spend more than the budget allows (B25)', () => {
    expect(crowdBeside(100).seen).toBeGreaterThan(60);
    expect(crowdBeside(1).seen).toBe(0);
  });

  test('does not include other requests of this process', () => {
    for (const others of [0, 5, 100]) {
      const { found, seen, others: counted } = crowdBeside(others);
      expect(crowdBeside(others, 20)).toMatchObject({ found, seen, others: counted });
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

  test('spreads the remaining requests, less the reserve, over the time to the reset (B25)', () => {
    const now = HOUR_MS - 10 * MINUTE_MS;
    expect(pollIntervalMs(alone, reading(RESERVE + 60, now), RESERVE, now)).toBe(10_000);
    expect(pollIntervalMs(alone, reading(RESERVE + 300, now), RESERVE, now)).toBe(2_000);
  });

  test('grows in proportion to the number of followers', () => {
    const window = reading(950, 0);
    expect(pollIntervalMs(known(9), window, RESERVE, 0) / pollIntervalMs(alone, window, RESERVE, 0)).toBeCloseTo(10, 5);
  });

  test('is at most ten minutes while each follower can poll before the reset, and infinite if not (B25)', () => {
    expect(pollIntervalMs(known(49), reading(RESERVE + 51, 0), RESERVE, 0)).toBe(10 * MINUTE_MS);
    expect(pollIntervalMs(known(49), reading(RESERVE + 50, 0), RESERVE, 0)).toBe(Number.POSITIVE_INFINITY);
  });

  test('is at most a minute before the first poll, unless only the reserve is left (B25)', () => {
    const newcomer = arrive(400, MINUTE_MS);
    expect(pollIntervalMs(newcomer, reading(RESERVE + 1, MINUTE_MS), RESERVE, MINUTE_MS)).toBe(MINUTE_MS);
    expect(pollIntervalMs(newcomer, reading(RESERVE, MINUTE_MS), RESERVE, MINUTE_MS)).toBe(Number.POSITIVE_INFINITY);
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
    expect(arrive(750, now).isAlone).toBe(false);
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

  test('stays alone over the reset, where the count starts again', () => {
    const [first, second] = [reading(750, HOUR_MS - 5_000), reading(749, HOUR_MS - 4_000)];
    const alone = watchCrowd(arrive(750, first.readAt), first, second, OTHER_REQUEST, RESERVE);
    const next: Window = { ...reading(999, HOUR_MS + 5_000), endsAt: 2 * HOUR_MS };
    const fresh = watchCrowd(alone, second, next, ONE_POLL, RESERVE);
    const isAloneWith = (remaining: number): boolean =>
      watchCrowd(fresh, next, { ...next, remaining, readAt: next.readAt + 5_000 }, ONE_POLL, RESERVE).isAlone;
    expect([isAloneWith(998), isAloneWith(997)]).toEqual([true, false]);
  });

  test('counts as alone for its first two minutes only', () => {
    const isAloneAt = (ms: number): boolean =>
      watchCrowd(deploy(750, 0), reading(749, now + 300), reading(748, now + ms), ONE_POLL, RESERVE).isAlone;
    expect([isAloneAt(125_000), isAloneAt(150_000)]).toEqual([true, false]);
  });
});
