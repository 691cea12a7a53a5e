import { describe, expect, test } from 'vitest';
import { createDesk, type Desk } from '../../support/desk.ts';
import { dateOf, observationOf, PLACE, shaOf } from '../../support/history-facts.ts';

const MINUTE_MS = 60_000;

/** What GitHub shows of the first commit, the newest last. */
function conclusions(desk: Desk): readonly unknown[] {
  return desk
    .checks()
    .filter(({ sha }) => sha === shaOf(1))
    .map(({ wanted }) => wanted.conclusion);
}

/** A desk on whose first commit a deployment failed and whose platform then deployed another one, which the status names. */
function failedThen(other: string): Desk {
  const desk = createDesk();
  desk.checkStatus(
    observationOf('RUNNING', { identity: { deployment_id: 'd-0' }, lastDeploymentDate: dateOf(-900_000) }),
  );
  desk.register({ deployment: 'd-1' });
  desk.checkStatus(observationOf('DEPLOYMENT_ERROR', { identity: { deployment_id: 'd-1' } }));
  desk.now += 5 * MINUTE_MS;
  desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: other } }));
  desk.now += MINUTE_MS;
  return desk;
}

/** Presses "Deploy again" on the failed check run; the platform's answer names a deployment. */
function deployAgain(desk: Desk, deployment: string | null, during: () => void = () => {}): void {
  const externalId = desk.checks().find(({ sha }) => sha === shaOf(1))?.externalId ?? '';
  desk.ask({ kind: 'again', place: PLACE, sha: shaOf(1), externalId, askedBy: 'octocat' });
  const [task] = desk.take('redeployment', 9, 1);
  desk.now += 2_000;
  during();
  const outcome = { kind: 'accepted', deployment } as const;
  desk.record({ kind: 'redeployment', id: task?.id ?? '', outcome, now: desk.now, rules: desk.rules });
}

describe('a redeployment whose response names the one before', () => {
  test('is not a success because that one was', () => {
    const desk = failedThen('d-2');
    deployAgain(desk, 'd-2');
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    expect(conclusions(desk)).toEqual(['failure', null]);
  });

  test('is not a success because deliveries reported that one as one', () => {
    const desk = failedThen('d-1');
    desk.tell({ word: 'running', deployment: 'd-2' });
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    desk.now += MINUTE_MS;
    deployAgain(desk, 'd-2');
    expect(conclusions(desk)).toEqual(['failure', null]);
  });

  test('is not the deployment in progress', () => {
    const desk = failedThen('d-1');
    desk.tell({ word: 'running', deployment: 'd-2' });
    desk.checkStatus(observationOf('BUILDING', { identity: { deployment_id: 'd-2' } }));
    desk.now += 5 * MINUTE_MS;
    deployAgain(desk, 'd-2');
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    expect(conclusions(desk)).toEqual(['failure', null]);
  });

  test('is neither of the two if the status has no name', () => {
    for (const [word, first, afterMs] of [
      ['running', 'BUILDING', 2 * MINUTE_MS],
      ['succeeded', 'RUNNING', 10_000],
    ] as const) {
      const desk = failedThen('d-1');
      const lastDeploymentDate = dateOf(6 * MINUTE_MS);
      desk.tell({ word, deployment: 'd-2', at: 6 * MINUTE_MS });
      desk.now += 1_000;
      desk.checkStatus(observationOf(first, { lastDeploymentDate }));
      desk.now += afterMs;
      deployAgain(desk, 'd-2');
      desk.checkStatus(observationOf('RUNNING', { lastDeploymentDate }));
      expect(conclusions(desk)).toEqual(['failure', null]);
    }
  });

  test('gets its own check run and outcome if that one was registered', () => {
    const desk = failedThen('d-1');
    deployAgain(desk, 'd-1');
    expect(conclusions(desk)).toEqual(['failure', null]);
    for (const state of ['BUILDING', 'RUNNING'])
      desk.checkStatus(observationOf(state, { identity: { deployment_id: 'd-3' } }));
    expect(conclusions(desk)).toEqual(['failure', 'success']);
  });
});

describe('a redeployment', () => {
  test('is the deployment in the response, even if deliveries reported it before the response', () => {
    const desk = failedThen('d-1');
    deployAgain(desk, 'd-2', () => desk.tell({ word: 'running', deployment: 'd-2' }));
    expect(desk.deployments()).toHaveLength(2);
    desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    expect(conclusions(desk)).toEqual(['failure', 'success']);
  });

  test('is the deployment in the response, even if it finished before the response', () => {
    const desk = failedThen('d-1');
    deployAgain(desk, 'd-2', () => {
      desk.tell({ word: 'running', deployment: 'd-2' });
      desk.checkStatus(observationOf('RUNNING', { identity: { deployment_id: 'd-2' } }));
    });
    expect(conclusions(desk)).toEqual(['failure', 'success']);
  });
});

describe('the result of a redeployment', () => {
  /** A desk on whose first commit two deployments failed and a third goes on, and the third press of the button is sent. */
  function pressed(): { desk: Desk; id: string } {
    const desk = createDesk({ confirmedBy: 1 });
    for (const deployment of ['d-1', 'd-2', 'd-3']) {
      desk.register({ deployment, runId: Number(deployment.slice(2)) });
      desk.tell({ word: deployment === 'd-3' ? 'running' : 'failed', deployment });
    }
    const externalId = desk.checks()[0]?.externalId ?? '';
    desk.ask({ kind: 'again', place: PLACE, sha: shaOf(1), externalId, askedBy: 'octocat' });
    const [task] = take(desk);
    return { desk, id: task?.id ?? '' };
  }

  function take(desk: Desk) {
    return desk.take('redeployment', 9, 120_000);
  }

  test('is reported only on the check run that finished last', () => {
    const { desk, id } = pressed();
    const outcome = { kind: 'given-up', reason: 'no branch' } as const;
    desk.record({ kind: 'redeployment', id, outcome, now: desk.now, rules: desk.rules });
    const said = desk.checks().map(({ wanted }) => [wanted.status, wanted.summary.includes('no branch')]);
    expect(said).toEqual([
      ['completed', false],
      ['completed', true],
      ['in_progress', false],
    ]);
  });

  test('is a deployment if it was accepted, even if a relay considered it lost meanwhile', () => {
    const { desk, id } = pressed();
    desk.now += 120_000;
    expect(take(desk)).toMatchObject([{ id, state: 'lost' }]);
    const outcome = { kind: 'accepted', deployment: 'd-4' } as const;
    desk.record({ kind: 'redeployment', id, outcome, now: desk.now, rules: desk.rules });
    expect(desk.deployments().map(({ deployment }) => deployment)).toContain('d-4');
  });

  test('is given up once if no relay sent it in time', () => {
    const { desk, id } = pressed();
    const outcome = { kind: 'later', notBefore: desk.now, reason: 'busy' } as const;
    desk.record({ kind: 'redeployment', id, outcome, now: desk.now, rules: desk.rules });
    desk.now += 3_600_000;
    expect(take(desk)).toMatchObject([{ id, state: 'late' }]);
    expect(take(desk)).toEqual([]);
    expect(desk.memory.query('SELECT state, last_error FROM redeployment')).toMatchObject([
      { state: 'given-up', last_error: expect.stringMatching(/^it could not be done in time.* Last error: busy$/) },
    ]);
  });
});
