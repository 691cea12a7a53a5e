import { open, readFile, rm } from 'node:fs/promises';
import { InputError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';

/** Who holds a lock. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
}

/** What the lock needs to know of this machine. */
export interface LockSurroundings extends LockHolder {
  /** Tells whether a process of this machine is there. */
  isAlive(pid: number): boolean;
}

const TAKEOVERS = 3;

/**
 * Takes the lock at `path` and answers how to give it back; that never rejects. A lock that a dead process of this host left is taken
 * over. Rejects with InputError where another process holds it, or it cannot be written.
 */
export async function takeLock(path: string, own: LockSurroundings): Promise<() => Promise<void>> {
  const text = JSON.stringify({ pid: own.pid, host: own.host } satisfies LockHolder);
  for (let attempt = 0; ; attempt++) {
    if (await createNew(path, text)) return () => rm(path, { force: true }).catch(() => undefined);
    const seen = await readFile(path, 'utf8').catch(() => '');
    const holder = parseHolder(seen);
    const isDead = holder !== null && holder.host === own.host && !own.isAlive(holder.pid);
    if (!isDead || attempt >= TAKEOVERS) throw held(path, holder);
    await removeStale(path, seen);
  }
}

async function createNew(path: string, text: string): Promise<boolean> {
  try {
    const file = await open(path, 'wx', 0o600);
    await file.writeFile(text).finally(() => file.close());
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') return false;
    const accepted = `give a file in a folder that can be written to (${code})`;
    throw new InputError([{ name: '--state', seen: safeSentence(path, 200), accepted }], error);
  }
}

/** Under a lock of its own, and only where it is still the one that was judged: two that find a dead lock must not both take it. */
async function removeStale(path: string, judged: string): Promise<void> {
  const guard = `${path}.takeover`;
  if (!(await createNew(guard, ''))) throw held(guard, null);
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
    return typeof pid === 'number' && typeof host === 'string' ? { pid, host } : null;
  } catch {
    return null;
  }
}

function held(path: string, holder: LockHolder | null): InputError {
  const who = holder === null ? 'another run' : `process ${holder.pid} on ${safeSentence(holder.host, 100)}`;
  const accepted = `${who} is using the state file. Wait for it; where it is surely gone, delete ${safeSentence(path, 200)}`;
  return new InputError([{ name: '--state', seen: '', accepted }]);
}
