import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';
import { CLI } from '../support/programs.ts';

/** Maximum time for a process to stop before it is killed: the relay takes up to 10 s. */
const KILL_AFTER_MS = 12_000;

/** A command that runs beside the demo. */
export interface Beside {
  readonly lines: Interface;
  /** Returns the first line that `choose` accepts; rejects if the process exits before. */
  first<T>(choose: (line: string) => T | null): Promise<T>;
}

/** All that the demo would leave behind: processes, and a folder for their files. */
export interface Belongings {
  readonly folder: string;
  /** Starts the command with our standard error. Throws once the demo is finished. */
  start(words: readonly string[], env?: NodeJS.ProcessEnv): Beside;
  /** Adds a process that was started elsewhere. */
  add(child: ChildProcess): void;
  /** Passes a signal on to all that runs. */
  signal(name: NodeJS.Signals): void;
  /** Ends what runs, one after the other and the one that was started last first, and removes the folder. */
  release(): Promise<void>;
}

/** Returns an empty folder and no process; both are removed however this process exits. */
export function createBelongings(): Belongings {
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-demo-'));
  const running = new Set<ChildProcess>();
  let isEnding = false;
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  const add = (child: ChildProcess): void => {
    running.add(child);
    child.once('exit', () => running.delete(child));
  };
  process.once('exit', () => {
    for (const child of running) child.kill('SIGKILL');
    remove();
  });
  return {
    folder,
    add,
    start: (words, env = process.env) => {
      if (isEnding) throw new Error('the demo ends');
      const child = spawn(process.execPath, [CLI, ...words], { env, stdio: ['ignore', 'pipe', 'inherit'] });
      add(child);
      return besideOf(child, createInterface(child.stdout), words[0] ?? '');
    },
    signal: (name) => {
      isEnding = true;
      for (const child of running) child.kill(name);
    },
    release: async () => {
      isEnding = true;
      for (const child of [...running].reverse()) await end(child);
      remove();
    },
  };
}

function besideOf(child: ChildProcess, lines: Interface, name: string): Beside {
  return {
    lines,
    first: (choose) =>
      new Promise((resolve, reject) => {
        const take = (line: string): void => {
          const chosen = choose(line);
          if (chosen === null) return;
          lines.off('line', take);
          resolve(chosen);
        };
        lines.on('line', take);
        child.once('exit', () => reject(new Error(`the ${name} ended before it was ready`)));
      }),
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const finished = once(child, 'exit');
  const late = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  child.kill('SIGTERM');
  await finished;
  clearTimeout(late);
}
