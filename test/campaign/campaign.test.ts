import { describe, expect, test } from 'vitest';
import { runTrial } from './campaign.ts';
import { runFamilyTrial } from './family.ts';
import { runGithubTrial } from './github.ts';
import { runRelayFamilyTrial } from './relay-family.ts';

/** `npm run campaign` plays thousands. */
const SEEDS = [31, 32, 33, 34, 35];

describe('the campaign of faults', () => {
  test.each([
    ['(B1) (B7) (B15)', runTrial],
    ['if requests queue (B46) (B47) (B48) (B49) (B50) (B51)', runFamilyTrial],
    ['of a relay if requests queue (B55) (B56)', runRelayFamilyTrial],
    ['on a GitHub with faults, and nothing is written there twice or left open without a warning', runGithubTrial],
  ])('finds no wrong verdict and no second deployment %s', async (_, run) => {
    const trials = await Promise.all(SEEDS.map(async (seed) => ({ seed, problem: (await run(seed)).problem })));
    expect(trials.filter(({ problem }) => problem !== null)).toEqual([]);
  });

  test('finds no false success if our commit ran before: ours may have been cancelled in a queue (B59)', async () => {
    // In these worlds ours was cancelled in the queue, and the status shows what ran before.
    for (const seed of [290, 1199, 1272]) {
      const { result, problem } = await runFamilyTrial(seed, { hasCommit: true, isRerun: true });
      expect([seed, result, problem]).toEqual([seed, 'unknown', null]);
    }
  });
});
