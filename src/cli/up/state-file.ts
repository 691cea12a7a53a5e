import { open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { StateStore } from '../../provision/interfaces.ts';
import { createState, parseState, renderState, type State } from '../../provision/state.ts';
import { codeOf, unreadable } from '../arguments/system-error.ts';
import { readPlainFile } from '../config/open-file.ts';

/** Over 100,000 resources. */
const MAX_BYTES = 64 * 1_048_576;

/** Reads the state file; an empty state if it does not exist. Rejects with InputError if it is unreadable or about another platform. */
export async function readState(path: string, baseUrl: string): Promise<State> {
  const text = await readOwnFile(path, MAX_BYTES, 'Give the path of the file itself with --state.');
  return text === null ? createState(baseUrl) : parseState(text, baseUrl, path);
}

/** Returns the text of a file of ours; null if it does not exist. Rejects with InputError, with `advice`, for a link, a pipe and a folder. */
export async function readOwnFile(path: string, maxBytes: number, advice: string): Promise<string | null> {
  const seen = safeSentence(path, 200);
  try {
    return await readPlainFile(path, maxBytes);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw unreadable('--state', seen, error, advice);
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

/** Replaces the file at a path atomically by a private text; a link there is replaced too, never followed (rename(2)). */
async function replaceFile(path: string, text: string): Promise<void> {
  const draft = `${path}.tmp`;
  try {
    // A killed process may have left one.
    await rm(draft, { force: true });
    await writeDraft(draft, text);
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  // Windows cannot open a folder; there the rename must suffice.
  await using folder = await open(dirname(path), 'r').catch(() => null);
  await folder?.sync().catch(() => undefined);
}

/** The file is closed before it is renamed: some file systems refuse to rename an open one, such as a network drive of Windows. */
async function writeDraft(path: string, text: string): Promise<void> {
  await using file = await open(path, 'wx', 0o600);
  await file.writeFile(text);
  await file.sync();
}
