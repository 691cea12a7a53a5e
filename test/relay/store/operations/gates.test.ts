import { describe, expect, test } from 'vitest';
import type { GateTask } from '../../../../src/relay/decide/tasks.ts';
import { createDesk, type Desk } from '../../support/desk.ts';
import { applicationOf, dateOf, HOUR_MS, observationOf, PLACE, shaOf } from '../../support/history-facts.ts';

function gated(environment = 'live', desk = createDesk({ confirmedBy: 1 })): Desk {
  desk.ask({ kind: 'gate', place: PLACE, sha: shaOf(3), runId: 9, environment });
  const [task] = take(desk);
  expect(task).toMatchObject({ decision: null, place: PLACE, runId: 9 });
  desk.record({ kind: 'gate', id: task?.id ?? '', outcome: { kind: 'read', headSha: shaOf(1) } });
  return desk;
}

function take(desk: Desk): readonly GateTask[] {
  desk.now += 5_000;
  return desk.take('gate');
}

describe('a waiting job', () => {
  test('waits for a deployment of its commit, and gets its outcome', () => {
    const desk = gated();
    expect(take(desk)).toEqual([]);
    desk.register({ deployment: 'd-1' });
    expect(take(desk)).toEqual([]);
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    expect(take(desk)).toMatchObject([
      { decision: { repository: 'o/r', installationId: 3, runId: 9, environment: 'live', state: 'approved' } },
    ]);
  });

  test.each([
    ['succeeded', [{ decision: { state: 'approved' } }]],
    ['failed', []],
  ] as const)('is approved by a success of which only the check run remains (%s)', (word, answers) => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.register({ deployment: 'd-1' });
    desk.tell({ word, deployment: 'd-1' });
    desk.publish();
    desk.now += 8 * 24 * HOUR_MS;
    desk.forget(HOUR_MS);
    gated('live', desk);
    expect(take(desk)).toMatchObject(answers);
  });

  test('is not approved by an outcome that only deliveries reported', () => {
    const desk = gated('live', createDesk({ confirmedBy: 2 }));
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) }));
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    expect(take(desk)).toEqual([]);
    desk.now += 20_000;
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(1_000) }));
    expect(take(desk)).toMatchObject([{ decision: { state: 'approved' } }]);
  });

  test('is decided by the newest deployment, whatever times deliveries report', () => {
    const desk = gated();
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    desk.now += 60_000;
    desk.register({ deployment: 'd-2' });
    desk.tell({ word: 'running', deployment: 'd-2', at: -100_000_000, authority: 0 });
    expect(take(desk)).toEqual([]);
    desk.tell({ word: 'failed', deployment: 'd-2' });
    expect(take(desk)).toMatchObject([{ decision: { state: 'rejected' } }]);
  });

  test('is not decided by a deployment of another commit, repository or environment', () => {
    const applications = [
      applicationOf('app-1', { environment: 'test' }),
      applicationOf('app-2', { environment: 'live' }),
    ];
    const desk = gated('live', createDesk({ confirmedBy: 1, applications }));
    desk.register({ deployment: 'd-1' });
    desk.register({ application: 'app-2', deployment: 'd-2', sha: shaOf(2) });
    desk.register({ application: 'app-2', deployment: 'd-3', place: { ...PLACE, repositoryId: 8 } });
    for (const deployment of ['d-1', 'd-2', 'd-3']) {
      desk.tell({ word: 'succeeded', deployment, applications: ['app-1', 'app-2'] });
    }
    expect(take(desk)).toEqual([]);
    desk.register({ application: 'app-2', deployment: 'd-4' });
    desk.tell({ word: 'succeeded', deployment: 'd-4', applications: ['app-2'] });
    expect(take(desk)).toMatchObject([{ decision: { state: 'approved', comment: 'Deployed: app-2 (succeeded).' } }]);
  });

  test('waits for all applications if its environment belongs to none', () => {
    const applications = [applicationOf('app-1'), applicationOf('app-2')];
    const desk = gated('any', createDesk({ confirmedBy: 1, applications }));
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    expect(take(desk)).toEqual([]);
  });

  test('is rejected once the time is over', () => {
    const desk = gated();
    desk.now += HOUR_MS;
    expect(take(desk)).toMatchObject([{ decision: { state: 'rejected' } }]);
  });
});

describe('a decision', () => {
  function answered(): { desk: Desk; id: string } {
    const desk = gated();
    desk.now += HOUR_MS;
    return { desk, id: take(desk)[0]?.id ?? '' };
  }

  test('is sent by one relay at a time, and again if it is never recorded', () => {
    const { desk } = answered();
    desk.now += 50_000;
    expect(take(desk)).toEqual([]);
    desk.now += 5_000;
    expect(take(desk)).toHaveLength(1);
  });

  test('is sent once', () => {
    const { desk, id } = answered();
    desk.record({ kind: 'gate', id, outcome: { kind: 'answered' } });
    desk.record({ kind: 'gate', id, outcome: { kind: 'later', notBefore: 0, reason: 'late', isLimit: false } });
    desk.record({ kind: 'gate', id, outcome: { kind: 'dead', reason: 'late' } });
    desk.now += HOUR_MS;
    expect(take(desk)).toEqual([]);
    expect(desk.memory.query('SELECT state FROM gate')).toEqual([{ state: 'answered' }]);
  });

  test('is repeated after the retry time', () => {
    const { desk, id } = answered();
    desk.record({
      kind: 'gate',
      id,
      outcome: { kind: 'later', notBefore: desk.now + 20_000, reason: 'limit', isLimit: true },
    });
    desk.now += 14_000;
    expect(take(desk)).toEqual([]);
    expect(take(desk)).toHaveLength(1);
  });

  const deadOf = ({ memory, now }: Desk) => ({
    count: memory.perform('measure', undefined).dead,
    letters: memory.perform('readOverview', { now, limit: 9 }).deadLetters,
  });

  test('becomes a dead letter if it is refused, and is sent again after ten minutes, until GitHub accepts it', () => {
    const { desk, id } = answered();
    desk.record({ kind: 'gate', id, outcome: { kind: 'dead', reason: 'The App is suspended.' } });
    const about = { checkId: id, name: 'waiting job of run 9: live', repository: 'o/r', sha: shaOf(1) };
    expect(deadOf(desk)).toMatchObject({
      count: 1,
      letters: [{ ...about, attempts: 1, reason: 'The App is suspended.' }],
    });
    desk.now += 9 * 60_000;
    expect(take(desk)).toEqual([]);
    desk.now += 2 * 60_000;
    expect(take(desk)).toMatchObject([{ id, decision: { state: 'rejected' } }]);
    expect(deadOf(desk).count).toBe(1);
    expect(take(desk)).toEqual([]);
    desk.record({ kind: 'gate', id, outcome: { kind: 'dead', reason: 'Still.' } });
    expect(deadOf(desk).letters).toMatchObject([{ attempts: 2, reason: 'Still.' }]);
    desk.record({ kind: 'gate', id, outcome: { kind: 'answered' } });
    desk.now += HOUR_MS;
    expect([take(desk), deadOf(desk)]).toEqual([[], { count: 0, letters: [] }]);
  });

  test('is never sent for a run that could not be read, which is read again', () => {
    const desk = createDesk({ confirmedBy: 1 });
    desk.ask({ kind: 'gate', place: PLACE, sha: shaOf(3), runId: 9, environment: 'live' });
    const id = take(desk)[0]?.id ?? '';
    desk.record({ kind: 'gate', id, outcome: { kind: 'dead', reason: '403' } });
    desk.now += HOUR_MS;
    expect(take(desk)).toMatchObject([{ decision: null, id }]);
    desk.record({ kind: 'gate', id, outcome: { kind: 'read', headSha: shaOf(1) } });
    expect(deadOf(desk).count).toBe(0);
    expect(take(desk)).toMatchObject([{ id, decision: { runId: 9 } }]);
  });
});
