import { describe, expect, test } from 'vitest';
import type { GateOutcome, GateTask } from '../../../../src/relay/decide/tasks.ts';
import { applicationOf, dateOf, HOUR_MS, observationOf, PLACE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay } from '../../support/test-relay.ts';

function gated(environment = 'live', relay = createTestRelay({ confirmedBy: 1 })): TestRelay {
  relay.request({ kind: 'gate', place: PLACE, sha: shaOf(3), runId: 9, environment });
  const [task] = take(relay);
  expect(task).toMatchObject({ decision: null, place: PLACE, runId: 9 });
  relay.record({ kind: 'gate', id: task?.id ?? '', outcome: { kind: 'read', headSha: shaOf(1) } });
  return relay;
}

function refusedOf({ now }: TestRelay, reason: string): GateOutcome {
  return { kind: 'later', notBefore: now + 600_000, reason, cause: 'refusal' };
}

function take(relay: TestRelay): readonly GateTask[] {
  relay.now += 5_000;
  return relay.take('gate');
}

describe('a waiting job', () => {
  test('waits for a deployment of its commit, and gets its outcome', () => {
    const relay = gated();
    expect(take(relay)).toEqual([]);
    relay.register({ deployment: 'd-1' });
    expect(take(relay)).toEqual([]);
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    expect(take(relay)).toMatchObject([
      { decision: { repository: 'o/r', installationId: 3, runId: 9, environment: 'live', state: 'approved' } },
    ]);
  });

  test.each([
    ['succeeded', [{ decision: { state: 'approved' } }]],
    ['failed', []],
  ] as const)('is approved by a success of which only the check run remains (%s)', (word, answers) => {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.register({ deployment: 'd-1' });
    relay.report({ word, deployment: 'd-1' });
    relay.publish();
    relay.now += 8 * 24 * HOUR_MS;
    relay.cleanUp(HOUR_MS);
    gated('live', relay);
    expect(take(relay)).toMatchObject(answers);
  });

  test('is not approved by an outcome that only deliveries reported', () => {
    const relay = gated('live', createTestRelay({ confirmedBy: 2 }));
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    expect(take(relay)).toEqual([]);
    relay.now += 20_000;
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(1_000) }));
    expect(take(relay)).toMatchObject([{ decision: { state: 'approved' } }]);
  });

  test('is decided by the newest deployment, whatever times deliveries report', () => {
    const relay = gated();
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    relay.now += 60_000;
    relay.register({ deployment: 'd-2' });
    relay.report({ word: 'running', deployment: 'd-2', at: -100_000_000, authority: 0 });
    expect(take(relay)).toEqual([]);
    relay.report({ word: 'failed', deployment: 'd-2' });
    expect(take(relay)).toMatchObject([{ decision: { state: 'rejected' } }]);
  });

  test('is not decided by a deployment of another commit, repository or environment', () => {
    const applications = [
      applicationOf('app-1', { environment: 'test' }),
      applicationOf('app-2', { environment: 'live' }),
    ];
    const relay = gated('live', createTestRelay({ confirmedBy: 1, applications }));
    relay.register({ deployment: 'd-1' });
    relay.register({ application: 'app-2', deployment: 'd-2', sha: shaOf(2) });
    relay.register({ application: 'app-2', deployment: 'd-3', place: { ...PLACE, repositoryId: 8 } });
    for (const deployment of ['d-1', 'd-2', 'd-3']) {
      relay.report({ word: 'succeeded', deployment, applications: ['app-1', 'app-2'] });
    }
    expect(take(relay)).toEqual([]);
    relay.register({ application: 'app-2', deployment: 'd-4' });
    relay.report({ word: 'succeeded', deployment: 'd-4', applications: ['app-2'] });
    expect(take(relay)).toMatchObject([{ decision: { state: 'approved', comment: 'Deployed: app-2 (succeeded).' } }]);
  });

  test('waits for all applications if its environment belongs to none', () => {
    const applications = [applicationOf('app-1'), applicationOf('app-2')];
    const relay = gated('any', createTestRelay({ confirmedBy: 1, applications }));
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    expect(take(relay)).toEqual([]);
  });

  test('is rejected once the time is over', () => {
    const relay = gated();
    relay.now += HOUR_MS;
    expect(take(relay)).toMatchObject([{ decision: { state: 'rejected' } }]);
  });
});

describe('a decision', () => {
  function answered(): { relay: TestRelay; id: string } {
    const relay = gated();
    relay.now += HOUR_MS;
    return { relay, id: take(relay)[0]?.id ?? '' };
  }

  test('is sent by one relay at a time, and again if it is never recorded', () => {
    const { relay } = answered();
    relay.now += 50_000;
    expect(take(relay)).toEqual([]);
    relay.now += 5_000;
    expect(take(relay)).toHaveLength(1);
  });

  test('is sent once', () => {
    const { relay, id } = answered();
    relay.record({ kind: 'gate', id, outcome: { kind: 'answered' } });
    relay.record({ kind: 'gate', id, outcome: { kind: 'later', notBefore: 0, reason: 'late', cause: 'no-response' } });
    relay.record({ kind: 'gate', id, outcome: refusedOf(relay, 'late') });
    relay.now += HOUR_MS;
    expect(take(relay)).toEqual([]);
    expect(relay.memory.query('SELECT id FROM gate')).toEqual([]);
  });

  test('is repeated after the retry time', () => {
    const { relay, id } = answered();
    relay.record({
      kind: 'gate',
      id,
      outcome: { kind: 'later', notBefore: relay.now + 20_000, reason: 'limit', cause: 'limit' },
    });
    relay.now += 14_000;
    expect(take(relay)).toEqual([]);
    expect(take(relay)).toHaveLength(1);
  });

  const deadOf = ({ memory }: TestRelay) => ({
    count: memory.perform('measure', undefined).dead,
    letters: memory.perform('readOverview', { limit: 9 }).deadLetters,
  });

  test('becomes a dead letter if it is refused, and is sent again after ten minutes, until GitHub accepts it', () => {
    const { relay, id } = answered();
    relay.record({ kind: 'gate', id, outcome: refusedOf(relay, 'The App is suspended.') });
    const about = { checkId: id, name: 'waiting job of run 9: live', repository: 'o/r', sha: shaOf(1) };
    expect(deadOf(relay)).toMatchObject({
      count: 1,
      letters: [{ ...about, attempts: 1, reason: 'The App is suspended.' }],
    });
    relay.now += 9 * 60_000;
    expect(take(relay)).toEqual([]);
    relay.now += 2 * 60_000;
    expect(take(relay)).toMatchObject([{ id, decision: { state: 'rejected' } }]);
    expect(deadOf(relay).count).toBe(1);
    expect(take(relay)).toEqual([]);
    relay.record({ kind: 'gate', id, outcome: refusedOf(relay, 'Still.') });
    expect(deadOf(relay).letters).toMatchObject([{ attempts: 2, reason: 'Still.' }]);
    relay.record({ kind: 'gate', id, outcome: { kind: 'answered' } });
    relay.now += HOUR_MS;
    expect([take(relay), deadOf(relay)]).toEqual([[], { count: 0, letters: [] }]);
  });

  test('is never sent for a run that could not be read, which is read again', () => {
    const relay = createTestRelay({ confirmedBy: 1 });
    relay.request({ kind: 'gate', place: PLACE, sha: shaOf(3), runId: 9, environment: 'live' });
    const id = take(relay)[0]?.id ?? '';
    relay.record({ kind: 'gate', id, outcome: refusedOf(relay, '403') });
    relay.now += HOUR_MS;
    expect(take(relay)).toMatchObject([{ decision: null, id }]);
    relay.record({ kind: 'gate', id, outcome: { kind: 'read', headSha: shaOf(1) } });
    expect(deadOf(relay).count).toBe(0);
    expect(take(relay)).toMatchObject([{ id, decision: { runId: 9 } }]);
  });
});
