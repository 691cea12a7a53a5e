import type { Clock } from '../../kernel/clock.ts';
import { withinLimit } from '../../kernel/time-limit.ts';

/** The environment's variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The signals that ask a step to stop. The runner sends SIGINT, then SIGTERM 7.5 s later (actions/runner, ProcessInvoker). */
export type StopSignal = 'SIGINT' | 'SIGTERM';

/** On Windows the runner sends Ctrl+C, then Ctrl+Break: for Node SIGINT, then SIGBREAK. Other systems have no SIGBREAK. */
const STOP_SIGNALS = { SIGINT: 'SIGINT', SIGTERM: 'SIGTERM', SIGBREAK: 'SIGTERM' } as const;

/** The process that a step runs in. */
export interface Host {
  readonly env: Environment;
  /** Calls `listen` for each signal that asks the step to stop; signals no longer end the process by themselves. */
  onStop(listen: (signal: StopSignal) => void): void;
  /** Calls `listen` with every uncaught error, and with an error if the process has nothing left to wait for. */
  onCrash(listen: (error: unknown) => void): void;
  /** Ends the process as soon as its output is flushed, even if other work continues. */
  exit(code: 0 | 1): Promise<void>;
}

/** How long a reader that has stopped reading may delay the exit, in milliseconds. */
const FLUSH_MS = 500;

/** Returns this process. */
export function createHost(clock: Clock): Host {
  return { env: process.env, onStop, onCrash, exit: (code) => exit(code, clock) };
}

function onStop(listen: (signal: StopSignal) => void): void {
  for (const [signal, meaning] of Object.entries(STOP_SIGNALS)) process.on(signal, () => listen(meaning));
}

function onCrash(listen: (error: unknown) => void): void {
  process.on('uncaughtException', listen);
  process.on('unhandledRejection', listen);
  process.on('beforeExit', () => listen(new Error('it ran out of work before it had a result')));
  // A closed pipe must not keep the step from writing its outputs.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
}

async function exit(code: 0 | 1, clock: Clock): Promise<void> {
  process.exitCode = code;
  // Writing to a pipe is not synchronous everywhere (Node's documentation of process, "A note on process I/O").
  const flushed = new Promise<void>((resolve) => process.stdout.write('', () => resolve()));
  await withinLimit(clock, FLUSH_MS, () => flushed);
  process.exit(code);
}
