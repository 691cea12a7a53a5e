import { describe, expect, test } from 'vitest';
import type { Arrivals } from '../bench/rate-limit/jobs.ts';
import { medianOf } from '../bench/rate-limit/shared-token.ts';
import { type Outcome, type Policy, simulateShared } from '../bench/rate-limit/simulate-shared.ts';

function play(policy: Policy, arrivals: Arrivals, seed: number): Promise<Outcome> {
  return simulateShared({ followers: 50, seed, budgetPerHour: 1_000, reserve: 50, policy, arrivals });
}

/** Plays fifty followers four times over. */
async function playOften(policy: Policy, arrivals: Arrivals) {
  const outcomes = await Promise.all([1, 2, 3, 4].map((seed) => play(policy, arrivals, seed)));
  const sum = (of: (outcome: Outcome) => number): number => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return {
    provoked: sum(({ provoked }) => provoked),
    lost: sum(({ lost }) => lost),
    medianMs: medianOf(outcomes.flatMap(({ delaysMs }) => delaysMs)),
  };
}

describe('fifty processes with one token, none of which can talk to another', () => {
  test.each<[string, Arrivals]>([
    ['within two minutes', 'fan-out'],
    ['over an hour', 'hour'],
  ])(
    'that start %s provoke no 429, lose no verdict, and are about as quick as one who knows all (B25)',
    async (_, arrivals) => {
      const ours = await playOften('touchdown', arrivals);
      const best = await playOften('all-knowing', arrivals);
      expect(ours).toMatchObject({ provoked: 0, lost: 0 });
      expect(ours.medianMs / best.medianMs).toBeLessThan(1.5);
    },
  );

  test('would spend all of it at once if each asked at a fixed interval', async () => {
    const loops = await play('poll 10 s', 'fan-out', 1);
    expect(loops.provoked).toBeGreaterThan(1_000);
    expect(loops.lost).toBeGreaterThan(25);
  });

  test('come out the same with the same seed', async () => {
    expect(await play('touchdown', 'fan-out', 1)).toEqual(await play('touchdown', 'fan-out', 1));
  });
});
