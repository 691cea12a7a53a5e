import { describe, expect, test } from 'vitest';
import { createDesk, expectOf } from '../../support/desk.ts';
import { applicationOf, dateOf, HOUR_MS, observationOf, rulesOf, shaOf } from '../../support/history-facts.ts';

describe('a deadline', () => {
  test('finishes every unfinished deployment, whatever its state', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    desk.register({ deployment: null, sha: shaOf(2), runId: 2 });
    desk.tell({ word: 'succeeded', deployment: 'd-1' }, { word: 'failed', deployment: 'd-9' }, { word: 'running' });
    desk.checkStatus(null);
    desk.now += HOUR_MS - 1;
    expect(desk.expire()).toEqual([]);
    desk.now += 1;
    expect(desk.expire()).toHaveLength(3);
    expect(desk.deployments().map(({ word, endedAt }) => [word, endedAt])).toEqual(
      Array.from({ length: 3 }, () => ['timed_out', desk.now]),
    );
    expect(desk.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['timed_out', 'timed_out']);
    expect(desk.expire()).toEqual([]);
  });

  test('finishes at most the given number at a time, and all in the end', () => {
    const desk = createDesk();
    for (let nth = 0; nth < 25; nth++) desk.register({ deployment: `d-${nth}`, sha: shaOf(nth) });
    for (let nth = 0; nth < 25; nth++) desk.ask(expectOf(shaOf(100 + nth)));
    desk.now += HOUR_MS;
    const counts = Array.from({ length: 4 }, () => desk.expire(10).length);
    expect(counts).toEqual([10, 10, 5, 0]);
    expect(desk.checks()).toHaveLength(50);
    expect(new Set(desk.checks().map(({ wanted }) => wanted.conclusion))).toEqual(new Set(['timed_out']));
  });

  test('finishes a check run that waits for a deployment, even if its application is no longer configured', () => {
    const desk = createDesk({ applications: [applicationOf('app-1'), applicationOf('app-2')] });
    desk.ask(expectOf(shaOf(1)));
    desk.rules = rulesOf();
    desk.now += HOUR_MS;
    desk.expire();
    expect(desk.checks().map(({ wanted }) => [wanted.status, wanted.conclusion])).toEqual([
      ['completed', 'timed_out'],
      ['completed', 'timed_out'],
    ]);
  });

  test('finishes only the check run of a deployment whose application is no longer configured', () => {
    const desk = createDesk({ applications: [applicationOf('app-1'), applicationOf('app-2')] });
    desk.register({ deployment: 'd-1' });
    desk.publish();
    desk.rules = rulesOf({ applications: [applicationOf('app-2')] });
    desk.now += HOUR_MS;
    expect(desk.expire()).toHaveLength(1);
    expect(desk.checks()).toMatchObject([{ isPending: true, wanted: { conclusion: 'timed_out' } }]);
    expect(desk.checks()[0]?.wanted.title).toContain('app-1');
    desk.register({ deployment: 'd-2', sha: shaOf(2) });
    expect(desk.checks()).toHaveLength(1);
  });

  test('applies despite a deployment that finished before it', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    desk.now += HOUR_MS;
    expect(desk.expire()).toEqual([]);
    expect(desk.checks()).toMatchObject([{ wanted: { conclusion: 'success' } }]);
  });
});

test('a timed-out deployment is never reopened or changed', () => {
  for (const confirmedBy of [1, 2] as const) {
    const desk = createDesk({ confirmedBy });
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    desk.register({ deployment: 'd-1' });
    desk.ask(expectOf(shaOf(2)));
    desk.now += HOUR_MS;
    desk.expire();
    desk.publish();
    const before = desk.checks();
    for (const word of ['running', 'succeeded', 'failed'] as const) desk.tell({ word, deployment: 'd-1' });
    desk.checkStatus(
      observationOf('RUNNING', { identity: { deployment_id: 'd-1' }, lastDeploymentDate: dateOf(5_000) }),
    );
    desk.register({ deployment: 'd-1' });
    desk.ask(expectOf(shaOf(2)));
    desk.publish();
    expect(desk.checks()).toEqual(before);
    desk.register({ deployment: 'd-2', sha: shaOf(2) });
    expect(desk.checks().filter(({ sha }) => sha === shaOf(2))).toMatchObject([
      { generation: 1, wanted: { conclusion: 'timed_out' } },
      { generation: 2, wanted: { status: 'queued' } },
    ]);
  }
});
