import { describe, expect, test } from 'vitest';
import { someOf } from '../../support/runs.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;

/** How the one deployment of a world stands, and what its check run concluded. */
async function standing({ store, github }: RelayWorld): Promise<readonly unknown[]> {
  const { deployments } = await store.readOverview({ limit: 100 });
  const conclusions = github.checks.map(({ states }) => states.at(-1)?.check.conclusion);
  return [deployments.map(({ word }) => word), conclusions];
}

/** A relay that checked the status, then an unreported successful deployment `agoMs` before the request for ours. */
async function afterUnreported(seed: number, agoMs: number): Promise<RelayWorld> {
  const world = createRelayWorld({ seed, rules: { deadlineMs: 20 * MINUTE_MS } });
  const { clock, platform } = world;
  platform.hasNames = false;
  world.start();
  await clock.advance(5_000);
  platform.begin('app-1', 'unheard', 30_000, 'succeeded');
  await clock.advance(30_000 + agoMs);
  return world;
}

describe('an unreported deployment that finished between the last check and the registration of ours', () => {
  for (const seed of someOf([1, 4, 8], 1)) {
    test(`does not count for ours, which starts late and fails (world ${seed})`, async () => {
      const world = await afterUnreported(seed, seed * MINUTE_MS);
      const { clock, platform } = world;
      await world.register('app-1', null);
      await clock.advance(8_000);
      expect(await standing(world)).toEqual([['unknown'], [null]]);
      platform.begin('app-1', 'ours', 240_000, 'failed');
      await clock.advance(10 * MINUTE_MS);
      expect(await standing(world)).toEqual([['failed'], ['failure']]);
    });
  }
});

/** A relay that starts, or checked the status, while an unreported deployment is in progress. */
async function besideUnreported(
  hasChecked: boolean,
  ...ends: readonly ('succeeded' | 'failed')[]
): Promise<RelayWorld> {
  const world = createRelayWorld({ seed: 3, rules: { deadlineMs: 20 * MINUTE_MS } });
  const { clock, platform } = world;
  platform.hasNames = false;
  if (hasChecked) world.start();
  await clock.advance(5_000);
  platform.begin('app-1', 'unheard', 6 * MINUTE_MS, ends[0] ?? 'succeeded');
  await clock.advance(4 * MINUTE_MS);
  await world.register('app-1', null);
  if (!hasChecked) world.start();
  return world;
}

describe.each([
  ['nothing is known from before', false],
  ['the last status check was before it started', true],
])('an unreported deployment in progress when ours is registered, if %s,', (_where, hasChecked) => {
  test('does not make ours green if ours never starts', async () => {
    const world = await besideUnreported(hasChecked);
    await world.clock.advance(5 * MINUTE_MS);
    expect(await standing(world)).toEqual([['running'], [null]]);
    await world.clock.advance(20 * MINUTE_MS);
    expect(await standing(world)).toEqual([['timed_out'], ['timed_out']]);
  });

  test.each([
    ['succeeded', 'success'],
    ['failed', 'failure'],
  ] as const)('does not change the outcome of ours once it %s', async (end, conclusion) => {
    const world = await besideUnreported(hasChecked);
    const { clock, platform } = world;
    await clock.advance(5 * MINUTE_MS);
    platform.begin('app-1', 'ours', 4 * MINUTE_MS, end);
    await clock.advance(8 * MINUTE_MS);
    expect(await standing(world)).toEqual([[end], [conclusion]]);
  });
});

describe('a status check of an idle application between the request to deploy and its first report', () => {
  async function checkedInBetween(agoMs: number, end: 'succeeded' | 'failed', hasNames = false): Promise<RelayWorld> {
    const world = createRelayWorld({ seed: 2, rules: { deadlineMs: 20 * MINUTE_MS } });
    const { clock, platform, memory } = world;
    platform.hasNames = hasNames;
    world.start();
    await clock.advance(60_000);
    platform.begin('app-1', 'ours', 3 * MINUTE_MS, end);
    await clock.advance(agoMs);
    memory.query('UPDATE application SET next_check_at = ?', clock.epochMs());
    const checks = platform.statusChecks.length;
    await clock.advance(2_000);
    expect(platform.statusChecks).toHaveLength(checks + 1);
    return world;
  }

  test.each([
    [500, 'succeeded', 'success', false],
    [500, 'failed', 'failure', false],
    [20_000, 'succeeded', 'success', false],
    [20_000, 'succeeded', 'success', true],
  ] as const)(
    '%i ms after the request does not make ours another one, if it %s',
    async (agoMs, end, conclusion, named) => {
      const world = await checkedInBetween(agoMs, end, named);
      await world.register('app-1', null);
      await world.clock.advance(10 * MINUTE_MS);
      expect(await standing(world)).toEqual([[end], [conclusion]]);
    },
  );

  test('does not make ours another one if only deliveries report it', async () => {
    const world = await checkedInBetween(500, 'succeeded');
    await world.report('app-1', null, 'running', world.clock.epochMs() - 2_500);
    await world.clock.advance(10 * MINUTE_MS);
    expect(await standing(world)).toEqual([['succeeded'], []]);
  });
});
