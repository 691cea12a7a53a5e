import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPILED } from '../../support/compiled.ts';

/** A script of `scripts/` in a process of its own. */
export interface Child {
  readonly pid: number;
  /** Its message when it was ready. */
  readonly ready: unknown;
  /** Sends one request, after the earlier ones; rejects if it exits instead of responding. */
  request(name: string, input?: unknown): Promise<unknown>;
  /** Kills it, and resolves when it is gone. */
  stop(): Promise<void>;
}

/** How a script is started. */
export interface ChildOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly execArgv?: readonly string[];
  readonly args?: readonly string[];
}

/** Starts a script and resolves when it is ready; rejects with its error output if it exits before. */
export async function startChild(
  script: string,
  { env = {}, execArgv = [], args = [] }: ChildOptions = {},
): Promise<Child> {
  const child = fork(join(import.meta.dirname, 'scripts', `${script}.ts`), [...args], {
    env: { PATH: process.env['PATH'], ...COMPILED, ...env },
    execArgv: ['--disable-warning=ExperimentalWarning', ...execArgv],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let complaint = '';
  child.stderr?.on('data', (chunk) => (complaint = `${complaint}${chunk}`.slice(-2_000)));
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const next = (): Promise<unknown> => nextAnswer(child, gone, () => `${script} has ended: ${complaint}`);
  const ready = await next();
  let last: Promise<unknown> = Promise.resolve();
  return {
    pid: child.pid ?? 0,
    ready,
    request: (name, input = null) => {
      last = last.then(() => {
        const answer = next();
        child.send({ name, input });
        return answer;
      });
      return last;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await gone;
    },
  };
}

/** Returns the resident memory of a process in bytes; NaN if this system has no /proc. */
export function readRssBytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) * 1024;
  } catch {
    return Number.NaN;
  }
}

/** Returns the CPU time of a process, in milliseconds (the kernel counts in steps of 10 ms); NaN without /proc. */
export function readCpuMs(pid: number): number {
  try {
    const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13) ?? [];
    return (Number(user) + Number(system)) * 10;
  } catch {
    return Number.NaN;
  }
}

function nextAnswer(child: ChildProcess, gone: Promise<void>, explain: () => string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    child.once('message', ({ value }: { value: unknown }) => resolve(value));
    void gone.then(() => reject(new Error(explain())));
  });
}
