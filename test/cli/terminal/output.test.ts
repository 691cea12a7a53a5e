import { describe, expect, test } from 'vitest';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { command as doctor } from '../../../src/cli/doctor/command.ts';
import { command as status } from '../../../src/cli/status/status.ts';
import { createOutput } from '../../../src/cli/terminal/output.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { startSandbox } from '../../../src/sandbox/server.ts';
import { createTerminal } from '../terminal.ts';

describe('what a command prints', () => {
  test.each(['##[error]x', '##vso[task.complete]', 'a ###[b', '#\u200b#vso[task.complete]', '#\u00ad\u200d#[error]x'])(
    'contains no CI command for %j, even if invisible characters are skipped',
    (text) => {
      const terminal = createTerminal();
      createOutput('logs', true, terminal).show('log', { text }, '');
      expect(terminal.printed.out).not.toMatch(/#[^ -~]*#/);
      expect(JSON.parse(terminal.printed.out).data).toEqual({ text });
    },
  );
});

const COMMANDS = new Map([
  ['doctor', async () => doctor],
  ['status', async () => status],
]);

/** Runs the same command with colors and without, and returns both outputs. */
async function runTwice(line: string, env: Record<string, string> = {}) {
  const run = async (hasColors: boolean) => {
    const terminal = createTerminal({ clock: createSystemClock(), env, hasColors, hasErrColors: hasColors });
    await dispatch(line.split(' '), COMMANDS, terminal);
    return terminal.printed.out + terminal.printed.err;
  };
  return { painted: await run(true), plain: await run(false) };
}

test.each([
  ['status previous-failed', '\u001b[31mERROR (failure)\u001b[39m'],
  ['doctor succeeds --verbose', '\u001b[33m!\u001b[39m scopes'],
  ['--help', '\u001b[1mOptions\u001b[22m'],
  ['status --jsno', '\u001b[31mtouchdown status:\u001b[39m --jsno'],
])('%s has colors at a terminal, and the same text without them', async (line, shown) => {
  const sandbox = await startSandbox();
  try {
    const { painted, plain } = await runTwice(line, {
      TOUCHDOWN_BASE_URL: sandbox.url,
      TOUCHDOWN_TOKEN: 'sandbox-admin',
    });
    expect(painted).toContain(shown);
    expect(plain).not.toContain('\u001b');
    const timeless = (text: string) => text.replace(/\u001b\[\d+m/g, '').replace(/\d+ ms|\d+ s\b|\d+ of/g, '');
    expect(timeless(painted)).toBe(timeless(plain));
  } finally {
    await sandbox.close();
  }
});
