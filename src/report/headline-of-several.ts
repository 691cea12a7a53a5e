import { headlineOfEnd, worstOf } from '../deploy/result.ts';
import type { Result } from '../deploy/state.ts';

/** What of an application's end its headline tells. */
export interface Ended {
  readonly result: Result | null;
  /** As the settlement's; absent: false. */
  readonly isRefused?: boolean;
}

/**
 * Returns the applications with the worst end; those whose result is null have none. Of failures, one that the platform refused is better
 * than one that was deployed.
 */
export function worstAmong<T extends Ended>(apps: readonly T[], result = worstResultOf(apps)): readonly T[] {
  const alike = apps.filter((app) => app.result === result);
  const deployed = alike.filter(({ isRefused }) => isRefused !== true);
  return deployed.length > 0 ? deployed : alike;
}

/** Returns the headline of `total` applications of which `worst` ended worst: `Deployment failed: 1 of 3 applications`. */
export function headlineOfSeveral(worst: readonly Ended[], total: number): string {
  const [first] = worst;
  const share = worst.length === total ? '' : `${worst.length} of `;
  return `${headlineOfEnd({ ...first, result: first?.result ?? 'success' })}: ${share}${total} applications`;
}

function worstResultOf(apps: readonly Ended[]): Result {
  return worstOf(apps.flatMap(({ result }) => result ?? []));
}
