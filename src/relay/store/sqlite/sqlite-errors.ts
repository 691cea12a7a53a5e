import { accessSync, constants, statSync } from 'node:fs';
import { RowRefused, StoreError } from '../store-error.ts';

/** SQLite's primary result codes (sqlite.org/rescode.html) that are the fault of one row: too big, constraint, mismatch. */
const OF_A_ROW = [18, 19, 20];

/** Returns what SQLite complained of as an error with a sentence for a person; a StoreError as it is. Never throws. */
export function explainSqlite(path: string, error: unknown): StoreError {
  if (error instanceof StoreError) return error;
  const code = primaryCodeOf(error);
  const message = error instanceof Error ? error.message : String(error);
  if (code !== null && OF_A_ROW.includes(code)) return new RowRefused(`The store refuses a row: ${message}.`, error);
  return new StoreError(sentenceFor(path, code) ?? `The store ${path} failed: ${message}.`, error);
}

function sentenceFor(path: string, code: number | null): string | null {
  switch (code) {
    case 5:
      return `The store ${path} is in use by another process: one relay alone may have it open. For several, use PostgreSQL.`;
    case 8:
      return sentenceForReadOnly(path);
    case 10:
      // A file that is opened read-only cannot be locked: fcntl fails with EBADF, and SQLite says "disk I/O error".
      return isWritable(path) ? null : sentenceForReadOnly(path);
    case 11:
      return `The store ${path} is damaged. Restore it from a copy, or move it away to start with an empty one.`;
    case 13:
      return `There is no space left for the store ${path}.`;
    case 14:
      return isFolder(folderOf(path))
        ? `The store ${path} cannot be opened: it must be a file that the relay may read and write, in a folder where it may write.`
        : `The folder ${folderOf(path)} of the store does not exist: create it first.`;
    case 26:
      return `The file ${path} is not a SQLite database: name another file as the store.`;
    default:
      return null;
  }
}

/** Extended codes have the primary one in their lowest byte. */
function primaryCodeOf(error: unknown): number | null {
  if (typeof error !== 'object' || error === null || !('errcode' in error)) return null;
  return typeof error.errcode === 'number' ? error.errcode & 0xff : null;
}

/** As in the sentence: what comes before the file's name. */
function folderOf(path: string): string {
  const end = path.lastIndexOf('/');
  return end === -1 ? '.' : path.slice(0, Math.max(end, 1));
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

function sentenceForReadOnly(path: string): string {
  return `The store ${path} is read-only: the relay must be able to write the file and its folder.`;
}

/** Checks without opening it: closing any descriptor of the file drops the lock on it. */
function isWritable(path: string): boolean {
  try {
    accessSync(path, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
