import { onTestFinished } from 'vitest';
import type { Terminal } from '../../src/cli/arguments/command.ts';
import { dispatch } from '../../src/cli/arguments/dispatch.ts';
import { createCommands } from '../../src/cli/commands.ts';
import { createSystemClock } from '../../src/kernel/clock.ts';
import { type RunningSandbox, type ServerOptions, startSandbox } from '../../src/sandbox/server.ts';
import { createLoopbackClock } from '../support/loopback-clock.ts';
import { createTerminal, type RecordedTerminal } from './terminal.ts';

const COMMANDS = createCommands();

/** What a command printed and ended with. */
export interface Ran {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A running command. */
export interface Running {
  readonly terminal: RecordedTerminal;
  readonly code: Promise<number>;
}

/** Starts a command of the program; a line is split at its spaces. */
function startCommand(line: string | readonly string[], surroundings: Partial<Terminal> = {}): Running {
  const terminal = createTerminal(surroundings);
  const words = typeof line === 'string' ? line.split(' ') : line;
  return { terminal, code: dispatch(words, COMMANDS, terminal) };
}

/** Runs a command of the program until it exits. */
export async function runCommand(line: string | readonly string[], surroundings?: Partial<Terminal>): Promise<Ran> {
  const { terminal, code } = startCommand(line, surroundings);
  return { code: await code, ...terminal.printed };
}

/** Runs a command against the platform at `url`, as an admin. */
export function runAt(
  url: string,
  line: string | readonly string[],
  { env, ...surroundings }: Partial<Terminal> = {},
): Promise<Ran> {
  const given = { TOUCHDOWN_TOKEN: 'sandbox-admin', TOUCHDOWN_BASE_URL: url, ...env };
  return runCommand(line, { clock: createSystemClock(), ...surroundings, env: given });
}

/** Returns a sandbox that is closed after the test. */
export async function openSandbox(options: ServerOptions = {}): Promise<RunningSandbox> {
  const sandbox = await startSandbox(options);
  onTestFinished(() => sandbox.close());
  return sandbox;
}

/** A sandbox, and the functions that run commands with it, as in a CI. */
export interface Stage {
  readonly sandbox: RunningSandbox;
  begin(line: string | readonly string[], surroundings?: Partial<Terminal>): Running;
  run(line: string | readonly string[], surroundings?: Partial<Terminal>): Promise<Ran>;
}

/** Returns a sandbox and commands that share a fake clock. */
export async function openStage(options: ServerOptions = {}): Promise<Stage> {
  const clock = createLoopbackClock();
  const sandbox = await openSandbox({ clock, ...options });
  const place = ({ env, ...surroundings }: Partial<Terminal> = {}): Partial<Terminal> => ({
    clock,
    ...surroundings,
    env: { TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url, CI: 'true', ...env },
  });
  return {
    sandbox,
    begin: (line, surroundings) => startCommand(line, place(surroundings)),
    run: (line, surroundings) => runCommand(line, place(surroundings)),
  };
}

/** A line of `--json`. */
interface JsonLine {
  readonly kind: string;
  readonly command: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** Returns the lines of `--json`. */
export function linesOf(out: string): readonly JsonLine[] {
  const lines = out.split('\n').filter((line) => line !== '');
  return lines.map((line) => JSON.parse(line));
}

/** Returns the data of the lines of `--json` of one kind. */
export function dataOf(out: string, kind: string): readonly JsonLine['data'][] {
  return linesOf(out)
    .filter((line) => line.kind === kind)
    .map(({ data }) => data);
}
