import { describe, expect, test } from 'vitest';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** A relay whose clock was three hours ahead, and another one that starts after it was killed and the clock was set right. */
async function setRight(work: (world: RelayWorld) => Promise<void>): Promise<RelayWorld> {
  const world = createRelayWorld({ applications: 3, rules: { deadlineMs: 20 * MINUTE_MS } });
  const { clock } = world;
  clock.stepEpoch(3 * HOUR_MS);
  const relay = world.start();
  await clock.advance(MINUTE_MS);
  await work(world);
  world.kill(relay);
  clock.stepEpoch(-3 * HOUR_MS);
  world.start();
  return world;
}

describe('a relay whose clock was three hours ahead', () => {
  test('follows a deployment in progress to its end, and publishes it', async () => {
    const world = await setRight(async ({ clock, platform, register }) => {
      platform.begin('app-1', 'dep-1', 2 * MINUTE_MS, 'succeeded');
      await register('app-1', 'dep-1');
      await clock.advance(10_500);
    });
    await world.clock.advance(6 * MINUTE_MS);
    expect(world.github.checks.map(({ states }) => states.at(-1)?.check.conclusion)).toEqual(['success']);
    expect(await world.store.measure()).toMatchObject({ dead: 0, unpublished: 0 });
  });

  test('writes a check run that it was creating, and that waited for GitHub', async () => {
    const world = await setRight(async ({ clock, github, register }) => {
      github.faultRates = { 'not-sent': 1 };
      await register('app-2', 'dep-2');
      await clock.advance(2_000);
      github.faultRates = {};
      await register('app-1', 'dep-1');
      await clock.advance(100);
    });
    await world.clock.advance(MINUTE_MS);
    expect(world.github.checks.map(({ place }) => place.name).sort()).toEqual(['deploy / app-1', 'deploy / app-2']);
  });

  test('reads the status of idle applications again within the usual time', async () => {
    const world = await setRight(async ({ clock }) => clock.advance(16 * MINUTE_MS));
    const before = world.platform.statusChecks.length;
    await world.clock.advance(16 * MINUTE_MS);
    expect(world.platform.statusChecks.length - before).toBeGreaterThanOrEqual(3);
  });

  test('ends a deployment that never finishes after its deadline', async () => {
    const world = await setRight(async ({ clock, register }) => {
      await register('app-1', 'dep-1');
      await clock.advance(MINUTE_MS);
    });
    await world.clock.advance(22 * MINUTE_MS);
    expect(world.github.checks.map(({ states }) => states.at(-1)?.check.conclusion)).toEqual(['timed_out']);
  });
});

test('deliveries that GitHub could not deliver while the clock was ahead are fetched once it is right', async () => {
  const world = await setRight(async ({ clock }) => clock.advance(20 * MINUTE_MS));
  const { clock, github, memory } = world;
  const attemptedAt = clock.epochMs() - 15 * MINUTE_MS;
  const payload = {
    action: 'opened',
    installation: { id: 7 },
    repository: { id: 71, full_name: 'acme/app-1' },
    pull_request: { head: { sha: 'b'.repeat(40) } },
  };
  github.missed.push({ guid: '11111111-2222-3333-4444-555555555551', event: 'pull_request', payload, attemptedAt });
  await clock.advance(6 * MINUTE_MS);
  expect(memory.query("SELECT outcome FROM inbox WHERE source = 'github'")).toHaveLength(1);
});
