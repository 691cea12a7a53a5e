import { describe, expect, test } from 'vitest';
import { BASE, dateOf, observationOf, PLACE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay } from '../../support/test-relay.ts';

function idOf(registered: ReturnType<TestRelay['register']>): string {
  if (registered.kind !== 'registered') throw new Error(registered.kind);
  return registered.id;
}

describe('a registration', () => {
  test('places a deployment, with a queued check run', () => {
    const relay = createTestRelay();
    const reported = { deployment: 'd-1', environment: 'live', url: 'https://app.example' };
    const registered = relay.register(reported);
    expect(registered).toEqual({ kind: 'registered', id: expect.any(String), isNew: true, checkUrl: null });
    expect(relay.memory.perform('readDeployments', { ids: [idOf(registered)] })[0]).toMatchObject({
      application: 'app-1',
      deployment: 'd-1',
      repositoryId: PLACE.repositoryId,
      sha: shaOf(1),
      environment: 'live',
      word: 'unknown',
      openedAt: BASE,
      endedAt: null,
    });
    expect(relay.checks()).toMatchObject([
      { sha: shaOf(1), generation: 1, wanted: { status: 'queued', detailsUrl: 'https://app.example' } },
    ]);
  });

  test('joins a report without an id of the last minute, and keeps its baseline', () => {
    const relay = createTestRelay();
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    relay.report({ word: 'running', at: 0 });
    relay.now += 20_000;
    relay.checkStatus(observationOf('BUILDING', { lastDeploymentDate: dateOf(-9_000_000) }));
    relay.now += 20_000;
    relay.register({ deployment: null });
    expect(relay.deployments()).toMatchObject([{ word: 'running', sha: shaOf(1) }]);
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(30_000) }));
    expect(relay.checks()).toMatchObject([{ wanted: { conclusion: 'success' } }]);
  });

  test('never joins a finished deployment without an id, since its success may belong to another', () => {
    const relay = createTestRelay();
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    relay.report({ word: 'running', at: 0 });
    relay.now += 20_000;
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(15_000) }));
    relay.now += 10_000;
    relay.register({ deployment: null });
    expect(relay.checks()).toMatchObject([{ wanted: { status: 'queued' } }]);
    expect(relay.deployments()).toHaveLength(2);
  });
});

describe('a repeated registration', () => {
  test.each(['d-1', null])('is the same deployment (%s), with the same token or another', (deployment) => {
    const relay = createTestRelay();
    const first = relay.register({ deployment }, { jti: 'one' });
    relay.publish();
    const id = idOf(first);
    const same = { kind: 'registered', id, isNew: false, checkUrl: 'https://github.example/check/1' };
    expect(relay.register({ deployment }, { jti: 'one' })).toEqual(same);
    expect(relay.register({ deployment }, { jti: 'two' })).toEqual(same);
    expect(relay.deployments()).toHaveLength(1);
    expect(relay.checks()).toHaveLength(1);
  });

  test('with a used token and another body is a replay, and changes nothing', () => {
    const relay = createTestRelay();
    relay.register({ deployment: 'd-1' }, { jti: 'one', requestHash: 'a' });
    expect(relay.register({ deployment: 'd-2' }, { jti: 'one', requestHash: 'b' })).toEqual({ kind: 'replayed' });
    expect(relay.deployments()).toHaveLength(1);
  });

  test('finds a deployment that finished long ago by its id', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    const id = idOf(relay.register({ deployment: 'd-1' }));
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    relay.now += 10 * 24 * 3_600_000;
    expect(relay.register({ deployment: 'd-1' })).toMatchObject({ id, isNew: false });
    expect(relay.deployments()).toMatchObject([{ word: 'succeeded' }]);
  });

  test('without an id is a new deployment once the first has finished, since the run was started again', () => {
    const relay = createTestRelay();
    const id = idOf(relay.register({ deployment: null }));
    relay.now += 3_600_000;
    relay.expire();
    const again = relay.register({ deployment: null });
    expect(again).toMatchObject({ kind: 'registered', isNew: true });
    expect(idOf(again)).not.toBe(id);
    expect(relay.checks()).toMatchObject([
      { generation: 1, wanted: { conclusion: 'timed_out' } },
      { generation: 2, wanted: { status: 'queued' } },
    ]);
  });
});

describe('the check run of a registration', () => {
  test('is on the registered commit, and a guess at another one is abandoned even if it was green', () => {
    const relay = createTestRelay({ unplaced: 'branch-head', confirmedBy: 1 });
    relay.report({ word: 'running', deployment: 'd-1' });
    const [placement] = relay.claimPlacements();
    relay.place(placement?.id ?? '', shaOf(9));
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    expect(relay.checks()).toMatchObject([{ sha: shaOf(9), wanted: { conclusion: 'success' } }]);
    relay.publish();
    relay.register({ deployment: 'd-1', sha: shaOf(1) });
    relay.publish();
    expect(relay.checks()).toMatchObject([
      { sha: shaOf(1), wanted: { conclusion: 'success' } },
      {
        sha: shaOf(9),
        wanted: { status: 'completed', conclusion: 'cancelled', title: 'Belongs to another commit' },
        isPending: false,
      },
    ]);
  });
});
