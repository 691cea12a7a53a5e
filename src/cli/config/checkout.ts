import { access, lstat, readlink, realpath } from 'node:fs/promises';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import type { Terminal } from '../arguments/command.ts';
import { codeOf, FileRefusal } from '../arguments/system-error.ts';

/** What the working copy of a version control system has at its top: git, Jujutsu, Mercurial, Subversion. */
const MARKS = ['.git', '.jj', '.hg', '.svn'];

/** Where a command runs. */
export type Place = Pick<Terminal, 'env' | 'folder'>;

/**
 * Returns the top folder of the checkout that an absolute path is in, or leads from or to through a link; null if it is the user's own.
 * A checkout is any working copy, and the current folder, where `.git` may be missing. If that contains the home folder, it is no checkout.
 */
export async function findCheckout(path: string, { env, folder }: Place): Promise<string | null> {
  const current = await resolvePath(folder);
  const home = await resolvePath(env['HOME'] || env['USERPROFILE'] || sep);
  for (const place of [path, ...(await followLinks(path))]) {
    const workingCopy = await findWorkingCopy(dirname(place));
    if (workingCopy !== null) return resolvePath(workingCopy);
    if (!isWithin(current, home) && (isWithin(current, place) || isWithin(folder, place))) return current;
  }
  return null;
}

/** Returns where a path of a checkout leads, also if nothing is there yet. Rejects with FileRefusal if that is outside of the checkout. */
export async function resolveInside(checkout: string, path: string): Promise<string> {
  const real = await resolveNew(path);
  if (isWithin(checkout, real)) return real;
  throw new FileRefusal('is reached through a link out of its repository, which is not followed.');
}

/** A link that leads to nothing has no path. */
async function resolveNew(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    const isMissing = codeOf(error) === 'ENOENT' && (await lstat(path).catch(() => null)) === null;
    if (!isMissing || dirname(path) === path) throw error;
    return join(await resolveNew(dirname(path)), basename(path));
  }
}

/** As many as Linux follows (path_resolution(7)). */
const MAX_LINKS = 40;

/** Returns the place of each link that a path leads through by its name, and where it leads; folders are resolved. */
async function followLinks(path: string): Promise<readonly string[]> {
  const places: string[] = [];
  for (let next: string | null = path; next !== null && places.length <= MAX_LINKS; ) {
    const folder = await resolvePath(dirname(next));
    const place = join(folder, basename(next));
    places.push(place);
    next = await readlink(place).then(
      (target) => resolve(folder, target),
      () => null,
    );
  }
  return places;
}

/** What does not exist, and a pipe, has no other path. */
async function resolvePath(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

function isWithin(folder: string, path: string): boolean {
  const way = relative(folder, path);
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}

async function findWorkingCopy(folder: string): Promise<string | null> {
  const exists = (mark: string) =>
    access(join(folder, mark)).then(
      () => true,
      () => false,
    );
  if ((await Promise.all(MARKS.map(exists))).includes(true)) return folder;
  const above = dirname(folder);
  return above === folder ? null : findWorkingCopy(above);
}
