import { describe, expect, test } from 'vitest';
import type { Arrivals } from '../bench/rate-limit/jobs.ts';
import { type Outcome, type SharedToken, simulateShared } from '../bench/rate-limit/simulate-shared.ts';
import { medianOf, quantileOf } from '../support/statistics.ts';

const LIMIT = { budgetPerHour: 1_000, reserve: 50, window: { ageMs: 0, used: 0 } };
const MINUTE_MS = 60_000;

/** Plays a shared token `times` times over. */
async function playOften(shared: Omit<SharedToken, 'seed'>, times: number) {
  const seeds = Array.from({ length: times }, (_, index) => index + 1);
  const outcomes = await Promise.all(seeds.map((seed) => simulateShared({ ...shared, seed })));
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    provoked: sum(({ provoked }) => provoked),
    provokedShare: sum(({ provoked }) => provoked) / sum(({ requests }) => requests),
    lost: sum(({ lost }) => lost),
    medianMs: medianOf(outcomes.flatMap(({ delaysMs }) => delaysMs)),
    longMs: quantileOf(
      outcomes.flatMap(({ delaysMs }) => delaysMs),
      0.95,
    ),
    firstCheckMs: medianOf(outcomes.flatMap(({ firstChecksMs }) => firstChecksMs)),
  };
}

describe('fifty independent processes with one token', () => {
  // A scheduler that knew every job and spread the status checks evenly would need half of these times.
  test.each<[string, Arrivals, number]>([
    ['within two minutes', 'fan-out', 107_000],
    ['over an hour', 'hour', 36_000],
  ])(
    'that start %s cause no 429, lose no verdict, and have their verdicts soon (B25)',
    async (_, arrivals, maxMedianMs) => {
      const ours = await playOften({ ...LIMIT, followers: 50, arrivals, maxMinutes: 20, policy: 'touchdown' }, 2);
      expect(ours).toMatchObject({ provoked: 0, lost: 0 });
      expect(ours.medianMs).toBeLessThanOrEqual(maxMedianMs);
    },
  );

  test('would use up the limit at once if each polled at a fixed interval', async () => {
    const followers = { followers: 50, seed: 1, arrivals: 'fan-out', maxMinutes: 20 } as const;
    const loops = await simulateShared({ ...LIMIT, ...followers, policy: 'poll 10 s' });
    expect(loops.provoked).toBeGreaterThan(1_000);
    expect(loops.lost).toBeGreaterThan(25);
  });
});

describe('two hundred independent processes with one token', () => {
  test.each<[string, Arrivals, number, number]>([
    ['that start within two minutes', 'fan-out', 10, 0],
    ['that start within an hour and deploy for up to twenty minutes', 'hour', 20, 2],
  ])('%s: hardly any causes a 429 or loses its verdict (B25)', async (_, arrivals, maxMinutes, mostLost) => {
    const ours = await playOften({ ...LIMIT, followers: 200, arrivals, maxMinutes, policy: 'touchdown' }, 1);
    expect(ours.lost).toBeLessThanOrEqual(mostLost);
    expect(ours.provokedShare).toBeLessThanOrEqual(0.01);
  });
});

describe('few processes with one token', () => {
  const playFew = (followers: number, left: number, ageMinutes: number) => {
    const window = { ageMs: ageMinutes * MINUTE_MS, used: 1_000 - left };
    const few = { ...LIMIT, followers, arrivals: 'at-once', window, maxMinutes: 10, policy: 'touchdown' } as const;
    return playOften(few, Math.ceil(40 / followers));
  };

  test.each([
    [1, 985, 1],
    [5, 985, 1],
    [1, 500, 30],
    [5, 500, 30],
  ])(
    'have their verdicts soon while half of the window is left: %i at once, %i left after %i min (B25)',
    async (jobs, left, ageMinutes) => {
      const ours = await playFew(jobs, left, ageMinutes);
      expect(ours).toMatchObject({ provoked: 0, lost: 0 });
      expect(ours.medianMs).toBeLessThanOrEqual(9_000);
      expect(ours.longMs).toBeLessThanOrEqual(30_000);
      expect(ours.firstCheckMs).toBeLessThanOrEqual(13_000);
    },
  );

  test.each([1, 2])('do not wait for the reset while requests are left: %i at once (B25)', async (jobs) => {
    const ours = await playFew(jobs, 250, 30);
    expect(ours).toMatchObject({ provoked: 0, lost: 0 });
    expect(ours.medianMs).toBeLessThanOrEqual(10_000);
    expect(ours.longMs).toBeLessThanOrEqual(50_000);
  });

  test('that are ten have their verdicts within a minute (B25)', async () => {
    const ours = await playFew(10, 985, 1);
    expect(ours).toMatchObject({ provoked: 0, lost: 0 });
    expect(ours.medianMs).toBeLessThanOrEqual(14_000);
    expect(ours.longMs).toBeLessThanOrEqual(45_000);
  });
});
