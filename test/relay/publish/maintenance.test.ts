import { describe, expect, test } from 'vitest';
import type { GithubRequest } from '../../../src/relay/decide/delivery.ts';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld, shaOf } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;
const place = { repositoryId: 71, repository: 'acme/app-1', installationId: 7 };
let guids = 0;

async function ask(world: RelayWorld, request: GithubRequest): Promise<void> {
  const content = { kind: 'request', request } as const;
  const known = { source: 'github', authority: 1, content } as const;
  await world.store.append({ ...known, dedupeKey: `guid-${++guids}`, receivedAt: world.clock.epochMs() });
}

describe('a deployment without a known commit', () => {
  const rules = { unplaced: 'branch-head', confirmedBy: 1 } as const;

  test('is placed on the head of its branch once GitHub returns it', async () => {
    const world = createRelayWorld({ rules, hasPlatform: false });
    const { clock, github } = world;
    github.isOut = true;
    world.start();
    await world.report('app-1', 'dep-1', 'running');
    await clock.advance(50_000);
    const failed = world.lines.filter(({ message }) =>
      message.startsWith('Could not determine the commit of a deployment'),
    );
    expect(failed.length).toBeGreaterThanOrEqual(1);
    github.isOut = false;
    github.branchHeads.set('main', 'c'.repeat(40));
    await clock.advance(MINUTE_MS);
    expect(github.checks.map(({ place: at }) => at.sha)).toEqual(['c'.repeat(40)]);
    expect(findProblems(world)).toEqual([]);
  });

  test('is not placed if GitHub does not return the head in time, since the branch may have moved', async () => {
    const world = createRelayWorld({ rules, hasPlatform: false });
    const { clock, github } = world;
    github.isOut = true;
    world.start();
    await world.report('app-1', 'dep-1', 'running');
    await clock.advance(3 * MINUTE_MS);
    github.isOut = false;
    github.branchHeads.set('main', 'c'.repeat(40));
    await clock.advance(5 * MINUTE_MS);
    await world.report('app-1', 'dep-1', 'succeeded');
    await clock.advance(5 * MINUTE_MS);
    expect(github.checks).toEqual([]);
    expect(findProblems(world)).toEqual([]);
    const given = world.lines.filter(({ message }) => message.includes('It gets no check run'));
    expect(given).toMatchObject([{ level: 'warn', facts: { application: 'app-1' } }]);
  });

  test('gets a check run beside a hundred others that are reported at once, on a slow GitHub', async () => {
    const world = createRelayWorld({ rules, applications: 100, hasPlatform: false });
    const { clock, github, memory } = world;
    github.branchHeads.set('main', 'c'.repeat(40));
    github.latencyMs = () => 1_500;
    world.start();
    for (const { id } of world.rules.applications) await world.report(id, `dep-${id}`, 'running');
    await clock.advance(2 * MINUTE_MS);
    expect(memory.query('SELECT COUNT(*) AS count FROM deployment WHERE sha IS NOT NULL')).toEqual([{ count: 100 }]);
  });

  test('is placed although the App was reinstalled since its repository was read', async () => {
    const world = createRelayWorld({ rules, hasPlatform: false });
    const { clock, github, store } = world;
    await store.remember({ repository: place, now: clock.epochMs() });
    github.reinstalled.set('acme/app-1', { ...place, installationId: 99 });
    github.branchHeads.set('main', 'c'.repeat(40));
    world.start();
    await world.report('app-1', 'dep-1', 'running');
    await clock.advance(30_000);
    expect(github.checks.map(({ place: at }) => [at.sha, at.installationId])).toEqual([['c'.repeat(40), 99]]);
  });
});

describe('a success from the console', () => {
  const sha = shaOf('ours');
  async function deployFromConsole(commit: string, prepare: (world: RelayWorld) => void = () => {}) {
    const world = createRelayWorld();
    const { clock, platform, github } = world;
    github.reinstalled.set('acme/app-1', place);
    platform.hasNames = false;
    platform.commit = shaOf('before');
    world.start();
    await ask(world, { kind: 'expect', place, sha });
    await clock.advance(20_000);
    platform.begin('app-1', 'dep-1', MINUTE_MS, 'succeeded');
    await world.report('app-1', null, 'running');
    await clock.advance(MINUTE_MS);
    platform.commit = commit;
    prepare(world);
    await world.report('app-1', null, 'succeeded');
    return world;
  }
  const shownBy = ({ github }: RelayWorld) =>
    github.checks.map(({ place: at, states }) => [at.sha, states.at(-1)?.check.conclusion]);

  test('completes the check run of its commit within seconds (B64)', async () => {
    const world = await deployFromConsole(sha);
    await world.clock.advance(15_000);
    expect(shownBy(world)).toEqual([[sha, 'success']]);
    expect(findProblems(world)).toEqual([]);
  });

  test('completes the check run of its commit although the platform shortens the commit (B64)', async () => {
    const short = sha.slice(0, 8);
    const world = await deployFromConsole(short, ({ github }) => github.branchHeads.set(short, sha));
    await world.clock.advance(15_000);
    expect(shownBy(world)).toEqual([[sha, 'success']]);
  });

  test('gets no check run on the head of a branch that has the name of its commit (B64)', async () => {
    const short = sha.slice(0, 8);
    const world = await deployFromConsole(short, ({ github }) => github.branchHeads.set(short, 'c'.repeat(40)));
    await world.clock.advance(5 * MINUTE_MS);
    expect(shownBy(world)).toEqual([[sha, null]]);
  });
});

test('old deliveries are deleted one batch after another, however many there are', async () => {
  const world = createRelayWorld();
  const { clock, memory } = world;
  const content = { kind: 'ignored', event: 'old' } as const;
  const known = { source: 'platform', authority: 0, receivedAt: clock.epochMs() - 30 * 86_400_000, content } as const;
  memory.append(Array.from({ length: 2_500 }, (_, nth) => ({ ...known, dedupeKey: `old-${nth}` })));
  world.start();
  await clock.advance(15_000);
  expect(memory.query('SELECT COUNT(*) AS count FROM inbox')).toEqual([{ count: 0 }]);
});

describe('slow work', () => {
  test('on a platform that does not respond to a redeployment does not delay other placements and timeouts', async () => {
    const rules = { unplaced: 'branch-head', confirmedBy: 1, deadlineMs: 5 * MINUTE_MS } as const;
    const world = createRelayWorld({ applications: 2, rules });
    const { clock, platform, github } = world;
    github.branchHeads.set('main', 'c'.repeat(40));
    world.start();
    await world.register('app-1', 'dep-1');
    await world.report('app-1', 'dep-1', 'failed');
    await clock.advance(20_000);
    platform.hangs.add('app-1');
    const externalId = github.checks[0]?.place.externalId ?? '';
    for (let time = 0; time < 4; time++)
      await ask(world, { kind: 'again', place, sha: shaOf('dep-1'), externalId, askedBy: 'octocat' });
    await clock.advance(2_000);
    expect(platform.triggers).toHaveLength(1);
    await world.report('app-2', 'dep-2', 'running');
    await clock.advance(10_000);
    expect(platform.triggers).toHaveLength(1);
    expect(github.checks.map(({ place: at }) => at.repository)).toEqual(['acme/app-1', 'acme/app-2']);
  });
});
