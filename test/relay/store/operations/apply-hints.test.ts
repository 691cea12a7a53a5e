import { describe, expect, test } from 'vitest';
import { checkHistories } from '../../../campaign/relay-histories.ts';
import { runsOf } from '../../../support/runs.ts';
import { BASE, dateOf, observationOf, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createMemoryOperations } from '../../support/memory-store.ts';
import { createTestRelay } from '../../support/test-relay.ts';

const memory = createMemoryOperations();

test('generated histories have the same result in several orders, and nothing published regresses', () => {
  const seeds = Array.from({ length: runsOf(50, 8) }, (_, index) => index + 1);
  expect(checkHistories(seeds, memory)).toEqual([]);
});

test('a delivery finds its application by a UUID in any case', () => {
  const id = '0190f5a2-7c3b-7def-8abc-1234567890ab';
  const [application] = rulesOf().applications;
  const relay = createTestRelay({ applications: application === undefined ? [] : [{ ...application, id }] });
  relay.report({ word: 'running', deployment: 'd-1', applications: [id.toUpperCase()] });
  expect(relay.deployments()).toMatchObject([{ application: id, deployment: 'd-1' }]);
  relay.report({ word: 'succeeded', deployment: 'd-1', applications: [id, id.toUpperCase()] });
  expect(relay.deployments()).toHaveLength(1);
});

describe('a late delivery', () => {
  test('does not reopen a deployment that finished long ago, however many have finished since', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    for (let nth = 0; nth < 80; nth++) relay.report({ word: 'succeeded', deployment: `d-${nth}`, at: nth });
    relay.now += 5 * 24 * 3_600_000;
    expect(relay.report({ word: 'running', deployment: 'd-0', at: 0 })).toEqual([]);
    const first = relay.deployments().filter(({ deployment }) => deployment === 'd-0');
    expect(first).toMatchObject([{ word: 'succeeded', endedAt: expect.any(Number) }]);
  });
});

describe('reports without an id', () => {
  test('show the failure after a success if only outcomes are reported', () => {
    const relay = createTestRelay();
    const check = (state: string, at: number) =>
      relay.checkStatus(observationOf(state, { lastDeploymentDate: dateOf(at) }));
    check('RUNNING', -1_000_000);
    const outcomes = [
      ['succeeded', 'RUNNING'],
      ['failed', 'BUILD_ERROR'],
      ['succeeded', 'RUNNING'],
    ] as const;
    for (const [word, state] of outcomes) {
      relay.now += 3 * 3_600_000;
      const at = relay.now - BASE;
      relay.report({ word });
      for (let checks = 0; checks < 8; checks++, relay.now += 10_000) check(state, at);
    }
    const words = relay.deployments().map(({ word }) => word);
    expect(words.sort()).toEqual(['failed', 'succeeded', 'succeeded']);
  });

  test('reopen no deployment when its start is deleted before its outcome', () => {
    const relay = createTestRelay();
    relay.report({ word: 'running', at: 0 });
    relay.now += 50 * 60_000;
    relay.report({ word: 'succeeded', at: 50 * 60_000 });
    relay.now += 20 * 60_000;
    relay.expire();
    for (let minutes = 0; minutes < 30 * 60; minutes += 200) {
      relay.now += 12_000_000;
      relay.report({ word: 'running', deployment: 'd-9' });
      expect(relay.deployments().filter(({ deployment }) => deployment === null)).toHaveLength(1);
      expect(relay.deployments()).toHaveLength(2);
    }
  });
});

describe('forged deliveries', () => {
  test('of any state, time and name finish nothing that the status does not confirm', () => {
    const relay = createTestRelay();
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-1_000_000) }));
    relay.register({ deployment: 'd-1' });
    relay.register({ deployment: null, sha: shaOf(2), runId: 2 });
    for (const deployment of ['d-1', 'd-2', null])
      for (const word of ['succeeded', 'failed', 'cancelled'] as const)
        for (const at of [-5_000_000_000, -30_000, 0, 30_000, 86_000_000])
          for (const authority of [0, 1] as const) relay.report({ word, deployment, at, authority });
    for (let count = 0; count < 50; count++) {
      relay.now += 5_000;
      relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-1_000_000) }));
      relay.publish();
    }
    expect(relay.checks().map(({ wanted }) => [wanted.status, wanted.conclusion])).toEqual([
      ['in_progress', null],
      ['in_progress', null],
    ]);
    expect(relay.deployments().filter(({ endedAt }) => endedAt !== null)).toEqual([]);
  });

  test('without a signature and a name finish nothing even if signatures are enough', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'succeeded', deployment: 'd-1', authority: 0 }, { word: 'succeeded', authority: 1 });
    expect(relay.checks()).toMatchObject([{ wanted: { status: 'in_progress' } }]);
    relay.report({ word: 'succeeded', deployment: 'd-1', authority: 1 });
    expect(relay.checks()).toMatchObject([{ wanted: { conclusion: 'success' } }]);
  });
});

test('a finished deployment stays finished if the rules no longer accept its evidence', () => {
  const relay = createTestRelay({ confirmedBy: 1 });
  relay.register({ deployment: 'd-1' });
  relay.report({ word: 'succeeded', deployment: 'd-1', at: 0 });
  relay.publish();
  const before = relay.checks();
  relay.rules = rulesOf({ confirmedBy: 2 });
  relay.report({ word: 'failed', deployment: 'd-1', at: 9_000 });
  relay.publish();
  expect(relay.checks()).toEqual(before);
  expect(relay.deployments()).toMatchObject([{ word: 'succeeded', endedAt: expect.any(Number) }]);
});
