import { createSystemClock } from '../../kernel/clock.ts';
import { createSystemRandom } from '../../kernel/random.ts';
import type { Terminal } from '../arguments/command.ts';
import { drained } from './drained.ts';
import { readAll } from './terminal-input.ts';
import { readColumns, readRows } from './terminal-width.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/** Returns the terminal of this process. From now on Ctrl-C and SIGTERM ask the command to end, and a second one of either ends the process. */
export function openTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const ending = new AbortController();
  const end = (): void => {
    for (const signal of SIGNALS) process.off(signal, end);
    ending.abort();
  };
  for (const signal of SIGNALS) process.on(signal, end);
  const losing = new AbortController();
  stdout.on('error', (error) => losing.abort(error));
  // Whoever does not hear it is no reason to end.
  stderr.on('error', () => {});
  return {
    out: (text) => {
      if (!losing.signal.aborted) stdout.write(text);
    },
    err: (text) => void stderr.write(text),
    lost: losing.signal,
    ready: () => drained(stdout, ending.signal),
    ending: ending.signal,
    env,
    folder: currentFolder(env['PWD']),
    columns: () => readColumns(stdout),
    rows: () => readRows(stdout),
    hasColors: stdout.isTTY && isColorful(env),
    hasErrColors: stderr.isTTY && isColorful(env),
    // Standard input is opened where it is read: opening it costs every start a millisecond or more.
    readInput: async () => (process.stdin.isTTY ? null : readAll(process.stdin, ending.signal)),
    clock: createSystemClock(),
    random: createSystemRandom(),
  };
}

function isColorful(env: Terminal['env']): boolean {
  return !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

/** Somebody may have removed it: nothing is in it then, and what needs no file works all the same. */
function currentFolder(told: string | undefined): string {
  try {
    return process.cwd();
  } catch {
    return told || '/';
  }
}
