import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { COMPILED } from '../../support/compiled.ts';
import { CLI } from '../../support/programs.ts';

/** A line of the relay's log, decoded. */
export interface LogLine {
  readonly time: string;
  readonly level: string;
  readonly message: string;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** The exit code of a process, or the signal that stopped it. */
export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** How a relay is started. */
export interface RelayOptions {
  readonly env: Readonly<Record<string, string>>;
  /** A command that runs it, `prlimit --fsize=65536`. */
  readonly under?: readonly string[];
}

/** A relay in a process of its own, that may not listen yet. */
export interface SpawnedRelay {
  readonly pid: number;
  /** The log lines so far. */
  readonly lines: readonly LogLine[];
  /** All that it has printed so far, on both of its outputs. */
  output(): string;
  /** Resolves with the first matching line, past or future; rejects if the process exits without one, and after minutes. */
  until(isMeant: (line: LogLine) => boolean): Promise<LogLine>;
  signal(name: NodeJS.Signals): void;
  /** Kills it with SIGKILL, and resolves when it is gone. */
  kill(): Promise<void>;
  /** Resolves when the process has exited and its output was read. */
  readonly exited: Promise<Exit>;
}

/** A relay that listens. */
export interface RelayProcess extends SpawnedRelay {
  readonly url: string;
}

const LIMIT_MS = 300_000;
const LISTENS = 'The relay is listening.';

/** Starts a relay and resolves once it listens; rejects with its output if it exits before. */
export async function startRelayProcess(options: RelayOptions): Promise<RelayProcess> {
  const relay = spawnRelay(options);
  const { facts } = await relay.until(({ message }) => message === LISTENS);
  return { ...relay, url: String(facts['url']) };
}

/** Starts a relay; it is killed at the latest when this process ends. */
export function spawnRelay({ env, under = [] }: RelayOptions): SpawnedRelay {
  const [command = '', ...rest] = [...under, process.execPath, CLI, 'relay'];
  const child = spawn(command, rest, {
    env: { PATH: process.env['PATH'], ...COMPILED, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const reaper = (): void => void child.kill('SIGKILL');
  process.once('exit', reaper);
  const { lines, said, until, read } = listenTo(child);
  const exited = Promise.all([once(child, 'exit'), read]).then(([[code, signal]]) => {
    process.removeListener('exit', reaper);
    return { code, signal };
  });
  return {
    pid: child.pid ?? 0,
    lines,
    output: () => said.join('\n'),
    until,
    signal: (name) => void child.kill(name),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
    exited,
  };
}

function listenTo(child: ChildProcess) {
  const lines: LogLine[] = [];
  const said: string[] = [];
  const waiting = new Set<() => void>();
  let isOver = false;
  const wake = (): void => {
    for (const check of [...waiting]) check();
  };
  const { stdout, stderr } = child;
  if (stdout === null || stderr === null) throw new Error('The relay has no outputs.');
  const out = createInterface({ input: stdout }).on('line', (text) => {
    said.push(text);
    lines.push(decodeLine(text));
    if (waiting.size > 0) wake();
  });
  const err = createInterface({ input: stderr }).on('line', (text) => said.push(text));
  const read = Promise.all([once(out, 'close'), once(err, 'close')]).then(() => {
    isOver = true;
    wake();
  });
  const until = (isMeant: (line: LogLine) => boolean): Promise<LogLine> =>
    new Promise((resolve, reject) => {
      const fail = (why: string): void => reject(new Error(`${why}: ${isMeant}\n${said.slice(-10).join('\n')}`));
      const timer = setTimeout(() => {
        waiting.delete(check);
        fail(`The relay has not logged this within ${LIMIT_MS / 1000} s`);
      }, LIMIT_MS);
      const check = (): void => {
        const found = lines.find(isMeant);
        if (found === undefined && !isOver) return;
        waiting.delete(check);
        clearTimeout(timer);
        if (found === undefined) fail('The relay has ended without logging this');
        else resolve(found);
      };
      waiting.add(check);
      check();
    });
  return { lines, said, until, read };
}

/** A line that is not a JSON object becomes a log line that no test expects. */
function decodeLine(text: string): LogLine {
  try {
    return { facts: {}, ...JSON.parse(text) };
  } catch {
    return { time: '', level: 'broken', message: text, facts: {} };
  }
}
