import { onTestFinished } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { createCommands } from '../../../src/cli/commands.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { type RunningSandbox, type ServerOptions, startSandbox } from '../../../src/sandbox/server.ts';
import { createTerminal } from '../terminal.ts';

const COMMANDS = createCommands();

/** What a command printed and ended with. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** The lines of `--json`. */
  lines(): readonly {
    readonly kind: string;
    readonly command: string;
    readonly data: Readonly<Record<string, unknown>>;
  }[];
}

/** A sandbox and a way to run commands against it; ended with the test. */
export async function openSandbox(options: ServerOptions = {}): Promise<{
  sandbox: RunningSandbox;
  run(line: string | readonly string[], surroundings?: Partial<Terminal>): Promise<Ran>;
}> {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return { sandbox, run: (line, surroundings) => runAt(sandbox.url, line, surroundings) };
}

/** Runs a command against the platform at `url`, as an admin; a line is split at its spaces. */
export async function runAt(
  url: string,
  line: string | readonly string[],
  { env = {}, ...surroundings }: Partial<Terminal> = {},
): Promise<Ran> {
  const terminal = createTerminal({
    clock: createSystemClock(),
    env: { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: url, ...env },
    ...surroundings,
  });
  const words = typeof line === 'string' ? line.split(' ') : line;
  const code = await dispatch(words, COMMANDS, terminal);
  const { out, err } = terminal.printed;
  return {
    code,
    out,
    err,
    lines: () =>
      out
        .trim()
        .split('\n')
        .map((text) => JSON.parse(text)),
  };
}
