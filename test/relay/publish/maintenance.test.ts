import { describe, expect, test } from 'vitest';
import type { TriggerResult } from '../../../src/deploy/deploy-target.ts';
import { NetworkError, RemoteError } from '../../../src/kernel/errors.ts';
import type { GithubRequest } from '../../../src/relay/decide/delivery.ts';
import type { GithubFault } from '../support/github-model.ts';
import { findBroken, findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld, shaOf, type WorldOptions } from '../support/relay-world.ts';

const FACTS = { method: 'POST', path: '/application/{app_id}/deploy' } as const;
const MINUTE_MS = 60_000;
const place = { repositoryId: 71, repository: 'acme/app-1', installationId: 7 };
let guids = 0;

async function ask(world: RelayWorld, request: GithubRequest): Promise<void> {
  if (request.kind === 'gate' && !world.github.runHeads.has(request.runId)) {
    world.github.runHeads.set(request.runId, request.sha);
  }
  const content = { kind: 'request', request } as const;
  const known = { source: 'github', authority: 1, content } as const;
  await world.store.append({ ...known, dedupeKey: `guid-${++guids}`, receivedAt: world.clock.epochMs() });
}

function gate(runId: number, sha: string): GithubRequest {
  return { kind: 'gate', place, sha, runId, environment: 'production' };
}

describe('a waiting job', () => {
  async function requestGate(
    options: WorldOptions,
    relays: number,
    ...faults: (GithubFault | null)[]
  ): Promise<RelayWorld> {
    const world = createRelayWorld({ hasPlatform: false, ...options });
    for (let count = 0; count < relays; count++) world.start();
    await world.register('app-1', 'dep-1');
    await world.clock.advance(5_000);
    world.github.script.push(...faults);
    await ask(world, gate(5, shaOf('dep-1')));
    await world.clock.advance(3 * MINUTE_MS);
    return world;
  }
  const signed = { rules: { confirmedBy: 1 } } as const;

  test('is decided for the commit that GitHub reports for its run, whatever the event says', async () => {
    const world = createRelayWorld({ hasPlatform: false, ...signed });
    world.start();
    await world.register('app-1', 'dep-1');
    await world.report('app-1', 'dep-1', 'succeeded');
    world.github.runHeads.set(5, 'f'.repeat(40));
    await ask(world, gate(5, shaOf('dep-1')));
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.github.gates).toEqual([]);
    await world.clock.advance(60 * MINUTE_MS);
    expect(world.github.gates).toMatchObject([{ runId: 5, state: 'rejected' }]);
  });

  test.each([
    ['succeeded', 'approved'],
    ['failed', 'rejected'],
    ['cancelled', 'rejected'],
  ] as const)('whose deployment %s is %s once, by one of three relays', async (word, state) => {
    const world = await requestGate(signed, 3);
    expect(world.github.gates).toEqual([]);
    await world.report('app-1', 'dep-1', word);
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.github.gates).toMatchObject([{ runId: 5, state }]);
  });

  test('is not decided by an unconfirmed outcome, and is rejected when its time is over', async () => {
    const world = await requestGate({ rules: { confirmedBy: 2, deadlineMs: 30 * MINUTE_MS } }, 1);
    await world.report('app-1', 'dep-1', 'succeeded');
    await world.clock.advance(25 * MINUTE_MS);
    expect(world.github.gates).toEqual([]);
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.github.gates).toMatchObject([{ state: 'rejected' }]);
  });

  const reported = ({ lines }: RelayWorld, part: string) => lines.filter(({ message }) => message.includes(part));

  test('is decided after responses that were lost or limited, and not once it no longer waits', async () => {
    const world = await requestGate(signed, 1);
    world.github.script.push(null, 'lost', 'limited', 'not-sent');
    await world.report('app-1', 'dep-1', 'succeeded');
    await world.clock.advance(20 * MINUTE_MS);
    expect(world.github.gates).toMatchObject([{ runId: 5, state: 'approved' }]);
    const [first, ...others] = reported(world, 'Could not respond to a waiting job. Will retry.');
    expect(first).toMatchObject({ level: 'warn', facts: { run: 5 } });
    expect(others).toHaveLength(2);

    world.github.refused.set('acme/app-1', 404);
    await ask(world, gate(6, shaOf('dep-1')));
    await world.clock.advance(20 * MINUTE_MS);
    expect(world.github.gates).toHaveLength(1);
    expect(world.github.book.writes.filter(({ about }) => about === 'run 6')).toEqual([]);
    expect(reported(world, 'GitHub does not know the run')).toMatchObject([{ level: 'warn', facts: { run: 6 } }]);
    expect((await world.store.measure()).dead).toBe(0);
  });

  test('is not reported as failed if its decision arrived although the response was lost', async () => {
    const world = await requestGate(signed, 1);
    world.github.script.push(null, 'lost-after', 422);
    await world.report('app-1', 'dep-1', 'succeeded');
    await world.clock.advance(20 * MINUTE_MS);
    expect(world.github.gates).toMatchObject([{ runId: 5, state: 'approved' }]);
    expect(reported(world, 'or the job no longer waits')).toMatchObject([{ level: 'warn' }]);
    expect(reported(world, 'GitHub refuses')).toEqual([]);
    expect((await world.store.measure()).dead).toBe(0);
  });

  test.each([
    [401, 'to be answered', []],
    [403, 'to be answered', []],
    [403, 'to be read', [5]],
  ] as const)('is a dead letter while GitHub refuses it with %d %s', async (status, what, runs) => {
    const world = await requestGate(signed, 1);
    await world.report('app-1', 'dep-1', 'succeeded');
    if (what === 'to be answered') world.github.script.push(null, status, status);
    await world.clock.advance(what === 'to be answered' ? 5 * MINUTE_MS : MINUTE_MS);
    if (what === 'to be read') world.github.refused.set('acme/app-1', status);
    const run = what === 'to be read' ? 6 : 5;
    if (run === 6) await ask(world, gate(6, shaOf('dep-1')));
    await world.clock.advance(30_000);
    expect(world.github.gates.map(({ runId }) => runId)).toEqual(runs);
    expect(reported(world, 'GitHub refuses')).toMatchObject([{ level: 'error', facts: { run } }]);
    const { deadLetters } = await world.store.readOverview({ limit: 10 });
    expect(deadLetters).toMatchObject([
      { name: expect.stringMatching(` ${run}: production$`), repository: 'acme/app-1' },
    ]);
    expect((await world.store.measure()).dead).toBe(1);

    world.github.refused.clear();
    await world.clock.advance(25 * MINUTE_MS);
    expect(world.github.gates.map(({ runId }) => runId)).toEqual([...runs, run]);
    expect((await world.store.measure()).dead).toBe(0);
  });

  test('is decided a second after the one before it, and after a limit has ended', async () => {
    const world = await requestGate(signed, 1);
    await world.report('app-1', 'dep-1', 'succeeded');
    await world.clock.advance(MINUTE_MS);
    for (const relay of world.relays) await world.stop(relay);
    for (let run = 10; run < 18; run++) await ask(world, gate(run, shaOf('dep-1')));
    world.github.latencyMs = () => 60;
    world.github.script.push(null, 'limited');
    world.start();
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.github.gates).toHaveLength(9);
    expect(findBroken(world)).toEqual([]);
  });

  test('is decided once although each response takes longer than GitHub should need', async () => {
    const world = await requestGate(signed, 1);
    await world.report('app-1', 'dep-1', 'succeeded');
    await world.clock.advance(MINUTE_MS);
    world.github.latencyMs = () => 12_000;
    world.start();
    for (let run = 10; run < 17; run++) await ask(world, gate(run, shaOf('dep-1')));
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.github.gates.map(({ runId }) => runId).sort()).toEqual([10, 11, 12, 13, 14, 15, 16, 5]);
  });
});

describe('a redeployment', () => {
  const conflict: TriggerResult = {
    ...{ kind: 'conflict', message: 'in progress' },
    error: new RemoteError('conflict', 'a deployment is in progress', { ...FACTS, status: 409 }, ''),
  };
  const notSent: TriggerResult = { kind: 'not-sent', error: new NetworkError('connect', 'refused', FACTS) };
  const lost: TriggerResult = { kind: 'lost', error: new NetworkError('reset', 'reset', FACTS) };
  const rejected: TriggerResult = {
    ...{ kind: 'rejected', message: 'no' },
    error: new RemoteError('rejected', 'invalid', { ...FACTS, status: 400 }, ''),
  };

  async function again(times: number, ...answers: readonly TriggerResult[]): Promise<RelayWorld> {
    const world = createRelayWorld();
    for (let count = 0; count < 2; count++) world.start();
    await world.clock.advance(3_000);
    world.platform.begin('app-1', 'dep-1', 30_000, 'failed');
    await world.register('app-1', 'dep-1');
    await world.clock.advance(30_000);
    await world.report('app-1', 'dep-1', 'failed');
    await world.clock.advance(MINUTE_MS);
    const externalId = world.github.checks[0]?.place.externalId ?? '';
    world.platform.triggerScript.push(...answers);
    for (let time = 0; time < times; time++)
      await ask(world, { kind: 'again', place, sha: shaOf('dep-1'), externalId, askedBy: 'octocat' });
    await world.clock.advance(1_500);
    return world;
  }

  test('is sent once, and gets its own check run on the same commit', async () => {
    const world = await again(1);
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.platform.triggers).toMatchObject([{ application: 'app-1', sha: shaOf('dep-1') }]);
    expect(world.github.checks.map(({ states }) => states.at(-1)?.check.conclusion)).toEqual(['failure', 'success']);
    expect(new Set(world.github.checks.map(({ place: at }) => `${at.sha} ${at.name}`)).size).toBe(1);
    expect(findProblems(world)).toEqual([]);
  });

  test('is sent again if it certainly did not arrive', async () => {
    const world = await again(1, notSent, conflict, notSent);
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.platform.triggers).toHaveLength(4);
    expect(world.platform.deployments.filter(({ id }) => id.startsWith('again'))).toHaveLength(1);
    expect(findProblems(world)).toEqual([]);
  });

  test.each([['lost', lost] as const, ['rejected', rejected] as const])(
    'is not sent again if it was %s, and this is reported',
    async (what, answer) => {
      const world = await again(1, answer);
      await world.clock.advance(10 * MINUTE_MS);
      expect(world.platform.triggers).toHaveLength(1);
      const reported = world.lines.filter(({ message }) => message === 'Handled "Deploy again".');
      expect(reported).toMatchObject([
        { level: 'error', facts: { outcome: what === 'lost' ? 'lost' : 'given-up', application: 'app-1' } },
      ]);
    },
  );

  test('is sent together with those after it although the relay is killed while it sends the first', async () => {
    const world = await again(0);
    const { platform, github, clock } = world;
    const externalId = github.checks[0]?.place.externalId ?? '';
    for (let time = 0; time < 3; time++)
      await ask(world, { kind: 'again', place, sha: shaOf('dep-1'), externalId, askedBy: 'octocat' });
    await clock.advance(15);
    expect(platform.triggers.length).toBeGreaterThan(0);
    for (const relay of world.relays) world.kill(relay);
    const sent = platform.triggers.length;
    world.start();
    await clock.advance(5 * MINUTE_MS);
    expect(platform.triggers).toHaveLength(3);
    expect(sent).toBeLessThan(3);
  });
});

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

  test('gets a check run although it finished before GitHub returned the head', async () => {
    const world = createRelayWorld({ rules, hasPlatform: false });
    const { clock, github } = world;
    github.isOut = true;
    world.start();
    await world.report('app-1', 'dep-1', 'running');
    await clock.advance(5_000);
    await world.report('app-1', 'dep-1', 'failed');
    await clock.advance(5_000);
    github.isOut = false;
    github.branchHeads.set('main', 'c'.repeat(40));
    await clock.advance(MINUTE_MS);
    expect(github.checks.map(({ states }) => states.at(-1)?.check.conclusion)).toEqual(['failure']);
    expect(findProblems(world)).toEqual([]);
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

  test('keeps the commit of a registration that arrived meanwhile', async () => {
    const world = createRelayWorld({ rules, hasPlatform: false });
    const { clock, github } = world;
    world.start();
    await world.report('app-1', 'dep-1', 'running');
    await clock.advance(5_000);
    await world.register('app-1', 'dep-1');
    github.branchHeads.set('main', 'c'.repeat(40));
    await clock.advance(5 * MINUTE_MS);
    expect(github.checks.map(({ place: at }) => at.sha)).toEqual([shaOf('dep-1')]);
  });
});

describe('slow work', () => {
  test('on a platform that does not respond to a redeployment does not delay other placements, decisions and timeouts', async () => {
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

  test('is closed as timed out, together with its check run', async () => {
    const world = createRelayWorld({ rules: { deadlineMs: 10 * MINUTE_MS }, hasPlatform: false });
    world.start();
    await world.register('app-1', 'dep-1');
    await world.report('app-1', 'dep-1', 'running');
    await world.clock.advance(11 * MINUTE_MS);
    expect(world.github.checks[0]?.states.at(-1)?.check.conclusion).toBe('timed_out');
    expect(findProblems(world)).toEqual([]);
  });

  test('does not delay a stop', async () => {
    const world = createRelayWorld({ rules: { confirmedBy: 1 }, hasPlatform: false });
    await world.register('app-1', 'dep-1');
    await world.report('app-1', 'dep-1', 'succeeded');
    const relay = world.start();
    await world.clock.advance(20_000);
    world.github.latencyMs = () => 9_000;
    for (let run = 10; run < 18; run++) await ask(world, gate(run, shaOf('dep-1')));
    await world.clock.advance(6_500);
    const startedAt = world.clock.monotonicMs();
    await world.stop(relay);
    expect(world.clock.monotonicMs() - startedAt).toBeLessThan(10_000);
    world.start();
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.github.gates.map(({ runId }) => runId).sort()).toEqual([10, 11, 12, 13, 14, 15, 16, 17]);
  });
});
