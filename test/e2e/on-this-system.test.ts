import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { runAction } from '../support/action-runner.ts';
import { CLI } from '../support/programs.ts';
import { inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

/** Runs the command line; rejects if it does not exit with 0. */
async function runCli(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...words], { env });
  return stdout;
}

describe('on this system, the source', () => {
  test('deploys as an action, and its post step leaves nothing open', async () => {
    await using platform = await startStagedPlatform();
    const inputs = inputsFor(platform, 'fast');

    const main = await runAction('main', { inputs });
    const post = await runAction('post', { inputs, state: main.state });

    expect(main.outputs).toMatchObject({ result: 'success', confirmed: 'true' });
    expect([main.exitCode, post.exitCode]).toEqual([0, 0]);
    expect(main.logFile).not.toBe('');
    expect(post.printed).not.toContain('::error');
  });

  test('deploys as a command line', async () => {
    await using platform = await startStagedPlatform();
    const env = { TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: platform.url };

    const printed = await runCli(['deploy', 'fast', '--poll-interval', '100ms'], env);

    expect(printed).toMatch(/^Deployed: fast /m);
  });
});
