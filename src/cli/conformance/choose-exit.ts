import type { Verdict } from '../../conformance/run-checks.ts';
import { EXIT } from '../arguments/exit-codes.ts';

/**
 * Returns the exit code: a departure weighs more than what could not be determined. With `toleratesCoped` only a departure counts that
 * the client is not known to cope with.
 */
export function chooseExit(verdicts: readonly Pick<Verdict, 'verdict' | 'copes'>[], toleratesCoped: boolean): number {
  const departures = verdicts.filter(({ verdict }) => verdict === 'departs');
  if (departures.some(({ copes }) => !toleratesCoped || copes !== true)) return EXIT.bad;
  return verdicts.some(({ verdict }) => verdict === 'undetermined') ? EXIT.unknown : EXIT.done;
}
