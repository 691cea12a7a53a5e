import { createSystemClock } from '../../kernel/clock.ts';
import { CancelledError } from '../../kernel/errors.ts';
import { createSystemRandom } from '../../kernel/random.ts';
import type { Terminal } from '../arguments/command.ts';

/**
 * Returns the signals that ask a command to stop. On Windows, where no process can receive SIGTERM, SIGBREAK is Ctrl+Break, and SIGHUP
 * is a closed window, which ends the process ten seconds later (Node's documentation, "Signal events").
 */
export function stopSignals(platform: string): readonly NodeJS.Signals[] {
  return platform === 'win32' ? ['SIGINT', 'SIGTERM', 'SIGBREAK', 'SIGHUP'] : ['SIGINT', 'SIGTERM'];
}

/** Returns the terminal of this process. Its first {@link stopSignals | stop signal} asks the command to stop; a second one ends the process. */
export function openTerminal(): Terminal {
  const { stdout, stderr, env } = process;
  const signals = stopSignals(process.platform);
  const ending = new AbortController();
  const end = (): void => {
    for (const signal of signals) process.off(signal, end);
    ending.abort();
  };
  for (const signal of signals) process.on(signal, end);
  const losing = new AbortController();
  stdout.on('error', (error) => losing.abort(error));
  // A closed error output is no reason to stop.
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
    columns: () => readSize(stdout.isTTY, stdout.columns),
    rows: () => readSize(stdout.isTTY, stdout.rows),
    hasColors: stdout.isTTY && isColorful(env),
    hasErrColors: stderr.isTTY && isColorful(env),
    // Standard input is opened only when it is read: opening it takes a millisecond or more at every start.
    readInput: async () => (process.stdin.isTTY ? null : readAll(process.stdin, ending.signal)),
    clock: createSystemClock(),
    random: createSystemRandom(),
  };
}

function isColorful(env: Terminal['env']): boolean {
  return !env['NO_COLOR'] && env['TERM'] !== 'dumb';
}

/** The folder may have been removed; commands that need no file still work. */
function currentFolder(inherited: string | undefined): string {
  try {
    return process.cwd();
  } catch {
    return inherited || '/';
  }
}

/** Returns a terminal's width or height; null if it is no terminal or reports 0 (ioctl_tty(2), TIOCGWINSZ). */
export function readSize(isTTY: boolean | undefined, size: number | undefined): number | null {
  return isTTY === true && size !== undefined && size > 0 ? size : null;
}

interface Drainable {
  readonly writableNeedDrain: boolean;
  once(event: 'drain' | 'close', listener: () => void): unknown;
  off(event: 'drain' | 'close', listener: () => void): unknown;
}

/** Resolves once the stream's buffer is below its limit, the stream is closed, or `signal` aborts. */
export async function drained(stream: Drainable, signal: AbortSignal): Promise<void> {
  if (!stream.writableNeedDrain || signal.aborted) return;
  const { promise, resolve } = Promise.withResolvers<void>();
  const release = (): void => resolve();
  stream.once('drain', release);
  stream.once('close', release);
  signal.addEventListener('abort', release);
  await promise;
  stream.off('drain', release);
  stream.off('close', release);
  signal.removeEventListener('abort', release);
}

interface Readable extends AsyncIterable<unknown> {
  setEncoding(encoding: 'utf8'): unknown;
  destroy(error?: Error): unknown;
}

/** Returns a stream's text. Rejects with CancelledError once `ending` aborts: a pipe may never end. */
export async function readAll(stream: Readable, ending: AbortSignal): Promise<string> {
  const cancelled = new CancelledError('signal', 'Stopped while reading standard input.');
  const leave = (): void => void stream.destroy(cancelled);
  if (ending.aborted) leave();
  else ending.addEventListener('abort', leave, { once: true });
  try {
    stream.setEncoding('utf8');
    let text = '';
    for await (const chunk of stream) text += String(chunk);
    return text;
  } finally {
    ending.removeEventListener('abort', leave);
  }
}
