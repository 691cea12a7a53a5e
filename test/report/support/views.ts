import type { DeploymentRecord, DeployPolicy, Result } from '../../../src/deploy/state.ts';
import type { JobFacts } from '../../../src/github/job.ts';
import type { Where } from '../../../src/report/comment/entries.ts';
import { type RunView, viewRun } from '../../../src/report/view.ts';
import { COMMIT, createApp, createFacts, POLICY, settle } from './facts.ts';

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

/** A place without an environment. */
export const NOWHERE: Where = { baseUrl: 'https://api.example.com/api/v1', environment: null, environmentUrl: null };

/** A run of one application, app-1, that waits. */
export const QUEUED = viewOf([{ triggeredAt: null, steps: [], settlement: null }]);
/** The same under way. */
export const OPEN = viewOf([{ settlement: null }]);

/** A run of the given applications, as far as each is. */
export function viewOf(
  records: readonly Partial<DeploymentRecord>[],
  lines: readonly string[] = [],
  policy: Partial<DeployPolicy> = {},
): RunView {
  const apps = records.map((record) => createApp(record, lines));
  return viewRun(createFacts({ apps, policy: { ...POLICY, ...policy } }));
}

/** A run of app-1 that ended with a result. */
export function endedWith(result: Result, lines: readonly string[] = [], policy: Partial<DeployPolicy> = {}): RunView {
  const advice = result === 'success' ? '' : 'Look there.';
  return viewOf([{ settlement: settle(result, { advice }) }], lines, policy);
}

/** A run of `count` applications, app-0 and on, that all ended with a result. */
export function severalEnded(count: number, result: Result, lines: readonly string[] = []): RunView {
  const records = Array.from({ length: count }, (_, index) => ({ appId: `app-${index}`, settlement: settle(result) }));
  return viewOf(records, lines);
}
