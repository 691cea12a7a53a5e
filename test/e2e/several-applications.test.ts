import { describe, expect, test } from 'vitest';
import { errorsOf, logLinesOf, type PlayedStep, playStep } from './step-play.ts';

/** Deploys several applications at once; scenarios by name, each with a tail of its own. */
function deployAll(appIds: readonly string[], inputs: Readonly<Record<string, string>> = {}): Promise<PlayedStep> {
  return playStep(appIds.join('\n'), inputs, { rateLimit: 100_000 });
}

describe('three applications, one of which fails,', () => {
  const APPS = ['succeeds--web', 'build-fails--api', 'fast--worker'];
  const playing = deployAll(APPS);

  test('make the step fail with one error that names the failed one', async () => {
    const run = await playing;
    const [error, ...others] = errorsOf(run);
    expect(run.exitCode).toBe(1);
    expect(others).toEqual([]);
    expect(error).toMatch(
      /^error Deployment failed: build-fails--api: src\/server\.ts:42 .*\nApplication build-fails--api: .*BUILD_ERROR/,
    );
  });

  test('are each deployed once and followed to the outcome', async () => {
    const { outputs, sandbox } = await playing;
    for (const appId of APPS) expect(sandbox.deploymentsStarted(appId)).toBe(1);
    const results: unknown = JSON.parse(outputs.results ?? '');
    expect(results).toMatchObject([
      { 'app-id': 'succeeds--web', result: 'success', state: 'RUNNING', confirmed: true },
      { 'app-id': 'build-fails--api', result: 'failure', state: 'BUILD_ERROR', confirmed: true },
      { 'app-id': 'fast--worker', result: 'success', state: 'RUNNING', confirmed: true },
    ]);
  });

  test('have results with the keys of the outputs, and phases that follow on each other', async () => {
    const { outputs } = await playing;
    const results = JSON.parse(outputs.results ?? '') as readonly Record<string, unknown>[];
    for (const result of results) {
      expect(Object.keys(result)).toEqual([
        'app-id',
        'name',
        'result',
        'reason',
        'reason-code',
        'confirmed',
        'deployment-id',
        'state',
        'service-deployment-status',
        'last-deployment-date',
        'commit',
        'previous-commit',
        'duration-seconds',
        'causes',
        'phases',
      ]);
      const phases = result['phases'] as readonly Record<string, string>[];
      expect(phases.slice(1).map((phase) => phase['started-at'])).toEqual(
        phases.slice(0, -1).map((phase) => phase['ended-at']),
      );
    }
  });

  test('set the outputs to those of the worst result', async () => {
    const { outputs } = await playing;
    expect(outputs).toMatchObject({ result: 'failure', state: 'BUILD_ERROR', confirmed: 'true' });
    expect(outputs.reason).toMatch(/^build-fails--api: /);
    expect(outputs['deployment-id']).toBe(JSON.parse(outputs.results ?? '')[1]['deployment-id']);
  });

  test('share one budget of requests', async () => {
    const { outputs, requests } = await playing;
    expect(Number(outputs['requests-used'])).toBe(requests.length);
  });

  test('are named in each of their lines', async () => {
    const { lines, logFile } = await playing;
    const printed = lines.join('\n');
    for (const appId of APPS) {
      expect(printed).toContain(`[${appId}] │ Deployment of ${appId} requested`);
      expect(logFile).toContain(`[${appId}] Deployment of ${appId} requested`);
    }
    expect(printed).toMatch(/^info \[succeeds--web\] RUNNING after /m);
    expect(logLinesOf({ lines })).toContain('Deployment failed: the image could not be built');
  });

  test('appear in one summary', async () => {
    const [summary, ...others] = (await playing).summaries;
    expect(others).toEqual([]);
    expect(summary).toMatch(/^## ❌ Deployment failed: 1 of 3 applications\n/);
    for (const appId of APPS) expect(summary).toContain(`| ${appId} |`);
  });
});

test('applications with names are shown by them, and their ids are in the results', async () => {
  const { lines, outputs, summaries, sandbox } = await deployAll(['web=succeeds--7f1c', 'api = build-fails--c35d']);
  const printed = lines.filter((line) => !line.includes('│')).join('\n');
  expect(printed).toContain('[web] RUNNING after ');
  expect(printed).toMatch(/^error Deployment failed: api: .*\nApplication api: /m);
  expect(printed).not.toMatch(/7f1c|c35d/);
  expect(summaries.join('').match(/Ids of \*\*api\*\*: application build-fails--c35d, deployment /g)).toHaveLength(1);
  expect(sandbox.deploymentsStarted('build-fails--c35d')).toBe(1);
  expect(JSON.parse(outputs.results ?? '')).toMatchObject([
    { 'app-id': 'succeeds--7f1c', name: 'web' },
    { 'app-id': 'build-fails--c35d', name: 'api' },
  ]);
});

describe('the result of several applications', () => {
  test.for([
    [['fast--a', 'fast--b'], 'success', 0, 0],
    [['fast', 'unchanged'], 'unchanged', 1, 1],
    [['fast', 'canceled', 'unchanged'], 'cancelled', 1, 2],
    [['superseded', 'never-starts', 'fast'], 'timed_out', 1, 2],
    [['build-fails', 'terminal-answer', 'never-starts'], 'failure', 1, 3],
  ] as const)('%j is %s', async ([apps, result, exitCode, errors]) => {
    const played = await deployAll(apps, { logs: 'off' });
    expect(played.outputs.result).toBe(result);
    expect(played.exitCode).toBe(exitCode);
    expect(errorsOf(played)).toHaveLength(errors);
  });

  test('is reported although the platform does not respond for one of them', async () => {
    const { outputs } = await deployAll(['fast', 'hangs'], { logs: 'off', timeout: '20s' });
    expect(outputs.result).toBe('timed_out');
    expect(JSON.parse(outputs.results ?? '')).toMatchObject([{ result: 'success' }, { result: 'timed_out' }]);
  });
});
