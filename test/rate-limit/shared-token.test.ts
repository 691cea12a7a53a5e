import { describe, expect, test } from 'vitest';
import type { Arrivals } from '../bench/rate-limit/jobs.ts';
import { type Outcome, type Policy, type SharedToken, simulateShared } from '../bench/rate-limit/simulate-shared.ts';
import { medianOf } from '../support/statistics.ts';

const LIMIT = { budgetPerHour: 1_000, reserve: 50, window: { ageMs: 0, used: 0 } };
const MINUTE_MS = 60_000;
/** The poll interval of 5 s, up to a tenth longer by chance. */
const MAX_FIRST_CHECK_MS = 5_500;

function play(policy: Policy, arrivals: Arrivals, seed: number): Promise<Outcome> {
  return simulateShared({ ...LIMIT, followers: 50, seed, policy, arrivals, maxMinutes: 20 });
}

/** Plays a shared token `times` times over. */
async function playOften(shared: Omit<SharedToken, 'seed'>, times: number) {
  const seeds = Array.from({ length: times }, (_, index) => index + 1);
  const outcomes = await Promise.all(seeds.map((seed) => simulateShared({ ...shared, seed })));
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    provoked: sum(({ provoked }) => provoked),
    lost: sum(({ lost }) => lost),
    medianMs: medianOf(outcomes.flatMap(({ delaysMs }) => delaysMs)),
    firstCheckMs: Math.max(...outcomes.flatMap(({ firstChecksMs }) => firstChecksMs)),
  };
}

describe('fifty independent processes with one token', () => {
  test.each<[string, Arrivals]>([
    ['within two minutes', 'fan-out'],
    ['over an hour', 'hour'],
  ])(
    'that start %s cause no 429, lose no verdict, and are about as fast as with perfect knowledge (B25)',
    async (_, arrivals) => {
      const fifty = { ...LIMIT, followers: 50, arrivals, maxMinutes: 20 };
      const ours = await playOften({ ...fifty, policy: 'touchdown' }, 4);
      const best = await playOften({ ...fifty, policy: 'all-knowing' }, 4);
      expect(ours).toMatchObject({ provoked: 0, lost: 0 });
      expect(ours.medianMs / best.medianMs).toBeLessThan(1.5);
    },
  );

  test('would use up the limit at once if each polled at a fixed interval', async () => {
    const loops = await play('poll 10 s', 'fan-out', 1);
    expect(loops.provoked).toBeGreaterThan(1_000);
    expect(loops.lost).toBeGreaterThan(25);
  });

  test('have the same result with the same seed', async () => {
    expect(await play('touchdown', 'fan-out', 1)).toEqual(await play('touchdown', 'fan-out', 1));
  });
});

describe('one to ten processes with one token and little use', () => {
  const windows = [
    ['a full window', { ageMs: 0, used: 0 }, [1, 2, 5, 10]],
    ['985 of 1,000 left after 5 s', { ageMs: 5_000, used: 15 }, [1, 2, 5]],
    ['962 of 1,000 left after 20 min', { ageMs: 20 * MINUTE_MS, used: 38 }, [1, 2]],
  ] as const;
  const cases = windows.flatMap(([name, window, crowds]) => crowds.map((crowd) => [name, crowd, window] as const));

  test.each(cases)(
    'check the status after the poll interval: %s, %i followers (B25)',
    async (_name, followers, window) => {
      const few = { ...LIMIT, followers, arrivals: 'at-once', window, maxMinutes: 5, policy: 'touchdown' } as const;
      const ours = await playOften(few, Math.ceil(50 / followers));

      expect(ours).toMatchObject({ provoked: 0, lost: 0 });
      expect(ours.firstCheckMs).toBeLessThanOrEqual(MAX_FIRST_CHECK_MS);
    },
  );

  test('do not wait for imagined followers with 250 of 1,000 left and 30 min to go (B25)', async () => {
    const window = { ageMs: 30 * MINUTE_MS, used: 750 };
    const alone = { ...LIMIT, followers: 1, arrivals: 'at-once', window, maxMinutes: 20, policy: 'touchdown' } as const;
    const ours = await playOften(alone, 50);

    expect(ours).toMatchObject({ provoked: 0, lost: 0 });
    expect(ours.firstCheckMs).toBeLessThan(2 * MINUTE_MS);
  });
});
