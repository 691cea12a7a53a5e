import { TouchdownError } from '../../kernel/errors.ts';
import { untilAborted } from '../../kernel/time-limit.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { StoreError, StoreUnreachable } from '../../relay/store/error.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { createOutput } from '../terminal/output.ts';

/** A relay that listens, as far as the command minds it. */
export interface Serving {
  reload(): void;
  /** Never rejects. */
  close(): Promise<void>;
}

/** What `touchdown relay` is given: how a relay is started, and how the process is told to read its file again (SIGHUP). */
interface ServeWorld {
  /** `write` takes whole lines of its log. */
  readonly start: (write: (lines: string) => void) => Promise<Serving>;
  readonly onHangup: (listener: () => void) => void;
}

/** The system's errors for an address it cannot listen on (Node's documentation, "Common system errors"). */
const LISTENING: ReadonlyMap<string, string> = new Map([
  ['EADDRINUSE', 'the port is already in use. Stop the other program, or set another PORT'],
  ['EACCES', 'this user may not use that port. Set a PORT above 1023'],
  ['EADDRNOTAVAIL', 'this machine does not have that address. Set another HOST'],
  ['ENOTFOUND', 'the host name does not exist. Set another HOST'],
  ['EAI_AGAIN', 'the host name cannot be resolved at the moment. Set HOST to an IP address'],
]);

/** Serves until it is asked to stop and returns 0. Rejects with a TouchdownError if it could not start. */
export async function serve(
  values: OptionValues,
  terminal: Terminal,
  { start, onHangup }: ServeWorld,
): Promise<number> {
  const running: { relay: Serving | null } = { relay: null };
  onHangup(() => running.relay?.reload());
  try {
    running.relay = await start(createLogWriter(values['json'] === true, terminal));
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    throw new TouchdownError(error instanceof StoreUnreachable ? 'network-connect' : 'input', reason, error);
  }
  await untilAborted(terminal.ending);
  await running.relay.close();
  createOutput('relay', values['json'] === true, terminal).show('result', { exitCode: 0 }, '');
  return 0;
}

/** Null for what the caller reports, and for unexpected errors. */
function reasonOf(error: unknown): string | null {
  if (error instanceof TouchdownError || !(error instanceof Error)) return null;
  if (error instanceof StoreError) return error.message;
  const { code, syscall, ...where } = { code: '', syscall: '', address: '', hostname: '', port: '', ...error };
  const otherwise = syscall === 'listen' ? `the system refused it (${code}). Set another HOST or PORT` : undefined;
  const advice = LISTENING.get(code) ?? otherwise;
  return advice === undefined ? null : `Cannot listen on ${safeSentence(renderPlace(where), 300)}: ${advice}.`;
}

/** A name that was not found has no port. */
function renderPlace({ address, hostname, port }: Readonly<Record<'address' | 'hostname' | 'port', string>>): string {
  if (hostname !== '') return hostname;
  return `${address.includes(':') ? `[${address}]` : address}:${port}`;
}

/** Prints whole lines of the relay's log: as they are, or with `isJson` each within a line of `--json`. */
function createLogWriter(isJson: boolean, terminal: Pick<Terminal, 'out'>): (lines: string) => void {
  if (!isJson) return (lines) => terminal.out(lines);
  const output = createOutput('relay', true, terminal);
  return (lines) => {
    for (const line of lines.trimEnd().split('\n')) {
      const entry: object = JSON.parse(line);
      output.show('log', { facts: {}, ...entry }, '');
    }
  };
}
