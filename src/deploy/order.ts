import { asSentence, shortCommit } from './sentences.ts';
import type { DeploymentRecord } from './state.ts';

/**
 * Returns the record of a deployment that was not started, because `newer`, a commit that comes after this one, is deployed to the
 * environment already. `settledAt` is on the monotonic clock.
 */
export function yieldToNewer(
  record: DeploymentRecord,
  newer: string,
  environment: string,
  guard: 'skip' | 'fail',
  settledAt: number,
): DeploymentRecord {
  const reason = asSentence(
    `${shortCommit(newer)}, which comes after this commit, is deployed to ${environment} already`,
  );
  const advice = 'Nothing was deployed. To deploy this commit all the same, set order-guard: off.';
  const result = guard === 'skip' ? 'skipped' : 'superseded';
  return { ...record, supersededBy: newer, settlement: { result, reason, advice, confirmed: true, settledAt } };
}
