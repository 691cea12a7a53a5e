import { describe, expect, test } from 'vitest';
import type { GithubRequest } from '../../../src/relay/decide/delivery.ts';
import { createReconcilePass } from '../../../src/relay/publish/reconciler.ts';
import type { Meter } from '../../../src/relay/relay-interfaces.ts';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld, shaOf, type WorldOptions } from '../support/relay-world.ts';

const BUDGET_MS = 20_000;
const METER: Meter = { delivered: () => {}, wrote: () => {}, checkedStatus: () => {} };

/** A relay without its own process, in an idle world; `pass` returns how long it took. */
function host(options: WorldOptions = {}): { world: RelayWorld; pass: () => Promise<number> } {
  const world = createRelayWorld({ rules: { confirmedBy: 1 }, hasPlatform: false, ...options });
  const { store, github, platform, clock, random, rules, lines } = world;
  const reconcile = createReconcilePass({
    ...{ store, clock, random, meter: METER, receivesGithub: true },
    github: github.appFor({ name: 'hosted', finishedAt: null }),
    platform: options.hasPlatform === true ? platform.platform : null,
    rules: () => rules,
    log: (level, message, facts = {}) => lines.push({ relay: 'hosted', level, message, facts }),
  });
  const pass = async (): Promise<number> => {
    const startedAt = clock.monotonicMs();
    await clock.run(reconcile(BUDGET_MS));
    return clock.monotonicMs() - startedAt;
  };
  return { world, pass };
}

describe('a pass', () => {
  test('writes every check run that is due, one a second for each installation', async () => {
    const { world, pass } = host({ applications: 6 });
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    await pass();
    expect(world.github.checks).toHaveLength(6);
    expect(findProblems(world)).toEqual([]);
  });

  test('finishes soon if nothing is due or everything due is delayed', async () => {
    const { world, pass } = host({ applications: 3 });
    expect(await pass()).toBeLessThan(3_000);
    expect(world.github.appReads).toHaveLength(1);
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    world.github.script.push('reset');
    expect(await pass()).toBeLessThan(5_000);
    expect(world.github.checks).toEqual([]);
  });

  test('finishes on time if there is more than it can write', async () => {
    const { world, pass } = host({ applications: 40 });
    for (const { id } of world.rules.applications) await world.register(id, `dep of ${id}`);
    const tookMs = await pass();
    expect(tookMs).toBeGreaterThan(BUDGET_MS - 2_000);
    expect(tookMs).toBeLessThan(BUDGET_MS + 2_000);
    await pass();
    await pass();
    expect(findProblems(world)).toEqual([]);
  });

  test('checks every status that is due, however many there are, since a deployment needs one for comparison', async () => {
    const { world, pass } = host({ applications: 20, hasPlatform: true });
    expect(await pass()).toBeLessThan(5_000);
    expect(new Set(world.platform.statusChecks.map(({ application }) => application)).size).toBe(20);
    await pass();
    expect(world.platform.statusChecks).toHaveLength(20);
  });

  test('deletes data that was finished a week ago', async () => {
    const { world, pass } = host();
    const { store, clock } = world;
    const send = async (key: string): Promise<void> => {
      const known = { source: 'platform', authority: 0 } as const;
      const content = { kind: 'ignored', event: 'application.created' } as const;
      await store.append({ ...known, dedupeKey: key, receivedAt: clock.epochMs(), content });
    };
    const stored = async (): Promise<number> => (await store.readOverview({ limit: 10 })).deliveries.length;
    await send('first');
    await clock.advance(6 * 24 * 3_600_000);
    await send('second');
    await pass();
    expect(await stored()).toBe(2);
    await clock.advance(2 * 24 * 3_600_000);
    await pass();
    expect(await stored()).toBe(1);
  });

  test('finishes on time if the platform does not respond, and reports the outcome of the work it started', async () => {
    const { world, pass } = host({ hasPlatform: true });
    const { clock, platform, github, store } = world;
    await world.register('app-1', 'dep-1');
    platform.begin('app-1', 'dep-1', 1_000, 'failed');
    for (let minute = 0; minute < 3; minute++) {
      await pass();
      await clock.advance(60_000);
    }
    expect(github.checks[0]?.states.at(-1)?.check.conclusion).toBe('failure');
    platform.hangs.add('app-1');
    const place = { repositoryId: 71, repository: 'acme/app-1', installationId: 8 };
    const externalId = github.checks[0]?.place.externalId ?? '';
    for (const guid of ['guid-1', 'guid-2', 'guid-3']) {
      const request: GithubRequest = { kind: 'again', place, sha: shaOf('dep-1'), externalId, askedBy: 'octocat' };
      const known = { source: 'github', dedupeKey: guid, authority: 1 } as const;
      await store.append({ ...known, receivedAt: clock.epochMs(), content: { kind: 'request', request } });
    }
    expect(await pass()).toBeLessThan(BUDGET_MS + 2_000);
    const reported = world.lines.filter(({ message }) => message === 'Handled "Deploy again".');
    expect(reported.length).toBe(platform.triggers.length);
  });
});

describe('applying while many deliveries are stored at once', () => {
  /** Returns how many deliveries are applied after `ms`, if one arrives every five milliseconds, each in a batch of `size`. */
  async function appliedAfter(ms: number, size: number): Promise<unknown> {
    const world = createRelayWorld({ rules: { confirmedBy: 1 }, hasPlatform: false });
    const relay = world.start();
    world.batchSize = size;
    for (let nth = 0; nth < ms / 5; nth++) {
      await world.report('app-1', 'dep-1', 'running');
      await world.clock.advance(5);
    }
    const [counted] = world.memory.query('SELECT COUNT(*) AS count FROM inbox WHERE applied_at IS NOT NULL');
    await world.stop(relay);
    return counted?.['count'];
  }

  test('waits up to half a second, so that acknowledgements come first', async () => {
    expect(await appliedAfter(450, 50)).toBe(1);
    expect(await appliedAfter(550, 50)).toBeGreaterThan(40);
  });

  test('does not wait if few are stored at once', async () => {
    expect(await appliedAfter(200, 3)).toBeGreaterThan(35);
  });
});
