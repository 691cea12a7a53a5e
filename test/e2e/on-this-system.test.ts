import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { runAction } from '../support/action-runner.ts';
import { COMPILED } from '../support/compiled.ts';
import { CLI } from '../support/programs.ts';
import { inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

/** Runs the command line; rejects if it does not exit with 0. */
async function runCli(words: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [CLI, ...words], { env: { ...COMPILED, ...env } });
  return stdout;
}

describe('on this system, the source', () => {
  test('deploys as an action without a request to GitHub or Octokit, and its post step leaves nothing open', async () => {
    await using platform = await startStagedPlatform();
    const inputs = inputsFor(platform, 'fast');
    const env = {
      GITHUB_API_URL: platform.url.replace('/api/v1', '/api/v3'),
      NODE_OPTIONS: `--import=${new URL('../support/loaded-modules.ts', import.meta.url).href}`,
    };

    const main = await runAction('main', { inputs, env });
    const post = await runAction('post', { inputs, env, state: main.state });

    expect(main.outputs).toMatchObject({ result: 'success', confirmed: 'true' });
    expect([main.exitCode, post.exitCode]).toEqual([0, 0]);
    expect(main.logFile).not.toBe('');
    expect(post).toMatchObject({ printed: '', summary: '' });
    expect(platform.requests.filter(({ target }) => !target.startsWith('/api/v1/'))).toEqual([]);
    for (const { files } of [main, post]) {
      expect(files['loaded-modules.txt']).toContain('/@actions/core/');
      expect(files['loaded-modules.txt']).not.toContain('/@actions/github/');
    }
  });

  test('deploys as a command line', async () => {
    await using platform = await startStagedPlatform();
    const env = { TOUCHDOWN_TOKEN: 'sandbox-ci', TOUCHDOWN_BASE_URL: platform.url };

    const printed = await runCli(['deploy', 'fast', '--poll-interval', '100ms'], env);

    expect(printed).toMatch(/^Deployed: fast /m);
  });
});
