import { access, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, sep } from 'node:path';
import type { Terminal } from '../arguments/command.ts';

/** What the working copy of a version control system has at its top: git, Jujutsu, Mercurial, Subversion. */
const MARKS = ['.git', '.jj', '.hg', '.svn'];

/**
 * Returns whether a configuration file that the user named is the user's own, and not a repository's. It is a repository's in the current
 * folder, where a checkout may lack `.git`, in any working copy, and if a link leads from or to such a place. If the
 * current folder contains the home folder, it is no checkout.
 */
export async function isOwnFile(path: string, { env, folder }: Pick<Terminal, 'env' | 'folder'>): Promise<boolean> {
  const home = env['HOME'] || env['USERPROFILE'] || null;
  const current = await resolvePath(folder);
  const mayBeCheckout = home === null || !isWithin(current, await resolvePath(home));
  for (const place of [join(await resolvePath(dirname(path)), basename(path)), await resolvePath(path)]) {
    if (mayBeCheckout && isWithin(current, place)) return false;
    if (await isInWorkingCopy(dirname(place))) return false;
  }
  return true;
}

/** What does not exist, and a pipe, has no other path. */
async function resolvePath(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

async function isInWorkingCopy(folder: string): Promise<boolean> {
  const exists = (mark: string) =>
    access(join(folder, mark)).then(
      () => true,
      () => false,
    );
  if ((await Promise.all(MARKS.map(exists))).includes(true)) return true;
  const above = dirname(folder);
  return above !== folder && isInWorkingCopy(above);
}
