import { constants } from 'node:fs';
import { type FileHandle, lstat, mkdir, open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { renderBytes } from '../../kernel/units.ts';
import { codeOf, FileRefusal } from '../arguments/system-error.ts';
import { findCheckout, type Place, resolveInside } from './checkout.ts';

/** Enough for what a person writes. */
const MAX_FILE_BYTES = 1_048_576;

const FLAGS = {
  read: constants.O_RDONLY,
  create: constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL,
  replace: constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC,
  append: constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND,
};
type Access = keyof typeof FLAGS;
/** These hold if another process replaces a file after it was checked. Windows lacks them. */
const GUARDS = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Opens a file whose path the user named, by the table in docs/command-line.md, "Files in a repository". Rejects with FileRefusal, or
 * with the system's error.
 */
export async function openNamed(path: string, access: Access, place: Place): Promise<FileHandle> {
  const checkout = await findCheckout(path, place);
  return checkout === null ? open(path, FLAGS[access]) : openRegular(await resolveInside(checkout, path), access);
}

/** Opens a file whose name is Touchdown's own, in the current folder, and creates the folders of what it writes. Rejects as `openNamed`. */
export async function openOwn(path: string, access: Access, { folder }: Place): Promise<FileHandle> {
  const checkout = (await findCheckout(path, { folder, env: {} })) ?? folder;
  const real = await resolveInside(checkout, path);
  if (access !== 'read') await mkdir(dirname(real), { recursive: true });
  return openRegular(real, access);
}

/** Never waits for a pipe. */
async function openRegular(path: string, access: Access): Promise<FileHandle> {
  const file = await open(path, FLAGS[access] | GUARDS).catch((error: unknown) => {
    // A pipe that no one reads, and a socket (open(2)).
    throw codeOf(error) === 'ENXIO' ? new FileRefusal(NO_FILE, { cause: error }) : error;
  });
  if ((await file.stat()).isFile()) return file;
  await file.close();
  throw new FileRefusal(NO_FILE);
}

const NO_FILE = 'is not a file.';

/** Reads the text of a file that the user named, of at most `maxBytes`. Rejects as `openNamed`. */
export async function readNamed(path: string, place: Place, maxBytes = MAX_FILE_BYTES): Promise<string> {
  await using file = await openNamed(path, 'read', place);
  return await readUpTo(file, maxBytes);
}

/** Reads the text of a file whose name is Touchdown's own. Rejects as `openNamed`. */
export async function readOwn(path: string, place: Place, maxBytes = MAX_FILE_BYTES): Promise<string> {
  await using file = await openOwn(path, 'read', place);
  return await readUpTo(file, maxBytes);
}

/** Reads a file of at most `maxBytes` that is never a link or a pipe, wherever it is. Rejects as `openNamed`. */
export async function readPlainFile(path: string, maxBytes: number): Promise<string> {
  if ((await lstat(path)).isSymbolicLink()) throw new FileRefusal('is a link, which is not followed.');
  await using file = await openRegular(path, 'read');
  return await readUpTo(file, maxBytes);
}

/** Returns the rest of an open file as text. Rejects with FileRefusal if it has more than `maxBytes`. */
export async function readUpTo(file: FileHandle, maxBytes: number): Promise<string> {
  const bytes = await buffer(file.createReadStream({ autoClose: false, end: maxBytes }));
  if (bytes.length <= maxBytes) return bytes.toString('utf8');
  throw new FileRefusal(`is larger than ${renderBytes(maxBytes)}.`);
}
