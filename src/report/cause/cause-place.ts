import type { Cause } from '../../causes/cause.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { PlacedCause } from './cause-text.ts';

/** The folder that a job checks its repository out into. */
export interface Checkout {
  /** False if it has other files, or none: a file that it lacks may be in the repository all the same. */
  readonly isRepository: boolean;
  /**
   * Returns the path relative to the checkout of the file that `path` leads to; null if there is no such file inside. If a log names a file
   * from a package's folder, or with a folder of its image, the file that fits is returned. Never throws.
   */
  find(path: string): string | null;
  /** Returns the file whose path is `ending` with its folder, else the only one whose path ends with it; null if there is none. Never throws. */
  findOnly(ending: string): string | null;
}

/** The repository on GitHub that a deployment is made from. */
export interface RepositoryPage {
  /** `https://github.com/octo-org/shop`. */
  readonly url: string;
  /** A commit, branch or tag; null if unknown. */
  readonly commit: string | null;
}

const MAX_PATH_UNITS = 200;
/** Folders that no commit has. */
const UNTRACKED = ['.git', 'node_modules'];

/**
 * Returns the causes with the places of their files. With the repository checked out a file has to be in it; without it, a relative
 * path is taken as the log names it.
 */
export function placeCauses(
  causes: readonly Cause[],
  checkout: Checkout | null,
  page: RepositoryPage | null,
): readonly PlacedCause[] {
  return causes.map(({ ending, ...rest }) => {
    const only = ending === undefined ? null : readRelativePath(checkout?.findOnly(ending.file) ?? null);
    const cause = only === null ? rest : { ...rest, ...ending, file: only };
    const named = readRelativePath(cause.file);
    const found = named === null ? null : readRelativePath(checkout?.find(named) ?? null);
    const path = found ?? (checkout?.isRepository === true ? null : named);
    if (path === null) return cause;
    return { ...cause, place: { path, isInCheckout: found !== null, url: renderPageUrl(page, path, cause.line) } };
  });
}

/** Returns a path that can be a file's in a repository, as it is; null for any other. */
function readRelativePath(file: string | null): string | null {
  if (file === null || file.length > MAX_PATH_UNITS || safeSentence(file, MAX_PATH_UNITS) !== file) return null;
  if (/[\\:*?"<>|]/.test(file)) return null;
  const isFolder = (part: string): boolean => part === '' || /^\.+$/.test(part) || UNTRACKED.includes(part);
  return file.split('/').some(isFolder) ? null : file;
}

function renderPageUrl(page: RepositoryPage | null, path: string, line: number | null): string | null {
  if (page === null || page.commit === null) return null;
  const encode = (text: string): string => text.toWellFormed().split('/').map(encodeURIComponent).join('/');
  return `${page.url}/blob/${encode(page.commit)}/${encode(path)}${line === null ? '' : `#L${line}`}`;
}
