import { describe, test, vi } from 'vitest';
import { type ActionRun, runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ maxConcurrency: 24 });

const QUIET = { logs: 'off' };
const NOWHERE = '/nowhere/at/all';

async function deploy(appId: string, run: Partial<ActionRun>) {
  await using platform = await startStagedPlatform();
  return await runAction('main', { ...run, inputs: inputsFor(platform, appId, run.inputs) });
}

describe.concurrent('a step', () => {
  test.for(['fast', 'build-fails'])('on %s finishes although its output is closed', async (appId, { expect }) => {
    const outcome = await deploy(appId, {
      onStart: ({ stdout, stderr }) => {
        stdout?.once('data', () => stdout.destroy());
        stderr?.destroy();
      },
    });
    expect(outcome.signal).toBeNull();
    expect(outcome.exitCode).toBe(appId === 'fast' ? 0 : 1);
    expect(outcome.outputs['result']).toBe(appId === 'fast' ? 'success' : 'failure');
    expect(outcome.summary).toMatch(/^## /);
  });

  test.for([
    ['success', 'fast', 0],
    ['failure', 'terminal-answer', 1],
  ] as const)(
    "says that the runner's files are missing, and keeps its verdict: %s",
    async ([, appId, exitCode], { expect }) => {
      const env = { GITHUB_OUTPUT: NOWHERE, GITHUB_STATE: NOWHERE, GITHUB_STEP_SUMMARY: NOWHERE };
      const outcome = await deploy(appId, { inputs: QUIET, env });
      expect(outcome.exitCode).toBe(exitCode);
      expect(outcome.printed.match(/(?<=^::warning::).*(?= could not be written\.)/gm)).toEqual([
        'The outputs',
        'The state for the post step',
        'The job summary',
      ]);
      expect(errorsIn(outcome)).toHaveLength(exitCode);
    },
  );

  test('without a folder for temporary files writes no log file and says so', async ({ expect }) => {
    const outcome = await deploy('fast', { env: { RUNNER_TEMP: NOWHERE } });
    expect(outcome.exitCode).toBe(0);
    expect(outcome.outputs['log-file']).toBe('');
    expect(outcome.printed).toMatch(/^::warning title=Log file::The log file is incomplete\./m);
  });

  test.for([
    ['that cannot be read', NOWHERE],
    ['that is not there', undefined],
  ] as const)("with an event %s deploys the workflow's commit", async ([, path], { expect }) => {
    const outcome = await deploy('fast', { inputs: QUIET, env: { GITHUB_EVENT_PATH: path } });
    expect(outcome.exitCode).toBe(0);
    expect(outcome.outputs['commit']).toBe('a1b2c3d4e5f60718293a4b5c6d7e8f9001122334');
  });

  test('outside of a runner reads its inputs from the environment and prints its outputs', async ({ expect }) => {
    const outcome = await deploy('fast', { isOutside: true, inputs: { ...QUIET, commit: 'none' } });
    expect(outcome.exitCode).toBe(0);
    expect(outcome.printed).toMatch(/^::set-output name=result::success$/m);
    expect(outcome.printed).toMatch(/^Deployed: fast /m);
    expect(outcome.stderr).toBe('');
    expect(outcome.files).toMatchObject({ set_output: '', save_state: '', step_summary: '' });
  });

  test('outside of a runner fails if no commit is given', async ({ expect }) => {
    const outcome = await deploy('fast', { isOutside: true, inputs: QUIET });
    expect(outcome.exitCode).toBe(1);
    expect(errorsIn(outcome)).toEqual([
      expect.stringMatching(/commit is missing, and the event has no commit\. Give a commit/),
    ]);
  });
});
