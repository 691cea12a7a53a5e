import { describe, expect, test } from 'vitest';
import type { Observation } from '../../../src/deploy/deploy-target.ts';
import { createEvidence } from '../../../src/deploy/evidence/create-evidence.ts';
import { withRegisteredId } from '../../../src/deploy/evidence/registered-id.ts';
import { confirm, type Deployment } from '../../../src/relay/decide/deployment.ts';
import { judgeDeployment } from '../../../src/relay/decide/judge-deployment.ts';
import { isCommitWanted, judgeDeployedCommit } from '../../../src/relay/decide/prove-commit.ts';
import { COMMITS, readCheck, readTruthRows, type TruthRow } from '../../deploy/evidence/truth-rows.ts';
import { deploymentOf, judgeCheck } from '../support/deployments.ts';
import { BASE, dateOf, observationOf, PLACE } from '../support/history-facts.ts';

const BEFORE = observationOf('RUNNING', { lastDeploymentDate: dateOf(-9_000_000) });

/** Looks at what a status shows, a second apart. */
function checkAt(deployment: Deployment, ...shown: readonly Observation[]): Deployment {
  return shown.reduce((one, observation, nth) => judgeCheck(one, observation, BASE + nth * 1_000, false), deployment);
}

function wordOf(deployment: Deployment): string {
  return confirm(deployment, { confirmedBy: 2 }).word;
}

/** Plays a row of the relay's table with checks 5 s apart, and shows the last status for five minutes. */
function playRow({ before, response, shows, runs }: TruthRow): string {
  const deployment = response === 'no id' ? null : response;
  const reference = before === 'none' ? null : readCheck(before).check.observation;
  const checks = shows.split(' → ').map((text) => readCheck(text).check.observation);
  const commits = runs.split(' → ').map((word) => COMMITS[word] ?? null);
  const placed = { ...PLACE, sha: COMMITS['ours'] ?? '' };
  let judged = deploymentOf({ deployment, reference, placed, registeredAt: 0, openedAt: 0 });
  for (let nth = 0; nth < checks.length + 60; nth++) {
    const now = 5_000 * (nth + 1);
    judged = judgeDeployment(judged, checks[nth] ?? (checks.at(-1) as Observation), now, false);
    const commit = commits[nth < checks.length - 1 ? 0 : commits.length - 1] ?? null;
    if (isCommitWanted(judged)) judged = judgeDeployedCommit(judged, { kind: 'commit', commit, isNamed: true }, now);
  }
  const results = { succeeded: 'success', failed: 'failure', superseded: 'superseded' };
  return results[wordOf(judged) as keyof typeof results] ?? 'unknown';
}

test.each(readTruthRows('relay'))(
  'the table of docs/how-it-decides.md comes to $result for a relay if $title (B46) (B51)',
  (row) => {
    expect(playRow(row)).toBe(row.result);
  },
);

describe('a status that shows an outcome', () => {
  const compared = deploymentOf({ reference: BEFORE });

  test('is attributed to the deployment that it names, even if the name became known after the first check', () => {
    const before = observationOf('BUILDING', { identity: { deployment_id: 'd-1' } });
    const named = observationOf('RUNNING', { identity: { deployment_id: 'd-1' } });
    const unnamed = checkAt(deploymentOf({ deployment: null, reference: before }), before);
    expect(wordOf(checkAt({ ...unnamed, deployment: 'd-1' }, named))).toBe('succeeded');
  });

  test('is believed after three checks and fifteen seconds if it does not differ from before', () => {
    const seen = checkAt(compared, observationOf('BUILDING', { lastDeploymentDate: dateOf(-9_000_000) }));
    const wordAfter = (...seconds: readonly number[]): string =>
      wordOf(seconds.reduce((one, at) => judgeCheck(one, BEFORE, BASE + at * 1_000, false), seen));
    expect(wordAfter(1, 2, 3, 4, 5, 15)).toBe('running');
    expect(wordAfter(1, 60)).toBe('running');
    expect(wordAfter(1, 2, 16)).toBe('succeeded');
  });

  test('is stale and supersedes nothing if it names the deployment before, after ours was seen', () => {
    const ours = observationOf('BUILDING', { identity: { deployment_id: 'd-1' } });
    const before = observationOf('RUNNING', { identity: { deployment_id: 'd-0' } });
    const end = observationOf('RUNNING', { identity: { deployment_id: 'd-1' } });
    for (const reference of [before, null]) {
      const seen = checkAt(deploymentOf({ reference }), ours, ours, before);
      expect(wordOf(seen)).toBe('running');
      expect(wordOf(checkAt(seen, end))).toBe('succeeded');
    }
  });

  test('supersedes ours if it names another for long, after ours was seen and without an earlier status', () => {
    const ours = observationOf('BUILDING', { identity: { deployment_id: 'd-1' } });
    const theirs = observationOf('RUNNING', { identity: { deployment_id: 'd-2' } });
    const many = Array.from({ length: 17 }, () => theirs);
    expect(wordOf(checkAt(deploymentOf({ reference: null }), ours, ...many))).toBe('superseded');
  });

  test('must hold if work was seen to start and no earlier status is known', () => {
    const earlier = { registeredAt: BASE - 60_000, openedAt: BASE - 60_000 };
    const seen = checkAt(
      deploymentOf({ reference: null, ...earlier }),
      observationOf('RUNNING'),
      observationOf('BUILDING'),
    );
    const end = (statusChecks: number, state = 'RUNNING'): string =>
      wordOf(checkAt(seen, ...Array.from({ length: statusChecks }, () => observationOf(state))));
    expect([end(3), end(16), end(3, 'ERROR'), end(16, 'ERROR')]).toEqual(['running', 'succeeded', 'running', 'failed']);
  });

  test('is attributed to an older deployment while one is in progress, unless it names this one', () => {
    const moved = observationOf('RUNNING', { lastDeploymentDate: dateOf(5_000) });
    const behind = judgeCheck(compared, moved, BASE, true);
    expect(wordOf(behind)).toBe('unknown');
    expect(wordOf(checkAt(behind, moved, moved, moved, moved))).toBe('unknown');
    expect(wordOf(checkAt(behind, observationOf('RUNNING', { lastDeploymentDate: dateOf(9_000) })))).toBe('succeeded');
    const named = { ...moved, identity: { deployment_id: 'd-1' } };
    expect(wordOf(judgeCheck(compared, named, BASE, true))).toBe('succeeded');
  });

  test('of a newer one is not attributed to ours, which was seen to run, while an older one is in progress', () => {
    const ours = observationOf('BUILDING', { identity: { deployment_id: 'd-1' }, lastDeploymentDate: dateOf(0) });
    const newer = observationOf('RUNNING', { identity: { deployment_id: 'd-2' }, lastDeploymentDate: dateOf(9_000) });
    const seen = [ours, newer].reduce((one, shown) => judgeCheck(one, shown, BASE, true), compared);
    expect(wordOf(checkAt(seen, ...Array.from({ length: 17 }, () => newer)))).toBe('superseded');
  });
});

describe('a status that shows work', () => {
  test('says whether the deployment waits or runs', () => {
    const compared = deploymentOf({ reference: BEFORE });
    expect(wordOf(checkAt(compared, observationOf('DEPLOYMENT_QUEUED')))).toBe('queued');
    expect(wordOf(checkAt(compared, observationOf('DEPLOYMENT_QUEUED'), observationOf('BUILDING')))).toBe('running');
    expect(wordOf(checkAt(compared, observationOf('BUILDING'), observationOf('DEPLOYMENT_QUEUED')))).toBe('running');
  });

  test('keeps the time at which a state was first seen', () => {
    const building = observationOf('BUILDING');
    expect(checkAt(deploymentOf({ reference: BEFORE }), building, building, building).seen.at).toBe(BASE);
  });
});

describe('work at the first check, without an earlier status,', () => {
  const building = observationOf('BUILDING', { lastDeploymentDate: dateOf(-1_000) });
  const finished = (state: string, changes: Partial<Observation> = {}): readonly Observation[] =>
    Array.from({ length: 17 }, () => observationOf(state, { lastDeploymentDate: dateOf(-1_000), ...changes }));
  const neverDeployed = { ...BEFORE, state: null, lastDeploymentDate: null, serviceDeploymentStatus: 'NEVER_DEPLOYED' };
  const outcomeOf = (...shown: readonly Observation[]): string =>
    wordOf(checkAt(deploymentOf({ reference: null }), ...shown));

  test('may belong to another deployment: its success does not count for ours, and its failure does', () => {
    expect(outcomeOf(building, ...finished('RUNNING'), ...finished('RUNNING'))).toBe('running');
    expect(outcomeOf(observationOf('READY'), ...finished('RUNNING'))).not.toBe('succeeded');
    expect(outcomeOf(building, ...finished('ERROR'))).toBe('failed');
    expect(outcomeOf(building, ...finished('CANCELED'))).toBe('cancelled');
  });

  test('is ours if the status names ours', () => {
    const identity = { deployment_id: 'd-1' };
    expect(outcomeOf({ ...building, identity }, ...finished('RUNNING', { identity }))).toBe('succeeded');
    expect(outcomeOf(building, ...finished('RUNNING', { identity }))).toBe('succeeded');
  });

  test('gives way to work that started later: after an outcome, after a wait, or with another date or name', () => {
    const later = observationOf('BUILDING', { lastDeploymentDate: dateOf(5_000) });
    const waiting = { ...building, state: 'DEPLOYMENT_QUEUED' };
    const named = (id: string): Observation => ({ ...building, identity: { deployment_id: id } });
    expect(outcomeOf(building, later, ...finished('RUNNING'))).toBe('succeeded');
    expect(outcomeOf(building, ...finished('RUNNING'), later, ...finished('RUNNING'))).toBe('succeeded');
    expect(outcomeOf(building, ...finished('RUNNING').slice(0, 2), building, ...finished('RUNNING'))).toBe('succeeded');
    expect(outcomeOf(building, waiting, building, ...finished('RUNNING'))).toBe('succeeded');
    expect(outcomeOf(observationOf('READY'), building, ...finished('RUNNING'))).toBe('succeeded');
    const unnamed = deploymentOf({ reference: null, deployment: null });
    const end = finished('RUNNING', { identity: { deployment_id: 'd-2' } });
    expect(wordOf(checkAt(unnamed, named('d-1'), named('d-2'), ...end))).toBe('succeeded');
    expect(wordOf(checkAt(unnamed, named('d-2'), named('d-2'), ...end))).toBe('running');
  });

  test('does not give way to a date or a name that is reported late, nor to an earlier date', () => {
    const undated = observationOf('BUILDING');
    const older = observationOf('BUILDING', { lastDeploymentDate: dateOf(-9_000) });
    for (const second of [building, { ...undated, identity: { execution_id: 'x' } }]) {
      const unnamed = deploymentOf({ reference: null, deployment: null });
      expect(wordOf(checkAt(unnamed, undated, second, ...finished('RUNNING')))).toBe('running');
    }
    expect(outcomeOf(building, older, ...finished('RUNNING'))).toBe('running');
  });

  test('is ours if the service said that nothing was ever deployed', () => {
    const first = deploymentOf({ reference: neverDeployed });
    expect(wordOf(checkAt(first, building, ...finished('RUNNING')))).toBe('succeeded');
    const unread = deploymentOf({ reference: { ...neverDeployed, serviceDeploymentStatus: null } });
    expect(wordOf(checkAt(unread, building, ...finished('RUNNING')))).toBe('running');
  });
});

describe('work that already waited before the registration', () => {
  const queued = observationOf('DEPLOYMENT_QUEUED', { lastDeploymentDate: dateOf(-300_000) });
  const first = (...shown: readonly Observation[]): string =>
    wordOf(checkAt(deploymentOf({ reference: queued }), ...shown));

  test('belongs to another deployment, and so does its outcome', () => {
    const [building, running] = [
      { ...queued, state: 'BUILDING' },
      { ...queued, state: 'RUNNING' },
    ];
    expect(first(queued, building, ...Array.from({ length: 20 }, () => running))).toBe('unknown');
  });

  test('gives way to ours, which starts after it', () => {
    const lastDeploymentDate = dateOf(5_000);
    expect(first(queued, { ...queued, lastDeploymentDate })).toBe('queued');
    const end = observationOf('RUNNING', { lastDeploymentDate });
    expect(first({ ...queued, state: 'RUNNING' }, observationOf('BUILDING', { lastDeploymentDate }), end)).toBe(
      'succeeded',
    );
  });
});

test('a registered id that the status names for the first time discards the evidence of earlier checks', () => {
  const before = { ...createEvidence(null, {}, null), strongest: 'progress-seen' } as const;
  const named = { deployment_id: 'dep-1' };
  const after = { ...before, strongest: 'none', ours: named, responseNames: named };
  expect(withRegisteredId(before, 'dep-1', named)).toEqual(after);
});
