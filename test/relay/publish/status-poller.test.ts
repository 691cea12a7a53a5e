import { describe, expect, test } from 'vitest';
import { runsOf } from '../../support/runs.ts';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;
const SHA = 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334';

function checksSince({ platform }: RelayWorld, at: number): number {
  return platform.statusChecks.filter((pollStatus) => pollStatus.at >= at).length;
}

function shownBy({ github }: RelayWorld): readonly string[] {
  return github.checks.map(({ states }) => states.at(-1)?.check.conclusion ?? states.at(-1)?.check.status ?? '');
}

async function begin(world: RelayWorld, durationMs: number): Promise<void> {
  world.platform.begin('app-1', 'dep-1', durationMs, 'succeeded');
  await world.register('app-1', 'dep-1');
  await world.report('app-1', 'dep-1', 'running');
}

test('a platform whose status cannot be read leaves a check in progress, which says so, until one status check once it is back', async () => {
  const world = createRelayWorld();
  const { clock, platform, github, counts, lines } = world;
  world.start();
  await clock.advance(5_000);
  platform.isOut = true;
  await begin(world, 2 * MINUTE_MS);
  await clock.advance(3 * MINUTE_MS);
  await world.report('app-1', 'dep-1', 'succeeded');
  await clock.advance(20 * MINUTE_MS);
  expect(shownBy(world)).toEqual(['in_progress']);
  const summary = github.checks[0]?.states.at(-1)?.check.summary;
  expect(summary).toContain('A webhook reported that the deployment succeeded. This is not confirmed yet.');
  expect(summary).toContain("The platform's status cannot be read at the moment.");
  expect(github.book.writes.length).toBeLessThanOrEqual(3);
  const failed = lines.filter(({ message }) => message === 'Could not read the status of an application.');
  expect([counts.get('looked failed'), failed.length > 5]).toEqual([failed.length, true]);
  platform.isOut = false;
  const backAt = clock.epochMs();
  await clock.advance(2 * MINUTE_MS + 3_000);
  expect(shownBy(world)).toEqual(['success']);
  const greenAt = github.checks[0]?.states.at(-1)?.at ?? 0;
  expect(platform.statusChecks.filter(({ at }) => at >= backAt && at < greenAt).length).toBe(1);
  expect(findProblems(world)).toEqual([]);
});

describe('an application whose status request hangs', () => {
  test('does not delay the verdict of others, and has one request at a time', async () => {
    const world = createRelayWorld({ applications: 3 });
    const { clock, platform, github } = world;
    world.start();
    await clock.advance(5_000);
    platform.hangs.add('app-1');
    platform.begin('app-1', 'dep-1', MINUTE_MS, 'succeeded');
    platform.begin('app-2', 'dep-2', 10_000, 'succeeded');
    const requestedAt = clock.epochMs();
    for (const number of [1, 2]) await world.register(`app-${number}`, `dep-${number}`);
    for (const number of [1, 2]) await world.report(`app-${number}`, `dep-${number}`, 'running');
    await clock.advance(5_000);
    await world.report('app-1', 'dep-1', 'failed');
    await clock.advance(5_000);
    await world.report('app-2', 'dep-2', 'succeeded');
    await clock.advance(4_000);
    const ofSecond = github.checks.find(({ place }) => place.repository === 'acme/app-2');
    expect(ofSecond?.states.at(-1)?.check.conclusion).toBe('success');
    expect(
      platform.statusChecks.filter(({ application, at }) => application === 'app-1' && at >= requestedAt),
    ).toHaveLength(1);
    platform.hangs.clear();
    await clock.advance(3 * MINUTE_MS);
    await world.report('app-1', 'dep-1', 'succeeded');
    await clock.advance(3 * MINUTE_MS);
    expect(findProblems(world)).toEqual([]);
  });
});

describe('the commit that runs after a success', () => {
  test.each([
    ['is read once, if it is ours', SHA, 'success', 1],
    ['is read once, if the service does not say', null, 'success', 1],
    ['is read for 15 s, if it is another', 'b'.repeat(40), 'failure', 3],
  ])('%s (B56)', async (_title, commit, conclusion, reads) => {
    const world = createRelayWorld();
    const { clock, platform } = world;
    world.start();
    await clock.advance(5_000);
    platform.commit = commit;
    platform.begin('app-1', 'dep-1', MINUTE_MS, 'succeeded');
    await world.register('app-1', 'dep-1', SHA);
    await clock.advance(5 * MINUTE_MS);
    expect(shownBy(world)).toEqual([conclusion]);
    // Once more at the start, to learn whether the platform names the commit.
    expect(platform.commitReads).toBeGreaterThanOrEqual(reads + 1);
    expect(platform.commitReads).toBeLessThanOrEqual(reads === 1 ? 2 : 6);
  });
});

describe('a platform that does not say which commit runs', () => {
  test('is logged once for each application, with what to do (B64)', async () => {
    const world = createRelayWorld({ applications: 2 });
    world.start();
    await world.clock.advance(20 * MINUTE_MS);
    const said = world.lines.filter(({ message }) => message.includes('does not say which commit'));
    expect(said.map(({ level, facts }) => [level, facts['application']])).toEqual([
      ['warn', 'app-1'],
      ['warn', 'app-2'],
    ]);
    expect(said[0]?.message).toContain('Set relay-url in the workflow');
  });
});

describe('the number of status checks', () => {
  test('is 13 to 20 for a deployment of ten minutes, whose verdict follows the delivery', async () => {
    const counts: number[] = [];
    for (let seed = 1; seed <= runsOf(4, 1); seed++) {
      const world = createRelayWorld({ seed });
      const { clock, github } = world;
      world.start();
      await clock.advance(20_000);
      const startedAt = clock.epochMs();
      await begin(world, 10 * MINUTE_MS);
      await clock.advance(10 * MINUTE_MS);
      await world.report('app-1', 'dep-1', 'succeeded');
      const finishedAt = clock.epochMs();
      await clock.advance(4_000);
      expect(shownBy(world)).toEqual(['success']);
      expect((github.checks[0]?.states.at(-1)?.at ?? 0) - finishedAt).toBeLessThan(3_000);
      await clock.advance(10 * MINUTE_MS);
      counts.push(checksSince(world, startedAt));
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(20);
  });
});
