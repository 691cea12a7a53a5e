import { describe, expect, test } from 'vitest';
import { someOf } from '../../support/runs.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;
const SEEDS = someOf([1, 2], 1);

/** How the one deployment of a world stands. */
async function wordOf({ store }: RelayWorld): Promise<string> {
  const { deployments } = await store.readOverview({ limit: 100 });
  return deployments.map(({ word }) => word).join();
}

/** A platform with a skewed clock, and a relay that checked its three applications half a minute ago. */
async function skewedWorld(seed: number, aheadMs: number, applications = 3): Promise<RelayWorld> {
  const world = createRelayWorld({ seed, applications, rules: { deadlineMs: 5 * MINUTE_MS } });
  world.platform.hasNames = false;
  world.platform.aheadMs = aheadMs;
  world.start();
  await world.clock.advance(30_000);
  return world;
}

/** Ours never starts, but an unreported success started `agoMs` before its registration; the first status checks fail. */
async function mistakeUnreported(world: RelayWorld, agoMs: number): Promise<void> {
  const { clock, platform } = world;
  platform.begin('app-1', 'unheard', 10_000, 'succeeded');
  await clock.advance(agoMs);
  platform.isOut = true;
  await world.register('app-1', null);
  await clock.advance(MINUTE_MS);
  platform.isOut = false;
  await clock.advance(5 * MINUTE_MS);
}

describe.each([-12, 3])("a platform's clock %i minutes ahead of the relay's", (ahead) => {
  const aheadMs = ahead * MINUTE_MS;

  test.each(SEEDS)(
    'does not let a deployment that finished while the status was unavailable count for ours (world %i)',
    async (seed) => {
      const world = await skewedWorld(seed, aheadMs);
      const { clock, platform } = world;
      platform.isOut = true;
      await world.register('app-1', null);
      platform.begin('app-1', 'ours', 30_000, 'succeeded');
      await clock.advance(2 * MINUTE_MS);
      platform.isOut = false;
      await clock.advance(4 * MINUTE_MS);
      expect(await wordOf(world)).toBe('succeeded');
    },
  );

  test.each(SEEDS)('does not make a success from before the registration ours (world %i)', async (seed) => {
    for (const agoMs of [65_000, 150_000]) {
      const world = await skewedWorld(seed, aheadMs);
      await mistakeUnreported(world, agoMs);
      expect(await wordOf(world)).toBe('timed_out');
    }
  });
});

describe('a cache that does not report the age of its responses', () => {
  test.each(SEEDS)('does not make a success from before the registration ours (world %i)', async (seed) => {
    for (const cachedMs of [2 * MINUTE_MS, 4 * MINUTE_MS]) {
      const world = await skewedWorld(seed, 0);
      world.platform.cachedMs = cachedMs;
      await mistakeUnreported(world, 2 * MINUTE_MS);
      expect(await wordOf(world)).toBe('timed_out');
    }
  });
});
