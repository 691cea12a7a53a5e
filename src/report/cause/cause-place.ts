import { safeSentence } from '../../kernel/untrusted.ts';
import type { Cause } from '../../logs/cause.ts';
import type { PlacedCause } from './cause-text.ts';

/** The files of a job's checkout. */
export interface Checkout {
  /** Returns the path relative to the checkout of the file that `path` leads to; null if there is no such file inside. Never throws. */
  find(path: string): string | null;
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
 * Returns the causes with the places of their files. With a checkout a file has to be in it; without one (null), a relative path is
 * taken as the log names it.
 */
export function placeCauses(
  causes: readonly Cause[],
  checkout: Checkout | null,
  page: RepositoryPage | null,
): readonly PlacedCause[] {
  return causes.map((cause) => {
    const named = readRelativePath(cause.file);
    const path = named === null || checkout === null ? named : readRelativePath(checkout.find(named));
    if (path === null) return cause;
    return { ...cause, place: { path, isInCheckout: checkout !== null, url: renderPageUrl(page, path, cause.line) } };
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
