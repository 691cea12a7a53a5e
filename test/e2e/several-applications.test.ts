import { beforeAll, describe, test, vi } from 'vitest';
import { type ActionOutcome, runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor, logLinesIn } from './plays.ts';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

interface Run {
  readonly outcome: ActionOutcome;
  readonly platform: StagedPlatform;
}

vi.setConfig({ maxConcurrency: 24 });

/** Deploys several applications at once; scenarios by name, each with a tail of its own. */
async function deployAll(appIds: readonly string[], inputs: Readonly<Record<string, string>> = {}): Promise<Run> {
  await using platform = await startStagedPlatform({ rateLimit: 100_000 });
  const outcome = await runAction('main', { inputs: inputsFor(platform, appIds.join('\n'), inputs) });
  return { outcome, platform };
}

describe.concurrent('three applications of which one fails', () => {
  const APPS = ['succeeds--web', 'build-fails--api', 'fast--worker'];
  let run: Run;
  beforeAll(async () => {
    run = await deployAll(APPS);
  });

  test('make the step fail with one error that names the failed one', ({ expect }) => {
    const [error, ...others] = errorsIn(run.outcome);
    expect(run.outcome.exitCode).toBe(1);
    expect(others).toEqual([]);
    expect(error).toMatch(
      /^::error title=Deployment failed%3A build-fails--api::Application build-fails--api: .*BUILD_ERROR/,
    );
  });

  test('are each deployed once and followed to the end', ({ expect }) => {
    for (const appId of APPS) expect(run.platform.sandbox.deploymentsStarted(appId)).toBe(1);
    const results: unknown = JSON.parse(run.outcome.outputs['results'] ?? '');
    expect(results).toMatchObject([
      { 'app-id': 'succeeds--web', result: 'success', state: 'RUNNING', confirmed: true },
      { 'app-id': 'build-fails--api', result: 'failure', state: 'BUILD_ERROR', confirmed: true },
      { 'app-id': 'fast--worker', result: 'success', state: 'RUNNING', confirmed: true },
    ]);
  });

  test('have results with the keys of the outputs, and phases that follow on each other', ({ expect }) => {
    const results = JSON.parse(run.outcome.outputs['results'] ?? '') as readonly Record<string, unknown>[];
    for (const result of results) {
      expect(Object.keys(result)).toEqual([
        'app-id',
        'result',
        'reason',
        'confirmed',
        'deployment-id',
        'state',
        'service-deployment-status',
        'last-deployment-date',
        'commit',
        'duration-seconds',
        'phases',
      ]);
      const phases = result['phases'] as readonly Record<string, string>[];
      expect(phases.slice(1).map((phase) => phase['started-at'])).toEqual(
        phases.slice(0, -1).map((phase) => phase['ended-at']),
      );
    }
  });

  test('set the outputs to those of the worst result', ({ expect }) => {
    const { outputs } = run.outcome;
    expect(outputs).toMatchObject({ result: 'failure', state: 'BUILD_ERROR', confirmed: 'true' });
    expect(outputs['reason']).toMatch(/^build-fails--api: /);
    expect(outputs['deployment-id']).toBe(JSON.parse(outputs['results'] ?? '')[1]['deployment-id']);
  });

  test('share one budget of requests', ({ expect }) => {
    expect(Number(run.outcome.outputs['requests-used'])).toBeGreaterThanOrEqual(run.platform.requests.length);
  });

  test('are named in each of their lines', ({ expect }) => {
    const { printed, logFile } = run.outcome;
    for (const appId of APPS) {
      expect(printed).toContain(`[${appId}] │ Deployment of ${appId} requested`);
      expect(logFile).toContain(`[${appId}] Deployment of ${appId} requested`);
    }
    expect(printed).toMatch(/^\[succeeds--web\] RUNNING after /m);
    expect(logLinesIn(run.outcome)).toContain('Deployment failed: the image could not be built');
  });

  test('are in one summary', ({ expect }) => {
    expect(run.outcome.summary).toMatch(/^## ❌ Deployment failed: 1 of 3 applications\n/);
    for (const appId of APPS) expect(run.outcome.summary).toContain(`| ${appId} |`);
  });
});

describe.concurrent('the result of several applications', () => {
  test.for([
    [['fast--a', 'fast--b'], 'success', 0, 0],
    [['fast', 'unchanged'], 'unchanged', 0, 0],
    [['fast', 'canceled', 'unchanged'], 'cancelled', 1, 1],
    [['superseded', 'never-starts', 'fast'], 'timed_out', 1, 2],
    [['build-fails', 'terminal-answer', 'never-starts'], 'failure', 1, 3],
  ] as const)('%j is %s', async ([apps, result, exitCode, errors], { expect }) => {
    const { outcome } = await deployAll(apps, { logs: 'off', 'start-timeout': '1s' });
    expect(outcome.outputs['result']).toBe(result);
    expect(outcome.exitCode).toBe(exitCode);
    expect(errorsIn(outcome)).toHaveLength(errors);
  });

  test('is reported although the platform does not respond for one of them', async ({ expect }) => {
    const { outcome } = await deployAll(['fast', 'hangs'], { logs: 'off', timeout: '20s' });
    expect(outcome.outputs['result']).toBe('timed_out');
    expect(JSON.parse(outcome.outputs['results'] ?? '')).toMatchObject([
      { result: 'success' },
      { result: 'timed_out' },
    ]);
  });
});
