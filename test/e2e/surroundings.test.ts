import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import { type ActionRun, runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';
import { playStep } from './step-play.ts';

vi.setConfig({ maxConcurrency: 24 });

const NOWHERE = '/nowhere/at/all';

/** Deploys `build-fails`, with a commit status. */
async function deploy(run: Pick<ActionRun, 'env' | 'onStart'>) {
  await using platform = await startStagedPlatform();
  const env = { GITHUB_API_URL: platform.url.replace('/api/v1', '/api/v3'), ...run.env };
  const inputs = inputsFor(platform, 'build-fails', { 'commit-status': 'deploy' });
  const outcome = await runAction('main', { ...run, env, inputs });
  return { outcome, statuses: repositoryOf(platform.sandbox.github(), 'octo/rocket').statuses };
}

describe.concurrent('a step', () => {
  test('finishes although its output is closed', async ({ expect }) => {
    const { outcome } = await deploy({
      onStart: ({ stdout, stderr }) => {
        stdout?.once('data', () => stdout.destroy());
        stderr?.destroy();
      },
    });
    expect(outcome).toMatchObject({ signal: null, exitCode: 1, outputs: { result: 'failure' } });
    expect(outcome.summary).toMatch(/^## /);
  });

  test("says which of the runner's files are missing, and marks the line of the cause in the checkout", async ({
    expect,
  }) => {
    const workspace = mkdtempSync(join(tmpdir(), 'touchdown-workspace-'));
    mkdirSync(join(workspace, 'src'));
    writeFileSync(join(workspace, 'src/server.ts'), '');
    const { outcome, statuses } = await deploy({
      env: {
        GITHUB_WORKSPACE: workspace,
        GITHUB_OUTPUT: NOWHERE,
        GITHUB_STATE: NOWHERE,
        GITHUB_STEP_SUMMARY: NOWHERE,
        // Octokit reads the event file too, while it is loaded.
        GITHUB_EVENT_PATH: workspace,
        RUNNER_TEMP: NOWHERE,
      },
    });
    rmSync(workspace, { recursive: true });
    expect([outcome.exitCode, statuses.at(-1)?.state]).toEqual([1, 'failure']);
    expect(outcome.printed.match(/(?<=^::warning::).*(?= could not be written\.)/gm)).toEqual([
      'The outputs',
      'The state for the post step',
      'The job summary',
    ]);
    expect(outcome.printed).toMatch(/^::warning title=Log file::The log file is incomplete\./m);
    expect(outcome.printed).toMatch(/^Deployment failed: build-fails \(commit a1b2c3d/m);
    expect(outcome.printed).not.toContain('check out');
    expect(errorsIn(outcome)).toEqual([
      expect.stringMatching(
        /^::error title=Deployment failed%3A build-fails,file=src\/server\.ts,line=42,col=5::src\/server\.ts:42 Property /,
      ),
    ]);
  });
});

test('a step says once that a checkout is missing, but does not ask for one on pull_request_target', async () => {
  const asked = async (env: Readonly<Record<string, string>>): Promise<number> => {
    const { exitCode, lines } = await playStep('build-fails', {}, { env });
    expect(exitCode).toBe(1);
    return lines.filter((line) => line.includes('check out the repository')).length;
  };
  expect(await asked({})).toBe(1);
  expect(await asked({ GITHUB_EVENT_NAME: 'pull_request_target' })).toBe(0);
});
