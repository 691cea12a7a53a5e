import { describe, expect, test } from 'vitest';
import { runOutage } from '../../campaign/relay-outage.ts';
import { runsOf, someOf } from '../../support/runs.ts';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld } from '../support/relay-world.ts';

/** `npm run campaign` has 10,000 beside these. */
const EVENTS = runsOf(300, 100);

test.each(someOf([1, 3], 1))(
  'an hour without GitHub is caught up, outcomes first, with at most three writes a deployment, by %i relays',
  async (relays) => {
    expect(await runOutage(relays, EVENTS)).toEqual([]);
  },
);

describe('the rate limits of GitHub', () => {
  test.each(['limited', 'reset'] as const)('stop all writes after a limit (%s) until it ends', async (fault) => {
    const world = createRelayWorld({ applications: 10, rules: { confirmedBy: 1 }, hasPlatform: false });
    const { clock, github } = world;
    for (let count = 0; count < 3; count++) world.start();
    github.script.push(null, fault, null, fault);
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    for (const { id } of world.rules.applications) await world.report(id, `dep of ${id}`, 'succeeded');
    await clock.advance(2 * 900_000 + 60_000);
    expect(world.counts.get('wrote later')).toBeGreaterThanOrEqual(2);
    expect(findProblems(world)).toEqual([]);
  });
});
