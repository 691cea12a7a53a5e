import { describe, expect, test } from 'vitest';
import { runRelayTrial } from '../../campaign/relay-publish.ts';

describe('relays in a world of faults and kills', () => {
  test('GitHub shows what is known, and what is known is true, once all was well for some minutes', async () => {
    const problems: string[] = [];
    let kills = 0;
    for (let seed = 1; seed <= 3; seed++) {
      const trial = await runRelayTrial(seed);
      kills += trial.kills;
      problems.push(...trial.problems.map((problem) => `seed ${seed}: ${problem}`));
    }
    expect(problems).toEqual([]);
    expect(kills).toBeGreaterThan(10);
  }, 120_000);

  test('comes to the same end for the same seed', async () => {
    expect(await runRelayTrial(1)).toEqual(await runRelayTrial(1));
  });
});
