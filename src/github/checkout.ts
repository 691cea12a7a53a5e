import { existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Cause } from '../causes/cause.ts';
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
  const server = (env['GITHUB_SERVER_URL'] ?? '').replace(/(?<!\/)\/+$/, '');
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
    const isRepository = existsSync(join(root, '.git'));
    let files: readonly string[] | null = null;
    const findOnly = (ending: string): string | null => {
      files ??= isRepository ? listFiles(root) : [];
      // With its folder, a file of that very path is rather meant than one further down.
      return ending.includes('/') && files.includes(ending) ? ending : findEnding(files, ending);
    };
    const guess = (path: string): string | null => findShorter(root, path) ?? findOnly(path);
    return { isRepository, find: (path) => findFile(root, path) ?? (isRepository ? guess(path) : null), findOnly };
  } catch {
    return null;
  }
}

/** Returns the file without the first folders of its path, which an image may have and the checkout has not. */
function findShorter(root: string, path: string): string | null {
  const [first = '', ...rest] = path.split('/');
  if (rest.length < 2 || existsSync(join(root, first))) return null;
  return findFile(root, rest.join('/')) ?? findShorter(root, rest.join('/'));
}

/** A larger checkout is not searched, so that the guess costs a bounded time. */
const MAX_ENTRIES = 50_000;
/** What no commit has, and what may have as many files as all the rest. */
const SKIPPED = /^(?:\.git|node_modules|vendor|dist|build|target|\.venv|\.next|\.cache)$/;

/** Returns the only file whose path ends with this one, as a tool that runs in a package's folder names it; null if there are several. */
function findEnding(files: readonly string[], path: string): string | null {
  const [only = null, another] = files.filter((file) => file === path || file.endsWith(`/${path}`));
  return another === undefined ? only : null;
}

/** Returns the paths of all files that a commit may have, without symbolic links; none if there are too many. */
function listFiles(root: string): readonly string[] {
  const files: string[] = [];
  const folders = [''];
  let entries = 0;
  for (const folder of folders) {
    for (const entry of listFolder(join(root, folder))) {
      entries += 1;
      if (entries > MAX_ENTRIES) return [];
      const own = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory() && !SKIPPED.test(entry.name)) folders.push(own);
      if (entry.isFile()) files.push(own);
    }
  }
  return files;
}

function listFolder(path: string) {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch {
    return [];
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
