import { describe, expect, test } from 'vitest';
import type { Word } from '../../../src/relay/decide/evidence.ts';
import { runRaces } from '../../campaign/relay-publish.ts';
import { runsOf, someOf } from '../../support/runs.ts';
import type { GithubFault } from '../support/github-model.ts';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld } from '../support/relay-world.ts';

function createWorld(): RelayWorld {
  return createRelayWorld({ rules: { confirmedBy: 1 }, hasPlatform: false });
}

async function reportOnce(...faults: (GithubFault | null)[]): Promise<RelayWorld> {
  const world = createWorld();
  world.github.script.push(...faults);
  await world.register('app-1', 'dep-1');
  world.start();
  await world.clock.advance(300_000);
  return world;
}

function statesOf({ github }: RelayWorld): readonly string[] {
  return github.checks.flatMap(({ states }) => states.map(({ check }) => check.conclusion ?? check.status));
}

describe('one check run for a deployment', () => {
  test.each<[string, (GithubFault | null)[]]>([
    ['timed out', ['timed-out']],
    ['did not arrive', ['not-sent']],
    ['was lost, and the looking up too', ['lost-after', 'lost', 'timed-out']],
    ['was lost again and again', ['lost', null, 'lost', null, 'lost-after', null, 'lost-after']],
    ['met a limit after a lost one', ['lost-after', 'reset']],
  ])('is created once if the creation %s', async (_what, faults) => {
    const world = await reportOnce(...faults);
    await world.clock.advance(900_000);
    expect(world.github.checks).toHaveLength(1);
    expect(findProblems(world)).toEqual([]);
    expect(world.lines.filter(({ level }) => level === 'warn').length).toBeGreaterThan(0);
  });

  test('is created once if two relays race to create it and one is killed', async () => {
    expect(await runRaces(Array.from({ length: runsOf(60, 5) }, (_, index) => index + 1))).toEqual([]);
  });

  test('is created once if the response to a claim is so late that another relay has taken over', async () => {
    const world = createWorld();
    const { claimChecks } = world.store;
    let isFirst = true;
    Object.assign(world.store, {
      claimChecks: async (input: Parameters<typeof claimChecks>[0]) => {
        const claims = await claimChecks(input);
        if (claims.length === 0 || !isFirst) return claims;
        isFirst = false;
        await world.clock.wait(11_500);
        return claims;
      },
    });
    world.github.latencyMs = () => 950;
    for (const relay of [1, 2]) expect(world.start().life.name).toBe(`relay-${relay}`);
    await world.register('app-1', 'dep-1');
    await world.clock.advance(60_000);
    expect(world.github.book.writes.map(({ relay }) => relay)).toEqual(['relay-2']);
    expect(findProblems(world)).toEqual([]);
  });

  test.each(someOf([1, 2, 3], 1))(
    'is written a second after the one before it, even if it had to be searched first (seed %i)',
    async (seed) => {
      const world = createRelayWorld({ seed, applications: 20, rules: { confirmedBy: 1 }, hasPlatform: false });
      world.github.faultRates = { lost: 0.3, 'lost-after': 0.3 };
      for (const relay of [1, 2]) expect(world.start().life.name).toBe(`relay-${relay}`);
      for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
      await world.clock.advance(180_000);
      world.github.faultRates = {};
      await world.clock.advance(400_000);
      expect(findProblems(world)).toEqual([]);
    },
  );

  test('has the state known by then if it is found', async () => {
    const world = createWorld();
    world.github.script.push('lost-after');
    await world.register('app-1', 'dep-1');
    world.start();
    await world.clock.advance(1_000);
    await world.report('app-1', 'dep-1', 'failed');
    await world.clock.advance(30_000);
    expect(world.github.book.writes.map(({ kind }) => kind)).toEqual(['create', 'update']);
    expect(findProblems(world)).toEqual([]);
  });
});

describe('the timing of writes', () => {
  const burst: readonly Word[] = ['queued', 'queued', 'running', 'running', 'running'];

  test('writes ten events in a burst at most twice, and the outcome within two seconds', async () => {
    const world = createWorld();
    world.start();
    await world.register('app-1', 'dep-1');
    for (const word of [...burst, ...burst.slice(1), 'succeeded' as const]) {
      await world.report('app-1', 'dep-1', word);
      await world.clock.advance(20);
    }
    await world.clock.advance(2_000);
    expect(world.github.book.writes.length).toBeLessThanOrEqual(2);
    expect(statesOf(world).at(-1)).toBe('success');
    await world.clock.advance(60_000);
    expect(world.github.book.writes.length).toBeLessThanOrEqual(2);
    expect(findProblems(world)).toEqual([]);
  });

  test('creates the check run that waits for a deployment of its commit within a second', async () => {
    const world = createWorld();
    world.start();
    await world.clock.advance(1_700);
    const place = { repositoryId: 71, repository: 'acme/app-1', installationId: 7 };
    const request = { kind: 'expect', place, sha: 'b'.repeat(40) } as const;
    const content = { kind: 'request', request } as const;
    const known = { source: 'github', dedupeKey: 'guid-1', authority: 1 } as const;
    await world.store.append({ ...known, receivedAt: world.clock.epochMs(), content });
    await world.clock.advance(0);
    expect(world.github.book.writes).toHaveLength(1);
    await world.clock.advance(1_000);
    expect(statesOf(world)).toEqual(['queued']);
  });
});

describe('a slow response of GitHub', () => {
  test('does not delay the check runs of another installation, whatever makes them due', async () => {
    const world = createRelayWorld({
      applications: 4,
      installations: 2,
      rules: { confirmedBy: 1 },
      hasPlatform: false,
    });
    const { clock, github } = world;
    world.start();
    await clock.advance(5_000);
    const latenciesMs = [25_000];
    github.latencyMs = () => latenciesMs.shift() ?? 100;
    await world.register('app-1', 'dep-1');
    await clock.advance(2_000);
    await world.register('app-2', 'dep-2');
    await world.register('app-4', 'dep-4');
    await clock.advance(4_000);
    expect(github.checks.map(({ place }) => place.repository).sort()).toEqual(['acme/app-2', 'acme/app-4']);
    await world.report('app-2', 'dep-2', 'succeeded');
    await world.report('app-4', 'dep-4', 'succeeded');
    await clock.advance(4_000);
    expect(statesOf(world)).toEqual(['queued', 'success', 'queued', 'success']);
    await clock.advance(60_000);
    expect(findProblems(world)).toEqual([]);
  });
});

describe('an App that was uninstalled and installed again', () => {
  test('has its check runs written under its new installation, including those in progress, as GitHub reports it', async () => {
    const world = createWorld();
    const { clock, github, store } = world;
    world.start();
    await world.register('app-1', 'dep-1');
    await clock.advance(5_000);
    github.reinstalled.set('acme/app-1', { repository: 'acme/app-1', repositoryId: 71, installationId: 99 });
    await world.report('app-1', 'dep-1', 'succeeded');
    await world.register('app-1', 'dep-2');
    await clock.advance(30_000);
    expect(statesOf(world)).toEqual(['queued', 'success', 'queued']);
    expect(await store.recall({ repository: 'acme/app-1' })).toMatchObject({ repository: { installationId: 99 } });
    expect(findProblems(world)).toEqual([]);
  });

  test('has none of them written if the name now belongs to another repository', async () => {
    const world = createWorld();
    world.github.reinstalled.set('acme/app-1', { repository: 'acme/app-1', repositoryId: 5, installationId: 99 });
    world.start();
    await world.register('app-1', 'dep-1');
    await world.clock.advance(60_000);
    expect(world.github.checks).toEqual([]);
  });
});

describe('a dead letter', () => {
  test.each([410, 422])(
    'is made at once of a write that GitHub refuses with %i, and a replay writes it',
    async (status) => {
      const world = createWorld();
      world.start();
      world.github.refused.set('acme/app-1', status);
      await world.register('app-1', 'dep-1');
      await world.clock.advance(400_000);
      expect(world.github.book.writes).toHaveLength(1);
      expect(await world.store.measure()).toMatchObject({ dead: 1, unpublished: 0 });
      expect(world.counts.get('wrote dead')).toBe(1);
      const dead = world.lines.filter(
        ({ message }) => message === 'Gave up writing a check run. It is now a dead letter.',
      );
      expect(dead).toMatchObject([{ level: 'error', facts: { reason: `GitHub answered ${status}.` } }]);

      world.github.refused.clear();
      expect(await world.store.replay({ checkId: null, now: world.clock.epochMs() })).toBe(1);
      await world.clock.advance(60_000);
      expect(findProblems(world)).toEqual([]);
    },
  );

  test.each<[string, GithubFault[]]>([
    ['has no such commit yet', [404, 404]],
    ['does not accept the new token yet', [403]],
    ['reports a conflict', [409]],
  ])('is not made of a creation that is refused because GitHub %s', async (_what, faults) => {
    const world = await reportOnce(...faults);
    expect(statesOf(world)).toEqual(['queued']);
    expect(findProblems(world)).toEqual([]);
  });

  test('is not made of an App that GitHub refuses for half an hour: its check run is written within ten minutes', async () => {
    const world = createWorld();
    world.github.isAppRefused = true;
    await world.register('app-1', 'dep-1');
    world.start();
    await world.clock.advance(1_800_000);
    expect(world.github.book.writes.length).toBeLessThan(6);
    world.github.isAppRefused = false;
    await world.clock.advance(601_000);
    expect(findProblems(world)).toEqual([]);
  });
});

describe('a publisher whose store fails', () => {
  test('waits for all writes in progress before it starts again or stops', async () => {
    const world = createRelayWorld({
      applications: 2,
      installations: 2,
      rules: { confirmedBy: 1 },
      hasPlatform: false,
    });
    const latenciesMs = [2_000, 5_000];
    world.github.latencyMs = () => latenciesMs.shift() ?? 10;
    const { settleCheck } = world.store;
    let failures = 0;
    Object.assign(world.store, {
      settleCheck: async (input: Parameters<typeof settleCheck>[0]) => {
        if (failures++ < 2) throw new Error('the database is out');
        return settleCheck(input);
      },
    });
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    const relay = world.start();
    await world.clock.advance(2_500);
    expect(failures).toBe(2);
    await world.stop(relay);
    expect(failures).toBe(3);
    const other = world.start();
    await world.clock.advance(60_000);
    await world.stop(other);
    expect(findProblems(world)).toEqual([]);
  });
});

describe('the rate limits of GitHub', () => {
  test('stop all writes after a limit until it ends, by three relays', async () => {
    const world = createRelayWorld({ applications: 10, rules: { confirmedBy: 1 }, hasPlatform: false });
    const { clock, github } = world;
    for (let count = 0; count < 3; count++) world.start();
    github.script.push(null, 'limited', null, 'reset');
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    for (const { id } of world.rules.applications) await world.report(id, `dep of ${id}`, 'succeeded');
    await clock.advance(2 * 900_000 + 60_000);
    expect(world.counts.get('wrote later')).toBeGreaterThanOrEqual(2);
    expect(findProblems(world)).toEqual([]);
  });
});
