import type { ChildProcess } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { type ActionOutcome, runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor, writesAmong } from './plays.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ maxConcurrency: 24 });

/** The number of a request of a step without a log: it checks the status, deploys, and checks again. */
const BASELINE = 1;
const DEPLOY = 2;
const FIRST_CHECK = 3;
const DEPLOYING_SEEN = 7;

interface Interrupted {
  readonly outcome: ActionOutcome;
  readonly platform: StagedPlatform;
}

/** Runs a step that receives signals while its `count`-th request waits for a response. */
async function interrupt(appIds: string, count: number, ...signals: readonly NodeJS.Signals[]): Promise<Interrupted> {
  let step: ChildProcess | undefined;
  const send = (): void => {
    for (const signal of signals) step?.kill(signal);
  };
  let taken = 0;
  await using platform = await startStagedPlatform({
    onRequest: () => {
      taken += 1;
      if (taken === count) send();
    },
  });
  const outcome = await runAction('main', {
    inputs: inputsFor(platform, appIds, { logs: 'off' }),
    onStart: (child) => {
      step = child;
    },
  });
  return { outcome, platform };
}

/** Runs the post step after a main step. */
function finish({ state }: ActionOutcome): Promise<ActionOutcome> {
  return runAction('post', { inputs: { token: 'sandbox-ci' }, state });
}

describe.concurrent('a step that is stopped', () => {
  test.for([
    ['SIGINT', 'never-ends', DEPLOYING_SEEN],
    ['SIGTERM', 'never-ends', DEPLOYING_SEEN],
    ['SIGINT', 'hangs', FIRST_CHECK],
    ['SIGTERM', 'hangs', FIRST_CHECK],
  ] as const)('by %s on the scenario %s finishes by itself as cancelled', async ([signal, appId, at], { expect }) => {
    const { outcome, platform } = await interrupt(appId, at, signal);
    expect(outcome.signal).toBeNull();
    expect(outcome.exitCode).toBe(1);
    expect(Object.keys(outcome.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outcome.outputs).toMatchObject({
      result: 'cancelled',
      reason: 'Interrupted. The deployment continues on the platform.',
      confirmed: 'false',
      'deployment-id': expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(errorsIn(outcome)).toEqual([expect.stringContaining(`Application ${appId}: `)]);
    expect(outcome.summary).toMatch(new RegExp(`^## ❌ Cancelled: ${appId}\n`));
    expect(platform.sandbox.deploymentsStarted(appId)).toBe(1);
  });

  test('twice finishes by itself as cancelled', async ({ expect }) => {
    const { outcome } = await interrupt('hangs', FIRST_CHECK, 'SIGINT', 'SIGTERM');
    expect(outcome.signal).toBeNull();
    expect(outcome.exitCode).toBe(1);
    expect(outcome.outputs['result']).toBe('cancelled');
    expect(errorsIn(outcome)).toHaveLength(1);
  });

  test('before it sent the deploy request deploys nothing and says so', async ({ expect }) => {
    const { outcome, platform } = await interrupt('slow', BASELINE, 'SIGINT');
    expect(outcome.outputs).toMatchObject({
      result: 'cancelled',
      reason: 'Interrupted before a deployment was started.',
      'deployment-id': '',
    });
    expect(outcome.exitCode).toBe(1);
    expect(writesAmong(platform.requests)).toEqual([]);
  });

  test('before the response to its deployment does not say that nothing was started', async ({ expect }) => {
    const { outcome, platform } = await interrupt('slow', DEPLOY, 'SIGINT');
    expect(outcome.outputs['result']).toBe('cancelled');
    expect(outcome.outputs['reason']).toMatch(/may have started/);
    expect(platform.sandbox.deploymentsStarted('slow')).toBe(1);
  });

  test('prints nothing in the post step', async ({ expect }) => {
    const { outcome } = await interrupt('never-ends', DEPLOYING_SEEN, 'SIGINT');
    expect(outcome.state['phase']).toBe('finished');
    expect(await finish(outcome)).toMatchObject({ exitCode: 0, printed: '', summary: '' });
  });
});

describe.concurrent('a step that is killed', () => {
  test('leaves the result unknown, and the deployment to the post step', async ({ expect }) => {
    const { outcome } = await interrupt('never-ends', DEPLOYING_SEEN, 'SIGKILL');
    const post = await finish(outcome);
    const [kept] = JSON.parse(outcome.state['deployments'] ?? '') as readonly { deploymentId: string }[];

    expect(outcome.signal).toBe('SIGKILL');
    expect(Object.keys(outcome.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outcome.outputs).toMatchObject({ result: 'unknown', confirmed: 'false' });
    expect(post.exitCode).toBe(0);
    expect(post.printed).toMatch(/^::warning title=[^:\n]+::[^\n]*\n$/);
    expect(post.printed).toContain(` ${kept?.deploymentId} of never-ends `);
    expect(post.summary).toMatch(/^## ⚠️ /);
    expect(post.summary).toContain(kept?.deploymentId);
  });

  test('before the response to its deployment reports that it may have started', async ({ expect }) => {
    const { outcome } = await interrupt('slow', DEPLOY, 'SIGKILL');
    const post = await finish(outcome);
    expect(outcome.outputs['result']).toBe('unknown');
    expect(post.printed).toContain(' of slow may have been started.');
  });

  test('is reported in the post step without the deployments that had finished', async ({ expect }) => {
    const { outcome } = await interrupt('fast, never-ends', 3 + DEPLOYING_SEEN + 2, 'SIGKILL');
    const { printed } = await finish(outcome);
    expect(printed).toContain(' of never-ends ');
    expect(printed).not.toContain('fast');
  });
});

test('the post step deploys and prints nothing if the main step was killed before it saved its state', async () => {
  await using platform = await startStagedPlatform();
  const post = await runAction('post', { inputs: inputsFor(platform, 'fast') });
  expect(post).toMatchObject({ exitCode: 0, printed: '', summary: '' });
  expect(platform.requests).toEqual([]);
});
