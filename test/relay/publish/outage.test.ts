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

  test('of one installation delay no other', async () => {
    const world = createRelayWorld({
      applications: 10,
      installations: 2,
      rules: { confirmedBy: 1 },
      hasPlatform: false,
    });
    const { clock, github } = world;
    github.script.push('reset');
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    world.start();
    await clock.advance(20_000);
    const limited = github.book.writes.find(({ isCarriedOut }) => !isCarriedOut)?.installationId;
    const others = github.book.writes.filter(({ installationId }) => installationId !== limited);
    expect(others.length).toBe(5);
    await clock.advance(960_000);
    expect(findProblems(world)).toEqual([]);
  });
});
