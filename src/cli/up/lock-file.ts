import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, rm, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { InputError } from '../../kernel/errors.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { codeOf, unreadable } from '../arguments/system-error.ts';
import { readPlainFile } from '../config/open-file.ts';

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
const MAX_BYTES = 1_048_576;
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
  try {
    return await readPlainFile(path, MAX_BYTES);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw unreadable('--state', safeSentence(path, 200), error, 'Delete it.');
  }
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
