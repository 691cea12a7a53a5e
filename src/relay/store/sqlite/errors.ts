import { accessSync, constants, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { RowRefused, StoreError } from '../error.ts';

/** SQLite's primary result codes (sqlite.org/rescode.html) that one row causes: too big, constraint, mismatch. */
const OF_A_ROW = [18, 19, 20];

/** Turns an error of SQLite into a StoreError with a sentence for a person. Never throws. */
export function explainSqlite(path: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = primaryCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code !== null && OF_A_ROW.includes(code)) return new RowRefused(`The store refused a row: ${message}.`, error);
  return new StoreError(sentenceFor(path, code) ?? `The store ${path} failed: ${message}.`, error);
}

function sentenceFor(path: string, code: number | null): string | null {
  switch (code) {
    case 5:
      return `The store ${path} is in use by another process. Only one relay can open it; use PostgreSQL for several.`;
    case 8:
      return sentenceForReadOnly(path);
    case 10:
      // A file that is opened read-only cannot be locked: fcntl fails with EBADF, and SQLite says "disk I/O error".
      return isAllowed(path, constants.W_OK) ? null : sentenceForReadOnly(path);
    case 11:
      return `The store ${path} is damaged. Restore it from a backup, or move it away to start with an empty one.`;
    case 13:
      return `There is no disk space left for the store ${path}.`;
    case 14:
      return isFolder(dirname(path))
        ? `The store ${path} cannot be opened. It must be a file that the relay can read and write, in a folder where it can write.`
        : `The folder ${dirname(path)} of the store does not exist. Create it first.`;
    case 26:
      return `The file ${path} is not a SQLite database. Use another path for the store.`;
    default:
      return null;
  }
}

/** Returns SQLite's primary result code, the lowest byte of an extended one; null for other errors. */
export function primaryCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function sentenceForReadOnly(path: string): string {
  return `The store ${path} is read-only. The relay needs write access to the file and its folder.`;
}

/** Returns true if the file or folder allows this access. Does not open it: closing any descriptor of the file drops the lock on it. */
export function isAllowed(path: string, mode: number): boolean {
  try {
    accessSync(path, mode);
    return true;
  } catch {
    return false;
  }
}
