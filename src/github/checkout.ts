import { existsSync, lstatSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Cause } from '../logs/cause.ts';
import { type Checkout, placeCauses } from '../report/cause/cause-place.ts';
import type { PlacedCause } from '../report/cause/cause-text.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Returns the causes with their places in the job's repository at `commit`. Reads GITHUB_WORKSPACE. Never throws. */
export function placeInCheckout(
  causes: readonly Cause[],
  env: Environment,
  commit: string | null,
): readonly PlacedCause[] {
  if (causes.length === 0) return causes;
  const repository = env['GITHUB_REPOSITORY'] ?? '';
  const server = (env['GITHUB_SERVER_URL'] ?? '').replace(/\/+$/, '');
  const isKnown = server !== '' && /^[\w.-]+\/[\w.-]+$/.test(repository);
  return placeCauses(
    causes,
    openCheckout(env['GITHUB_WORKSPACE'] ?? ''),
    isKnown ? { url: `${server}/${repository}`, commit } : null,
  );
}

/** Returns the files of a job's folder, which the runner creates before the repository is checked out; null if it does not exist. Never throws. */
export function openCheckout(folder: string): Checkout | null {
  if (folder === '') return null;
  try {
    const root = realpathSync(folder);
    return { isRepository: existsSync(join(root, '.git')), find: (path) => findFile(root, path) };
  } catch {
    return null;
  }
}

/** The real path counts, without symbolic links: one that leads out of the checkout leads to no file of it. */
function findFile(root: string, path: string): string | null {
  try {
    const real = realpathSync(join(root, path));
    if (!real.startsWith(root.endsWith(sep) ? root : `${root}${sep}`) || !lstatSync(real).isFile()) return null;
    return relative(root, real).split(sep).join('/');
  } catch {
    return null;
  }
}
