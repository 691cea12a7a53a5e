import { expect, test } from 'vitest';
import { dispatch } from '../../../src/cli/arguments/dispatch.ts';
import { command as doctor } from '../../../src/cli/doctor/doctor-command.ts';
import { command as status } from '../../../src/cli/status/status.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { startSandbox } from '../../../src/sandbox/sandbox-server.ts';
import { createTerminal } from '../terminal.ts';

const COMMANDS = new Map([
  ['doctor', async () => doctor],
  ['status', async () => status],
]);

/** Runs the same words with colors and without, and returns both outputs together. */
async function runTwice(line: string, env: Record<string, string> = {}) {
  const run = async (hasColors: boolean) => {
    const terminal = createTerminal({ clock: createSystemClock(), env, hasColors, hasErrColors: hasColors });
    await dispatch(line.split(' '), COMMANDS, () => '', terminal);
    return terminal.printed.out + terminal.printed.err;
  };
  return { painted: await run(true), plain: await run(false) };
}

test.each([
  ['status previous-failed', '\u001b[31mERROR (failure)\u001b[39m'],
  ['status succeeds', '\u001b[32mRUNNING (success)\u001b[39m'],
  ['doctor succeeds', '\u001b[32m✓\u001b[39m token'],
  ['doctor succeeds', '\u001b[33m!\u001b[39m github'],
  ['doctor none', '\u001b[31m✗\u001b[39m application'],
  ['--help', '\u001b[1mOptions\u001b[22m'],
  ['doctor --help', '\u001b[1mExit codes\u001b[22m'],
  ['status --jsno', '\u001b[31mtouchdown status:\u001b[39m --jsno'],
  ['statsu', '\u001b[31mtouchdown:\u001b[39m there is no command'],
])('%s has colors at a terminal, and says the same without them', async (line, shown) => {
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
