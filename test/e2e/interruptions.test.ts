import type { ChildProcess } from 'node:child_process';
import { describe, expect, test, vi } from 'vitest';
import { OUTPUT_NAMES } from '../../src/report/outputs.ts';
import { type ActionOutcome, type ActionRun, runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor, writesAmong } from './plays.ts';
import { type StagedPlatform, type StagingOptions, startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ maxConcurrency: 24 });

/** How long a step that was asked to stop may take to end, in milliseconds: the runner kills it after ten seconds. */
const STOP_LIMIT_MS = 5_000;

/** A run that is sent signals, and killed where it has not ended in time by then. */
class Interruption {
  readonly #signals: readonly NodeJS.Signals[];
  #child: ChildProcess | null = null;
  #printed = '';
  #isSent = false;

  constructor(...signals: readonly NodeJS.Signals[]) {
    this.#signals = signals;
  }

  /** Answers the hooks of a run that sends the signals once `text` was printed. */
  when(text: string): Pick<ActionRun, 'onStart' | 'onOutput'> {
    return {
      ...this.whenTold(),
      onOutput: (piece) => {
        this.#printed += piece;
        if (this.#printed.includes(text)) this.send();
      },
    };
  }

  /** Answers the hooks of a run that is sent the signals by a call of {@link send}. */
  whenTold(): Pick<ActionRun, 'onStart'> {
    return {
      onStart: (child) => {
        this.#child = child;
      },
    };
  }

  send(): void {
    const child = this.#child;
    if (this.#isSent || child === null) return;
    this.#isSent = true;
    for (const signal of this.#signals) child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_LIMIT_MS);
    child.once('exit', () => clearTimeout(timer));
  }
}

interface Interrupted {
  readonly outcome: ActionOutcome;
  readonly platform: StagedPlatform;
}

async function interrupt(appId: string, text: string, ...signals: readonly NodeJS.Signals[]): Promise<Interrupted> {
  await using platform = await startStagedPlatform();
  const inputs = inputsFor(platform, appId);
  const outcome = await runAction('main', { inputs, ...new Interruption(...signals).when(text) });
  return { outcome, platform };
}

/** Runs a step whose signal comes when the platform has taken the first request of a method. */
async function interruptAt(method: string, appId: string, staging: StagingOptions = {}): Promise<Interrupted> {
  const interruption = new Interruption('SIGINT');
  await using platform = await startStagedPlatform({
    ...staging,
    onRequest: (request) => {
      if (request.method === method) interruption.send();
    },
  });
  const outcome = await runAction('main', {
    inputs: inputsFor(platform, appId, { logs: 'off' }),
    ...interruption.whenTold(),
  });
  return { outcome, platform };
}

describe.concurrent('a step that is asked to stop', () => {
  test.for([
    ['SIGINT', 'never-ends', 'DEPLOYING after'],
    ['SIGTERM', 'never-ends', 'DEPLOYING after'],
    ['SIGINT', 'hangs', 'The platform took the deployment'],
    ['SIGTERM', 'hangs', 'The platform took the deployment'],
  ] as const)('by %s, on the scenario %s, ends soon and is cancelled', async ([signal, appId, text], { expect }) => {
    const { outcome, platform } = await interrupt(appId, text, signal);
    expect(outcome.signal).toBeNull();
    expect(outcome.exitCode).toBe(1);
    expect(Object.keys(outcome.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outcome.outputs).toMatchObject({ result: 'cancelled', confirmed: 'false' });
    expect(outcome.outputs['deployment-id']).toMatch(/^[\da-f-]{36}$/);
    expect(errorsIn(outcome)).toEqual([expect.stringContaining(`Application ${appId}: `)]);
    expect(outcome.summary).toMatch(new RegExp(`^## ❌ Cancelled: ${appId}\n`));
    expect(platform.sandbox.deploymentsStarted(appId)).toBe(1);
  });

  test('twice, ends all the same', async ({ expect }) => {
    const { outcome } = await interrupt('hangs', 'The platform took the deployment', 'SIGINT', 'SIGTERM');
    expect(outcome.exitCode).toBe(1);
    expect(outcome.outputs['result']).toBe('cancelled');
    expect(errorsIn(outcome)).toHaveLength(1);
  });

  test('before anything was started starts nothing, and says so', async ({ expect }) => {
    const { outcome, platform } = await interruptAt('GET', 'slow');
    expect(outcome.outputs).toMatchObject({
      result: 'cancelled',
      reason: 'Interrupted before anything was started.',
      'deployment-id': '',
    });
    expect(outcome.exitCode).toBe(1);
    expect(writesAmong(platform.requests)).toEqual([]);
  });

  test('while the platform answers the request that deploys does not say that nothing was started', async ({
    expect,
  }) => {
    const { outcome, platform } = await interruptAt('POST', 'slow');
    expect(outcome.outputs['result']).toBe('cancelled');
    expect(outcome.outputs['reason']).toMatch(/the deployment goes on at the platform/);
    expect(platform.sandbox.deploymentsStarted('slow')).toBe(1);
  });

  test('leaves nothing to say for the post step', async ({ expect }) => {
    const { outcome } = await interrupt('never-ends', 'DEPLOYING after', 'SIGINT');
    const post = await runAction('post', { inputs: { token: 'sandbox-ci' }, state: outcome.state });
    expect(outcome.state['phase']).toBe('finished');
    expect(post).toMatchObject({ exitCode: 0, printed: '', summary: '' });
  });
});

describe.concurrent('a step that is killed', () => {
  test('leaves the result unknown, and the deployment to the post step', async ({ expect }) => {
    const { outcome } = await interrupt('never-ends', 'DEPLOYING after', 'SIGKILL');
    const post = await runAction('post', { inputs: { token: 'sandbox-ci' }, state: outcome.state });
    const [kept] = JSON.parse(outcome.state['deployments'] ?? '') as readonly { deploymentId: string }[];

    expect(outcome.signal).toBe('SIGKILL');
    expect(Object.keys(outcome.outputs)).toEqual([...OUTPUT_NAMES]);
    expect(outcome.outputs).toMatchObject({ result: 'unknown', confirmed: 'false' });
    expect(post.exitCode).toBe(0);
    expect(post.printed).toMatch(/^::warning title=Ended before the verdict::The deploy step was ended [^\n]*\n$/);
    expect(post.printed).toContain(`Deployment ${kept?.deploymentId} of never-ends was left running on the platform.`);
    expect(post.summary).toMatch(/^## ⚠️ Ended before the verdict\n/);
    expect(post.summary).toContain(kept?.deploymentId);
  });

  test('before the platform answered leaves open whether a deployment was started', async ({ expect }) => {
    const { outcome } = await interrupt('slow', '::add-mask::', 'SIGKILL');
    const post = await runAction('post', { inputs: { token: 'sandbox-ci' }, state: outcome.state });
    const isEarly = outcome.state['deployments'] === undefined;
    expect(outcome.outputs['result']).toBe('unknown');
    expect(post.printed).toMatch(isEarly ? /^$/ : /A deployment of slow may or may not have been started\./);
  });

  test('leaves nothing of those that had ended', async ({ expect }) => {
    await using platform = await startStagedPlatform();
    const inputs = inputsFor(platform, 'fast, never-ends', { logs: 'off' });
    const hooks = new Interruption('SIGKILL').when('[never-ends] DEPLOYING after');
    const { state } = await runAction('main', { inputs, ...hooks });
    const { printed } = await runAction('post', { inputs: { token: 'sandbox-ci' }, state });
    expect(printed).toContain(' of never-ends was left running');
    expect(printed).not.toContain('fast');
  });
});

test('the post step says nothing where no main step ran', async () => {
  const post = await runAction('post', { inputs: { token: 'sandbox-ci' } });
  expect(post).toMatchObject({ exitCode: 0, printed: '', summary: '' });
});
