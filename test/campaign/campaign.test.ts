import { describe, expect, test } from 'vitest';
import { runTrial } from './campaign.ts';
import { runFamilyTrial } from './family.ts';
import { runRelayFamilyTrial } from './relay-family.ts';

const SEEDS = Array.from({ length: 15 }, (_, index) => index + 31);

describe('the campaign of faults', () => {
  test('finds no false success, no false failure and no second deployment (B1) (B7) (B15)', async () => {
    const problems: string[] = [];
    for (const seed of SEEDS) {
      const { problem } = await runTrial(seed);
      if (problem !== null) problems.push(`seed ${seed}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  test('finds no false success, no false failure and no second deployment if requests queue (B46) (B47) (B48) (B49) (B50) (B51)', async () => {
    const problems: string[] = [];
    for (const seed of SEEDS) {
      const { problem } = await runFamilyTrial(seed);
      if (problem !== null) problems.push(`seed ${seed}: ${problem}`);
    }
    expect(problems).toEqual([]);
  });

  test('finds no false success if our commit ran before: ours may have been cancelled in a queue (B59)', async () => {
    // In these worlds ours was cancelled in the queue, and the status shows what ran before.
    for (const seed of [290, 1199, 1272]) {
      const { result, problem } = await runFamilyTrial(seed, { hasCommit: true, isRerun: true });
      expect([seed, result, problem]).toEqual([seed, 'unknown', null]);
    }
  });

  test('finds no wrong verdict of a relay if requests queue (B55) (B56)', () => {
    const problems = SEEDS.flatMap((seed) => {
      const { problem } = runRelayFamilyTrial(seed);
      return problem === null ? [] : [`seed ${seed}: ${problem}`];
    });
    expect(problems).toEqual([]);
  });
});
