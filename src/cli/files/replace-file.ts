import { readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** As many links on one way as Linux follows (path_resolution(7)). */
const MAX_LINKS = 40;

/** Returns where the file at an absolute path is beyond all links, even if it does not exist yet. Never rejects. */
export async function resolveLinks(path: string): Promise<string> {
  let place = path;
  for (let followed = 0; followed < MAX_LINKS; followed++) {
    const found = await realpath(place).catch(() => null);
    if (found !== null) return found;
    const target = await readlink(place).catch(() => null);
    if (target === null) break;
    place = resolve(dirname(place), target);
  }
  const folder = dirname(place);
  return join(await realpath(folder).catch(() => folder), basename(place));
}
