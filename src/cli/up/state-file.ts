import { open, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { StateStore } from '../../provision/provision-interfaces.ts';
import { createState, type State } from '../../provision/provision-state.ts';
import { parseState, renderState } from '../../provision/state-text.ts';
import { codeOf } from '../arguments/exit-codes.ts';
import { resolveLinks } from '../files/replace-file.ts';

/** Reads the state file; an empty state if it does not exist. Rejects with InputError if it is unreadable or about another platform. */
export async function readState(path: string, baseUrl: string): Promise<State> {
  try {
    return parseState(await readFile(path, 'utf8'), baseUrl, path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const code = codeOf(error);
    if (code === 'ENOENT') return createState(baseUrl);
    throw new InputError(
      [{ name: '--state', seen: shown(path), accepted: `a file that can be read (${code})` }],
      error,
    );
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

/** The name becomes the new file's only when all of it is on the disk (rename(2), fsync(2)). */
async function writeState(path: string, text: string): Promise<void> {
  const place = await resolveLinks(path);
  const draft = `${place}.tmp`;
  try {
    await rm(draft, { force: true });
    const file = await open(draft, 'wx', 0o600);
    await file
      .writeFile(text)
      .then(() => file.sync())
      .finally(() => file.close());
    await rename(draft, place);
    await syncFolder(dirname(place));
  } catch (error) {
    const accepted = `the state cannot be written (${codeOf(error)}): nothing more is created until it can be. Make room or give another file, then run this again`;
    throw new InputError([{ name: '--state', seen: shown(path), accepted }], error);
  }
}

/** Windows opens no folder; there the rename alone has to do. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}

function shown(path: string): string {
  return safeSentence(path, 200);
}
