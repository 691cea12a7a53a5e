import { describe, expect, test } from 'vitest';
import type { GithubFault } from '../support/github-model.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;
const REFUSED = 422;

/** A world with a queued check run that is a dead letter since GitHub refused it. */
async function refuseQueued(...faults: GithubFault[]): Promise<RelayWorld> {
  const world = createRelayWorld({ rules: { confirmedBy: 1 }, hasPlatform: false });
  world.github.script.push(...faults);
  await world.register('app-1', 'dep-1');
  world.start();
  await world.clock.advance(MINUTE_MS);
  expect(lettersOf(world)).toBe(1);
  return world;
}

function lettersOf({ memory }: RelayWorld): number {
  return memory.query('SELECT id FROM check_run WHERE is_dead = 1').length;
}

function callsOf({ counts }: RelayWorld): number {
  return [...counts].reduce((sum, [name, count]) => sum + (name.startsWith('wrote') ? count : 0), 0);
}

describe('the verdict on a check run that is a dead letter', () => {
  test('is tried anew for each verdict if GitHub refuses everything, and progress is not tried', async () => {
    const world = await refuseQueued(REFUSED);
    world.github.refused.set('acme/app-1', 404);
    const before = callsOf(world);
    await world.report('app-1', 'dep-1', 'running');
    await world.clock.advance(10 * MINUTE_MS);
    expect(callsOf(world) - before).toBe(0);
    await world.report('app-1', 'dep-1', 'failed');
    await world.clock.advance(30 * MINUTE_MS);
    const tried = callsOf(world) - before;
    await world.report('app-1', 'dep-1', 'failed');
    await world.clock.advance(30 * MINUTE_MS);
    expect([tried > 8, callsOf(world) - before - tried, lettersOf(world)]).toEqual([true, 0, 1]);
  });
});
