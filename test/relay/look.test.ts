import { describe, expect, test } from 'vitest';
import type { Observation } from '../../src/deploy/ports.ts';
import { confirm, type Deployment } from '../../src/relay/deployment.ts';
import { isBelievable, takeLook } from '../../src/relay/look.ts';
import { deploymentOf } from './support/deployments.ts';
import { BASE, dateOf, observationOf } from './support/history-facts.ts';

const BEFORE = observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) });

/** Looks at what a status shows, a second apart. */
function lookAt(deployment: Deployment, ...shown: readonly Observation[]): Deployment {
  return shown.reduce((one, observation, nth) => takeLook(one, observation, BASE + nth * 1_000, false), deployment);
}

function wordOf(deployment: Deployment): string {
  return confirm(deployment, { confirmedBy: 2 }).word;
}

describe('a status that shows an end', () => {
  const compared = deploymentOf({ reference: BEFORE });

  test('is none of a deployment while it is as it was before', () => {
    const many = Array.from({ length: 200 }, () => BEFORE);
    expect(wordOf(lookAt(compared, ...many))).toBe('unknown');
  });

  test('is none where nothing is known from before', () => {
    const many = Array.from({ length: 20 }, () => BEFORE);
    expect(wordOf(lookAt(deploymentOf({ reference: null }), ...many))).toBe('unknown');
  });

  test('is that of the deployment that it names, under whichever word', () => {
    for (const field of ['deployment_id', 'execution_id', 'deployment_request_id'] as const) {
      const named = observationOf('RUNNING', { identity: { [field]: 'd-1' } });
      expect(wordOf(lookAt(deploymentOf(), named))).toBe('succeeded');
    }
  });

  test('is that of the deployment that it names, though its name became known after the first look', () => {
    const before = observationOf('BUILDING', { identity: { deployment_id: 'd-1' } });
    const named = observationOf('RUNNING', { identity: { deployment_id: 'd-1' } });
    const unnamed = lookAt(deploymentOf({ deployment: null, reference: before }), before);
    expect(wordOf(lookAt({ ...unnamed, deployment: 'd-1' }, named))).toBe('succeeded');
  });

  test('is none of a deployment where it names another', () => {
    const moved = { lastDeploymentDate: dateOf(5_000), identity: { deployment_id: 'd-9' } };
    expect(wordOf(lookAt(compared, observationOf('RUNNING', moved)))).toBe('unknown');
  });

  test('is that of the deployment where the date has moved', () => {
    const moved = { lastDeploymentDate: dateOf(5_000) };
    expect(wordOf(lookAt(compared, BEFORE, observationOf('RUNNING', moved)))).toBe('succeeded');
    expect(wordOf(lookAt(compared, BEFORE, observationOf('DEPLOYMENT_ERROR', moved)))).toBe('failed');
    expect(wordOf(lookAt(compared, BEFORE, observationOf('CANCELED', moved)))).toBe('cancelled');
  });

  test('is that of the deployment once its work was seen, though no date moves', () => {
    const seen = lookAt(compared, observationOf('BUILDING', { lastDeploymentDate: dateOf(-9_000_000) }));
    expect(wordOf(seen)).toBe('running');
    expect(wordOf(lookAt(seen, BEFORE))).toBe('running');
    const end = lookAt(seen, ...Array.from({ length: 20 }, () => BEFORE));
    expect(wordOf(end)).toBe('succeeded');
  });

  test('and is as before in everything is believed after three looks and fifteen seconds', () => {
    const seen = lookAt(compared, observationOf('BUILDING', { lastDeploymentDate: dateOf(-9_000_000) }));
    const wordAfter = (...seconds: readonly number[]): string =>
      wordOf(seconds.reduce((one, at) => takeLook(one, BEFORE, BASE + at * 1_000, false), seen));
    expect(wordAfter(1, 2, 3, 4, 5, 15)).toBe('running');
    expect(wordAfter(1, 60)).toBe('running');
    expect(wordAfter(1, 2, 16)).toBe('succeeded');
  });

  test('is no success while the service says that what runs is not the newest', () => {
    const stale = { lastDeploymentDate: dateOf(5_000), serviceDeploymentStatus: 'OUT_OF_DATE' };
    expect(wordOf(lookAt(compared, observationOf('RUNNING', stale)))).not.toBe('succeeded');
  });

  test('says that the deployment was replaced where the status goes on to name another', () => {
    const ours = observationOf('BUILDING', { identity: { deployment_id: 'd-1' } });
    const theirs = observationOf('BUILDING', { identity: { deployment_id: 'd-2' } });
    const before = observationOf('RUNNING', { identity: { deployment_id: 'd-0' } });
    expect(wordOf(lookAt(deploymentOf({ reference: before }), ours, theirs))).toBe('superseded');
  });

  test('that names the deployment before, after ours was seen, is an old answer and replaces nothing', () => {
    const ours = observationOf('BUILDING', { identity: { deployment_id: 'd-1' } });
    const before = observationOf('RUNNING', { identity: { deployment_id: 'd-0' } });
    const end = observationOf('RUNNING', { identity: { deployment_id: 'd-1' } });
    for (const reference of [before, null]) {
      const seen = lookAt(deploymentOf({ reference }), ours, ours, before);
      expect(wordOf(seen)).toBe('running');
      expect(wordOf(lookAt(seen, end))).toBe('succeeded');
    }
  });

  test('that names another for long, after ours was seen and with nothing known from before, says that ours was replaced', () => {
    const ours = observationOf('BUILDING', { identity: { deployment_id: 'd-1' } });
    const theirs = observationOf('RUNNING', { identity: { deployment_id: 'd-2' } });
    const many = Array.from({ length: 17 }, () => theirs);
    expect(wordOf(lookAt(deploymentOf({ reference: null }), ours, ...many))).toBe('superseded');
  });

  test('must hold where work was seen and nothing is known from before', () => {
    const seen = lookAt(
      deploymentOf({ reference: null }),
      ...Array.from({ length: 40 }, () => observationOf('BUILDING')),
    );
    expect(wordOf(lookAt(seen, BEFORE, BEFORE, BEFORE))).toBe('running');
    expect(wordOf(lookAt(seen, ...Array.from({ length: 16 }, () => BEFORE)))).toBe('succeeded');
  });

  test('is that of an older deployment while one is under way, unless it names this one', () => {
    const moved = observationOf('RUNNING', { lastDeploymentDate: dateOf(5_000) });
    const behind = takeLook(compared, moved, BASE, true);
    expect(wordOf(behind)).toBe('unknown');
    expect(wordOf(lookAt(behind, moved, moved, moved, moved))).toBe('unknown');
    expect(wordOf(lookAt(behind, observationOf('RUNNING', { lastDeploymentDate: dateOf(9_000) })))).toBe('succeeded');
    const named = { ...moved, identity: { deployment_id: 'd-1' } };
    expect(wordOf(takeLook(compared, named, BASE, true))).toBe('succeeded');
  });
});

describe('a status that shows work', () => {
  test('tells whether it waits or goes on', () => {
    const compared = deploymentOf({ reference: BEFORE });
    expect(wordOf(lookAt(compared, observationOf('DEPLOYMENT_QUEUED')))).toBe('queued');
    expect(wordOf(lookAt(compared, observationOf('DEPLOYMENT_QUEUED'), observationOf('BUILDING')))).toBe('running');
    expect(wordOf(lookAt(compared, observationOf('BUILDING'), observationOf('DEPLOYMENT_QUEUED')))).toBe('running');
  });

  test('keeps the instant at which a word was first seen', () => {
    const building = observationOf('BUILDING');
    expect(lookAt(deploymentOf({ reference: BEFORE }), building, building, building).seen.at).toBe(BASE);
  });

  test('takes back a doubt', () => {
    expect(lookAt(deploymentOf({ doubt: 'The status cannot be read.' }), BEFORE)).toMatchObject({
      doubt: null,
      state: 'RUNNING',
    });
  });
});

test('a status in lower case is not what the platform writes', () => {
  expect(isBelievable(observationOf('running'))).toBe(false);
  expect(isBelievable(observationOf('RUNNING'))).toBe(true);
  expect(isBelievable(observationOf('Build error'))).toBe(true);
  for (const state of ['RUN\u0000NING', 'RUNNING\n', 'RUNNING\ud800', 'R'.repeat(101)]) {
    expect(isBelievable(observationOf(state))).toBe(false);
  }
});
