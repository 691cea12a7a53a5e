import { describe, expect, test } from 'vitest';
import type { GithubRequest } from '../../../../src/relay/decide/delivery.ts';
import type { RedeployOutcome } from '../../../../src/relay/decide/tasks.ts';
import { createDesk, type Desk, expectOf } from '../../support/desk.ts';
import { applicationOf, PLACE, rulesOf, shaOf } from '../../support/history-facts.ts';

const TWO = [applicationOf('app-1', { environment: 'live' }), applicationOf('app-2', { environment: 'test' })];

function againOf(externalId: string, place = PLACE): GithubRequest {
  return { kind: 'again', place, sha: shaOf(1), externalId, askedBy: 'octocat' };
}

function outcomesOf(desk: Desk): readonly unknown[] {
  return desk.memory.query('SELECT outcome FROM inbox ORDER BY seq').map(({ outcome }) => outcome);
}

describe('a new commit', () => {
  test('has the required check of every application of its repository, queued', () => {
    const desk = createDesk({ applications: [...TWO, applicationOf('app-3', { repository: 'o/other' })] });
    desk.ask(expectOf(shaOf(1)));
    expect(desk.checks().map(({ wanted }) => [wanted.status, wanted.title])).toEqual([
      ['queued', 'Waiting: app-1'],
      ['queued', 'Waiting: app-2'],
    ]);
    expect(desk.memory.perform('recall', { repository: 'O/R' })).toEqual({ repository: PLACE, mark: null });
  });

  test('has them once, however often they are requested, and not in addition to a deployment’s', () => {
    const desk = createDesk();
    desk.ask(expectOf(shaOf(1)));
    desk.ask(expectOf(shaOf(1)));
    desk.register({ deployment: 'd-1', sha: shaOf(2) });
    desk.ask(expectOf(shaOf(2)));
    expect(desk.checks()).toHaveLength(2);
  });

  test('is stored and shown if no application has its repository', () => {
    const desk = createDesk();
    desk.ask({ ...expectOf(shaOf(1)), place: { ...PLACE, repository: 'o/another' } });
    expect(desk.checks()).toEqual([]);
    expect(outcomesOf(desk)).toEqual(['ignored: no application in the applications file has this repository']);
  });
});

describe('a redeployment', () => {
  function ended(): Desk {
    const desk = createDesk({ confirmedBy: 1 });
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'failed', deployment: 'd-1' });
    desk.publish();
    return desk;
  }

  test('is requested once, for the commit of the check run', () => {
    const desk = ended();
    const externalId = desk.checks()[0]?.externalId ?? '';
    desk.ask({ ...againOf(externalId), sha: shaOf(66) }, 'delivery-1');
    desk.ask(againOf(externalId), 'delivery-1');
    const task = { kind: 'redeployment', id: expect.any(String), application: 'app-1', sha: shaOf(1) };
    expect(desk.take('redeployment')).toEqual([{ ...task, state: 'due' }]);
    desk.now += 9e9;
    expect(desk.take('redeployment')).toMatchObject([{ state: 'lost' }]);
    expect(desk.take('redeployment')).toEqual([]);
  });

  test('is not requested by a check run that is not ours, or of another repository', () => {
    const desk = ended();
    desk.ask(againOf('touchdown-forged'));
    desk.ask(againOf(desk.checks()[0]?.externalId ?? '', { ...PLACE, repositoryId: 8 }));
    expect(desk.memory.query('SELECT * FROM redeployment')).toEqual([]);
  });

  test('is not requested if its application is no longer configured', () => {
    const desk = ended();
    desk.rules = rulesOf({ applications: [applicationOf('app-2')] });
    desk.ask(againOf(desk.checks()[0]?.externalId ?? ''));
    expect(desk.memory.query('SELECT * FROM redeployment')).toEqual([]);
    expect(outcomesOf(desk).at(-1)).toContain('not in the applications file');
  });

  test('is not requested if the relay may not deploy', () => {
    const desk = ended();
    desk.rules = rulesOf({ canDeploy: false });
    desk.ask(againOf(desk.checks()[0]?.externalId ?? ''));
    expect(desk.memory.query('SELECT * FROM redeployment')).toEqual([]);
    expect(outcomesOf(desk).at(-1)).toContain('PLATFORM_TOKEN is not set');
  });
});

describe('an accepted deployment', () => {
  function asked(): { desk: Desk; id: string } {
    const desk = createDesk({ confirmedBy: 1 });
    desk.ask(expectOf(shaOf(5)));
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'failed', deployment: 'd-1', at: 0 });
    desk.publish();
    desk.ask(againOf(desk.checks().find(({ sha }) => sha === shaOf(1))?.externalId ?? ''));
    const [task] = desk.take('redeployment');
    return { desk, id: task?.id ?? '' };
  }

  function settle(desk: Desk, id: string, deployment: string | null): void {
    const outcome = { kind: 'accepted', deployment } as const;
    desk.record({ kind: 'redeployment', id, outcome, now: desk.now, rules: desk.rules });
  }

  test('has a new check run of the same name, and leaves the completed one alone', () => {
    const { desk, id } = asked();
    const [before] = desk.checks();
    settle(desk, id, 'd-2');
    settle(desk, id, 'd-3');
    const [first, second, ...others] = desk.checks().filter(({ sha }) => sha === shaOf(1));
    expect(others).toEqual([]);
    expect(first).toEqual(before);
    expect(second).toMatchObject({ generation: 2, wanted: { status: 'queued' } });
    expect(second?.externalId).not.toBe(first?.externalId);
    desk.tell({ word: 'succeeded', deployment: 'd-2' });
    expect(desk.checks().find(({ generation }) => generation === 2)).toMatchObject({
      wanted: { conclusion: 'success' },
    });
    expect(desk.checks()[0]).toEqual(before);
  });

  test.each(['d\u0000', 'd\n2', 'd'.repeat(129)])('has no id if the response has no usable one (%j)', (name) => {
    const { desk, id } = asked();
    settle(desk, id, name);
    expect(desk.deployments().map(({ deployment }) => deployment)).toEqual([null, 'd-1']);
    expect(desk.checks().find(({ generation }) => generation === 2)).toMatchObject({ wanted: { status: 'queued' } });
  });

  test.each(['d-2', null])('is the deployment that deliveries reported before (%s)', (deployment) => {
    const { desk, id } = asked();
    desk.tell({ word: 'running', deployment });
    settle(desk, id, 'd-2');
    expect(desk.deployments()).toHaveLength(2);
    expect(desk.checks().find(({ generation }) => generation === 2)).toMatchObject({
      wanted: { status: 'in_progress' },
    });
  });

  test('replaces a guess at its commit', () => {
    const { desk, id } = asked();
    desk.rules = { ...desk.rules, unplaced: 'branch-head' };
    desk.tell({ word: 'running', deployment: 'd-2' });
    const [placement] = desk.take('placement');
    const placed = { id: placement?.id ?? '', at: PLACE, sha: shaOf(9), now: desk.now, rules: desk.rules };
    desk.record({ kind: 'placement', ...placed });
    settle(desk, id, 'd-2');
    expect(desk.deployments().find(({ deployment }) => deployment === 'd-2')).toMatchObject({ sha: shaOf(1) });
  });

  test('is started later if a limit delays it, and never if it was given up', () => {
    const { desk, id } = asked();
    const notBefore = desk.now + 60_000;
    const settleAs = (outcome: RedeployOutcome): void => {
      desk.record({ kind: 'redeployment', id, outcome, now: desk.now, rules: desk.rules });
    };
    settleAs({ kind: 'later', notBefore, reason: 'limit' });
    const take = (now: number): readonly unknown[] => {
      desk.now = now;
      return desk.take('redeployment');
    };
    expect(take(notBefore - 1)).toEqual([]);
    expect(take(notBefore)).toHaveLength(1);
    settleAs({ kind: 'given-up', reason: '403' });
    expect(take(notBefore + 9e9)).toEqual([]);
    settle(desk, id, 'd-2');
    expect(desk.deployments()).toHaveLength(1);
  });
});
