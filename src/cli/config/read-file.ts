import { constants } from 'node:fs';
import { type FileHandle, lstat, open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';

/** Returns the rest of an open file as text; null if it has more than `maxBytes`. */
export async function readUpTo(file: FileHandle, maxBytes: number): Promise<string | null> {
  const bytes = await buffer(file.createReadStream({ autoClose: false, end: maxBytes }));
  return bytes.length > maxBytes ? null : bytes.toString('utf8');
}

/** What a path leads to: the text of a file, or why it is not read, as the rest of a sentence. */
export type FileRead = { readonly text: string } | { readonly problem: string };

/** Reads a file of at most `maxBytes`; never follows a link, and never waits for a pipe. Rejects if it cannot be opened. */
export async function readPlainFile(path: string, maxBytes: number): Promise<FileRead> {
  // Windows has no O_NOFOLLOW; elsewhere, the flags hold if another process replaces the file after this check.
  if ((await lstat(path)).isSymbolicLink()) return { problem: 'is a link, which is not followed.' };
  await using file = await open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
  return await readRegular(file, maxBytes);
}

/** Reads a file of at most `maxBytes`, also behind a link; never waits for a pipe. Rejects if it cannot be opened. */
export async function readLinkedFile(path: string, maxBytes: number): Promise<FileRead> {
  await using file = await open(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  return await readRegular(file, maxBytes);
}

async function readRegular(file: FileHandle, maxBytes: number): Promise<FileRead> {
  if (!(await file.stat()).isFile()) return { problem: 'is not a file.' };
  const text = await readUpTo(file, maxBytes);
  return text === null ? { problem: `is larger than ${maxBytes / 1_048_576} MiB.` } : { text };
}
