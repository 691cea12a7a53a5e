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

/** What `touchdown relay` is given: how a relay is started, and how the process is made to read its file again (SIGHUP). */
interface ServeWorld {
  /** `write` takes whole lines of its log. */
  readonly start: (write: (lines: string) => void) => Promise<Serving>;
  readonly onHangup: (listener: () => void) => void;
}

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

/** Null for what the caller reports, and for unexpected errors. Node's message has the address: `listen EADDRINUSE: address already in use …`. */
function reasonOf(error: unknown): string | null {
  if (error instanceof StoreError) return error.message;
  const { syscall } = { syscall: '', ...(error instanceof Error ? error : null) };
  if (!(error instanceof Error) || !['listen', 'getaddrinfo'].includes(syscall)) return null;
  return `Cannot listen: ${safeSentence(error.message, 300)}. Set another HOST or PORT, or stop the program that uses it.`;
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
