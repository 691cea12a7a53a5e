import { openCheckout } from '../../github/checkout.ts';
import type { Cause } from '../../logs/cause.ts';
import { placeCauses } from '../../report/cause/cause-place.ts';
import type { PlacedCause } from '../../report/cause/cause-text.ts';
import type { CiName } from '../../report/ci/dialect.ts';
import type { Terminal } from '../arguments/command.ts';

/** The variable in which a CI has the folder of the job's checkout. */
const FOLDERS: Readonly<Partial<Record<CiName, string>>> = {
  github: 'GITHUB_WORKSPACE',
  gitlab: 'CI_PROJECT_DIR',
  azure: 'BUILD_SOURCESDIRECTORY',
  buildkite: 'BUILDKITE_BUILD_CHECKOUT_PATH',
  jenkins: 'WORKSPACE',
  bitbucket: 'BITBUCKET_CLONE_DIR',
};

/** Returns the causes with the places of their files in the job's checkout, by default the current folder. Never throws. */
export function placeInJob(
  causes: readonly Cause[],
  ci: CiName,
  { env, folder }: Pick<Terminal, 'env' | 'folder'>,
): readonly PlacedCause[] {
  if (causes.length === 0) return causes;
  const named = env[FOLDERS[ci] ?? ''] ?? '';
  return placeCauses(causes, openCheckout(named === '' ? folder : named), null);
}
