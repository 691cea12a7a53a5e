import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { open, readFile, rm } from 'node:fs/promises';
import { hostname } from 'node:os';
import { InputError } from '../kernel/errors.ts';
import { safeSentence } from '../kernel/untrusted.ts';
import { codeOf } from './code-of.ts';

/** Who holds a lock. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
  /** Another one in each process that ever was: a container gives the same number again and again. */
  readonly run: string;
}

/** What the lock needs to know of this machine. */
export interface LockSurroundings extends LockHolder {
  /** Tells whether a process of this machine is there. */
  isAlive(pid: number): boolean;
}

/** What a person is told of a file that is locked. */
export interface LockWords {
  /** The option that names the file: `--state`. */
  readonly option: string;
  /** `the state file`. */
  readonly file: string;
  /** What to do where another process uses it: `Wait for it`. */
  readonly advice: string;
}

const TAKEOVERS = 3;
const RUN = randomUUID();

/** Answers what a lock is to know of this process and its machine. */
export function thisProcess(): LockSurroundings {
  return { pid: process.pid, host: hostname(), run: RUN, isAlive };
}

/**
 * Takes the lock at `path` and answers how to give it back; that never rejects. A lock that a dead process of this host left is taken
 * over. Rejects with InputError where another process holds it, or it cannot be written.
 */
export async function takeLock(path: string, own: LockSurroundings, words: LockWords): Promise<() => Promise<void>> {
  const { pid, host, run } = own;
  const text = JSON.stringify({ pid, host, run } satisfies LockHolder);
  for (let attempt = 0; ; attempt++) {
    if (await createNew(path, text, words)) return () => giveBack(path, text);
    const seen = await readFile(path, 'utf8').catch(() => '');
    const holder = parseHolder(seen);
    if (holder === null || !isDead(holder, own) || attempt >= TAKEOVERS) throw held(path, holder, words);
    await removeStale(path, seen, words);
  }
}

/** Where somebody deleted it, it may be another's by now. */
async function giveBack(path: string, own: string): Promise<void> {
  const seen = await readFile(path, 'utf8').catch(() => '');
  if (seen === own) await rm(path, { force: true }).catch(() => undefined);
}

function isDead(holder: LockHolder, own: LockSurroundings): boolean {
  if (holder.host !== own.host) return false;
  return holder.pid === own.pid ? holder.run !== own.run : !own.isAlive(holder.pid);
}

/** Signal 0 asks alone (kill(2)); a process of somebody else's is there too. */
function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !isZombie(pid);
  } catch (error) {
    return codeOf(error) !== 'ESRCH';
  }
}

/** One that has ended and for which nobody waited, as where a container's first process does not: it still has its number (proc_pid_stat(5)). */
function isZombie(pid: number): boolean {
  try {
    return /\) [ZX] [^)]*$/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

async function createNew(path: string, text: string, { option }: LockWords): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    try {
      await file.writeFile(text);
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    } finally {
      await file.close();
    }
    return true;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return false;
    const accepted =
      code === 'ENOENT'
        ? 'there is no such folder; make it, or name another file'
        : `give a file in a folder that can be written to (${code})`;
    throw new InputError([{ name: option, seen: safeSentence(path.replace(/\.lock$/, ''), 200), accepted }], error);
  }
}

/** Under a lock of its own, and only where it is still the one that was judged: two that find a dead lock must not both take it. */
async function removeStale(path: string, judged: string, words: LockWords): Promise<void> {
  const guard = `${path}.takeover`;
  if (!(await createNew(guard, '', words))) throw held(guard, null, words);
  try {
    if ((await readFile(path, 'utf8').catch(() => '')) === judged) await rm(path, { force: true });
  } finally {
    await rm(guard, { force: true });
  }
}

function parseHolder(text: string): LockHolder | null {
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json !== 'object' || json === null || !('pid' in json) || !('host' in json)) return null;
    const { pid, host } = json;
    const run = 'run' in json && typeof json.run === 'string' ? json.run : '';
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host, run } : null;
  } catch {
    return null;
  }
}

function held(path: string, holder: LockHolder | null, { option, file, advice }: LockWords): InputError {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${safeSentence(holder.host, 100)}`;
  const accepted = `${who} is using ${file}. ${advice}; where it is surely gone, delete ${safeSentence(path, 200)}`;
  return new InputError([{ name: option, seen: '', accepted }]);
}
