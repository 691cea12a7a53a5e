import { readFile } from 'node:fs/promises';
import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import type { StateStore } from '../../provision/interfaces.ts';
import { createState, type State } from '../../provision/state.ts';
import { parseState, renderState } from '../../provision/state-text.ts';
import { codeOf } from '../arguments/exit-codes.ts';
import { replaceFile } from './replace-file.ts';

/** Reads the state file; an empty state if it does not exist. Rejects with InputError if it is unreadable or about another platform. */
export async function readState(path: string, baseUrl: string): Promise<State> {
  try {
    return parseState(await readFile(path, 'utf8'), baseUrl, path);
  } catch (error) {
    if (error instanceof InputError) throw error;
    const code = codeOf(error);
    if (code === 'ENOENT') return createState(baseUrl);
    throw refuse(path, `cannot be read (${code}). Check the path and its permissions.`, error);
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
    throw refuse(path, problem, error);
  }
}

function refuse(path: string, problem: string, cause: unknown): InputError {
  return new InputError([{ name: '--state', seen: safeSentence(path, 200), problem }], cause);
}
