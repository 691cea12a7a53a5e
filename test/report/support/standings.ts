import type { DeploymentRecord, DeployPolicy, Result } from '../../../src/deploy/state.ts';
import { type RunStanding, renderStanding } from '../../../src/report/standing.ts';
import type { JobFacts } from '../../../src/report/surface-names.ts';
import { COMMIT, createApp, createFacts, POLICY, settle } from './facts.ts';

export const RESULTS: readonly Result[] = [
  'success',
  'failure',
  'timed_out',
  'superseded',
  'unchanged',
  'cancelled',
  'unknown',
  'triggered',
  'skipped',
];

export const JOB: JobFacts = {
  owner: 'octo-org',
  repo: 'shop',
  sha: COMMIT,
  workflow: 'Deploy',
  job: 'production',
  workflowPath: '.github/workflows/deploy.yml',
  runId: 30433642,
  runAttempt: 1,
  logUrl: 'https://github.com/octo-org/shop/actions/runs/30433642/job/399444496',
};

/** A run of one application, app-1, that waits. */
export const QUEUED = standingOf([{ triggeredAt: null, steps: [], settlement: null }]);
/** The same under way. */
export const OPEN = standingOf([{ settlement: null }]);

/** A run of the given applications, as far as each is. */
export function standingOf(
  records: readonly Partial<DeploymentRecord>[],
  logTail: readonly string[] = [],
  policy: Partial<DeployPolicy> = {},
): RunStanding {
  const apps = records.map((record) => createApp(record, logTail));
  return renderStanding(createFacts({ apps, policy: { ...POLICY, ...policy } }), false);
}

/** A run of app-1 that ended with a result. */
export function endedWith(
  result: Result,
  logTail: readonly string[] = [],
  policy: Partial<DeployPolicy> = {},
): RunStanding {
  const advice = result === 'success' ? '' : 'Look there.';
  return standingOf([{ settlement: settle(result, { advice }) }], logTail, policy);
}

/** A run of `count` applications, app-0 and on, that all ended with a result. */
export function severalEnded(count: number, result: Result, logTail: readonly string[] = []): RunStanding {
  const records = Array.from({ length: count }, (_, index) => ({ appId: `app-${index}`, settlement: settle(result) }));
  return standingOf(records, logTail);
}
