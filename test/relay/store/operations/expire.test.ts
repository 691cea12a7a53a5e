import { describe, expect, test } from 'vitest';
import { applicationOf, dateOf, HOUR_MS, observationOf, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, expectOf } from '../../support/test-relay.ts';

describe('a deadline', () => {
  test('finishes every unfinished deployment, whatever its state', () => {
    const relay = createTestRelay();
    relay.register({ deployment: 'd-1' });
    relay.register({ deployment: null, sha: shaOf(2), runId: 2 });
    relay.report({ word: 'succeeded', deployment: 'd-1' }, { word: 'failed', deployment: 'd-9' }, { word: 'running' });
    relay.checkStatus(null);
    relay.now += HOUR_MS - 1;
    expect(relay.expire()).toEqual([]);
    relay.now += 1;
    expect(relay.expire()).toHaveLength(3);
    expect(relay.deployments().map(({ word, endedAt }) => [word, endedAt])).toEqual(
      Array.from({ length: 3 }, () => ['timed_out', relay.now]),
    );
    expect(relay.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['timed_out', 'timed_out']);
    expect(relay.expire()).toEqual([]);
  });

  test('finishes at most the given number at a time, and all in the end', () => {
    const relay = createTestRelay();
    for (let nth = 0; nth < 25; nth++) relay.register({ deployment: `d-${nth}`, sha: shaOf(nth) });
    for (let nth = 0; nth < 25; nth++) relay.request(expectOf(shaOf(100 + nth)));
    relay.now += HOUR_MS;
    const counts = Array.from({ length: 4 }, () => relay.expire(10).length);
    expect(counts).toEqual([10, 10, 5, 0]);
    expect(relay.checks()).toHaveLength(50);
    expect(new Set(relay.checks().map(({ wanted }) => wanted.conclusion))).toEqual(new Set(['timed_out']));
  });

  test('finishes a check run that waits for a deployment, even if its application is no longer configured', () => {
    const relay = createTestRelay({ applications: [applicationOf('app-1'), applicationOf('app-2')] });
    relay.request(expectOf(shaOf(1)));
    relay.rules = rulesOf();
    relay.now += HOUR_MS;
    relay.expire();
    expect(relay.checks().map(({ wanted }) => [wanted.status, wanted.conclusion])).toEqual([
      ['completed', 'timed_out'],
      ['completed', 'timed_out'],
    ]);
  });

  test('finishes only the check run of a deployment whose application is no longer configured', () => {
    const relay = createTestRelay({ applications: [applicationOf('app-1'), applicationOf('app-2')] });
    relay.register({ deployment: 'd-1' });
    relay.publish();
    relay.rules = rulesOf({ applications: [applicationOf('app-2')] });
    relay.now += HOUR_MS;
    expect(relay.expire()).toHaveLength(1);
    expect(relay.checks()).toMatchObject([{ isPending: true, wanted: { conclusion: 'timed_out' } }]);
    expect(relay.checks()[0]?.wanted.title).toContain('app-1');
    relay.register({ deployment: 'd-2', sha: shaOf(2) });
    expect(relay.checks()).toHaveLength(1);
  });
});

test('a timed-out deployment is never reopened or changed', () => {
  for (const confirmedBy of [1, 2] as const) {
    const relay = createTestRelay({ confirmedBy });
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    relay.register({ deployment: 'd-1' });
    relay.request(expectOf(shaOf(2)));
    relay.now += HOUR_MS;
    relay.expire();
    relay.publish();
    const before = relay.checks();
    for (const word of ['running', 'succeeded', 'failed'] as const) relay.report({ word, deployment: 'd-1' });
    relay.checkStatus(
      observationOf('RUNNING', { identity: { deployment_id: 'd-1' }, lastDeploymentDate: dateOf(5_000) }),
    );
    relay.register({ deployment: 'd-1' });
    relay.request(expectOf(shaOf(2)));
    relay.publish();
    expect(relay.checks()).toEqual(before);
    relay.register({ deployment: 'd-2', sha: shaOf(2) });
    expect(relay.checks().filter(({ sha }) => sha === shaOf(2))).toMatchObject([
      { generation: 1, wanted: { conclusion: 'timed_out' } },
      { generation: 2, wanted: { status: 'queued' } },
    ]);
  }
});
