import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { errorsOf, logLinesOf, playStep } from './step-play.ts';

const QUIET = { logs: 'off' };

describe('the exit code', () => {
  test.for([
    ['unchanged', { 'on-unchanged': 'succeed', 'start-timeout': '1s' }, 'unchanged', 0],
    ['unchanged', { 'on-unchanged': 'fail', 'start-timeout': '1s' }, 'unchanged', 1],
    ['superseded', { 'on-superseded': 'fail' }, 'superseded', 1],
    ['superseded', { 'on-superseded': 'neutral' }, 'superseded', 0],
    ['superseded', { 'on-superseded': 'succeed' }, 'superseded', 0],
    ['succeeds', {}, 'success', 0],
    ['succeeds', { wait: 'false' }, 'triggered', 0],
    ['succeeds', { 'dry-run': 'true' }, 'skipped', 0],
    ['build-fails', {}, 'failure', 1],
    ['canceled', {}, 'cancelled', 1],
    ['never-ends', { timeout: '3s' }, 'timed_out', 1],
    ['deploy-only', {}, 'unknown', 1],
  ] as const)('for %s under %o, with the result %s, is %i', async ([app, inputs, result, exitCode]) => {
    const played = await playStep(app, { ...QUIET, ...inputs });
    expect(played.outputs.result).toBe(result);
    expect(played.exitCode).toBe(exitCode);
    expect(errorsOf(played)).toHaveLength(exitCode);
  });
});

test('trigger: false follows a deployment in progress to its outcome and shows its log', async () => {
  const headers = { host: '127.0.0.1', authorization: 'Token sandbox-ci' };
  const target = '/api/v1/application/build-fails/deploy';
  const prepare = (sandbox: Sandbox) => sandbox.handle({ method: 'POST', target, headers, body: '' });
  const played = await playStep('build-fails', { trigger: 'false' }, { prepare });
  expect(played.outputs).toMatchObject({ result: 'failure', state: 'BUILD_ERROR', confirmed: 'true' });
  expect(logLinesOf(played)).toContain('Deployment failed: the image could not be built');
  expect(played.started).toBe(1);
});

test('a pull request that was closed without a merge is refused before anything is requested', async () => {
  const event = { action: 'closed', pull_request: { number: 7, head: { sha: 'a'.repeat(40) }, merged: false } };
  const env = { GITHUB_EVENT_NAME: 'pull_request' };
  const played = await playStep('fast', { ...QUIET, 'pr-comment': 'on' }, { event, env });
  expect(played.exitCode).toBe(1);
  expect(errorsOf(played)).toEqual([expect.stringMatching(/commit: .* Add if: github\.event\.pull_request\.merged /)]);
  expect(played.requests).toEqual([]);
});

test('the outputs count the requests that the platform saw', async () => {
  const { outputs, requests } = await playStep('fast', QUIET, { rateLimit: 1_000 });
  expect(outputs['requests-used']).toBe(`${requests.length}`);
  expect(outputs['rate-limit-remaining']).toBe(`${1_000 - requests.length}`);
});
