import { onTestFinished } from 'vitest';
import type { Terminal } from '../../../src/cli/arguments/command.ts';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { command as deploy } from '../../../src/cli/deploy/deploy-command.ts';
import { command as follow } from '../../../src/cli/deploy/follow-command.ts';
import { command as logs } from '../../../src/cli/status/logs.ts';
import { command as status } from '../../../src/cli/status/status.ts';
import { type Clock, createSystemClock } from '../../../src/kernel/clock.ts';
import { type RunningSandbox, type ServerOptions, startSandbox } from '../../../src/sandbox/sandbox-server.ts';
import { createTerminal, type RecordedTerminal } from '../terminal.ts';

const COMMANDS = new Map(
  Object.entries({ deploy, follow, logs, status }).map(([name, one]) => [name, async () => one]),
);
const SPEED = 80;

/** The machine's clock, eighty times as fast. */
export function createFastClock(): Clock {
  const clock = createSystemClock();
  return {
    monotonicMs: () => clock.monotonicMs() * SPEED,
    epochMs: () => clock.epochMs(),
    wait: (durationMs, signal) => clock.wait(durationMs / SPEED, signal),
  };
}

/** The machine's clock as it is: for what is shown of a log, which is read within a few seconds of the clock or not at all. */
export const IN_REAL_TIME = { clock: createSystemClock() };

/** A command that runs against a sandbox. */
export interface Running {
  readonly terminal: RecordedTerminal;
  readonly code: Promise<number>;
}

/** A sandbox, and the commands to run against it. */
export interface Stage {
  readonly sandbox: RunningSandbox;
  /** Begins a command line: `deploy fast --commit abc`. */
  begin(line: string, surroundings?: Partial<Terminal>): Running;
  /** Runs a command line to its end. */
  run(line: string, surroundings?: Partial<Terminal>): Promise<{ code: number; out: string; err: string }>;
}

/** Returns a sandbox on which ninety seconds take a fifth of one; it ends with the test. */
export async function openStage(options: ServerOptions = {}): Promise<Stage> {
  const sandbox = await startSandbox({ speed: 500, ...options });
  onTestFinished(() => sandbox.close());
  const begin = (line: string, surroundings: Partial<Terminal> = {}): Running => {
    const env = { TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url, CI: 'true', ...surroundings.env };
    const terminal = createTerminal({ clock: createFastClock(), ...surroundings, env });
    const code = dispatch(line.split(' '), COMMANDS, () => '', terminal);
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
