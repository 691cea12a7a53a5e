import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { TestDatabase } from './store-databases.ts';

const PROGRAM = fileURLToPath(new URL('./store-child.ts', import.meta.url));

/** A process that appends. */
export interface StoreChild {
  readonly process: ChildProcess;
  /** All lines that it has printed. */
  readonly lines: readonly string[];
  /** Resolves with the first line that starts with this text; rejects if the process exits without one. */
  until(start: string): Promise<string>;
  /** Resolves with the whole output once the process has exited. */
  readonly finished: Promise<readonly string[]>;
}

/** How a child is started. */
export interface ChildOptions extends SpawnOptions {
  readonly prefix?: string;
  readonly callers?: number;
  /** How often it appends; 0 until it is killed. */
  readonly count?: number;
  /** The user and group that it becomes before it opens the store: that user need not be able to enter the folder of the sources. */
  readonly user?: number | undefined;
  /** A command that runs it, `strace -f …`. */
  readonly under?: readonly string[];
}

/** Starts a process that opens the store and appends. */
export function spawnStoreChild(
  database: Pick<TestDatabase, 'kind' | 'target'>,
  options: ChildOptions = {},
): StoreChild {
  const { prefix = 'n', callers = 1, count = 0, user = '', under = [], ...rest } = options;
  const own = [database.kind, database.target, prefix, String(callers), String(count), String(user)];
  const [command = '', ...args] = [...under, process.execPath, PROGRAM, ...own];
  const child = spawn(command, args, { ...rest, stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const waiting = new Set<() => void>();
  const wake = (): void => {
    for (const one of waiting) one();
  };
  if (child.stdout === null) throw new Error('The child has no stdout.');
  const reader = createInterface({ input: child.stdout });
  reader.on('line', (line) => {
    lines.push(line);
    if (waiting.size > 0) wake();
  });
  let isOver = false;
  const finished = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(() => {
    isOver = true;
    wake();
    return lines;
  });
  const until = (start: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const check = (): void => {
        const found = lines.find((line) => line.startsWith(start));
        if (found === undefined && !isOver) return;
        waiting.delete(check);
        if (found === undefined) reject(new Error(`The child has not said ${start}: ${lines.slice(-5).join(' | ')}`));
        else resolve(found);
      };
      waiting.add(check);
      check();
    });
  return { process: child, lines, until, finished };
}

/** Returns what was acknowledged, as names and ids. */
export function readAcknowledged(lines: readonly string[]): ReadonlyMap<string, string> {
  const acknowledged = lines
    .map((line) => line.split(' '))
    .filter(([word, , id]) => word === 'ack' && id !== undefined);
  return new Map(acknowledged.map(([, name = '', id = '']) => [name, id]));
}
