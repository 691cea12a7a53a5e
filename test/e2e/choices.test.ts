import { describe, expect, test, vi } from 'vitest';
import { runAction } from '../support/action-runner.ts';
import { errorsIn, inputsFor, logLinesIn, playScenario, writesAmong } from './plays.ts';
import { startStagedPlatform } from './staged-platform.ts';

vi.setConfig({ maxConcurrency: 24 });

const QUIET = { logs: 'off' };

describe.concurrent('the exit code', () => {
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
  ] as const)('for %s under %o, which ends as %s, is %i', async ([app, inputs, result, exitCode], { expect }) => {
    const { outcome } = await playScenario(app, { inputs: { ...QUIET, ...inputs } });
    expect(outcome.outputs['result']).toBe(result);
    expect(outcome.exitCode).toBe(exitCode);
    expect(errorsIn(outcome)).toHaveLength(exitCode);
  });
});

describe.concurrent('an input that decides what the step does:', () => {
  test('wait: false ends the step after the trigger, without a status check', async ({ expect }) => {
    const { outcome, requests, started } = await playScenario('succeeds', { inputs: { wait: 'false' } });
    expect(outcome.outputs).toMatchObject({ result: 'triggered', confirmed: 'false' });
    expect(outcome.outputs['deployment-id']).toMatch(/^[\da-f-]{36}$/);
    expect(requests.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(started).toBe(1);
  });

  test('dry-run: true checks the status and writes nothing, no variable or secret either', async ({ expect }) => {
    const inputs = { 'dry-run': 'true', token: 'sandbox-admin', variables: 'A=1', secrets: 'B=a-long-secret' };
    const { outcome, requests } = await playScenario('succeeds', { inputs });
    expect(outcome.outputs).toMatchObject({ result: 'skipped', state: 'RUNNING', 'deployment-id': '' });
    expect(outcome.exitCode).toBe(0);
    expect(writesAmong(requests)).toEqual([]);
  });

  test.for([
    ['succeeds', 'success', 0],
    ['never-starts', 'failure', 1],
  ] as const)('trigger: false reports the current state of %s as %s', async ([app, result, exitCode], { expect }) => {
    const { outcome, requests } = await playScenario(app, { inputs: { trigger: 'false' } });
    expect(outcome.outputs).toMatchObject({ result, confirmed: 'false' });
    expect(outcome.exitCode).toBe(exitCode);
    expect(writesAmong(requests)).toEqual([]);
  });

  test('trigger: false follows a deployment in progress to its end and shows its log', async ({ expect }) => {
    await using platform = await startStagedPlatform();
    const headers = { Authorization: 'Token sandbox-ci' };
    await fetch(`${platform.url}/application/build-fails/deploy`, { method: 'POST', headers });
    const outcome = await runAction('main', { inputs: inputsFor(platform, 'build-fails', { trigger: 'false' }) });
    expect(outcome.outputs).toMatchObject({ result: 'failure', state: 'BUILD_ERROR', confirmed: 'true' });
    expect(logLinesIn(outcome).at(-1)).toBe('Deployment failed: the image could not be built');
    expect(platform.sandbox.deploymentsStarted('build-fails')).toBe(1);
  });

  test('on-conflict: fail starts nothing while another deployment is in progress (B8)', async ({ expect }) => {
    const { outcome, started } = await playScenario('conflict', { inputs: { ...QUIET, 'on-conflict': 'fail' } });
    expect(outcome.outputs['result']).toBe('failure');
    expect(outcome.outputs['reason']).toContain('Another deployment of this application is in progress.');
    expect(started).toBe(0);
  });

  test('on-conflict: adopt follows the deployment that is in progress (B8)', async ({ expect }) => {
    const { outcome, started } = await playScenario('conflict-400', { inputs: { ...QUIET, 'on-conflict': 'adopt' } });
    expect(outcome.outputs).toMatchObject({ result: 'success', state: 'RUNNING' });
    expect(started).toBe(0);
  });

  test.for([
    ['success-states', 'success', 0],
    ['failure-states', 'failure', 1],
  ] as const)('%s make an unknown state a %s (B12)', async ([input, result, exitCode], { expect }) => {
    const { outcome } = await playScenario('unknown-state', { inputs: { ...QUIET, [input]: 'stranded, shipshape' } });
    expect(outcome.outputs).toMatchObject({ result, state: 'SHIPSHAPE' });
    expect(outcome.exitCode).toBe(exitCode);
  });
});

describe.concurrent('the log', () => {
  test('is printed as it arrives, in groups between the states, if it is streamed', async ({ expect }) => {
    const { outcome } = await playScenario('build-fails', { inputs: { logs: 'stream' } });
    const lines = outcome.printed.split('\n');
    const places = ['QUEUED after', 'HEAD is now at', 'BUILD_ERROR after', 'error TS2339', '::error'].map((text) =>
      lines.findIndex((line) => line.includes(text)),
    );
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('is printed when the deployment fails if it is held back', async ({ expect }) => {
    const { outcome } = await playScenario('build-fails', { inputs: { logs: 'on-failure', 'log-tail': '3' } });
    const [before = '', after = ''] = outcome.printed.split(/::group::.* build-fails\n/);
    expect(before).toContain('BUILD_ERROR after');
    expect(logLinesIn({ printed: before })).toEqual([]);
    expect(logLinesIn({ printed: after })).toEqual([
      '#9 ERROR: process "/bin/sh -c npm run build" did not complete successfully: exit code: 2',
      'Build failed after 29s',
      'Deployment failed: the image could not be built',
    ]);
  });

  test('is not printed when the deployment succeeds if it is held back', async ({ expect }) => {
    const { outcome } = await playScenario('fast', { inputs: { logs: 'on-failure' } });
    expect(logLinesIn(outcome)).toEqual([]);
    expect(outcome.logFile).toBe(
      [
        'Deployment of fast requested for commit a1b2c3d4e5f60718293a4b5c6d7e8f9001122334',
        'The image registry.local/fast:a1b2c3d4e5f6 is there already',
        'Deployment finished in 0s\n',
      ].join('\n'),
    );
  });

  test('is not read if it is off', async ({ expect }) => {
    const { outcome, requests } = await playScenario('build-fails', { inputs: QUIET });
    expect(requests.filter(({ target }) => target.includes('/log'))).toEqual([]);
    expect(outcome.outputs['log-file']).toBe('');
    expect(logLinesIn(outcome)).toEqual([]);
  });
});

describe.concurrent('the commit', () => {
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
  ] as const)('is %s', async ([, inputs, event, commit], { expect }) => {
    await using platform = await startStagedPlatform();
    const env = { GITHUB_EVENT_NAME: Object.keys(event)[0] ?? 'push' };
    const { outputs } = await runAction('main', {
      inputs: inputsFor(platform, 'fast', { ...QUIET, wait: 'false', ...inputs }),
      event,
      env,
    });
    const [deploy] = platform.requests.filter(({ method }) => method === 'POST');
    expect(outputs['commit']).toBe(commit);
    expect(deploy?.body).toBe(commit === '' ? '{}' : JSON.stringify({ git_commit_id: commit }));
  });
});

test('a pull request that was closed without a merge is refused before anything is requested', async () => {
  await using platform = await startStagedPlatform();
  const event = { action: 'closed', pull_request: { number: 7, head: { sha: 'a'.repeat(40) }, merged: false } };
  const inputs = inputsFor(platform, 'fast', { ...QUIET, 'pr-comment': 'on' });
  const outcome = await runAction('main', { inputs, event, env: { GITHUB_EVENT_NAME: 'pull_request' } });
  expect(outcome.exitCode).toBe(1);
  expect(errorsIn(outcome)).toEqual([expect.stringMatching(/commit: .* Add if: github\.event\.pull_request\.merged /)]);
  expect(platform.requests).toEqual([]);
});

describe.concurrent('the summary', () => {
  test('is not written if it is off', async ({ expect }) => {
    const { outcome } = await playScenario('fast', { inputs: { ...QUIET, summary: 'false' } });
    expect(outcome.summary).toBe('');
  });
});

test('the outputs count the requests that the platform saw', async () => {
  const { outcome, requests } = await playScenario('fast', { inputs: QUIET });
  expect(outcome.outputs['requests-used']).toBe(`${requests.length}`);
  expect(outcome.outputs['rate-limit-remaining']).toBe(`${10_000_000 - requests.length}`);
});
