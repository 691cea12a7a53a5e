import { describe, expect, test } from 'vitest';
import { createDesk, type Desk, expectOf } from '../../support/desk.ts';
import { BASE, dateOf, observationOf, PLACE, shaOf } from '../../support/history-facts.ts';

function idOf(registered: ReturnType<Desk['register']>): string {
  if (registered.kind !== 'registered') throw new Error(registered.kind);
  return registered.id;
}

describe('a registration', () => {
  test('places a deployment, with a queued check run', () => {
    const desk = createDesk();
    const told = { deployment: 'd-1', pullRequest: 5, environment: 'live', url: 'https://app.example' };
    const registered = desk.register(told);
    expect(registered).toEqual({ kind: 'registered', id: expect.any(String), isNew: true, checkUrl: null });
    expect(desk.memory.perform('readDeployments', { ids: [idOf(registered)] })[0]).toMatchObject({
      ...{
        application: 'app-1',
        deployment: 'd-1',
        repositoryId: PLACE.repositoryId,
        sha: shaOf(1),
        environment: 'live',
      },
      ...{ word: 'unknown', unconfirmed: null, isEnded: false, openedAt: BASE, endedAt: null, checkUrl: null },
    });
    expect(desk.checks()).toMatchObject([
      { sha: shaOf(1), generation: 1, wanted: { status: 'queued', detailsUrl: 'https://app.example' } },
    ]);
  });

  test('joins a deployment that was reported before, and keeps everything reported', () => {
    const desk = createDesk();
    desk.tell({ word: 'succeeded', deployment: 'd-1', at: -600_000 });
    desk.register({ deployment: 'd-1' });
    expect(desk.deployments()).toMatchObject([{ word: 'running', unconfirmed: 'succeeded', sha: shaOf(1) }]);
    expect(desk.checks()).toMatchObject([{ wanted: { status: 'in_progress' } }]);
  });

  test('joins a report without an id of the last minute, and keeps its baseline', () => {
    const desk = createDesk();
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    desk.tell({ word: 'running', at: 0 });
    desk.now += 20_000;
    desk.checkStatus(observationOf('BUILDING', { lastDeploymentDate: dateOf(-9_000_000) }));
    desk.now += 20_000;
    desk.register({ deployment: null });
    expect(desk.deployments()).toMatchObject([{ word: 'running', sha: shaOf(1) }]);
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(30_000) }));
    expect(desk.checks()).toMatchObject([{ wanted: { conclusion: 'success' } }]);
  });

  test('ignores older reports without an id', () => {
    const desk = createDesk();
    desk.tell({ word: 'running', at: 0 });
    desk.now += 60_001;
    desk.register({ deployment: null });
    expect(desk.deployments().map(({ sha, word }) => [sha, word])).toEqual([
      [shaOf(1), 'unknown'],
      [null, 'running'],
    ]);
  });

  test('never joins a finished deployment without an id, since its success may belong to another', () => {
    const desk = createDesk();
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    desk.tell({ word: 'running', at: 0 });
    desk.now += 20_000;
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(15_000) }));
    desk.now += 10_000;
    desk.register({ deployment: null });
    expect(desk.checks()).toMatchObject([{ wanted: { status: 'queued' } }]);
    expect(desk.deployments()).toHaveLength(2);
  });

  test('does not depend on reports about another application', () => {
    const desk = createDesk();
    desk.tell({ word: 'succeeded', deployment: 'd-1', applications: ['app-2', 'app-3'] });
    desk.register({ deployment: 'd-1' });
    expect(desk.deployments()).toMatchObject([{ application: 'app-1', word: 'unknown' }]);
  });
});

describe('a repeated registration', () => {
  test.each(['d-1', null])('is the same deployment (%s), with the same token or another', (deployment) => {
    const desk = createDesk();
    const first = desk.register({ deployment }, { jti: 'one' });
    desk.publish();
    const id = idOf(first);
    const same = { kind: 'registered', id, isNew: false, checkUrl: 'https://github.example/check/1' };
    expect(desk.register({ deployment }, { jti: 'one' })).toEqual(same);
    expect(desk.register({ deployment }, { jti: 'two' })).toEqual(same);
    expect(desk.deployments()).toHaveLength(1);
    expect(desk.checks()).toHaveLength(1);
  });

  test('with a used token and another body is a replay, and changes nothing', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' }, { jti: 'one', requestHash: 'a' });
    expect(desk.register({ deployment: 'd-2' }, { jti: 'one', requestHash: 'b' })).toEqual({ kind: 'replayed' });
    expect(desk.deployments()).toHaveLength(1);
  });

  test('finds a deployment that finished long ago by its id', () => {
    const desk = createDesk({ confirmedBy: 1 });
    const id = idOf(desk.register({ deployment: 'd-1' }));
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    desk.now += 10 * 24 * 3_600_000;
    expect(desk.register({ deployment: 'd-1' })).toMatchObject({ id, isNew: false });
    expect(desk.deployments()).toMatchObject([{ word: 'succeeded' }]);
  });

  test('without an id is a new deployment once the first has finished, since the run was started again', () => {
    const desk = createDesk();
    const id = idOf(desk.register({ deployment: null }));
    desk.now += 3_600_000;
    desk.expire();
    const again = desk.register({ deployment: null });
    expect(again).toMatchObject({ kind: 'registered', isNew: true });
    expect(idOf(again)).not.toBe(id);
    expect(desk.checks()).toMatchObject([
      { generation: 1, wanted: { conclusion: 'timed_out' } },
      { generation: 2, wanted: { status: 'queued' } },
    ]);
  });
});

describe('the check run of a registration', () => {
  test('is the one that waits on the commit, and the next registration gets a new one', () => {
    const desk = createDesk();
    desk.ask(expectOf(shaOf(1)));
    const [waiting] = desk.checks();
    desk.register({ deployment: 'd-1' });
    desk.register({ deployment: 'd-2' });
    expect(desk.checks().map(({ externalId, generation }) => [externalId === waiting?.externalId, generation])).toEqual(
      [
        [true, 1],
        [false, 2],
      ],
    );
  });

  test('is on the registered commit, and a guess at another one is abandoned even if it was green', () => {
    const desk = createDesk({ unplaced: 'branch-head', confirmedBy: 1 });
    desk.tell({ word: 'running', deployment: 'd-1' });
    const [placement] = desk.take('placement');
    const at = { id: placement?.id ?? '', at: PLACE, now: desk.now, rules: desk.rules };
    desk.record({ kind: 'placement', ...at, sha: shaOf(9) });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    expect(desk.checks()).toMatchObject([{ sha: shaOf(9), wanted: { conclusion: 'success' } }]);
    desk.publish();
    desk.register({ deployment: 'd-1', sha: shaOf(1) });
    desk.publish();
    expect(desk.checks()).toMatchObject([
      { sha: shaOf(1), wanted: { conclusion: 'success' } },
      {
        sha: shaOf(9),
        wanted: { status: 'completed', conclusion: 'cancelled', title: 'Belongs to another commit' },
        isPending: false,
      },
    ]);
  });
});
