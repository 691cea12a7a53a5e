import { describe, expect, test } from 'vitest';
import { checkHistories } from '../../../campaign/relay-histories.ts';
import { checkFact, hint, playOrders, register, STORIES } from '../../../campaign/relay-orders.ts';
import { runsOf } from '../../../support/runs.ts';
import { dateOf, observationOf, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createMemoryOperations } from '../../support/memory-store.ts';
import { createTestRelay } from '../../support/test-relay.ts';

const memory = createMemoryOperations();

/** `npm run campaign` plays every order. */
const ONE_IN = 60;

describe('six facts in many orders', () => {
  describe.each(Object.entries(STORIES))('%s', (_story, facts) => {
    test.each([1, 2] as const)(
      'have the same result, and nothing published regresses (confirmed by %i)',
      (confirmedBy) => {
        const { ends, problems, orders } = playOrders(facts, rulesOf({ confirmedBy }), { oneIn: ONE_IN });
        expect(problems).toEqual([]);
        expect(ends).toHaveLength(1);
        expect(orders).toBeGreaterThanOrEqual(360);
      },
    );
  });

  test('have the result of the last status check if two of them are status checks', () => {
    const facts = [
      hint(1, 'running', 'd-1'),
      hint(8, 'failed', 'd-1'),
      register(3, 'd-1'),
      hint(9, 'running', null),
      checkFact('BUILDING', 'd-1', 1),
      checkFact('RUNNING', 'd-1', 8),
    ];
    const { ends, problems } = playOrders(facts, rulesOf(), {
      oneIn: ONE_IN,
      first: [checkFact('RUNNING', 'd-0', 0)],
      last: [checkFact('RUNNING', 'd-1', 8)],
    });
    expect(problems).toEqual([]);
    expect(ends).not.toEqual([]);
    for (const end of ends) expect(end).toContain('["d-1","aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa1","succeeded",null');
    expect(ends.filter((end) => end.includes('"completed","success"'))).toEqual(ends);
  });
});

test('generated histories have the same result in several orders, and nothing published regresses', () => {
  const seeds = Array.from({ length: runsOf(50, 6) }, (_, index) => index + 1);
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

  test('without an id reopens no finished deployment, however many there are', () => {
    const relay = createTestRelay();
    for (let nth = 0; nth < 80; nth++) {
      relay.report({ word: 'running', at: nth * 2_000 }, { word: 'succeeded', at: nth * 2_000 + 1_000 });
      relay.now += 60_000;
    }
    relay.now += 3_600_000;
    relay.expire();
    relay.report({ word: 'running', at: 1_000_000 });
    const words = relay.deployments().map(({ word }) => word);
    expect(words.filter((word) => word === 'timed_out')).toHaveLength(80);
    expect(words).toHaveLength(81);
  });

  test('that repeats an outcome changes neither the observed status nor the time of the outcome', () => {
    const relay = createTestRelay();
    relay.report({ word: 'running', deployment: 'd-1' });
    relay.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    const before = relay.deployments();
    relay.now += 60_000;
    for (const word of ['failed', 'running', 'cancelled'] as const) {
      expect(relay.report({ word, deployment: 'd-1' })).toEqual([]);
    }
    expect(relay.deployments()).toEqual(before);
  });
});

describe('reports without an id', () => {
  test('reopen no deployment when its start is deleted before its outcome', () => {
    const relay = createTestRelay();
    relay.report({ word: 'running', at: 0 });
    relay.now += 50 * 60_000;
    relay.report({ word: 'succeeded', at: 50 * 60_000 });
    relay.now += 20 * 60_000;
    relay.expire();
    for (let minutes = 0; minutes < 30 * 60; minutes += 10) {
      relay.now += 600_000;
      relay.report({ word: 'running', deployment: 'd-9' });
      expect(relay.deployments().filter(({ deployment }) => deployment === null)).toHaveLength(1);
      expect(relay.deployments()).toHaveLength(2);
    }
  });

  test('never finish a deployment that was reported with its id', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.report({ word: 'running', at: 0 });
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'succeeded', deployment: 'd-1', at: 5_000 });
    relay.report({ word: 'failed', at: 6_000 });
    expect(relay.deployments().find(({ deployment }) => deployment === 'd-1')).toMatchObject({ word: 'succeeded' });
  });

  test('of an old start, if they arrive late, take nothing back from what is published', () => {
    const relay = createTestRelay();
    relay.register({ deployment: null });
    relay.report({ word: 'succeeded', at: 0 });
    relay.publish();
    expect(relay.checks()).toMatchObject([{ wanted: { status: 'in_progress' } }]);
    relay.report({ word: 'running', at: -600_000 });
    relay.publish();
    expect(relay.checks()).toMatchObject([{ wanted: { status: 'in_progress' } }]);
  });

  test('are not attributed to a registered deployment that was finished when they began', () => {
    const relay = createTestRelay();
    relay.register({ deployment: 'd-1' });
    relay.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    relay.now += 600_000;
    relay.report({ word: 'running' });
    expect(relay.deployments().map(({ deployment, word }) => [deployment, word])).toEqual([
      [null, 'running'],
      ['d-1', 'succeeded'],
    ]);
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
      ['queued', null],
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
