import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, open, rename, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { InputError } from '../../kernel/errors.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
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
async function readOwnFile(path: string, maxBytes: number, advice: string): Promise<string | null> {
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

interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Unique to each process: containers reuse the same process ids. */
  readonly run: string;
}

/** What the lock needs to know about this machine. */
export interface LockSurroundings extends LockHolder {
  /** Adds a hard link; rejects if the name exists or the file system has no hard links. */
  link(file: string, name: string): Promise<void>;
  isAlive(pid: number): boolean;
}

const TAKEOVERS = 3;
const MAX_LOCK_BYTES = 1_048_576;
/**
 * The errors of link(2) if the file system has no hard links: vfat, a shared folder of a virtual machine, SMB. EISDIR is what exFAT gives
 * on Windows (ERROR_INVALID_FUNCTION in libuv's src/win/error.c).
 */
const NO_LINKS: readonly string[] = ['EPERM', 'EACCES', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EISDIR'];
const RUN = randomUUID();

/** Returns this process and its machine, for a lock. */
export function thisProcess(): LockSurroundings {
  return { pid: process.pid, host: hostname(), run: RUN, link, isAlive };
}

/** Takes the lock at `path`, also from a dead process of this host, and returns its release. Rejects with InputError if it is held. */
export async function takeLock(path: string, own: LockSurroundings): Promise<() => Promise<void>> {
  const { pid, host, run } = own;
  const text = JSON.stringify({ pid, host, run } satisfies LockHolder);
  for (let attempt = 0; ; attempt++) {
    if (await createNew(path, text, own)) return () => giveBack(path, text);
    const seen = await readLock(path);
    const holder = parseHolder(seen);
    const isStale = holder === null ? seen === '' : isDead(holder, own);
    if (!isStale || attempt >= TAKEOVERS) throw held(path, holder);
    await removeStale(path, seen, own);
  }
}

/** Returns the text of a lock; empty if it does not exist. Rejects with InputError for a link, a pipe, and what is no lock. */
async function readLock(path: string): Promise<string> {
  return (await readOwnFile(path, MAX_LOCK_BYTES, 'Delete it.')) ?? '';
}

/** If the lock was deleted, another process may hold it now. */
async function giveBack(path: string, own: string): Promise<void> {
  const seen = await readLock(path).catch(() => '');
  if (seen === own) await rm(path, { force: true }).catch(() => undefined);
}

function isDead(holder: LockHolder, own: LockSurroundings): boolean {
  if (holder.host !== own.host) return false;
  return holder.pid === own.pid ? holder.run !== own.run : !own.isAlive(holder.pid);
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** A zombie keeps its process id until its parent waits for it, which a container's first process may never do (proc_pid_stat(5)). */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

/** Writes the lock under another name first: it appears with its holder in it, so that a kill never leaves it empty. */
async function createNew(path: string, text: string, own: LockSurroundings): Promise<boolean> {
  const draft = `${path}.${randomUUID()}`;
  const file = { mode: 0o600, flag: 'wx' };
  try {
    await writeFile(draft, text, file);
    await own.link(draft, path).catch((error: unknown) => {
      if (!NO_LINKS.includes(codeOf(error))) throw error;
      return writeFile(path, text, file);
    });
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    const problem =
      code === 'ENOENT'
        ? 'is in a folder that does not exist. Create the folder, or give another file.'
        : `cannot be locked (${code}). Give a shorter path, or a folder that is writable.`;
    throw new InputError([{ name: '--state', seen: safeSentence(path.replace(/\.lock$/, ''), 200), problem }], error);
  } finally {
    await rm(draft, { force: true }).catch(() => undefined);
  }
}

/** Removes a stale lock under a second lock, and only if it is unchanged: two processes must not both take over from a dead one. */
async function removeStale(path: string, judged: string, own: LockSurroundings): Promise<void> {
  const release = await takeLock(`${path}.takeover`, own);
  try {
    if ((await readLock(path)) === judged) await rm(path, { force: true });
  } finally {
    await release();
  }
}

function parseHolder(text: string): LockHolder | null {
  const json = parseJson(text);
  const [pid, host, run] = ['pid', 'host', 'run'].map((name) => fieldOf(json, name));
  if (typeof pid !== 'number' || typeof host !== 'string') return null;
  return { pid, host, run: typeof run === 'string' ? run : '' };
}

function held(path: string, holder: LockHolder | null): InputError {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${safeSentence(holder.host, 100)}`;
  const problem = `${who} is using the state file. Wait until it finishes. If the process no longer exists, delete ${safeSentence(path, 200)}.`;
  return new InputError([{ name: '--state', seen: '', problem }]);
}
