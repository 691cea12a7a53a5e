import { describe, expect, test } from 'vitest';
import { type RelayTrial, runRelayTrial } from '../../campaign/relay-publish.ts';

/** `npm run campaign` has many. */
const SEEDS = [1];

describe('relays in a world of faults and kills', () => {
  const trials: RelayTrial[] = [];

  test('GitHub shows what is known, and what is known is true, once all was well for some minutes', async () => {
    for (const seed of SEEDS) trials.push(await runRelayTrial(seed));
    expect(trials.map(({ problems }) => problems)).toEqual([[]]);
    expect(trials.reduce((sum, { kills }) => sum + kills, 0)).toBeGreaterThan(3);
  });

  test('comes to the same end for the same seed', async () => {
    expect(await runRelayTrial(1)).toEqual(trials[0]);
  });
});
