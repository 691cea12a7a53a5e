import { openSync } from 'node:fs';
import { describe, expect, onTestFinished, test } from 'vitest';
import { dispatch } from '../../src/cli/arguments/dispatch.ts';
import { createCommands } from '../../src/cli/commands.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { isMissing } from '../support/needs.ts';
import { startProgram } from './program.ts';
import { createTerminal } from './terminal.ts';

const NOWHERE = { TOUCHDOWN_TOKEN: 't', TOUCHDOWN_BASE_URL: 'http://127.0.0.1:1' };

test.each([
  ['follow fast', 'result', 'Interrupted before a deployment was started.'],
  ['status fast', 'error', 'A request was not sent because the run was stopped.'],
])('%s ends with 130 and says so if it was stopped before it started', async (line, kind, said) => {
  const terminal = createTerminal({ env: NOWHERE });
  terminal.end();
  expect(await dispatch([...line.split(' '), '--json'], createCommands(), terminal)).toBe(130);
  const last = JSON.parse(terminal.printed.out.trimEnd().split('\n').at(-1) ?? '');
  expect(last).toMatchObject({ kind, data: { exitCode: 130 } });
  expect([last.data.reason, last.data.message]).toContain(said);
});

describe('the touchdown program', () => {
  test.each(['-v', 'version'])('shows its version for %s', async (word) => {
    const { printed, ended } = startProgram([word]);
    expect(await ended).toBe(0);
    expect(printed.out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });

  test('stops the sandbox with 0 on SIGINT, also while a request hangs', async () => {
    const { child, printed, ended, printedText } = startProgram(['sandbox', '--json']);
    await printedText('\n');
    const { url } = JSON.parse(printed.out.split('\n')[0] ?? '').data;
    const headers = { Authorization: 'Token sandbox-ci', 'X-Sandbox-Fault': 'hang' };
    const hanging = fetch(`${url}/organization`, { headers }).catch(() => 'ended');
    await printedText('"operation":"organization"');
    child.kill('SIGINT');
    expect(await ended).toBe(0);
    expect(await hanging).toBe('ended');
    expect(printed.err).toBe('');
  });

  test('ends with 130 if it is stopped while it loads', async () => {
    // Sent by the process itself when the first module of the command is read.
    const preload = `import { registerHooks } from 'node:module';
      const hooks = registerHooks({ load(url, context, next) {
        if (url.endsWith('/dispatch.ts')) { hooks.deregister(); process.kill(process.pid, 'SIGINT'); }
        return next(url, context);
      } });`;
    const { printed, ended } = startProgram(['deploy', 'fast', '--json'], { env: NOWHERE, preload });
    expect(await ended).toBe(130);
    expect(printed.out).toContain('"reason":"Interrupted before a deployment was started."');
  });

  test('finishes a deployment although its reader is gone, and exits with the exit code of the deployment', async () => {
    const sandbox = await startSandbox({ speed: 200, rateLimit: 100_000 });
    onTestFinished(() => sandbox.close());
    const env = { ...process.env, TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url };
    const { child, printed, ended } = startProgram(['deploy', 'build-fails', '--poll-interval', '200ms'], { env });
    child.stdout?.destroy();
    expect([await ended, printed.err]).toEqual([1, '']);
    expect(sandbox.deploymentsStarted('build-fails')).toBe(1);
  });

  test.skipIf(isMissing('linux'))('exits with 4 when a list cannot be written', async () => {
    const sandbox = await startSandbox();
    onTestFinished(() => sandbox.close());
    const env = { ...process.env, TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: sandbox.url };
    const { printed, ended } = startProgram(['organizations', 'list'], { env, stdout: openSync('/dev/full', 'w') });
    expect([await ended, printed.err]).toEqual([4, expect.stringContaining('no space left on device')]);
  });
});
