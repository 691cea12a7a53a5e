import { describe, expect, test } from 'vitest';
import type { StatusCheck } from '../../../../src/deploy/deploy-target.ts';
import { ProtocolError } from '../../../../src/kernel/errors.ts';
import { createDesk, type Desk } from '../../support/desk.ts';
import { applicationOf, dateOf, observationOf, rulesOf, shaOf } from '../../support/history-facts.ts';

const QUIET = observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) });

function dueOf(desk: Desk, limit = 10): readonly string[] {
  return desk.take('status-check', limit, 30_000).map(({ application }) => application);
}

describe('the applications to check', () => {
  test('are all of them at first, and each again after a quarter of an hour', () => {
    const desk = createDesk({ applications: [applicationOf('app-1'), applicationOf('app-2')] });
    expect(dueOf(desk)).toEqual(['app-1', 'app-2']);
    desk.now += 899_999;
    expect(dueOf(desk)).toEqual([]);
    desk.now += 1;
    expect(dueOf(desk, 1)).toHaveLength(1);
    expect(dueOf(desk, 1)).toHaveLength(1);
    expect(dueOf(desk, 1)).toEqual([]);
  });

  test('are immediately those that were reported; others wait for the requested time', () => {
    const desk = createDesk();
    dueOf(desk);
    desk.tell({ word: 'running', deployment: 'd-1' });
    expect(dueOf(desk)).toEqual(['app-1']);
    desk.now += 29_999;
    expect(dueOf(desk)).toEqual([]);
    desk.now += 1;
    expect(dueOf(desk)).toEqual(['app-1']);
  });

  test('are checked less and less often while nothing happens, and at once after a report', () => {
    const desk = createDesk();
    dueOf(desk);
    desk.register({ deployment: 'd-1' });
    const waits: number[] = [];
    for (let count = 0; count < 6; count++) {
      desk.checkStatus(QUIET);
      const next = Number(desk.memory.query('SELECT next_look_at FROM deployment')[0]?.['next_look_at']);
      waits.push(next - desk.now);
      desk.now = next;
    }
    expect(waits).toEqual([15_000, 24_000, 38_400, 61_440, 98_304, 120_000]);
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    expect(dueOf(desk)).toEqual(['app-1']);
    desk.checkStatus(QUIET);
    expect(desk.memory.query('SELECT next_look_at FROM deployment')).toEqual([{ next_look_at: desk.now + 1_000 }]);
  });

  test('are those with a deployment in progress before any idle ones, however many', () => {
    const applications = Array.from({ length: 30 }, (_, nth) => applicationOf(`app-${nth}`));
    const desk = createDesk({ applications });
    expect(dueOf(desk, 30)).toHaveLength(30);
    desk.now += 800_000;
    desk.register({ application: 'app-7', deployment: 'd-1' });
    expect(dueOf(desk, 8)).toEqual(['app-7']);
    desk.now += 100_000;
    expect(dueOf(desk, 8)[0]).toBe('app-7');
  });

  test('are at most 400 an hour while all are idle, after a hundred at the start', () => {
    const applications = Array.from({ length: 600 }, (_, nth) => applicationOf(`app-${nth}`));
    const desk = createDesk({ applications });
    const counts: number[] = [];
    for (let hour = 0; hour < 4; hour++) {
      let count = 0;
      for (let minute = 0; minute < 60; minute++, desk.now += 60_000) count += dueOf(desk, 600).length;
      counts.push(count);
    }
    expect(counts[0]).toBeLessThanOrEqual(500);
    expect(Math.max(...counts.slice(1))).toBeLessThanOrEqual(500);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(1_300);
    desk.rules = rulesOf({ applications: [...applications, applicationOf('new')] });
    expect(dueOf(desk, 600)).toContain('new');
  });

  test('do not include applications that are finished or no longer configured', () => {
    const desk = createDesk();
    dueOf(desk);
    desk.register({ deployment: 'd-1' });
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    desk.now += 600_000;
    expect(dueOf(desk)).toEqual([]);
    desk.rules = rulesOf({ applications: [applicationOf('app-2')] });
    desk.now += 900_000;
    expect(dueOf(desk)).toEqual(['app-2']);
  });
});

describe('an application whose status was never read', () => {
  const malformed = (serviceDeploymentStatus: string | null): StatusCheck => ({
    kind: 'malformed',
    error: new ProtocolError('$.state', 'a string', 'null'),
    partial: { serviceDeploymentStatus, lastDeploymentDate: null, identity: {} },
  });
  const record = ({ memory, now, rules }: Desk, check: StatusCheck): void => {
    memory.perform('settle', { kind: 'status-check', application: 'app-1', check, now, jitter: 1, rules });
  };
  const reference = ({ memory }: Desk): unknown => memory.query('SELECT reference FROM application')[0]?.['reference'];

  test('is checked again after a minute, and after a quarter of an hour once it was read', () => {
    const desk = createDesk();
    dueOf(desk);
    desk.checkStatus(null);
    desk.now += 59_999;
    expect(dueOf(desk)).toEqual([]);
    desk.now += 1;
    expect(dueOf(desk)).toEqual(['app-1']);
    desk.checkStatus(QUIET);
    for (const look of [QUIET, null]) {
      desk.now += 899_999;
      expect(dueOf(desk)).toEqual([]);
      desk.now += 1;
      expect(dueOf(desk)).toEqual(['app-1']);
      desk.checkStatus(look);
    }
  });

  test('has a baseline if the service says that nothing was ever deployed, so that its first deployment is confirmed', () => {
    const desk = createDesk();
    record(desk, malformed(null));
    expect(reference(desk)).toBeNull();
    record(desk, malformed('NEVER_DEPLOYED'));
    desk.register({ deployment: null });
    for (const state of ['BUILDING', ...Array.from({ length: 20 }, () => 'RUNNING')]) {
      desk.now += 1_000;
      desk.checkStatus(observationOf(state, { lastDeploymentDate: dateOf(0) }));
    }
    expect(desk.checks()[0]?.wanted.conclusion).toBe('success');
  });

  test('keeps its baseline once it was read, even if a later status has no state', () => {
    const desk = createDesk();
    desk.checkStatus(QUIET);
    const before = reference(desk);
    record(desk, malformed('NEVER_DEPLOYED'));
    expect(reference(desk)).toBe(before);
  });
});

describe('a status check', () => {
  test('that failed keeps the check run in progress, and says so once', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    expect(desk.checkStatus(null)).toHaveLength(1);
    const before = desk.checks();
    for (let count = 0; count < 20; count++) expect(desk.checkStatus(null)).toEqual([]);
    expect(desk.checks()).toEqual(before);
    expect(before).toMatchObject([{ wanted: { status: 'in_progress', conclusion: null } }]);
    expect(before[0]?.wanted.summary).toContain("The platform's status cannot be read at the moment.");
  });

  test('that succeeds removes the doubt, and confirms only with evidence', () => {
    const desk = createDesk();
    desk.checkStatus(QUIET);
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'succeeded', deployment: 'd-1' });
    desk.checkStatus(null);
    desk.checkStatus(QUIET);
    expect(desk.checks()[0]?.wanted).toMatchObject({ status: 'in_progress' });
    expect(desk.checks()[0]?.wanted.summary).not.toContain('cannot be read');
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(1_000) }));
    expect(desk.checks()[0]?.wanted).toMatchObject({ status: 'completed', conclusion: 'success' });
  });

  test('confirms a failure in the same way, and not before', () => {
    const desk = createDesk();
    const failed = { ...QUIET, state: 'DEPLOYMENT_ERROR' };
    desk.checkStatus(failed);
    desk.register({ deployment: 'd-1' });
    desk.tell({ word: 'failed', deployment: 'd-1' });
    for (let count = 0; count < 50; count++) {
      desk.now += 1_000;
      desk.checkStatus(failed);
    }
    expect(desk.checks()[0]?.wanted).toMatchObject({ status: 'in_progress' });
    desk.checkStatus({ ...failed, lastDeploymentDate: dateOf(60_000) });
    expect(desk.checks()[0]?.wanted).toMatchObject({ conclusion: 'failure' });
  });

  test('of an invalid status changes only the doubt', () => {
    const desk = createDesk();
    desk.register({ deployment: 'd-1' });
    desk.checkStatus({ ...observationOf('running', { identity: { deployment_id: 'd-1' } }) });
    expect(desk.deployments()).toMatchObject([{ word: 'unknown', state: null }]);
    expect(desk.checks()[0]?.wanted.summary).toContain('is malformed');
  });

  test('before a deployment is its baseline', () => {
    const desk = createDesk();
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-0' } }));
    desk.register({ deployment: null });
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-0' } }));
    expect(desk.deployments()).toMatchObject([{ word: 'unknown' }]);
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    expect(desk.deployments()).toMatchObject([{ word: 'succeeded' }]);
  });

  test('of a success from before the reported start confirms nothing, with or without a name', () => {
    for (const deployment of ['d-1', null]) {
      const desk = createDesk();
      desk.checkStatus(QUIET);
      desk.now += 600_000;
      desk.tell({ word: 'running', deployment, at: 599_000 });
      desk.tell({ word: 'running', deployment, at: 599_500 });
      desk.now += 60_000;
      desk.tell({ word: 'succeeded', deployment, at: 659_000 });
      desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(300_000) }));
      expect(desk.deployments()).toMatchObject([{ word: 'running', unconfirmed: 'succeeded' }]);
      desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(599_000) }));
      expect(desk.deployments()).toMatchObject([{ word: 'succeeded', unconfirmed: null }]);
    }
  });

  test('that shows one outcome finishes one of two deployments: the one that was registered first', () => {
    const desk = createDesk();
    desk.checkStatus(QUIET);
    desk.register({ deployment: null, runId: 1, sha: shaOf(1) });
    desk.now += 5_000;
    desk.register({ deployment: null, runId: 2, sha: shaOf(2) });
    desk.checkStatus({ ...QUIET, state: 'BUILDING' });
    desk.now += 60_000;
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(60_000) }));
    desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(60_000) }));
    expect(desk.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['success', null]);
    desk.checkStatus(observationOf('BUILDING', { lastDeploymentDate: dateOf(60_000) }));
    desk.checkStatus(observationOf('DEPLOYMENT_ERROR', { lastDeploymentDate: dateOf(90_000) }));
    expect(desk.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['success', 'failure']);
  });

  test('that shows the second of two deployments at work finishes the first, and keeps the baseline for the second', () => {
    const desk = createDesk();
    const look = (state: string, at: number): void => {
      desk.checkStatus(observationOf(state, { lastDeploymentDate: dateOf(at) }));
      desk.now += 30_000;
    };
    look('RUNNING', -9_000_000);
    desk.register({ deployment: null, runId: 1, sha: shaOf(1) });
    look('BUILDING', 0);
    desk.register({ deployment: null, runId: 2, sha: shaOf(2) });
    look('BUILDING', 0);
    desk.register({ deployment: null, runId: 3, sha: shaOf(3) });
    look('BUILDING', 61_000);
    look('DEPLOYING', 61_000);
    expect(desk.deployments().map(({ word }) => word)).toEqual(['unknown', 'running', 'superseded']);
    look('RUNNING', 61_000);
    expect(desk.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['failure', 'success', null]);
    for (const state of ['BUILDING', 'RUNNING']) look(state, 181_000);
    expect(desk.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['failure', 'success', 'success']);
  });

  test('that names the second of two deployments finishes that one', () => {
    const desk = createDesk();
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-0' } }));
    desk.register({ deployment: 'd-1' });
    desk.now += 5_000;
    desk.register({ deployment: 'd-2', sha: shaOf(2) });
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    expect(desk.checks().map(({ wanted }) => wanted.conclusion)).toEqual([null, 'success']);
  });
});
