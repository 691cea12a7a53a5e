import { readFile, stat } from 'node:fs/promises';
import { InputError } from '../../kernel/errors.ts';
import { codeOf } from '../arguments/exit-codes.ts';
import { type LockSurroundings, type LockWords, takeLock } from '../files/lock-file.ts';
import { replaceFile, resolveLinks } from '../files/replace-file.ts';

/** A file that holds the last state of something that changes often, complete at every instant. */
export interface DataFile {
  readonly path: string;
  /** Locks the file and returns the release. Rejects with InputError if another process has it or it cannot be locked. */
  take(own: LockSurroundings): Promise<() => Promise<void>>;
  /** Null if the file does not exist yet. Rejects with InputError if it cannot be read. */
  read(): Promise<string | null>;
  /** Writes what `render` returns when the current write is done; the last of several calls counts. */
  keep(render: () => string): void;
  /** Resolves once the last state is written; rejects with InputError if it could not be. */
  flush(): Promise<void>;
}

const WORDS: LockWords = { option: '--data', file: 'the file', advice: 'Stop it, or give another file' };

/** Returns the file at an absolute path, replaced whole at each write. `warn` is called once until a write succeeds again. */
export function createDataFile(path: string, warn: (text: string) => void): DataFile {
  let waiting: (() => string) | null = null;
  let writing: Promise<void> | null = null;
  let problem: InputError | null = null;

  async function writeAll(): Promise<void> {
    while (waiting !== null) {
      const render = waiting;
      waiting = null;
      const failed = await writeWhole(path, render());
      if (failed !== null && problem === null) warn(`${failed.message}\n`);
      problem = failed;
    }
    writing = null;
  }

  return {
    path,
    take: async (own) => takeLock(`${await resolveLinks(path)}.lock`, own, WORDS),
    read: () => readWhole(path),
    keep(render) {
      waiting = render;
      writing ??= writeAll();
    },
    async flush() {
      await writing;
      if (problem !== null) throw problem;
    },
  };
}

async function readWhole(path: string): Promise<string | null> {
  try {
    if (!(await stat(path)).isFile()) throw unusable(path, 'is not a file. Give another path.');
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof InputError) throw error;
    if (codeOf(error) === 'ENOENT') return null;
    throw unusable(path, `cannot be read (${codeOf(error)}). Check its permissions, or give another file.`, error);
  }
}

async function writeWhole(path: string, text: string): Promise<InputError | null> {
  try {
    await replaceFile(path, text);
    return null;
  } catch (error) {
    const isWithoutFolder = codeOf(error) === 'ENOENT';
    const cure = isWithoutFolder
      ? 'is in a folder that does not exist. Create it'
      : `cannot be written (${codeOf(error)}). Make room`;
    return unusable(path, `${cure}, or give another file.`, error);
  }
}

function unusable(path: string, problem: string, cause?: unknown): InputError {
  return new InputError([{ name: '--data', seen: path, problem }], cause);
}
