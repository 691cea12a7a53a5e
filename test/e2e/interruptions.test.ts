import { describe, expect, test, vi } from 'vitest';
import type { StopSignal } from '../../src/action/runner/host.ts';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { type ActionOutcome, runAction } from '../support/action-runner.ts';
import { runStepHere, type StepOutcome } from './github/step-here.ts';
import { errorsIn, inputsFor, writesAmong } from './plays.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ maxConcurrency: 24 });

/** The number of a request of a step without a log: it checks the status, reads which commit runs, deploys, and checks again. */
const BASELINE = 1;
const DEPLOY = 3;
const FIRST_CHECK = 4;
const DEPLOYING_SEEN = 8;

/** Runs a step that receives signals while its `count`-th request waits for a response. */
async function interrupt(appIds: string, count: number, ...signals: readonly NodeJS.Signals[]): Promise<ActionOutcome> {
  let send = (): void => {};
  let received = 0;
  await using platform = await startStagedPlatform({
    onRequest: () => {
      received += 1;
      if (received === count) send();
    },
  });
  return await runAction('main', {
    inputs: inputsFor(platform, appIds, { logs: 'off' }),
    onStart: (child) => {
      send = () => {
        for (const signal of signals) child.kill(signal);
      };
    },
  });
}

/** Runs a step in this process, and stops it while its `count`-th request waits for a response. */
async function interruptHere(
  appId: string,
  count: number,
): Promise<{ readonly outcome: StepOutcome; readonly platform: StagedPlatform }> {
  let stop: (signal: StopSignal) => void = () => {};
  let received = 0;
  await using platform = await startStagedPlatform({
    onRequest: () => {
      received += 1;
      if (received === count) stop('SIGINT');
    },
  });
  const outcome = await runStepHere('main', {
    inputs: inputsFor(platform, appId, { logs: 'off' }),
    onStart: (stopStep) => {
      stop = stopStep;
    },
  });
  return { outcome, platform };
}

describe.concurrent('a step that is stopped', () => {
  test('finishes by itself as cancelled, and prints nothing in its post step', async ({ expect }) => {
    const main = await interrupt('never-ends', DEPLOYING_SEEN, 'SIGINT');
    expect(main).toMatchObject({ signal: null, exitCode: 1 });
    expect(Object.keys(main.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(main.outputs).toMatchObject({
      result: 'cancelled',
      reason: 'Interrupted. The deployment continues on the platform.',
      confirmed: 'false',
      'deployment-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(errorsIn(main)).toEqual([expect.stringContaining('Application never-ends: ')]);
    expect(main.summary).toMatch(/^## ❌ Cancelled: never-ends\n/);
    expect(main.state['phase']).toBe('finished');
    const post = await runAction('post', { inputs: { token: 'sandbox-ci' }, state: main.state });
    expect(post).toMatchObject({ exitCode: 0, printed: '', summary: '' });
  });

  test('twice, while a request hangs, finishes by itself as cancelled', async ({ expect }) => {
    const outcome = await interrupt('hangs', FIRST_CHECK, 'SIGTERM', 'SIGINT');
    expect(outcome).toMatchObject({ signal: null, exitCode: 1, outputs: { result: 'cancelled' } });
    expect(errorsIn(outcome)).toHaveLength(1);
  });
});

describe('a step that is stopped', () => {
  test('before it sent the deploy request deploys nothing and says so', async () => {
    const { outcome, platform } = await interruptHere('succeeds', BASELINE);
    expect(outcome.outputs).toMatchObject({
      result: 'cancelled',
      reason: 'Interrupted before a deployment was started.',
      'deployment-id': '',
    });
    expect(outcome.exitCode).toBe(1);
    expect(writesAmong(platform.requests)).toEqual([]);
  });

  test('before the response to its deployment does not say that nothing was started', async () => {
    const { outcome, platform } = await interruptHere('succeeds', DEPLOY);
    expect(outcome.outputs).toMatchObject({
      result: 'cancelled',
      reason: expect.stringContaining('may have started'),
    });
    expect(platform.sandbox.deploymentsStarted('succeeds')).toBe(1);
  });
});

describe.concurrent('a step that is killed', () => {
  test('leaves its result unknown, and to its post step the deployments that had not finished', async ({ expect }) => {
    const main = await interrupt('fast, never-ends', 3 + DEPLOYING_SEEN + 2, 'SIGKILL');
    const [kept] = JSON.parse(main.state['deployments'] ?? '') as readonly { deploymentId: string }[];
    expect(main.signal).toBe('SIGKILL');
    expect(Object.keys(main.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(main.outputs).toMatchObject({ result: 'unknown', confirmed: 'false' });

    const state = { ...main.state, github: 'file:/nowhere/github.json' };
    const post = await runAction('post', { inputs: { token: 'sandbox-ci' }, state });
    expect(post.exitCode).toBe(0);
    expect(post.printed.split('\n')).toEqual([
      expect.stringContaining(` ${kept?.deploymentId} of never-ends `),
      expect.stringMatching(/^::warning::The state of the main step could not be read\. ENOENT/),
      '',
    ]);
    expect(post.printed).not.toContain('fast');
    expect(post.summary).toMatch(/^## ⚠️ /);
    expect(post.summary).toContain(kept?.deploymentId);
  });

  test('before the response to its deployment leaves to its post step that it may have started', async ({ expect }) => {
    const main = await interrupt('slow', DEPLOY, 'SIGKILL');
    expect(main.outputs['result']).toBe('unknown');
    const post = await runStepHere('post', { inputs: { token: 'sandbox-ci' }, state: main.state });
    expect(post.printed).toContain(' of slow may have been started.');
  });
});
