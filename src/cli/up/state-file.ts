import { open, readFile, readlink, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { StateStore } from '../../provision/interfaces.ts';
import { createState, parseState, renderState, type State } from '../../provision/state.ts';
import { codeOf, unreadable } from '../arguments/system-error.ts';

/** Reads the state file; an empty state if it does not exist. Rejects with InputError if it is unreadable or about another platform. */
export async function readState(path: string, baseUrl: string): Promise<State> {
  try {
    return parseState(await readFile(path, 'utf8'), baseUrl, path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (codeOf(error) === 'ENOENT') return createState(baseUrl);
    throw unreadable('--state', safeSentence(path, 200), error);
  }
}

/** Returns a store that keeps the state in the file at `path`, whole at any instant; simultaneous changes are written together. */
export function createStateFile(path: string, initial: State): StateStore {
  let state = initial;
  let writing: Promise<void> = Promise.resolve();
  let next: Promise<void> | null = null;
  return {
    state: () => state,
    change: (change) => {
      state = change(state);
      next ??= writing
        .catch(() => undefined)
        .then(() => {
          next = null;
          writing = writeState(path, renderState(state));
          return writing;
        });
      return next;
    },
  };
}

async function writeState(path: string, text: string): Promise<void> {
  try {
    await replaceFile(path, text);
  } catch (error) {
    const problem = `cannot be written (${codeOf(error)}), so nothing more is created. Make room or give another file, then run this again.`;
    throw new InputError([{ name: '--state', seen: safeSentence(path, 200), problem }], error);
  }
}

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

/** Replaces the file at a path or a link's target atomically by a private text (rename(2)). */
async function replaceFile(path: string, text: string): Promise<void> {
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
