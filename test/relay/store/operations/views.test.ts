import { describe, expect, test } from 'vitest';
import { measure, readOverview } from '../../../../src/relay/store/operations/views.ts';
import { BASE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay } from '../../support/test-relay.ts';

describe('a deployment as waiting clients see it', () => {
  test('increases its revision with every visible change, and only then', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    const registered = relay.register({ deployment: 'd-1' });
    const id = registered.kind === 'registered' ? registered.id : '';
    const read = (): number | undefined => relay.memory.perform('readDeployments', { ids: [id] })[0]?.rev;
    const revs = [read()];
    relay.report({ word: 'running', deployment: 'd-1' });
    revs.push(read());
    relay.report({ word: 'running', deployment: 'd-1', at: 500 });
    revs.push(read());
    relay.checkStatus(null);
    revs.push(read());
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    revs.push(read());
    expect(revs).toEqual([1, 2, 2, 3, 4]);
  });
});

describe('the overview', () => {
  test('shows the newest first, with the result of each delivery', () => {
    const relay = createTestRelay();
    relay.report({ word: 'running', deployment: 'd-1', at: 0 });
    relay.now += 60_000;
    relay.register({ deployment: 'd-2' });
    relay.report(
      { word: 'running', applications: ['unknown'], key: 'twice' },
      { word: 'running', applications: ['unknown'], key: 'twice' },
    );
    const { deployments, deliveries, deadLetters, backlog } = relay.memory.perform('readOverview', { limit: 10 });
    expect(deployments.map(({ deployment, sha }) => [deployment, sha])).toEqual([
      ['d-2', shaOf(1)],
      ['d-1', null],
    ]);
    expect(deliveries).toMatchObject([
      {
        id: '2',
        application: 'unknown',
        repeats: 1,
        outcome: 'ignored: the application is not in the applications file',
      },
      { id: '1', application: 'app-1', repeats: 0, outcome: 'processed' },
    ]);
    expect(deadLetters).toEqual([]);
    expect(backlog).toEqual({ pending: 0, oldestPendingAt: null, unpublished: 1, dead: 0 });
  });

  test.each(['d-1', null])('shows a deployment (%s) with a future time under the time of its report', (deployment) => {
    const relay = createTestRelay();
    const opened = (['running', 'running', 'succeeded'] as const).map((word, nth) => {
      relay.report({ word, deployment, at: 5 * 3_600_000 + nth });
      relay.now += 60_000;
      return relay.deployments().map(({ openedAt }) => openedAt);
    });
    expect(opened).toEqual([[BASE], [BASE], [BASE]]);
  });
});

test('the backlog counts the deliveries that are stored and not applied', () => {
  const { memory } = createTestRelay();
  const hint = { applications: ['app-1'], deployment: 'd-1', word: 'running', reportedAt: null } as const;
  const delivery = { source: 'platform', authority: 1, content: { kind: 'hint', hint } } as const;
  memory.append([3, 1, 2].map((second) => ({ ...delivery, dedupeKey: `${second}`, receivedAt: BASE + second })));
  expect(memory.perform('measure', undefined)).toEqual({
    pending: 3,
    oldestPendingAt: BASE + 1,
    unpublished: 0,
    dead: 0,
  });
});

test('the backlog and dead letters are counted without reading every stored verdict', () => {
  const { memory } = createTestRelay();
  for (const steps of [measure(), readOverview({ limit: 5 })]) {
    for (let step = steps.next([]); step.done !== true; step = steps.next([])) {
      const { sql, values } = step.value;
      const plan = memory.query(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => detail);
      expect(plan).not.toContain('SCAN check_run');
    }
  }
});
