import { describe, expect, test } from 'vitest';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;

/** How the one deployment of a world stands, and what its check run concluded. */
async function standing({ store, github }: RelayWorld): Promise<readonly unknown[]> {
  const { deployments } = await store.readOverview({ limit: 100 });
  const conclusions = github.checks.map(({ states }) => states.at(-1)?.check.conclusion);
  return [deployments.map(({ word }) => word), conclusions];
}

test("a deployment that finishes while the status is unavailable is ours, also if the platform's clock is 12 minutes behind", async () => {
  // More responses tell the platform's time more exactly.
  const world = createRelayWorld({ applications: 3 });
  const { clock, platform } = world;
  platform.hasNames = false;
  platform.aheadMs = -12 * MINUTE_MS;
  world.start();
  await clock.advance(30_000);
  platform.isOut = true;
  await world.register('app-1', null);
  platform.begin('app-1', 'ours', 30_000, 'succeeded');
  await clock.advance(2 * MINUTE_MS);
  platform.isOut = false;
  await clock.advance(4 * MINUTE_MS);
  expect(await standing(world)).toEqual([['succeeded'], ['success']]);
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
