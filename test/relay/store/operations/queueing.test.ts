import { describe, expect, test } from 'vitest';
import type { Identity, Observation } from '../../../../src/deploy/deploy-target.ts';
import type { DeployedCommit } from '../../../../src/relay/decide/tasks.ts';
import { applicationOf, dateOf, observationOf, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay } from '../../support/test-relay.ts';

const OLD_DATE = dateOf(-9_000_000);
const BEFORE = statusOf('DEPLOYED', { deployment_request_id: 'R-0', execution_id: 'E-0' }, 0);
const OTHER_COMMIT = 'b'.repeat(40);

/** The status of a platform that queues requests. */
function statusOf(
  state: string,
  identity: Identity,
  requestsWaiting: number | null,
  changes: Partial<Observation> = {},
): Observation {
  return observationOf(state, { identity, requestsWaiting, lastDeploymentDate: OLD_DATE, ...changes });
}

/** A relay that checked the status, and a deployment that is registered right after. */
function registered(deployment: string | null, before: Observation = BEFORE): TestRelay {
  const relay = createTestRelay();
  relay.checkStatus(before);
  relay.now += 1_000;
  relay.register({ deployment });
  return relay;
}

/** Checks the status some seconds later, each time; returns the word of the one deployment. */
function checkOn(relay: TestRelay, seconds: number, ...shown: readonly Observation[]): string | undefined {
  for (const observation of shown) {
    relay.now += seconds * 1_000;
    relay.checkStatus(observation);
  }
  return relay.deployments()[0]?.word;
}

/** Checks the status and reads the running commit, if requested. */
function checkWithCommit(
  relay: TestRelay,
  seconds: number,
  observation: Observation,
  commit: string | null,
): string | undefined {
  relay.now += seconds * 1_000;
  const input = { application: 'app-1', now: relay.now, jitter: 1, rules: relay.rules };
  const read: DeployedCommit = { kind: 'commit', commit, isNamed: commit !== null };
  const { isCommitWanted } = relay.memory.perform('settleStatusCheck', {
    ...input,
    check: { kind: 'observed', observation },
  });
  if (isCommitWanted) relay.memory.perform('settleStatusCheck', { ...input, check: read });
  return relay.deployments()[0]?.word;
}

describe('a registration on a platform that queues requests', () => {
  test('has not failed to start while requests wait, until its own deadline (B55)', () => {
    const relay = registered(null);
    const waiting = statusOf('DEPLOYED', { execution_id: 'E-0' }, 1);
    expect(checkOn(relay, 30, ...Array.from({ length: 60 }, () => waiting))).toBe('queued');
    relay.now += 3_600_000;
    relay.expire();
    expect(relay.deployments()[0]?.word).toBe('timed_out');
  });

  test('is not superseded by itself if its date moves at the start and at the outcome and requests are counted (B55)', () => {
    const counted = { requestsWaiting: 0 };
    const relay = registered(null, observationOf('DEPLOYED', { lastDeploymentDate: OLD_DATE, ...counted }));
    const dated = (state: string, at: number): Observation =>
      observationOf(state, { lastDeploymentDate: dateOf(at), ...counted });
    const dueInMs = (): number =>
      Number(relay.memory.query('SELECT next_check_at FROM deployment')[0]?.['next_check_at']) - relay.now;
    expect(checkOn(relay, 8, dated('BUILDING', 5_000))).toBe('running');
    for (let count = 0; count < 10; count++) {
      expect(dueInMs()).toBeLessThanOrEqual(12_000);
      checkOn(relay, dueInMs() / 1_000, dated('BUILDING', 5_000));
    }
    expect(checkOn(relay, dueInMs() / 1_000, dated('DEPLOYED', 150_000))).toBe('succeeded');
  });

  test('could not be read if the platform reports it as UNAVAILABLE (B55)', () => {
    const relay = registered('d-1', observationOf('RUNNING', { lastDeploymentDate: OLD_DATE }));
    expect(checkOn(relay, 8, observationOf('UNAVAILABLE', { lastDeploymentDate: dateOf(5_000) }))).toBe('unknown');
    expect(relay.deployments()[0]).toMatchObject({ state: null });
    expect(JSON.stringify(relay.checks())).toContain('cannot be read at the moment');
  });
});

describe('the success of a registered commit', () => {
  const ours = { execution_id: 'E-1' };
  const building = statusOf('BUILDING', ours, 0, { lastDeploymentDate: dateOf(5_000) });
  const deployed = statusOf('DEPLOYED', ours, 0, { lastDeploymentDate: dateOf(5_000) });
  const titleOf = (relay: TestRelay): string => JSON.stringify(relay.checks()[0]?.wanted);

  test('is superseded if another commit runs in three reads over 15 s, and the check names both (B56)', () => {
    const relay = registered(null, statusOf('DEPLOYED', { execution_id: 'E-0' }, 0));
    checkWithCommit(relay, 5, building, null);
    expect([7, 7, 7].map((seconds) => checkWithCommit(relay, seconds, deployed, OTHER_COMMIT))).not.toContain(
      'superseded',
    );
    expect(checkWithCommit(relay, 7, deployed, OTHER_COMMIT)).toBe('superseded');
    expect(titleOf(relay)).toContain(`runs bbbbbbb instead of ${shaOf(1).slice(0, 7)}`);
  });
});

describe('an event that lists every application of an environment', () => {
  const TWO = [applicationOf('app-1'), applicationOf('app-2')];
  const event = (relay: TestRelay, word: 'running' | 'succeeded'): readonly string[] =>
    relay.report({ word, applications: ['app-1', 'app-2'] });
  const wanted = (relay: TestRelay): readonly unknown[] =>
    relay.memory
      .query('SELECT application FROM deployment WHERE is_placement_wanted = 1')
      .map((row) => row['application']);

  test('is a deployment of the applications whose status moves, and of no other (B55)', () => {
    const relay = createTestRelay({ unplaced: 'branch-head', applications: TWO });
    for (const { id } of TWO) relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: OLD_DATE }), id);
    event(relay, 'running');
    expect(wanted(relay)).toEqual([]);
    relay.now += 1_000;
    relay.checkStatus(observationOf('BUILDING', { lastDeploymentDate: OLD_DATE }), 'app-1');
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: OLD_DATE }), 'app-2');
    expect(wanted(relay)).toEqual(['app-1']);
  });

  test('changes nothing in the check of a deployment whose status does not move (B55)', () => {
    const relay = createTestRelay({ applications: TWO });
    relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate: OLD_DATE }));
    relay.register({ deployment: null });
    const before = relay.checks();
    event(relay, 'running');
    event(relay, 'succeeded');
    expect(relay.checks()).toEqual(before);
  });
});
