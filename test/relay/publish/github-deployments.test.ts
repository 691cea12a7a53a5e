import { describe, expect, test } from 'vitest';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;

function createWorld(options: Parameters<typeof createRelayWorld>[0] = {}): RelayWorld {
  return createRelayWorld({ hasPlatform: false, hasEnvironments: true, rules: { confirmedBy: 1 }, ...options });
}

/** The states of each GitHub Deployment, in the order of their creation. */
function shownIn({ github }: RelayWorld): readonly (readonly (string | undefined)[])[] {
  const deployments = github.checks.filter(({ place }) => (place.environment ?? null) !== null);
  return deployments.map(({ states }) => states.map(({ check }) => check.deployment?.state));
}

function checksIn({ github }: RelayWorld): readonly (string | null)[] {
  const checks = github.checks.filter(({ place }) => (place.environment ?? null) === null);
  return checks.map(({ states }) => states.at(-1)?.check.conclusion ?? null);
}

async function deploy(world: RelayWorld, deployment: string, sha?: string): Promise<void> {
  await world.register('app-1', deployment, sha);
  await world.clock.advance(15_000);
  for (const word of ['running', 'succeeded'] as const) {
    await world.report('app-1', deployment, word);
    await world.clock.advance(15_000);
  }
}

describe('a deployment of an application with an environment', () => {
  test('has a check run and a GitHub Deployment with each of its statuses (B61)', async () => {
    const world = createWorld();
    world.start();
    await deploy(world, 'dep-1');
    expect([checksIn(world), shownIn(world)]).toEqual([['success'], [['queued', 'in_progress', 'success']]]);
    expect(world.github.checks.map(({ place }) => place.environment)).toEqual([null, 'production']);
    expect(world.lines.filter(({ level }) => level !== 'info')).toEqual([]);
    expect(findProblems(world)).toEqual([]);
  });

  test('has none while its commit is unknown, and none before it is reported (B61)', async () => {
    const world = createWorld();
    world.start();
    await world.report('app-1', 'dep-1', 'succeeded');
    const place = { repositoryId: 71, repository: 'acme/app-1', installationId: 7 };
    const content = { kind: 'request', request: { kind: 'expect', place, sha: 'b'.repeat(40) } } as const;
    const known = { source: 'github', dedupeKey: 'guid-1', authority: 1 } as const;
    await world.store.append({ ...known, receivedAt: world.clock.epochMs(), content });
    await world.clock.advance(MINUTE_MS);
    expect([checksIn(world), shownIn(world)]).toEqual([[null], []]);
  });

  test('has its own if the same commit was deployed before, and never adopts the earlier one', async () => {
    const world = createWorld();
    world.start();
    const sha = 'c'.repeat(40);
    await deploy(world, 'dep-1', sha);
    await deploy(world, 'dep-2', sha);
    const each = ['queued', 'in_progress', 'success'];
    expect(shownIn(world)).toEqual([each, each]);
    const [first, second] = world.github.checks.filter(({ place }) => place.environment === 'production');
    expect(second?.place.adoption?.except).toEqual([first?.id]);
  });

  test.each([
    ['that was shown', 15_000, [['queued', 'inactive'], ['queued']]],
    ['that was not created yet', 0, [['queued']]],
  ])('closes the one on a commit that was a wrong guess, %s', async (_, afterMs, shown) => {
    const world = createWorld({ rules: { confirmedBy: 1, unplaced: 'branch-head' } });
    world.github.branchHeads.set('main', 'd'.repeat(40));
    if (afterMs === 0) world.github.isOut = true;
    world.start();
    await world.report('app-1', 'dep-1', 'queued');
    const [{ id } = { id: '' }] = world.memory.query('SELECT id FROM deployment') as { id: string }[];
    const at = { repositoryId: 71, repository: 'acme/app-1', installationId: 7 };
    await world.clock.advance(0);
    if (afterMs === 0)
      await world.store.settlePlacement({
        id,
        at,
        sha: 'd'.repeat(40),
        now: world.clock.epochMs(),
        rules: world.rules,
      });
    await world.clock.advance(afterMs);
    await world.register('app-1', 'dep-1', 'e'.repeat(40));
    world.github.isOut = false;
    await world.clock.advance(5 * MINUTE_MS);
    expect(shownIn(world)).toEqual(shown);
    expect(findProblems(world)).toEqual([]);
  });

  test('has one that is created once, and statuses that are written once, whenever a relay is killed', async () => {
    for (let killedAt = 0; killedAt < 12_000; killedAt += 1_500) {
      const world = createWorld({ seed: killedAt + 1 });
      await world.register('app-1', 'dep-1');
      const relay = world.start();
      await world.clock.advance(killedAt);
      world.kill(relay);
      world.start();
      await world.clock.advance(MINUTE_MS);
      await world.report('app-1', 'dep-1', 'failed');
      await world.clock.advance(MINUTE_MS);
      expect([killedAt, shownIn(world), findProblems(world)]).toEqual([killedAt, [['queued', 'failure']], []]);
    }
  });

  test.each(['lost-after', 'limited'] as const)(
    'has one that is created once, if each of its calls is %s at first',
    async (fault) => {
      const world = createWorld();
      // The check run, then the search, the creation and the status of the GitHub Deployment.
      world.github.script.push(null, fault, null, fault, null, fault);
      world.start();
      await deploy(world, 'dep-1');
      await world.clock.advance(10 * MINUTE_MS);
      expect([shownIn(world).length, shownIn(world)[0]?.at(-1)]).toEqual([1, 'success']);
      expect(findProblems(world)).toEqual([]);
    },
  );
});

describe('without the permission for GitHub Deployments', () => {
  test('there are only check runs, and the log says so once (B63)', async () => {
    const world = createWorld();
    world.github.isUnpermitted = true;
    world.start();
    for (const deployment of ['dep-1', 'dep-2', 'dep-3']) await deploy(world, deployment);
    expect([checksIn(world), shownIn(world)]).toEqual([['success', 'success', 'success'], []]);
    expect(world.lines.filter(({ level }) => level !== 'info')).toEqual([
      expect.objectContaining({
        level: 'warn',
        message: 'The App has no permission deployments: write, so there are check runs, but no GitHub Deployments.',
        facts: { repository: 'acme/app-1', installation: 7 },
      }),
    ]);
    expect(world.memory.query('SELECT id FROM check_run WHERE is_pending = 1 OR is_dead = 1')).toEqual([]);
    expect([...world.counts.keys()]).toEqual(['wrote written']);
  });
});
