import { describe, expect, test } from 'vitest';
import { createPlatformCreator, createRetryTimeout } from '../../../src/cli/up/platform-creator.ts';
import { createPlatformDeployer, type DeployerWatch } from '../../../src/cli/up/platform-deployer.ts';
import { readUpChoices } from '../../../src/cli/up/run-up.ts';
import type { DeploymentRecord } from '../../../src/deploy/state.ts';
import type { Platform } from '../../../src/platform/client.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createLoopbackClock } from '../../support/loopback-clock.ts';
import type { Step } from '../../support/scripted-server.ts';
import { openPlatform } from '../resources/platform.ts';

const PROJECT = { kind: 'project', spec: { name: 'shop' } } as const;
const VARIABLE = { kind: 'variable', key: 'A', value: 'mine' } as const;

const policyFor = (timeout: string) =>
  readUpChoices({ timeout }, { folder: '/', env: {} }, { path: null, timeout: null }).policy;

const retryTimeoutFor = (platform: Platform) =>
  createRetryTimeout({
    platform,
    clock: createFakeClock(),
    signal: new AbortController().signal,
    waits: () => undefined,
  });

async function creatorFor(...steps: readonly Step[]) {
  const { platform, requests } = await openPlatform(...steps);
  return {
    creator: createPlatformCreator({
      platform,
      organizationId: 'o',
      secrets: new Map([['TOKEN_OF_T', 'value-of-t']]),
      retryTimeout: retryTimeoutFor(platform),
      clock: createFakeClock(),
      random: () => 0.5,
    }),
    requests,
  };
}

async function deployerFor(...steps: readonly Step[]) {
  const { platform } = await openPlatform(...steps);
  const silent = () => undefined;
  const watch = { changed: silent, notice: silent, log: silent };
  const signal = new AbortController().signal;
  const parts = { policy: policyFor('1s'), watch, clock: createFakeClock(), random: () => 0.5, signal };
  return createPlatformDeployer({ platform, ...parts, retryTimeout: retryTimeoutFor(platform) });
}

/** Deploys `a1` with the engine at a platform that plays `steps`, and answers what was told meanwhile. */
async function deployWith(
  steps: readonly Step[],
  { timeout = '10m', commit = null as string | null, signal = new AbortController().signal, settled = () => {} } = {},
) {
  const { platform, requests } = await openPlatform(...steps);
  const reported: string[] = [];
  let last: DeploymentRecord | null = null;
  const watch: DeployerWatch = {
    changed: (name, before, now) => {
      reported.push(`${name} ${before === last ? (before === null ? 'begins' : 'goes on') : 'jumps'}`);
      last = now;
      if (now.settlement !== null) settled();
    },
    notice: (name, { level, text }) => reported.push(`${name} ${level} ${text}`),
    log: (name, lines) => reported.push(...lines.map((line) => `${name} | ${line}`)),
  };
  const clock = createLoopbackClock();
  const policy = policyFor(timeout);
  const parts = { policy, watch, clock, random: () => 0.5, signal, retryTimeout: retryTimeoutFor(platform) };
  const deployer = createPlatformDeployer({ platform, ...parts });
  const deployment = await deployer.deployApplication('api', 'a1', commit);
  return {
    deployment,
    reported,
    requests: requests.map(({ method, url, body }) => `${method} ${url} ${body}`.trim()),
  };
}

describe('looking for an existing project', () => {
  const find = async (...results: readonly object[]) => {
    const { creator } = await creatorFor({ status: 200, body: { results } }, { body: { results: [] } });
    return creator.find(PROJECT).catch(String);
  };

  test('finds the only one of the name', async () => {
    expect(await find({ id: 'p1', name: 'shop' }, { id: 'p2', name: 'shop2' })).toEqual({ id: 'p1' });
  });

  test('lists at most twenty of the name, each on one short line', async () => {
    expect(await find({ id: 'p1', name: 'shop' }, { id: 'p2', name: 'shop' })).toContain(
      'is the name of several projects. Choose one with --adopt project=ID: p1, p2.',
    );
    const many = Array.from({ length: 30 }, (_, at) => ({ id: `p${at}\n${'x'.repeat(80)}`, name: 'shop' }));
    const error = await find(...many);
    expect(error).toMatch(/project=ID: p0 x{56}…, /);
    expect(String(error).match(/p\d+ x/g)).toHaveLength(20);
  });
});

describe('a variable that exists', () => {
  const list = (value: string): Step => ({
    body: { results: [{ id: 'v', key: 'A', value }], pagination: { total_pages: 1 } },
  });

  test.each<[string, Step[], string, string[]]>([
    ['has the value already', [list('mine'), { status: 404 }], 'found: has this value already', []],
    [
      'is changed',
      [list('other'), { status: 404 }, { body: {} }],
      'changed: changed',
      ['PUT /application/a1/environmentVariable/v'],
    ],
    [
      'cannot be changed',
      [list('other'), { status: 404 }, { status: 405 }],
      'refused: already exists with another value, and the platform cannot change it. Change or delete A on the platform, or do not set it here.',
      ['PUT /application/a1/environmentVariable/v'],
    ],
  ])('%s', async (_, steps, result, writes) => {
    const { creator, requests } = await creatorFor({ status: 409 }, ...steps);
    const creation = await creator.create(VARIABLE, 'a1');
    expect(creation.kind === 'setting' ? `${creation.result}: ${creation.note}` : creation.kind).toBe(result);
    expect(requests.slice(3).map(({ method, url }) => `${method} ${url}`)).toEqual(writes);
  });

  test('is read after the response to its creation was lost', async () => {
    const { creator } = await creatorFor('reset', list('mine'), { status: 404 });
    expect(await creator.create(VARIABLE, 'a1')).toEqual({ kind: 'created', id: null });
  });
});

describe('deploying an application', () => {
  const status = (state: string, date: string | null = null): Step => ({
    body: { id: 'a1', state, last_deployment_date: date },
  });
  const TAKEN: Step = { status: 201, body: { id: 'd1', status: 'QUEUED' } };
  const AFTER = '2030-01-01T00:00:00.000Z';

  test('sends the commit, and reports each change', async () => {
    const steps = [status('STOPPED'), TAKEN, status('DEPLOYING'), status('RUNNING', AFTER)];
    const { deployment, reported, requests } = await deployWith(steps, { commit: 'abc' });
    expect(deployment).toMatchObject({ kind: 'passed', deploymentId: 'd1', error: null });
    expect(deployment.sentence).toMatch(/^Deployed\. /);
    expect(requests.filter((line) => line.startsWith('POST'))).toEqual([
      'POST /application/a1/deploy {"git_commit_id":"abc"}',
    ]);
    expect(reported[0]).toBe('api begins');
    expect(reported.length).toBeGreaterThan(2);
    expect(new Set(reported.slice(1))).toEqual(new Set(['api goes on']));
    expect(requests.filter((line) => line.includes('/log'))).toEqual([]);
  });

  test('shows the last twenty log lines of a failed deployment, cleaned', async () => {
    const lines = Array.from({ length: 25 }, (_, at) => `line ${at}\u001b[2J`);
    const steps = [status('RUNNING'), TAKEN, status('BUILDING'), status('ERROR', AFTER), { body: lines }];
    const { deployment, reported, requests } = await deployWith(steps);
    expect(deployment).toMatchObject({ kind: 'failed', deploymentId: 'd1', error: null });
    expect(deployment.sentence).toMatch(/^Deployment failed\. /);
    expect(reported.filter((line) => line.includes(' | '))).toEqual(
      Array.from({ length: 20 }, (_, at) => `api | line ${at + 5}`),
    );
    expect(requests.at(-1)).toBe('GET /application/a1/log?tail=20');
  });

  test('does not pass if it is cancelled on the platform, and is left if the command is interrupted', async () => {
    const cancelled = await deployWith([status('RUNNING'), TAKEN, status('BUILDING'), status('CANCELED', AFTER)]);
    expect(cancelled.deployment).toMatchObject({ kind: 'failed', error: null });
    const ending = new AbortController();
    const interrupting: Step = (response) => {
      ending.abort();
      response.end('{"id":"a1","state":"BUILDING"}');
    };
    const left = await deployWith([status('RUNNING'), TAKEN, interrupting], { signal: ending.signal });
    expect(left.deployment).toMatchObject({ kind: 'cancelled', deploymentId: 'd1' });
  });

  test('is not left if the command is interrupted after the platform has cancelled it', async () => {
    const ending = new AbortController();
    const steps = [status('RUNNING'), TAKEN, status('BUILDING'), status('CANCELED', AFTER)];
    const ended = await deployWith(steps, { signal: ending.signal, settled: () => ending.abort() });
    expect(ended.deployment).toMatchObject({ kind: 'failed', error: null });
  });

  test('may have started if the command is interrupted before the response, and has not if before the request', async () => {
    const ending = new AbortController();
    const unanswered: Step = (response) => {
      ending.abort();
      response.destroy();
    };
    const lost = await deployWith([status('RUNNING'), unanswered], { signal: ending.signal });
    expect(lost.deployment).toMatchObject({ kind: 'unknown', error: { code: 'cancelled-signal' } });
    expect(lost.deployment.sentence).toContain('The deployment may have started');
    const none = await deployWith([status('RUNNING')], { signal: AbortSignal.abort() });
    expect([none.deployment.kind, none.reported.filter((line) => line.includes('warning'))]).toEqual(['unsent', []]);
  });

  test('says that its log cannot be read, which does not change the outcome (B32)', async () => {
    const steps = [status('RUNNING'), TAKEN, status('BUILDING'), status('ERROR', AFTER), { status: 403, body: {} }];
    const { deployment, reported } = await deployWith(steps);
    expect(deployment.kind).toBe('failed');
    expect(reported.at(-1)).toMatch(/^api warning The log cannot be read\. .*\(403\)/);
  });

  test('advises only what up can set', async () => {
    const { deployment } = await deployWith([status('STOPPED'), TAKEN, status('STOPPED')]);
    expect(deployment.sentence).toMatch(/never started: .* Check on the platform why it did not start\.$/);
  });

  test('times out, and keeps the error if it was refused', async () => {
    const { deployment } = await deployWith([status('STOPPED'), TAKEN, status('DEPLOYING')], { timeout: '15s' });
    expect(deployment.kind).not.toBe('passed');
    expect(deployment.sentence).toMatch(/[a-z]\./);
    const refused = await deployWith([status('STOPPED'), { status: 403, body: { message: 'No.' } }]);
    expect(refused.deployment).toMatchObject({ kind: 'failed', error: { code: 'access-forbidden' } });
  });
});

describe('creating on the platform', () => {
  test.for([
    [{ status: 201, body: { id: 'p1', name: 'shop' } }, 'created'],
    [{ status: 201, body: {} }, 'lost'],
    [{ status: 500, body: {} }, 'lost'],
    [{ status: 409, body: {} }, 'exists'],
    [{ status: 400, body: { message: 'name is missing' } }, 'refused'],
    [{ status: 403, body: {} }, 'refused'],
  ] as const)('treats %j as %s, and sends the request once', async ([answer, kind]) => {
    const { creator, requests } = await creatorFor(answer);
    expect((await creator.create(PROJECT, null)).kind).toBe(kind);
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });
});

describe('deploying a database', () => {
  test.for([
    [{ status: 200, body: { id: 'd' } }, 'passed', 'deployment requested; the API does not report its outcome'],
    [{ status: 204, body: '' }, 'passed', 'deployment requested; the API does not report its outcome'],
    [{ status: 409, body: {} }, 'passed', 'is already being deployed'],
    [{ status: 500, body: {} }, 'unknown', expect.stringContaining('500')],
    [{ status: 400, body: {} }, 'failed', expect.stringContaining('400')],
  ] as const)('treats %j as %s', async ([answer, kind, sentence]) => {
    expect(await (await deployerFor(answer)).deployDatabase('db')).toMatchObject({ kind, sentence });
  });
});
