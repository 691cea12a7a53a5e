import { describe, expect, test } from 'vitest';
import type { GithubRequest } from '../../../../src/relay/decide/delivery.ts';
import { applicationOf, PLACE, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, expectOf, type TestRelay } from '../../support/test-relay.ts';

const TWO = [applicationOf('app-1', { environment: 'live' }), applicationOf('app-2', { environment: 'test' })];

function againOf(externalId: string, place = PLACE): GithubRequest {
  return { kind: 'again', place, sha: shaOf(1), externalId, askedBy: 'octocat' };
}

function outcomesOf(relay: TestRelay): readonly unknown[] {
  return relay.memory.query('SELECT outcome FROM inbox ORDER BY seq').map(({ outcome }) => outcome);
}

describe('a new commit', () => {
  test('has the required check of every application of its repository, queued', () => {
    const relay = createTestRelay({ applications: [...TWO, applicationOf('app-3', { repository: 'o/other' })] });
    relay.request(expectOf(shaOf(1)));
    expect(relay.checks().map(({ wanted }) => [wanted.status, wanted.title])).toEqual([
      ['queued', 'Waiting: app-1'],
      ['queued', 'Waiting: app-2'],
    ]);
    expect(relay.memory.perform('recall', { repository: 'O/R' })).toEqual({ repository: PLACE, mark: null });
  });

  test('has them once, however often they are requested, and not in addition to a deployment’s', () => {
    const relay = createTestRelay();
    relay.request(expectOf(shaOf(1)));
    relay.request(expectOf(shaOf(1)));
    relay.register({ deployment: 'd-1', sha: shaOf(2) });
    relay.request(expectOf(shaOf(2)));
    expect(relay.checks()).toHaveLength(2);
  });

  test('counts for the applications of a repository that was renamed since, and not of one that took over its name', () => {
    const relay = createTestRelay();
    relay.memory.perform('remember', { repository: PLACE, now: relay.now });
    const renamed = { ...PLACE, repository: 'o/renamed' };
    relay.request({ kind: 'expect', place: renamed, sha: shaOf(1) });
    relay.request({ kind: 'expect', place: { ...PLACE, repositoryId: 8 }, sha: shaOf(2) });
    relay.request({ kind: 'expect', place: renamed, sha: shaOf(3) });
    expect(outcomesOf(relay)).toEqual([
      'queued 1 check run',
      'queued 1 check run',
      'ignored: no application in the applications file has this repository',
    ]);
  });
});

describe('a redeployment', () => {
  function finished(): TestRelay {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'failed', deployment: 'd-1' });
    relay.publish();
    return relay;
  }

  test('is requested once, for the commit of the check run', () => {
    const relay = finished();
    const externalId = relay.checks()[0]?.externalId ?? '';
    relay.request({ ...againOf(externalId), sha: shaOf(66) }, 'delivery-1');
    relay.request(againOf(externalId), 'delivery-1');
    const task = { id: expect.any(String), application: 'app-1', sha: shaOf(1) };
    expect(relay.claimRedeployments()).toEqual([{ ...task, state: 'due' }]);
    relay.now += 9e9;
    expect(relay.claimRedeployments()).toMatchObject([{ state: 'lost' }]);
    expect(relay.claimRedeployments()).toEqual([]);
  });

  test('is one for eight clicks until its deployment has finished, and the next click requests another', () => {
    const relay = finished();
    const externalId = relay.checks()[0]?.externalId ?? '';
    const press = (count: number): void => {
      for (let index = 0; index < count; index++) relay.request(againOf(externalId));
    };
    press(2);
    const [task] = relay.claimRedeployments();
    press(2);
    relay.settleRedeployment(task?.id ?? '', { kind: 'later', notBefore: relay.now, reason: 'Another one runs.' });
    press(2);
    expect(relay.claimRedeployments()).toEqual([task]);
    relay.settleRedeployment(task?.id ?? '', { kind: 'accepted', deployment: 'd-2' });
    press(2);
    expect(relay.claimRedeployments()).toEqual([]);
    expect(outcomesOf(relay).slice(-8)).toEqual([
      'requested a deployment',
      ...Array(7).fill('ignored: a deployment was requested before and has not finished'),
    ]);
    relay.report({ word: 'failed', deployment: 'd-2' });
    press(1);
    expect(relay.claimRedeployments()).toMatchObject([{ state: 'due' }]);
  });

  test('is not requested by a check run that is not ours, or of another repository', () => {
    const relay = finished();
    relay.request(againOf('touchdown-forged'));
    relay.request(againOf(relay.checks()[0]?.externalId ?? '', { ...PLACE, repositoryId: 8 }));
    expect(relay.memory.query('SELECT * FROM redeployment')).toEqual([]);
  });

  test.each([
    [
      'its application is no longer configured',
      { applications: [applicationOf('app-2')] },
      'not in the applications file',
    ],
    ['the relay may not deploy', { canDeploy: false }, 'PLATFORM_TOKEN is not set'],
  ])('is not requested if %s', (_, changes, outcome) => {
    const relay = finished();
    relay.rules = rulesOf(changes);
    relay.request(againOf(relay.checks()[0]?.externalId ?? ''));
    expect(relay.memory.query('SELECT * FROM redeployment')).toEqual([]);
    expect(outcomesOf(relay).at(-1)).toContain(outcome);
  });
});

describe('an accepted deployment', () => {
  function requested(): { relay: TestRelay; id: string } {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.request(expectOf(shaOf(5)));
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'failed', deployment: 'd-1', at: 0 });
    relay.publish();
    relay.request(againOf(relay.checks().find(({ sha }) => sha === shaOf(1))?.externalId ?? ''));
    const [task] = relay.claimRedeployments();
    return { relay, id: task?.id ?? '' };
  }

  function settle(relay: TestRelay, id: string, deployment: string | null): void {
    const outcome = { kind: 'accepted', deployment } as const;
    relay.settleRedeployment(id, outcome);
  }

  test.each(['d\u0000', 'd\n2', 'd'.repeat(129)])('has no id if the response has no usable one (%j)', (name) => {
    const { relay, id } = requested();
    settle(relay, id, name);
    expect(relay.deployments().map(({ deployment }) => deployment)).toEqual([null, 'd-1']);
    expect(relay.checks().find(({ generation }) => generation === 2)).toMatchObject({ wanted: { status: 'queued' } });
  });

  test.each(['d-2', null])('is the deployment that deliveries reported before (%s)', (deployment) => {
    const { relay, id } = requested();
    relay.report({ word: 'running', deployment });
    settle(relay, id, 'd-2');
    expect(relay.deployments()).toHaveLength(2);
    expect(relay.checks().find(({ generation }) => generation === 2)).toMatchObject({
      wanted: { status: 'in_progress' },
    });
  });
});
