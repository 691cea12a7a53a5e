import { open, readlink, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** As many links in one path as Linux follows (path_resolution(7)). */
const MAX_LINKS = 40;

/** Returns the absolute path behind all links, even if the file does not exist yet. Never rejects. */
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

/** Replaces the file at a path or a link's target atomically by a private text (rename(2)). Rejects with the system's error. */
export async function replaceFile(path: string, text: string): Promise<void> {
  const place = await resolveLinks(path);
  const draft = `${place}.tmp`;
  try {
    // A killed process may have left one.
    await rm(draft, { force: true });
    await writeDraft(draft, text);
    await rename(draft, place);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  // Windows cannot open a folder; there the rename must suffice.
  await using folder = await open(dirname(place), 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
}

/** The file is closed before it is renamed: some file systems refuse to rename an open one, such as a network drive of Windows. */
async function writeDraft(path: string, text: string): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
}
