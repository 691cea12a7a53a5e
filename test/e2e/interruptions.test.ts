import { describe, expect, test } from 'vitest';
import type { StopSignal } from '../../src/action/runner/host.ts';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { type ActionOutcome, runAction } from '../support/action-runner.ts';
import { runStepHere, type StepOutcome } from './github/step-here.ts';
import { errorsIn, inputsFor, writesAmong } from './plays.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

/** The number of a request of a step without a log: it checks the status, reads which commit runs, deploys, and checks again. */
const BASELINE = 1;
const DEPLOY = 3;
const DEPLOYING_SEEN = 8;

/** Starts a platform that calls `act` while the `count`-th request waits for a response. */
function startActing(count: number, act: () => void): Promise<StagedPlatform> {
  let received = 0;
  return startStagedPlatform({
    onRequest: () => {
      received += 1;
      if (received === count) act();
    },
  });
}

/** Runs a step that receives a signal while its `count`-th request waits for a response. */
async function interrupt(appId: string, count: number, signal: NodeJS.Signals): Promise<ActionOutcome> {
  let send = (): void => {};
  await using platform = await startActing(count, () => send());
  return await runAction('main', {
    inputs: inputsFor(platform, appId, { logs: 'off' }),
    onStart: (child) => {
      send = () => void child.kill(signal);
    },
  });
}

/** Runs a step in this process, and stops it while its `count`-th request waits for a response. */
async function interruptHere(
  count: number,
): Promise<{ readonly outcome: StepOutcome; readonly platform: StagedPlatform }> {
  let stop: (signal: StopSignal) => void = () => {};
  await using platform = await startActing(count, () => stop('SIGINT'));
  const outcome = await runStepHere('main', {
    inputs: inputsFor(platform, 'succeeds', { logs: 'off' }),
    onStart: (stopStep) => {
      stop = stopStep;
    },
  });
  return { outcome, platform };
}

/** Runs the post step with what the main step saved. */
function finish({ state }: ActionOutcome): Promise<StepOutcome> {
  return runStepHere('post', { inputs: { token: 'sandbox-ci' }, state });
}

describe('a step that is stopped', () => {
  test('finishes by itself as cancelled, and prints nothing in its post step', async () => {
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
    expect(await finish(main)).toMatchObject({ exitCode: 0, printed: '', summary: '' });
  });

  test('before it sent the deploy request deploys nothing and says so', async () => {
    const { outcome, platform } = await interruptHere(BASELINE);
    expect(outcome.outputs).toMatchObject({
      result: 'cancelled',
      reason: 'Interrupted before a deployment was started.',
      'deployment-id': '',
    });
    expect(outcome.exitCode).toBe(1);
    expect(writesAmong(platform.requests)).toEqual([]);
  });

  test('before the response to its deployment does not say that nothing was started', async () => {
    const { outcome, platform } = await interruptHere(DEPLOY);
    expect(outcome.outputs).toMatchObject({
      result: 'cancelled',
      reason: expect.stringContaining('may have started'),
    });
    expect(platform.sandbox.deploymentsStarted('succeeds')).toBe(1);
  });
});

test('a step that is killed before the response to its deployment leaves to its post step that it may have started', async () => {
  const main = await interrupt('slow', DEPLOY, 'SIGKILL');
  expect(main.outputs['result']).toBe('unknown');
  expect((await finish(main)).printed).toContain(' of slow may have been started.');
});
