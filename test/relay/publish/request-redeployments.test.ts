import { describe, expect, test } from 'vitest';
import type { TriggerResult } from '../../../src/deploy/deploy-target.ts';
import { NetworkError, RemoteError } from '../../../src/kernel/errors.ts';
import type { GithubRequest } from '../../../src/relay/decide/delivery.ts';
import { findProblems } from '../support/relay-problems.ts';
import { createRelayWorld, type RelayWorld, shaOf } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;
const FACTS = { method: 'POST', path: '/application/{app_id}/deploy' } as const;
const PLACE = { repositoryId: 71, repository: 'acme/app-1', installationId: 7 };

function refusalOf(message: string): TriggerResult {
  return { kind: 'rejected', message, error: new RemoteError('rejected', message, { ...FACTS, status: 400 }, '') };
}

const UNSENT: TriggerResult = { kind: 'not-sent', error: new NetworkError('connect', 'refused', FACTS) };

const BUSY: TriggerResult = {
  kind: 'conflict',
  message: 'in progress',
  error: new RemoteError('conflict', 'a deployment is in progress', { ...FACTS, status: 409 }, ''),
};

/** A world with a failed deployment and a click on "Deploy again" on its check run. */
async function press(...answers: readonly TriggerResult[]): Promise<RelayWorld> {
  const world = createRelayWorld();
  world.start();
  await world.clock.advance(3_000);
  world.platform.begin('app-1', 'dep-1', 30_000, 'failed');
  await world.register('app-1', 'dep-1');
  await world.clock.advance(30_000);
  await world.report('app-1', 'dep-1', 'failed');
  await world.clock.advance(MINUTE_MS);
  world.platform.triggerScript.push(...answers);
  await pressOnce(world);
  return world;
}

async function pressOnce(world: RelayWorld, index = 0): Promise<void> {
  const { externalId = '', sha = '' } = world.github.checks[index]?.place ?? {};
  await request(world, { kind: 'again', place: PLACE, sha, externalId, askedBy: 'octo*cat' });
}

async function request({ store, clock }: RelayWorld, asked: GithubRequest): Promise<void> {
  const receivedAt = clock.epochMs();
  const known = { source: 'github', authority: 1, content: { kind: 'request', request: asked }, receivedAt } as const;
  await store.append({ ...known, dedupeKey: `guid-${receivedAt}` });
}

/** The current state of the check run with the button. */
function saidOf({ github }: RelayWorld) {
  const check = github.checks[0]?.states.at(-1)?.check;
  return { conclusion: check?.conclusion, hasButton: check?.canDeployAgain, summary: check?.summary ?? '' };
}

describe('"Deploy again"', () => {
  test('is sent once if it is accepted, and gets its own check run on the same commit', async () => {
    const world = await press();
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.platform.triggers).toMatchObject([{ application: 'app-1', sha: shaOf('dep-1') }]);
    expect(world.github.checks.map(({ states }) => states.at(-1)?.check.conclusion)).toEqual(['failure', 'success']);
    expect(new Set(world.github.checks.map(({ place }) => `${place.sha} ${place.name}`)).size).toBe(1);
    expect(saidOf(world).summary).not.toContain('Deploy again');
    expect(findProblems(world)).toEqual([]);
  });

  test('is sent again if it certainly did not arrive', async () => {
    const world = await press(UNSENT, BUSY, UNSENT);
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.platform.triggers).toHaveLength(4);
    expect(world.platform.deployments.filter(({ id }) => id.startsWith('again'))).toHaveLength(1);
    expect(findProblems(world)).toEqual([]);
  });

  test('is sent once for each commit, however often it is clicked, although the relay is killed while it sends the first', async () => {
    const world = createRelayWorld();
    world.start();
    for (const name of ['dep-1', 'dep-2', 'dep-3']) {
      await request(world, { kind: 'expect', place: PLACE, sha: shaOf(name) });
      await world.clock.advance(MINUTE_MS);
    }
    for (const index of [0, 1, 1, 2, 0, 2]) {
      await pressOnce(world, index);
      await world.clock.advance(1);
    }
    await world.clock.advance(15);
    const sent = world.platform.triggers.length;
    for (const relay of world.relays) world.kill(relay);
    world.start();
    await world.clock.advance(5 * MINUTE_MS);
    expect(sent).toBe(1);
    expect(world.platform.triggers.map(({ sha }) => sha)).toEqual(['dep-1', 'dep-2', 'dep-3'].map(shaOf));
  });

  test('is reported on the check run, which keeps its outcome, if the platform refuses it', async () => {
    const world = await press(refusalOf('no [such](https://evil.example) branch'));
    await world.clock.advance(MINUTE_MS);
    const { summary, ...said } = saidOf(world);
    expect(said).toEqual({ conclusion: 'failure', hasButton: true });
    expect(world.platform.triggers).toHaveLength(1);
    expect(world.lines.filter(({ message }) => message === 'Handled "Deploy again".')).toMatchObject([
      { level: 'error', facts: { outcome: 'given-up', application: 'app-1' } },
    ]);
    expect(summary).toContain('**Deploy again:** requested by octo\\*cat; nothing was deployed: ');
    expect(summary).not.toContain('[such](https');
    expect(findProblems(world)).toEqual([]);
  });

  test('is reported with an unknown outcome if the response was lost', async () => {
    const world = await press({ kind: 'lost', error: new NetworkError('reset', 'the connection was reset', FACTS) });
    await world.clock.advance(MINUTE_MS);
    expect(saidOf(world).summary).toContain('gave no usable response, so it is unknown whether it deploys');
    expect(world.platform.triggers).toHaveLength(1);
  });

  test('is reported once, with the last reason, if it is refused twice', async () => {
    const world = await press(refusalOf('first'), refusalOf('second'));
    await world.clock.advance(MINUTE_MS);
    await pressOnce(world);
    await world.clock.advance(MINUTE_MS);
    const { summary } = saidOf(world);
    expect(summary.split('**Deploy again:**')).toHaveLength(2);
    expect([summary.includes('first'), summary.includes('second')]).toEqual([false, true]);
  });

  test('is reported with an unknown outcome if the relay is killed while it waits, and is not sent again', async () => {
    const world = await press();
    await world.clock.advance(15);
    expect(world.platform.triggers).toHaveLength(1);
    for (const relay of world.relays) world.kill(relay);
    world.start();
    await world.clock.advance(MINUTE_MS);
    expect(saidOf(world).summary).not.toContain('Deploy again');
    await world.clock.advance(2 * MINUTE_MS);
    expect(saidOf(world)).toMatchObject({
      conclusion: 'failure',
      summary: expect.stringContaining(
        'the relay stopped while it called the platform, so it is unknown whether it deploys',
      ),
    });
    await world.clock.advance(10 * MINUTE_MS);
    expect(world.platform.triggers).toHaveLength(1);
    const lost = world.lines.filter(({ message }) =>
      message.includes('Unknown whether "Deploy again" started a deployment'),
    );
    expect(lost).toMatchObject([{ level: 'error', facts: { application: 'app-1' } }]);
  });

  test.each([
    ['hours', 5 * 60, 0],
    ['minutes', 5, 1],
  ])('counts from the time of the click if GitHub could not deliver it for %s', async (_, minutes, triggers) => {
    const world = await press(refusalOf('first'));
    await world.clock.advance(MINUTE_MS);
    const before = world.platform.triggers.length;
    for (const relay of world.relays) world.kill(relay);
    const externalId = world.github.checks[0]?.place.externalId ?? '';
    const payload = {
      action: 'requested_action',
      requested_action: { identifier: 'deploy-again' },
      installation: { id: 7 },
      sender: { login: 'octocat', type: 'User' },
      repository: { id: 71, full_name: 'acme/app-1', name: 'app-1', owner: { login: 'acme' } },
      check_run: { head_sha: shaOf('dep-1'), external_id: externalId },
    };
    const guid = '11111111-2222-3333-4444-555555555551';
    world.github.missed.push({ guid, event: 'check_run', payload, attemptedAt: world.clock.epochMs() });
    await world.clock.advance(minutes * MINUTE_MS);
    world.start();
    await world.clock.advance(2 * MINUTE_MS);
    expect(world.platform.triggers.length - before).toBe(triggers);
    expect(saidOf(world).summary.includes('it could not be done in time')).toBe(triggers === 0);
  });
});
