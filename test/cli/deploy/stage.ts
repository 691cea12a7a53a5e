import { onTestFinished } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { deployCommand as deploy, followCommand as follow } from '../../../src/cli/deploy/command.ts';
import { command as logs } from '../../../src/cli/status/logs.ts';
import { command as status } from '../../../src/cli/status/status.ts';
import { type RunningSandbox, type ServerOptions, startSandbox } from '../../../src/sandbox/server.ts';
import { createLoopbackClock } from '../../support/loopback-clock.ts';
import { createTerminal, type RecordedTerminal } from '../terminal.ts';

const COMMANDS = new Map(
  Object.entries({ deploy, follow, logs, status }).map(([name, one]) => [name, async () => one]),
);
/** A running command that uses a sandbox. */
export interface Running {
  readonly terminal: RecordedTerminal;
  readonly code: Promise<number>;
}

/** A sandbox, and the functions that run commands with it. */
export interface Stage {
  readonly sandbox: RunningSandbox;
  /** Starts a command: `deploy fast --commit abc`. */
  begin(line: string, surroundings?: Partial<Terminal>): Running;
  /** Runs a command until it exits. */
  run(line: string, surroundings?: Partial<Terminal>): Promise<{ code: number; out: string; err: string }>;
}

/** Returns a sandbox and commands that share a fake clock; it is closed after the test. */
export async function openStage(options: ServerOptions = {}): Promise<Stage> {
  const clock = createLoopbackClock();
  const sandbox = await startSandbox({ clock, ...options });
  onTestFinished(() => sandbox.close());
  const begin = (line: string, surroundings: Partial<Terminal> = {}): Running => {
    const env = { TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url, CI: 'true', ...surroundings.env };
    const terminal = createTerminal({ clock, ...surroundings, env });
    const code = dispatch(line.split(' '), COMMANDS, terminal);
    return { terminal, code };
  };
  return {
    sandbox,
    begin,
    run: async (line, surroundings) => {
      const { terminal, code } = begin(line, surroundings);
      return { code: await code, ...terminal.printed };
    },
  };
}

/** Returns the lines of `--json` of one kind. */
export function dataOf(out: string, kind: string): Record<string, unknown>[] {
  const lines: { kind: string; data: Record<string, unknown> }[] = out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return lines.filter((line) => line.kind === kind).map(({ data }) => data);
}
