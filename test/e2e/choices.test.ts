import { describe, expect, test } from 'vitest';
import type { Sandbox } from '../../src/sandbox/sandbox.ts';
import { errorsOf, logLinesOf, playStep, writesOf } from './step-play.ts';

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

describe('an input', () => {
  test('wait: false finishes the step after the trigger, without a status check', async () => {
    const { outputs, requests, started } = await playStep('succeeds', { wait: 'false' });
    expect(outputs).toMatchObject({ result: 'triggered', confirmed: 'false' });
    expect(outputs['deployment-id']).toMatch(/^[\da-f-]{36}$/);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(started).toBe(1);
  });

  test('dry-run: true checks the status and writes nothing, no variable or secret either', async () => {
    const inputs = { 'dry-run': 'true', token: 'sandbox-admin', variables: 'A=1', secrets: 'B=a-long-secret' };
    const { exitCode: code, outputs, requests } = await playStep('succeeds', inputs);
    expect(outputs).toMatchObject({ result: 'skipped', state: 'RUNNING', 'deployment-id': '' });
    expect(code).toBe(0);
    expect(writesOf({ requests })).toEqual([]);
  });

  test.for([
    ['succeeds', 'success', 0],
    ['never-starts', 'failure', 1],
  ] as const)('trigger: false reports the current state of %s as %s', async ([app, result, exitCode]) => {
    const { exitCode: code, outputs, requests } = await playStep(app, { trigger: 'false' });
    expect(outputs).toMatchObject({ result, confirmed: 'false' });
    expect(code).toBe(exitCode);
    expect(writesOf({ requests })).toEqual([]);
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

  test('on-conflict: fail starts nothing while another deployment is in progress (B8)', async () => {
    const { outputs, started } = await playStep('conflict', { ...QUIET, 'on-conflict': 'fail' });
    expect(outputs.result).toBe('failure');
    expect(outputs.reason).toContain('Another deployment of this application is in progress.');
    expect(started).toBe(0);
  });

  test('on-conflict: adopt follows the deployment that is in progress (B8)', async () => {
    const { outputs, started } = await playStep('conflict-400', { ...QUIET, 'on-conflict': 'adopt' });
    expect(outputs).toMatchObject({ result: 'success', state: 'RUNNING' });
    expect(started).toBe(0);
  });

  test.for([
    ['success-states', 'success', 0],
    ['failure-states', 'failure', 1],
  ] as const)('%s make an unknown state a %s (B12)', async ([input, result, exitCode]) => {
    const { exitCode: code, outputs } = await playStep('unknown-state', { ...QUIET, [input]: 'stranded, shipshape' });
    expect(outputs).toMatchObject({ result, state: 'SHIPSHAPE' });
    expect(code).toBe(exitCode);
  });
});

describe('the log', () => {
  test('is printed as it arrives, in groups between the states, if it is streamed', async () => {
    const { lines } = await playStep('build-fails', { logs: 'stream' });
    const places = ['QUEUED after', 'HEAD is now at', 'BUILD_ERROR after', 'error TS2339'].map((text) =>
      lines.findIndex((line) => line.includes(text)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('is printed once, around the cause, when the deployment fails if it is held back', async () => {
    const { lines } = await playStep('build-fails', { logs: 'on-failure', 'log-tail': '3' });
    const at = lines.findIndex((line) => /^info .* error of build-fails /.test(line));
    const before = lines.slice(0, at);
    expect(before.join('\n')).toContain('BUILD_ERROR after');
    expect(logLinesOf({ lines: before })).toEqual([]);
    expect(logLinesOf({ lines: lines.slice(at) })).toEqual([
      '  #9 > tsc -p . && vite build',
      "\x1b[31m→ #9 src/server.ts(42,5): error TS2339: Property 'listne' does not exist on type 'Server'.\x1b[0m",
      '  #9 ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 2',
    ]);
  });

  test('is not printed when the deployment succeeds if it is held back', async () => {
    const played = await playStep('fast', { logs: 'on-failure' });
    expect(logLinesOf(played)).toEqual([]);
    expect(played.logFile).toBe(
      [
        'Deployment of fast requested for commit a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
        'The image registry.local/fast:a1b2c3d4e5f6 already exists',
        'Deployment finished in 0s\n',
      ].join('\n'),
    );
  });

  test('is not read if it is off', async () => {
    const played = await playStep('build-fails', QUIET);
    expect(played.requests.filter(({ path }) => path.includes('/log'))).toEqual([]);
    expect(played.outputs['log-file']).toBe('');
    expect(logLinesOf(played)).toEqual([]);
  });
});

describe('the commit', () => {
  const SHA = '0123456789abcdef0123456789abcdef01234567';

  test.for([
    ['the one of GITHUB_SHA', {}, {}, 'a1b2c3d4e5f60718293a4b5c6d7e8f9001122334'],
    ["a pull request's head", {}, { pull_request: { head: { sha: SHA } } }, SHA],
    [
      'the merge of a pull request that was merged and closed',
      {},
      { pull_request: { head: { sha: SHA.replace('0', 'f') }, merged: true, merge_commit_sha: SHA }, action: 'closed' },
      SHA,
    ],
    ["a merge group's head", {}, { merge_group: { head_sha: SHA } }, SHA],
    ["a workflow run's head", {}, { workflow_run: { head_sha: SHA } }, SHA],
    ['the one that is named', { commit: 'v1.2.3' }, { pull_request: { head: { sha: SHA } } }, 'v1.2.3'],
    ['none', { commit: 'none' }, {}, ''],
  ] as const)('is %s', async ([, inputs, event, commit]) => {
    const env = { GITHUB_EVENT_NAME: Object.keys(event)[0] ?? 'push' };
    const { outputs, requests } = await playStep('fast', { ...QUIET, wait: 'false', ...inputs }, { event, env });
    const [deploy] = requests.filter(({ method }) => method === 'POST');
    expect(outputs.commit).toBe(commit);
    expect(deploy?.body).toBe(commit === '' ? '{}' : JSON.stringify({ git_commit_id: commit }));
  });
});

test('a pull request that was closed without a merge is refused before anything is requested', async () => {
  const event = { action: 'closed', pull_request: { number: 7, head: { sha: 'a'.repeat(40) }, merged: false } };
  const env = { GITHUB_EVENT_NAME: 'pull_request' };
  const played = await playStep('fast', { ...QUIET, 'pr-comment': 'on' }, { event, env });
  expect(played.exitCode).toBe(1);
  expect(errorsOf(played)).toEqual([expect.stringMatching(/commit: .* Add if: github\.event\.pull_request\.merged /)]);
  expect(played.requests).toEqual([]);
});

describe('the summary', () => {
  test('is not written if it is off', async () => {
    const { summaries } = await playStep('fast', { ...QUIET, summary: 'false' });
    expect(summaries).toEqual([]);
  });
});

test('the outputs count the requests that the platform saw', async () => {
  const { outputs, requests } = await playStep('fast', QUIET, { rateLimit: 1_000 });
  expect(outputs['requests-used']).toBe(`${requests.length}`);
  expect(outputs['rate-limit-remaining']).toBe(`${1_000 - requests.length}`);
});
