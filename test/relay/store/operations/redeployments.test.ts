import { describe, expect, test } from 'vitest';
import { dateOf, observationOf, PLACE, shaOf } from '../../support/history-facts.ts';
import { createTestRelay, type TestRelay } from '../../support/test-relay.ts';

const MINUTE_MS = 60_000;

/** The check runs of the first commit at GitHub, the newest last. */
function conclusions(relay: TestRelay): readonly unknown[] {
  return relay
    .checks()
    .filter(({ sha }) => sha === shaOf(1))
    .map(({ wanted }) => wanted.conclusion);
}

/** A relay with a failed deployment of its first commit, whose platform then deployed another one, which the status names. */
function failedThen(other: string): TestRelay {
  const relay = createTestRelay();
  relay.checkStatus(
    observationOf('RUNNING', { identity: { deployment_id: 'd-0' }, lastDeploymentDate: dateOf(-900_000) }),
  );
  relay.register({ deployment: 'd-1' });
  relay.checkStatus(observationOf('DEPLOYMENT_ERROR', { identity: { deployment_id: 'd-1' } }));
  relay.now += 5 * MINUTE_MS;
  relay.checkStatus(observationOf('RUNNING', { identity: { deployment_id: other } }));
  relay.now += MINUTE_MS;
  return relay;
}

/** Clicks "Deploy again" on the failed check run; the platform's response names a deployment. */
function deployAgain(relay: TestRelay, deployment: string | null, during: () => void = () => {}): void {
  const externalId = relay.checks().find(({ sha }) => sha === shaOf(1))?.externalId ?? '';
  relay.request({ kind: 'again', place: PLACE, sha: shaOf(1), externalId, askedBy: 'octocat' });
  const [task] = relay.claimRedeployments(9, 1);
  relay.now += 2_000;
  during();
  const outcome = { kind: 'accepted', deployment } as const;
  relay.settleRedeployment(task?.id ?? '', outcome);
}

describe('a redeployment whose response names the one before', () => {
  test('is not a success because that one was', () => {
    const relay = failedThen('d-2');
    deployAgain(relay, 'd-2');
    relay.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    expect(conclusions(relay)).toEqual(['failure', null]);
  });

  test('is neither of the two if the status has no name', () => {
    for (const [word, first, afterMs] of [
      ['running', 'BUILDING', 2 * MINUTE_MS],
      ['succeeded', 'RUNNING', 10_000],
    ] as const) {
      const relay = failedThen('d-1');
      const lastDeploymentDate = dateOf(6 * MINUTE_MS);
      relay.report({ word, deployment: 'd-2', at: 6 * MINUTE_MS });
      relay.now += 1_000;
      relay.checkStatus(observationOf(first, { lastDeploymentDate }));
      relay.now += afterMs;
      deployAgain(relay, 'd-2');
      relay.checkStatus(observationOf('RUNNING', { lastDeploymentDate }));
      expect(conclusions(relay)).toEqual(['failure', null]);
    }
  });
});

describe('a redeployment', () => {
  test('is the deployment in the response, even if it finished before the response', () => {
    const relay = failedThen('d-1');
    deployAgain(relay, 'd-2', () => {
      relay.report({ word: 'running', deployment: 'd-2' });
      relay.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    });
    expect(conclusions(relay)).toEqual(['failure', 'success']);
  });
});

describe('the result of a redeployment', () => {
  /** A relay with two failed deployments and one in progress on its first commit, after the third click on the button. */
  function pressed(): { relay: TestRelay; id: string } {
    const relay = createTestRelay({ confirmedBy: 1 });
    for (const deployment of ['d-1', 'd-2', 'd-3']) {
      relay.register({ deployment, runId: Number(deployment.slice(2)) });
      relay.report({ word: deployment === 'd-3' ? 'running' : 'failed', deployment });
    }
    const externalId = relay.checks()[0]?.externalId ?? '';
    relay.request({ kind: 'again', place: PLACE, sha: shaOf(1), externalId, askedBy: 'octocat' });
    const [task] = take(relay);
    return { relay, id: task?.id ?? '' };
  }

  function take(relay: TestRelay) {
    return relay.claimRedeployments(9, 120_000);
  }

  test('is reported only on the check run that finished last', () => {
    const { relay, id } = pressed();
    const outcome = { kind: 'given-up', reason: 'no branch' } as const;
    relay.settleRedeployment(id, outcome);
    const said = relay.checks().map(({ wanted }) => [wanted.status, wanted.summary.includes('no branch')]);
    expect(said).toEqual([
      ['completed', false],
      ['completed', true],
      ['in_progress', false],
    ]);
  });

  test('is a deployment if it was accepted, even if a relay considered it lost meanwhile', () => {
    const { relay, id } = pressed();
    relay.now += 120_000;
    expect(take(relay)).toMatchObject([{ id, state: 'lost' }]);
    const outcome = { kind: 'accepted', deployment: 'd-4' } as const;
    relay.settleRedeployment(id, outcome);
    expect(relay.deployments().map(({ deployment }) => deployment)).toContain('d-4');
  });
});
