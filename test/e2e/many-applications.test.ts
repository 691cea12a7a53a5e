import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { repositoryOf } from '../../src/sandbox/github/github-world.ts';
import { runAction } from '../support/action-runner.ts';
import { inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ testTimeout: 300_000 });

const COUNT = 300;
/** By then every application was deployed and has been seen in several states. */
const KILLED_AT_STATUS_CHECK = 5 * COUNT;
/** Windows takes so many characters in one variable of the environment, its name included. */
const MOST_VARIABLE_UNITS = 32_767;
const MOST_STATE_FILE_BYTES = 2 * 1_048_576;

test('a step with 300 applications that is killed leaves a small state, and nothing in progress after the post step', async () => {
  let child: ChildProcess | undefined;
  let checks = 0;
  const temp = mkdtempSync(join(tmpdir(), 'touchdown-many-'));
  try {
    await using platform = await startStagedPlatform({
      onRequest: ({ target }) => {
        if (/\/status$/.test(target) && ++checks === KILLED_AT_STATUS_CHECK) child?.kill('SIGKILL');
      },
    });
    const appIds = Array.from({ length: COUNT }, (_, index) => `never-ends--checkout-service-${index}`);
    const run = {
      inputs: inputsFor(platform, appIds.join('\n'), {
        logs: 'off',
        'check-run': 'Deployment',
        'commit-status': 'touchdown/deploy',
        'github-environment': 'staging',
      }),
      env: { GITHUB_API_URL: platform.url.replace('/v1', '/v3'), RUNNER_TEMP: temp },
      speed: 8,
    };
    const main = await runAction('main', { ...run, onStart: (started) => (child = started) });
    expect(main.signal).toBe('SIGKILL');
    const { deployments, checkRuns } = repositoryOf(platform.sandbox.github(), 'octo/rocket');
    expect([deployments.length, checkRuns.length]).toEqual([1, 1]);

    const sizes = Object.entries(main.state).map(([name, value]) => `STATE_${name}=${value}`.length);
    const stateFileBytes = Buffer.byteLength(main.files['save_state'] ?? '');
    console.info(`${COUNT} applications: variables of ${sizes.join(', ')} units, state file ${stateFileBytes} bytes`);
    expect(Math.max(...sizes)).toBeLessThan(MOST_VARIABLE_UNITS);
    expect(stateFileBytes).toBeLessThan(MOST_STATE_FILE_BYTES);

    const post = await runAction('post', { ...run, state: main.state });
    expect(post.exitCode).toBe(0);
    expect(post.printed).toContain('of never-ends--checkout-service-0 was left running on the platform.');
    const after = repositoryOf(platform.sandbox.github(), 'octo/rocket');
    expect(after.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
    expect(after.statuses.at(-1)?.state).toBe('error');
    expect(after.deployments.map(({ statuses }) => statuses.at(-1)?.state)).toEqual(['inactive']);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
});
