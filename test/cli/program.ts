import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { COMPILED } from '../support/compiled.ts';

/** The source of the program. */
const CLI = join(import.meta.dirname, '../../src/cli/main.ts');

/** A running program. */
export interface RunningProgram {
  readonly child: ChildProcess;
  readonly printed: { out: string; err: string };
  /** The exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
  /** Resolves once it has printed this text. */
  printedText(text: string): Promise<void>;
}

/**
 * Starts the program, which is killed after the test. `stdout` is a file to print to (default: a pipe), and `preload` the source of a module
 * that runs before the program (default: none).
 */
export function startProgram(
  words: readonly string[],
  {
    env = process.env,
    stdout = 'pipe',
    preload,
  }: { readonly env?: NodeJS.ProcessEnv; readonly stdout?: number | 'pipe'; readonly preload?: string } = {},
): RunningProgram {
  const preloaded = preload === undefined ? [] : ['--import', `data:text/javascript,${encodeURIComponent(preload)}`];
  const child = spawn(process.execPath, [...preloaded, CLI, ...words], {
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
