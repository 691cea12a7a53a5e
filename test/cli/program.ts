import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** The program, as source. */
const CLI = join(import.meta.dirname, '../../src/cli/main.ts');
/** Has Node keep the sources as it compiled them: to strip their types takes longer than most commands. */
export const COMPILED = { NODE_COMPILE_CACHE: join(tmpdir(), 'touchdown-test-compiled') };

/** The program, running. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly printed: { out: string; err: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Resolves once it has printed this text. */
  printedText(text: string): Promise<void>;
}

/** Starts the program; it is killed with the test. `stdout` is a file to print to, absent: a pipe. */
export function startProgram(
  words: readonly string[],
  { env = process.env, stdout = 'pipe' }: { readonly env?: NodeJS.ProcessEnv; readonly stdout?: number | 'pipe' } = {},
): RunningProgram {
  const child = spawn(process.execPath, [CLI, ...words], {
    env: { ...env, ...COMPILED },
    stdio: ['ignore', stdout, 'pipe'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = { out: '', err: '' };
  child.stdout?.on('data', (piece) => {
    printed.out += piece;
  });
  child.stderr?.on('data', (piece) => {
    printed.err += piece;
  });
  const ended = once(child, 'close').then(([code, signal]) => code ?? signal);
  const printedText = async (text: string): Promise<void> => {
    while (!printed.out.includes(text) && child.stdout !== null) await once(child.stdout, 'data');
  };
  return { child, printed, ended, printedText };
}
