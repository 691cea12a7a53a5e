import { isPassing, type PassPolicy } from '../../deploy/result.ts';
import type { DeploymentRecord } from '../../deploy/state.ts';
import { EXIT } from '../arguments/exit-codes.ts';

/**
 * Returns the exit code of deployments that have ended: 0 where all pass, 130 where somebody interrupted one, 1 where one has a verdict
 * that does not pass, else 3 where the platform refused the token or an id, else 4: it could not be determined.
 */
export function exitCodeOfRun(
  records: readonly DeploymentRecord[],
  policy: PassPolicy,
  isInterrupted: boolean,
): number {
  const endings = records.map(({ settlement }) => settlement ?? { result: 'unknown' as const });
  const bad = endings.filter(({ result }) => !isPassing(result, policy));
  if (bad.length === 0) return EXIT.done;
  if (isInterrupted && bad.some(({ result }) => result === 'cancelled')) return EXIT.interrupted;
  const refused = bad.filter((ending) => 'isRefused' in ending && ending.isRefused === true);
  const unknown = bad.filter(({ result }) => result === 'unknown');
  if (bad.length > refused.length + unknown.length) return EXIT.bad;
  return refused.length > 0 ? EXIT.refused : EXIT.unknown;
}
