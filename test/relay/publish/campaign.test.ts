import { describe, expect, test } from 'vitest';
import { type RelayTrial, runRelayTrial } from '../../campaign/relay-publish.ts';

/** `npm run campaign` has many. */
const SEEDS = [2];

describe('relays in a world of faults and kills', () => {
  const trials: RelayTrial[] = [];

  test('GitHub shows the stored state, and it is true, after some minutes without faults', async () => {
    for (const seed of SEEDS) trials.push(await runRelayTrial(seed));
    expect(trials.map(({ problems }) => problems)).toEqual([[]]);
    expect(trials.reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThan(3);
  });

  test('has the same result for the same seed', async () => {
    expect(await runRelayTrial(2)).toEqual(trials[0]);
  });
});
