import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test, vi } from 'vitest';
import { type ActionRun, runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ maxConcurrency: 24 });

const NOWHERE = '/nowhere/at/all';

async function deploy(appId: string, run: Partial<ActionRun>) {
  await using platform = await startStagedPlatform();
  return await runAction('main', { ...run, inputs: inputsFor(platform, appId, run.inputs) });
}

describe.concurrent('a step', () => {
  test('finishes although its output is closed', async ({ expect }) => {
    const outcome = await deploy('build-fails', {
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
    const outcome = await deploy('build-fails', {
      env: {
        GITHUB_WORKSPACE: workspace,
        GITHUB_OUTPUT: NOWHERE,
        GITHUB_STATE: NOWHERE,
        GITHUB_STEP_SUMMARY: NOWHERE,
        GITHUB_EVENT_PATH: NOWHERE,
        RUNNER_TEMP: NOWHERE,
      },
    });
    rmSync(workspace, { recursive: true });
    expect(outcome.exitCode).toBe(1);
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

  test('says once that a checkout is missing, but does not ask for one on pull_request_target', async ({ expect }) => {
    const asked = (await deploy('build-fails', {})).printed.match(/check out the repository/g);
    expect(asked).toHaveLength(1);
    const { printed } = await deploy('build-fails', { env: { GITHUB_EVENT_NAME: 'pull_request_target' } });
    expect(printed).toMatch(/^Deployment failed: build-fails /m);
    expect(printed).not.toContain('check out');
  });

  test('outside of a runner reads its inputs from the environment and prints its outputs', async ({ expect }) => {
    const outcome = await deploy('fast', { isOutside: true, inputs: { logs: 'off', commit: 'none' } });
    expect(outcome.exitCode).toBe(0);
    expect(outcome.printed).toMatch(/^::set-output name=result::success$/m);
    expect(outcome.printed).toMatch(/^Deployed: fast /m);
    expect(outcome.stderr).toBe('');
    expect(outcome.files).toMatchObject({ set_output: '', save_state: '', step_summary: '' });
  });
});
