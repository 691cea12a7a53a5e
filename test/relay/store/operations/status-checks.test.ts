import { describe, expect, test } from 'vitest';
import type { StatusCheck } from '../../../../src/deploy/deploy-target.ts';
import { ProtocolError } from '../../../../src/kernel/errors.ts';
import { applicationOf, dateOf, observationOf, rulesOf, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay } from '../../support/test-relay.ts';

const QUIET = observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) });

function dueOf(relay: TestRelay, limit = 10): readonly string[] {
  return relay.claimStatusChecks(limit);
}

describe('the applications to check', () => {
  test('are all of them at first, and each again after a quarter of an hour', () => {
    const relay = createTestRelay({ applications: [applicationOf('app-1'), applicationOf('app-2')] });
    expect(dueOf(relay)).toEqual(['app-1', 'app-2']);
    relay.now += 899_999;
    expect(dueOf(relay)).toEqual([]);
    relay.now += 1;
    expect(dueOf(relay, 1)).toHaveLength(1);
    expect(dueOf(relay, 1)).toHaveLength(1);
    expect(dueOf(relay, 1)).toEqual([]);
  });

  test('are immediately those that were reported; others wait for the requested time', () => {
    const relay = createTestRelay();
    dueOf(relay);
    relay.report({ word: 'running', deployment: 'd-1' });
    expect(dueOf(relay)).toEqual(['app-1']);
    relay.now += 29_999;
    expect(dueOf(relay)).toEqual([]);
    relay.now += 1;
    expect(dueOf(relay)).toEqual(['app-1']);
  });

  test('are those with a deployment in progress before any idle ones, however many', () => {
    const applications = Array.from({ length: 30 }, (_, nth) => applicationOf(`app-${nth}`));
    const relay = createTestRelay({ applications });
    expect(dueOf(relay, 30)).toHaveLength(30);
    relay.now += 800_000;
    relay.register({ application: 'app-7', deployment: 'd-1' });
    expect(dueOf(relay, 8)).toEqual(['app-7']);
    relay.now += 100_000;
    expect(dueOf(relay, 8)[0]).toBe('app-7');
  });

  test('do not include applications that are finished or no longer configured', () => {
    const relay = createTestRelay();
    dueOf(relay);
    relay.register({ deployment: 'd-1' });
    relay.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-1' } }));
    relay.now += 600_000;
    expect(dueOf(relay)).toEqual([]);
    relay.rules = rulesOf({ applications: [applicationOf('app-2')] });
    relay.now += 900_000;
    expect(dueOf(relay)).toEqual(['app-2']);
  });
});

describe('an application whose status was never read', () => {
  const malformed = (serviceDeploymentStatus: string | null): StatusCheck => ({
    kind: 'malformed',
    error: new ProtocolError('$.state', 'a string', 'null'),
    partial: { serviceDeploymentStatus, lastDeploymentDate: null, identity: {} },
  });
  const record = ({ memory, now, rules }: TestRelay, check: StatusCheck): void => {
    memory.perform('settleStatusCheck', { application: 'app-1', check, now, jitter: 1, rules });
  };
  const reference = ({ memory }: TestRelay): unknown =>
    memory.query('SELECT reference FROM application')[0]?.['reference'];

  test('is checked again after a minute, and after a quarter of an hour once it was read', () => {
    const relay = createTestRelay();
    dueOf(relay);
    relay.checkStatus(null);
    relay.now += 59_999;
    expect(dueOf(relay)).toEqual([]);
    relay.now += 1;
    expect(dueOf(relay)).toEqual(['app-1']);
    relay.checkStatus(QUIET);
    for (const observation of [QUIET, null]) {
      relay.now += 899_999;
      expect(dueOf(relay)).toEqual([]);
      relay.now += 1;
      expect(dueOf(relay)).toEqual(['app-1']);
      relay.checkStatus(observation);
    }
  });

  test('has a baseline if the service says that nothing was ever deployed, so that its first deployment is confirmed', () => {
    const relay = createTestRelay();
    record(relay, malformed(null));
    expect(reference(relay)).toBeNull();
    record(relay, malformed('NEVER_DEPLOYED'));
    relay.register({ deployment: null });
    for (const state of ['BUILDING', ...Array.from({ length: 20 }, () => 'RUNNING')]) {
      relay.now += 1_000;
      relay.checkStatus(observationOf(state, { lastDeploymentDate: dateOf(0) }));
    }
    expect(relay.checks()[0]?.wanted.conclusion).toBe('success');
  });

  test('keeps its baseline once it was read, even if a later status has no state', () => {
    const relay = createTestRelay();
    relay.checkStatus(QUIET);
    const before = reference(relay);
    record(relay, malformed('NEVER_DEPLOYED'));
    expect(reference(relay)).toBe(before);
  });
});

describe('a status check', () => {
  test('that succeeds removes the doubt, and confirms only with evidence', () => {
    const relay = createTestRelay();
    relay.checkStatus(QUIET);
    relay.register({ deployment: 'd-1' });
    relay.report({ word: 'succeeded', deployment: 'd-1' });
    relay.checkStatus(null);
    relay.checkStatus(QUIET);
    expect(relay.checks()[0]?.wanted).toMatchObject({ status: 'in_progress' });
    expect(relay.checks()[0]?.wanted.summary).not.toContain('cannot be read');
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(1_000) }));
    expect(relay.checks()[0]?.wanted).toMatchObject({ status: 'completed', conclusion: 'success' });
  });

  test('of an invalid status changes only the doubt', () => {
    const relay = createTestRelay();
    relay.register({ deployment: 'd-1' });
    relay.checkStatus({ ...observationOf('running', { identity: { deployment_id: 'd-1' } }) });
    expect(relay.deployments()).toMatchObject([{ word: 'unknown', state: null }]);
    expect(relay.checks()[0]?.wanted.summary).toContain('is malformed');
  });

  test('that shows one outcome finishes one of two deployments: the one that was registered first', () => {
    const relay = createTestRelay();
    relay.checkStatus(QUIET);
    relay.register({ deployment: null, runId: 1, sha: shaOf(1) });
    relay.now += 5_000;
    relay.register({ deployment: null, runId: 2, sha: shaOf(2) });
    relay.checkStatus({ ...QUIET, state: 'BUILDING' });
    relay.now += 60_000;
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(60_000) }));
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: dateOf(60_000) }));
    expect(relay.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['success', null]);
    relay.checkStatus(observationOf('BUILDING', { lastDeploymentDate: dateOf(60_000) }));
    relay.checkStatus(observationOf('DEPLOYMENT_ERROR', { lastDeploymentDate: dateOf(90_000) }));
    expect(relay.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['success', 'failure']);
  });

  test('that shows the second of two deployments at work finishes the first, and keeps the baseline for the second', () => {
    const relay = createTestRelay();
    const pollStatus = (state: string, at: number): void => {
      relay.checkStatus(observationOf(state, { lastDeploymentDate: dateOf(at) }));
      relay.now += 30_000;
    };
    pollStatus('RUNNING', -9_000_000);
    relay.register({ deployment: null, runId: 1, sha: shaOf(1) });
    pollStatus('BUILDING', 0);
    relay.register({ deployment: null, runId: 2, sha: shaOf(2) });
    pollStatus('BUILDING', 0);
    relay.register({ deployment: null, runId: 3, sha: shaOf(3) });
    pollStatus('BUILDING', 61_000);
    pollStatus('DEPLOYING', 61_000);
    expect(relay.deployments().map(({ word }) => word)).toEqual(['unknown', 'running', 'superseded']);
    pollStatus('RUNNING', 61_000);
    expect(relay.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['failure', 'success', null]);
    for (const state of ['BUILDING', 'RUNNING']) pollStatus(state, 181_000);
    expect(relay.checks().map(({ wanted }) => wanted.conclusion)).toEqual(['failure', 'success', 'success']);
  });
});
