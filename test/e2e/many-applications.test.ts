import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import { runAction } from '../support/action-runner.ts';
import { runsOf } from '../support/runs.ts';
import { inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

/** So many that what the post step needs does not fit one variable; the work of a run grows with their square. */
const COUNT = runsOf(100, 25);
/** Status checks of an application before the kill: the baseline, and enough after the deployment for it to be saved. */
const MIN_STATUS_CHECKS = 4;
/** Windows accepts so many characters in one environment variable, including its name. */
const MAX_VARIABLE_UNITS = 32_767;
const MAX_STATE_FILE_BYTES = 2 * 1_048_576;

test('a step with many applications that is killed leaves a small state to its post step, which names what had not finished and leaves nothing in progress', async () => {
  let child: ChildProcess | undefined;
  const checks = new Map<string, number>();
  const temp = mkdtempSync(join(tmpdir(), 'touchdown-many-'));
  try {
    await using platform = await startStagedPlatform({
      onRequest: ({ target }) => {
        if (/\/status$/.test(target)) checks.set(target, (checks.get(target) ?? 0) + 1);
        const areAllDeploying = [...checks.values()].filter((count) => count >= MIN_STATUS_CHECKS).length === COUNT;
        if (areAllDeploying && isShown()) child?.kill('SIGKILL');
      },
    });
    const github = () => repositoryOf(platform.sandbox.github(), 'octo/rocket');
    const isShown = (): boolean => {
      const { deployments, checkRuns, statuses } = github();
      return deployments.length > 0 && checkRuns.length > 0 && statuses.length > 0;
    };
    const appIds = Array.from({ length: COUNT }, (_, index) => `never-ends--checkout-service-${index}`);
    const done = 'fast--already-there';
    const run = {
      inputs: inputsFor(platform, [done, ...appIds].join('\n'), {
        logs: 'off',
        timeout: '20h',
        'start-timeout': '10h',
        'check-run': 'Deployment',
        'commit-status': 'touchdown/deploy',
        'github-environment': 'staging',
      }),
      env: { GITHUB_API_URL: platform.url.replace('/v1', '/v3'), RUNNER_TEMP: temp },
      speed: 8,
    };
    const main = await runAction('main', { ...run, onStart: (started) => (child = started) });
    expect(main.signal).toBe('SIGKILL');
    expect(Object.keys(main.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(main.outputs).toMatchObject({ result: 'unknown', confirmed: 'false' });

    const sizes = Object.entries(main.state).map(([name, value]) => `STATE_${name}=${value}`.length);
    const stateFileBytes = Buffer.byteLength(main.files['save_state'] ?? '');
    console.info(`${COUNT} applications: variables of ${sizes.join(', ')} units, state file ${stateFileBytes} bytes`);
    expect(Math.max(...sizes)).toBeLessThan(MAX_VARIABLE_UNITS);
    expect(stateFileBytes).toBeLessThan(MAX_STATE_FILE_BYTES);

    const post = await runAction('post', { ...run, state: main.state });
    expect(post.exitCode).toBe(0);
    for (const text of [post.printed, post.summary]) {
      expect(text).toContain(' of never-ends--checkout-service-0 ');
      expect(text).not.toContain(done);
    }
    const after = github();
    expect(after.checkRuns).toMatchObject([{ status: 'completed', conclusion: 'cancelled' }]);
    expect(after.statuses.at(-1)?.state).toBe('error');
    expect(after.deployments.map(({ statuses }) => statuses.at(-1)?.state)).toEqual(['inactive']);
  } finally {
    rmSync(temp, { recursive: true, force: true });
  }
});
