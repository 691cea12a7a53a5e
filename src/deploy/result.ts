import type { DeployPolicy, Result, Settlement } from './state.ts';

/** Every conclusion of a check or a step, from the worst to the best. */
export const CONCLUSIONS = ['failure', 'timed_out', 'cancelled', 'neutral', 'success', 'skipped'] as const;

/** The conclusion of a check or a step. */
export type Conclusion = (typeof CONCLUSIONS)[number];

/** Every result, from the worst to the best. */
export const RESULTS: readonly Result[] = [
  'failure',
  'timed_out',
  'unknown',
  'cancelled',
  'superseded',
  'unchanged',
  'triggered',
  'success',
  'skipped',
];

/** The policies for results that are neither good nor bad. */
export type PassPolicy = Pick<DeployPolicy, 'onUnchanged' | 'onSuperseded'>;

/** Returns the worst of several results; `success` for none. */
export function worstOf(results: readonly Result[]): Result {
  return RESULTS.find((result) => results.includes(result)) ?? 'success';
}

/** Returns whether the job continues: the exit code is 0. */
export function isPassing(result: Result, policy: PassPolicy): boolean {
  switch (result) {
    case 'success':
    case 'triggered':
    case 'skipped':
      return true;
    case 'unchanged':
      return policy.onUnchanged === 'succeed';
    case 'superseded':
      return policy.onSuperseded !== 'fail';
    default:
      return false;
  }
}

/** Returns 0 where all the results pass, else 1. */
export function exitCodeOf(results: readonly Result[], policy: PassPolicy): 0 | 1 {
  return results.every((result) => isPassing(result, policy)) ? 0 : 1;
}

/** Returns the conclusion of a result under the policies. */
export function concludeFrom(result: Result, policy: PassPolicy): Conclusion {
  switch (result) {
    case 'success':
    case 'triggered':
      return 'success';
    case 'skipped':
    case 'cancelled':
    case 'timed_out':
      return result;
    case 'unchanged':
      return isPassing(result, policy) ? 'neutral' : 'failure';
    case 'superseded':
      return policy.onSuperseded === 'neutral' ? 'neutral' : isPassing(result, policy) ? 'success' : 'failure';
    default:
      return 'failure';
  }
}

const HEADLINES: Readonly<Record<Result, string>> = {
  success: 'Deployed',
  failure: 'Deployment failed',
  timed_out: 'Deployment timed out',
  superseded: 'Superseded by a newer deployment',
  unchanged: 'Nothing changed',
  cancelled: 'Cancelled',
  unknown: 'Outcome unknown',
  triggered: 'Deployment triggered',
  skipped: 'Nothing was deployed',
};
/** A token or an id that the platform refuses fails the job, but no deployment. */
const REFUSED = 'Refused by the platform';

/** Returns the two or three words that name a result everywhere. */
export function headlineOf(result: Result): string {
  return HEADLINES[result];
}

/** Returns the headline of one deployment's ending: that of its result, unless the run never came to one. */
export function headlineOfEnd({
  result,
  isRefused,
  nothing,
}: Pick<Settlement, 'result' | 'isRefused' | 'nothing'>): string {
  if (isRefused === true && result === 'failure') return REFUSED;
  return nothing === undefined ? headlineOf(result) : `Nothing was ${nothing}`;
}
