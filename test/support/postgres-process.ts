import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { PostgresBinaries } from './postgres-binaries.ts';

/** A server's own process. */
export interface RunningPostgres {
  readonly pid: number;
  readonly child: ChildProcess;
  /** Resolves when it and all that it started have ended: each holds its stderr open. */
  readonly gone: Promise<void>;
}

/** Where and as whom a server runs. */
export interface PostgresPlace {
  readonly folder: string;
  readonly dataDir: string;
  readonly port: number;
  readonly owner: { readonly uid?: number; readonly gid?: number };
  /** Settings beyond its defaults: `name=value`. */
  readonly settings: readonly string[];
}

/** Starts a server and resolves when it accepts connections; rejects with what it said where it does not. */
export async function spawnPostgres(binaries: PostgresBinaries, place: PostgresPlace): Promise<RunningPostgres> {
  const address = [`port=${place.port}`, 'listen_addresses=127.0.0.1', `unix_socket_directories=${place.folder}`];
  const settings = [...address, ...place.settings];
  const args = ['-D', place.dataDir, ...settings.flatMap((setting) => ['-c', setting])];
  const child = spawn(binaries.postgres, args, {
    ...place.owner,
    env: binaries.env,
    cwd: place.folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const gone = once(child, 'close').then(() => {});
  await untilReady(child);
  if (child.pid === undefined) throw new Error('postgres has not started');
  return { pid: child.pid, child, gone };
}

async function untilReady(child: ChildProcess): Promise<void> {
  if (child.stderr === null) throw new Error('postgres has no stderr');
  const said: string[] = [];
  const lines = createInterface({ input: child.stderr });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      if (said.length < 50) said.push(line);
      if (line.includes('database system is ready to accept connections')) resolve();
    });
    child.once('error', reject);
    lines.once('close', () => reject(new Error(`postgres has not started:\n${said.join('\n')}`)));
  });
}

/** Kills a server and all that it started with SIGKILL; does nothing where it is gone. */
export function killPostgres({ pid, child }: RunningPostgres): void {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // The server first, so that it starts nothing new; every process of it is in a session of its own.
  const started = childrenOf(pid);
  for (const one of [pid, ...started]) kill(one);
}

/** Ends a server at once, without care for its data but with what it holds of the machine, and resolves when it is gone. */
export async function stopPostgres({ child, gone }: RunningPostgres): Promise<void> {
  child.kill('SIGQUIT');
  await gone;
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.filter((pid) => parentOf(pid) === parent).map(Number);
}

/** proc(5): `pid (name) state ppid`, and the name may hold anything. */
function parentOf(pid: string): number | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return null;
  }
}
