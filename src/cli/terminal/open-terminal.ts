import { once } from 'node:events';
import { addAbortSignal } from 'node:stream';
import { createSystemClock } from '../../kernel/clock.ts';
import { CancelledError } from '../../kernel/errors.ts';
import { createSystemRandom } from '../../kernel/random.ts';
import type { Terminal } from '../arguments/command.ts';
import { awaitStop } from './stop-request.ts';

type Host = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr' | 'env' | 'platform' | 'cwd' | 'on' | 'off'>;

/** Returns the terminal of a process; `stop` is what may ask the command to stop (default: the process's signals from now on). */
export function openTerminal(host: Host, { ending, holdVerdict } = awaitStop(host)): Terminal {
  const { stdout, stderr, env } = host;
  const losing = new AbortController();
  stdout.on('error', (error) => losing.abort(error));
  // A closed error output is no reason to stop.
  stderr.on('error', () => {});
  const isColorful = !env['NO_COLOR'] && env['TERM'] !== 'dumb';
  return {
    out: (text) => {
      if (!losing.signal.aborted) stdout.write(text);
    },
    err: (text) => void stderr.write(text),
    lost: losing.signal,
    ready: () => drained(stdout, ending),
    ending,
    holdVerdict,
    env,
    folder: currentFolder(host),
    columns: () => readSize(stdout.isTTY, stdout.columns),
    rows: () => readSize(stdout.isTTY, stdout.rows),
    hasColors: stdout.isTTY && isColorful,
    hasErrColors: stderr.isTTY && isColorful,
    // Standard input is opened only when it is read: opening it takes a millisecond or more at every start.
    readInput: async () => (host.stdin.isTTY ? null : readAll(host.stdin, ending)),
    clock: createSystemClock(),
    random: createSystemRandom(),
  };
}

/** The folder may have been removed; commands that need no file still work. */
function currentFolder(host: Host): string {
  try {
    return host.cwd();
  } catch {
    return host.env['PWD'] || '/';
  }
}

/** A terminal may report the size 0 (ioctl_tty(2), TIOCGWINSZ). */
function readSize(isTTY: boolean, size: number | undefined): number | null {
  return isTTY && size !== undefined && size > 0 ? size : null;
}

async function drained(stream: NodeJS.WriteStream, signal: AbortSignal): Promise<void> {
  if (!stream.writableNeedDrain || signal.aborted) return;
  const over = new AbortController();
  const options = { signal: AbortSignal.any([signal, over.signal]) };
  await Promise.race([once(stream, 'drain', options), once(stream, 'close', options)]).catch(() => {});
  over.abort();
}

/** A pipe may never end. */
async function readAll(stream: NodeJS.ReadStream, ending: AbortSignal): Promise<string> {
  let text = '';
  try {
    for await (const chunk of addAbortSignal(ending, stream.setEncoding('utf8'))) text += String(chunk);
  } catch (error) {
    throw ending.aborted ? new CancelledError('signal', 'Stopped while reading standard input.', error) : error;
  }
  return text;
}
