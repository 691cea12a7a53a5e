import { describe, expect, test } from 'vitest';
import { errorsOf, type PlayedStep, playStep } from './step-play.ts';

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

  test('share one budget of requests', async () => {
    const { outputs, requests } = await playing;
    expect(Number(outputs['requests-used'])).toBe(requests.length);
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
  test('is reported although the platform does not respond for one of them', async () => {
    const { outputs } = await deployAll(['fast', 'hangs'], { logs: 'off', timeout: '20s' });
    expect(outputs.result).toBe('timed_out');
    expect(JSON.parse(outputs.results ?? '')).toMatchObject([{ result: 'success' }, { result: 'timed_out' }]);
  });
});
