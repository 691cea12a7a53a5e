import { describe, expect, test } from 'vitest';
import { InputError, ThrottledError } from '../../src/kernel/errors.ts';
import { outlookOf } from '../../src/kernel/request-fate.ts';
import { createDeployTarget } from '../../src/platform/deploy-target.ts';
import { callLimits, openPlatform } from '../support/open-platform.ts';
import { createRecordingGate } from '../support/recording-gate.ts';
import { findClosedPort, type Step, startScriptedServer } from '../support/scripted-server.ts';

async function look(step: Step) {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  const result = await createDeployTarget(platform, 'a1').checkStatus('follow', callLimits());
  expect(server.requests).toHaveLength(1);
  return result;
}

async function trigger(step: Step, commit: string | null = null) {
  await using server = await startScriptedServer(step);
  await using platform = openPlatform(server.url);
  const result = await createDeployTarget(platform, 'a1').trigger(commit, callLimits());
  expect(server.requests).toHaveLength(1);
  return result;
}

describe('a status check', () => {
  test('observes the status', async () => {
    const body = { id: 'a1', state: 'RUNNING', last_deployment_date: '2026-11-21T09:30:15Z', execution_id: 'x1' };
    expect(await look({ body, headers: { date: 'Sat, 21 Nov 2026 09:31:00 GMT' } })).toEqual({
      kind: 'observed',
      respondedAt: Date.UTC(2026, 10, 21, 9, 31),
      observation: {
        state: 'RUNNING',
        serviceDeploymentStatus: null,
        lastDeploymentDate: { text: '2026-11-21T09:30:15Z', epochMs: Date.UTC(2026, 10, 21, 9, 30, 15) },
        identity: { execution_id: 'x1' },
      },
    });
  });

  test.each<[string, Record<string, string>, number | null]>([
    ['the time of its header Date', {}, Date.UTC(2026, 10, 21, 9, 31)],
    ['the time where a cache passed it on at once', { age: '0' }, Date.UTC(2026, 10, 21, 9, 31)],
    ['no time where a cache kept it', { age: '40' }, null],
    ['no time where the age cannot be read', { age: 'old' }, null],
    ['no time where caches disagree', { age: '0, 7' }, null],
    ['no time where it is in another form', { date: '2026-11-21T09:31:00Z' }, null],
  ])('has %s', async (_, headers, respondedAt) => {
    const step = { body: { state: 'RUNNING' }, headers: { date: 'Sat, 21 Nov 2026 09:31:00 GMT', ...headers } };
    expect(await look(step)).toMatchObject({ kind: 'observed', respondedAt });
  });

  test('without a state is malformed, with what could be read (B13)', async () => {
    expect(await look({ body: { state: null, execution_id: 'x1' } })).toMatchObject({
      kind: 'malformed',
      error: { code: 'protocol' },
      partial: { identity: { execution_id: 'x1' } },
    });
    expect(await look({ body: [] })).toMatchObject({ kind: 'malformed', partial: null });
  });

  test.each<[string, Step]>([
    ['500', { status: 500 }],
    ['a reset', 'reset'],
    ['a page with 200', { body: '<html></html>' }],
    ['a redirect away', { status: 302, headers: { location: 'https://login.example' } }],
  ])('with %s fails once, and names the URL (B15)', async (_, step) => {
    expect(await look(step)).toMatchObject({
      kind: 'failed',
      error: { message: expect.stringMatching(/http:\/\/127\.0\.0\.1:\d+\/application\/a1\/status/) },
    });
  });

  test.each([
    [401, 'unauthorized', /follow application a1.*scope Read/],
    [403, 'forbidden', /follow application a1.*scope Read/],
    [404, 'not-found', /application a1.*Check the id, and the version prefix/],
  ] as const)('with %i is refused as %s, with what helps: %s (B10) (B11)', async (status, refusal, message) => {
    expect(await look({ status, body: { message: 'no' } })).toMatchObject({
      kind: 'refused',
      refusal,
      error: { message: expect.stringMatching(message) },
    });
  });

  const UNREADABLE = 'with a body that cannot be read';
  const PAGE = 'with an HTML page instead of JSON';
  const cutOff =
    (status: number): Step =>
    (response, socket) => {
      response.writeHead(status, { 'content-length': '99' }).write('{', () => socket.destroy());
    };

  test.each<[string, Step, string]>([
    ...[400, 401, 403, 404, 405, 409, 410, 422].map((status): [string, Step, string] => [
      `${status} and a page`,
      { status, body: '\n<!doctype html><title>Blocked</title>' },
      PAGE,
    ]),
    ...[401, 404].flatMap((status): [string, Step, string][] => [
      [
        `${status} and a text that is declared as HTML`,
        { status, headers: { 'content-type': 'text/html; charset=utf-8' }, body: 'Blocked' },
        PAGE,
      ],
      [
        `${status} and plain text`,
        { status, headers: { 'content-type': 'text/plain' }, body: 'error code: 1020' },
        'with text instead of JSON ("error code: 1020")',
      ],
      [`${status} and a body that breaks off`, cutOff(status), UNREADABLE],
      [
        `${status} and a body that is not gzip`,
        { status, headers: { 'content-encoding': 'gzip' }, body: 'no' },
        UNREADABLE,
      ],
      [
        `${status} and a body in zstd`,
        { status, headers: { 'content-encoding': 'zstd' }, body: '{"message":"no"}' },
        UNREADABLE,
      ],
    ]),
    ['407', { status: 407, body: { message: 'Proxy Authentication Required' } }, 'a proxy on the way needs a login'],
    ['407 and a page', { status: 407, body: '<html></html>' }, 'a proxy on the way needs a login'],
  ])('with %s is a failed check that lasts, and blames no token (B15)', async (_, step, what) => {
    const check = await look(step);
    expect(check).toMatchObject({ kind: 'failed', error: { message: expect.stringContaining(what) } });
    expect('error' in check && outlookOf(check.error)).toBe('lasting');
    expect('error' in check && check.error.message).not.toContain('token');
  });

  test.each<[number, Step]>([
    [401, { status: 401, headers: { 'content-type': 'text/html' }, body: '{"message":"no"}' }],
    [403, { status: 403, headers: { 'content-type': 'text/html' }, body: '' }],
    [410, { status: 410, body: '"gone"' }],
  ])('with %i is refused if its body is JSON or empty, however it is declared (B10) (B53)', async (_, step) => {
    expect(await look(step)).toMatchObject({ kind: 'refused' });
  });

  test('tells two deployments apart whose ids are numbers of 64 bits (B39)', async () => {
    const [one, other] = await Promise.all(
      ['9007199254740992', '9007199254740993'].map((id) => look({ body: `{"state":"RUNNING","deployment_id":${id}}` })),
    );
    expect(one).toMatchObject({ observation: { identity: { deployment_id: '9007199254740992' } } });
    expect(other).toMatchObject({ observation: { identity: { deployment_id: '9007199254740993' } } });
  });

  test('is throttled if the gate says so (B16)', async () => {
    const gate = createRecordingGate(() => {
      throw new ThrottledError('shut', 1, 1);
    });
    await using platform = openPlatform('http://127.0.0.1:9', { gate });
    const result = await createDeployTarget(platform, 'a1').checkStatus('follow', callLimits());
    expect(result).toMatchObject({ kind: 'throttled', error: { message: 'shut' } });
  });

  test('uses the budget for its purpose', async () => {
    await using server = await startScriptedServer({ body: { state: 'RUNNING' } });
    await using platform = openPlatform(server.url);
    const target = createDeployTarget(platform, 'a1');
    for (const purpose of ['baseline', 'follow', 'final'] as const) await target.checkStatus(purpose, callLimits());
    expect(platform.gate.passed).toEqual(['essential', 'follow', 'final']);
    expect(target.pace()).toEqual({ intervalMs: 1234, resetsAt: null, isLastCheckLeft: true });
  });
});

describe('the deploy request', () => {
  test.each<[string, Step]>([
    [
      '201 with a body that breaks off',
      (response, socket) => {
        response.writeHead(201, { 'content-length': '99' }).write('{', () => socket.destroy());
      },
    ],
    ['200 with plain text', { headers: { 'content-type': 'text/plain' }, body: 'OK' }],
    ['204 that declares HTML', { status: 204, headers: { 'content-type': 'text/html' } }],
  ])('is accepted with %s (B4)', async (_, step) => {
    expect(await trigger(step)).toEqual({
      kind: 'accepted',
      respondedAt: expect.any(Number),
      identity: {},
      deploymentId: null,
      state: null,
      aboutDeployment: false,
    });
  });

  test('is accepted with a deployment, or with a status (B5) (B6)', async () => {
    const headers = { date: 'Sat, 21 Nov 2026 09:31:00 GMT' };
    expect(await trigger({ status: 201, headers, body: { id: 'd1', status: 'FAILED' } })).toMatchObject({
      kind: 'accepted',
      respondedAt: Date.UTC(2026, 10, 21, 9, 31),
      deploymentId: 'd1',
      state: 'FAILED',
      aboutDeployment: true,
    });
    expect(await trigger({ body: { id: 'a1', state: 'STOPPED', execution_id: 'x1' } })).toMatchObject({
      kind: 'accepted',
      deploymentId: 'x1',
      state: 'STOPPED',
      aboutDeployment: false,
    });
  });

  test.each<[string, Step]>([
    ['a reset', 'reset'],
    ['500', { status: 500 }],
    ['200 and a page, such as one to sign in', { body: '<!doctype html><title>Sign in</title>' }],
    ['200 and a text that is declared as HTML', { headers: { 'content-type': 'text/html' }, body: 'Sign in' }],
  ])('is lost with %s, and is not sent again (B7)', async (_, step) => {
    expect(await trigger(step)).toMatchObject({ kind: 'lost' });
  });

  test('is lost when it times out, since it may have arrived (B7)', async () => {
    await using server = await startScriptedServer('hang');
    await using platform = openPlatform(server.url, { timeouts: { headersMs: 20 } });
    const result = await createDeployTarget(platform, 'a1').trigger(null, callLimits());
    expect(result).toMatchObject({ kind: 'lost', error: { code: 'network-headers' } });
  });

  test('was not sent if the connection was refused (B7)', async () => {
    await using platform = openPlatform(await findClosedPort());
    expect(await createDeployTarget(platform, 'a1').trigger(null, callLimits())).toMatchObject({ kind: 'not-sent' });
  });

  test('is throttled if the wait would exceed the deadline (B16)', async () => {
    const gate = createRecordingGate(() => {
      throw new ThrottledError('shut', 1, 1);
    });
    await using platform = openPlatform('http://127.0.0.1:9', { gate });
    expect(await createDeployTarget(platform, 'a1').trigger(null, callLimits())).toMatchObject({ kind: 'throttled' });
  });

  test.each<[number, unknown, string]>([
    [409, { message: 'busy' }, 'busy'],
    [400, { message: 'A deployment is already in progress' }, 'A deployment is already in progress'],
    [400, { error: 'DEPLOYMENT_IN_PROGRESS', message: 'no' }, 'no'],
  ])('has a conflict with %i %j (B8)', async (status, body, message) => {
    expect(await trigger({ status, body })).toMatchObject({ kind: 'conflict', message });
  });

  test('is rejected with 400 and the message of the service (B9)', async () => {
    const body = { message: 'invalid commit', detail: 'x', error: 'Bad Request' };
    expect(await trigger({ status: 400, body })).toMatchObject({ kind: 'rejected', message: 'invalid commit' });
  });

  test('is rejected with our message for a redirect or without a message (B9) (B18)', async () => {
    const moved = await trigger({ status: 301, headers: { location: '/elsewhere' } });
    expect(moved).toMatchObject({ kind: 'rejected', message: expect.stringMatching(/redirect \(301\)/) });
    expect(await trigger({ status: 405, body: '' })).toMatchObject({
      kind: 'rejected',
      message: expect.stringMatching(/returned 405\. The service rejected the request/),
    });
  });

  test.each<[string, Step, RegExp]>([
    ['401 and a page', { status: 401, body: '<html></html>' }, /an HTML page instead of JSON: probably a firewall/],
    ['403 and a page', { status: 403, body: '<html></html>' }, /an HTML page instead of JSON: probably a firewall/],
    ['403 and plain text', { status: 403, body: 'error code: 1020' }, /\("error code: 1020"\): probably a firewall/],
    ['407', { status: 407, body: {} }, /407: a proxy on the way needs a login/],
  ])('is rejected with %s, since a firewall and a proxy pass nothing on (B15)', async (_, step, message) => {
    expect(await trigger(step)).toMatchObject({ kind: 'rejected', message: expect.stringMatching(message) });
  });

  test.each([
    [401, 'unauthorized', /application a1.*scope Deploy/],
    [403, 'forbidden', /application a1.*scope Deploy/],
    [404, 'not-found', /application a1.*Check the id, and the version prefix/],
  ] as const)('is refused with %i as %s, with what helps: %s (B10)', async (status, refusal, message) => {
    expect(await trigger({ status })).toMatchObject({
      kind: 'refused',
      refusal,
      error: { message: expect.stringMatching(message) },
    });
  });

  test('was not sent if its signal aborts while it waits for its turn (B7)', async () => {
    await using server = await startScriptedServer({});
    await using platform = openPlatform(server.url);
    const result = await createDeployTarget(platform, 'a1').trigger(null, callLimits({ signal: AbortSignal.abort() }));
    expect(result).toMatchObject({ kind: 'not-sent', error: { code: 'cancelled-signal' } });
    expect(server.requests).toEqual([]);
  });

  test('is lost if its signal aborts before the response', async () => {
    await using server = await startScriptedServer('hang');
    await using platform = openPlatform(server.url);
    const stop = new AbortController();
    const result = createDeployTarget(platform, 'a1').trigger(null, callLimits({ signal: stop.signal }));
    await server.arrived(1);
    stop.abort();
    expect(await result).toMatchObject({ kind: 'lost', error: { code: 'cancelled-signal' } });
  });
});

describe('a target', () => {
  test.each(['', '..', 'a/..'])('is not created for the id %j (B39)', async (id) => {
    await using platform = openPlatform('http://127.0.0.1:9');
    expect(() => createDeployTarget(platform, id)).toThrow(InputError);
  });

  test('returns even if our own code fails', async () => {
    const broken = {
      transport: {
        begin: () => callLimits(),
        leftMs: () => 0,
        send: () => Promise.reject(new TypeError('a mistake')),
        fetchJson: () => Promise.reject(new TypeError('a mistake')),
      },
      gate: createRecordingGate(),
    };
    const target = createDeployTarget(broken, 'a1');
    expect(await target.checkStatus('follow', callLimits())).toMatchObject({
      kind: 'failed',
      error: { code: 'protocol' },
    });
    expect(await target.trigger(null, callLimits())).toMatchObject({ kind: 'lost', error: { code: 'protocol' } });
  });
});

describe('the running commit', () => {
  const read = async (step: Step): Promise<readonly [string | null, readonly string[]]> => {
    await using server = await startScriptedServer(step);
    await using platform = openPlatform(server.url);
    const gate = { ...platform.gate, isOpenFor: () => true };
    const { commit } = await createDeployTarget({ ...platform, gate }, 'a1').readDeployedCommit(callLimits());
    return [commit, server.requests.map(({ url }) => url)];
  };

  test.each([
    [{ id: 'a1' }, true],
    [{}, true],
    [{ id: 'another' }, false],
    [{ id: 7 }, false],
  ])('is that of its own application, not of %j: %j (B59)', async (named, isOurs) => {
    const commit = 'a'.repeat(40);
    const [known] = await read({ body: { ...named, git_repository: { deployed_commit_id: commit } } });
    expect(known).toBe(isOurs ? commit : null);
  });

  test.each([401, 422])('is unknown if the service responds with %d, and is requested once (B51)', async (status) => {
    expect(await read({ status, body: {} })).toEqual([null, ['/application/a1']]);
  });

  test.each<[string, Step, boolean | null]>([
    ['is named', { body: { git_repository: { deployed_commit_id: 'a'.repeat(40) } } }, true],
    ['is named, although nothing runs yet', { body: { git_repository: { deployed_commit_id: null } } }, true],
    ['is not named without the field', { body: { git_repository: {} } }, false],
    ['is not named by text that is no commit', { body: { git_repository: { deployed_commit_id: '$(id)' } } }, false],
    ['is not named by an object', { body: { git_repository: { deployed_commit_id: { a: 1 } } } }, false],
    ['is not named if the application does not exist', { status: 404, body: {} }, false],
    ['is not named if the token may not read it', { status: 403, body: {} }, false],
    ['may be named if the service has an error', { status: 500, body: {} }, null],
  ])('%s (B64)', async (_title, step, isNamed) => {
    await using server = await startScriptedServer(step);
    await using platform = openPlatform(server.url);
    const gate = { ...platform.gate, isOpenFor: () => true };
    const reading = await createDeployTarget({ ...platform, gate }, 'a1').readDeployedCommit(callLimits());
    expect(reading.isNamed).toBe(isNamed);
  });

  test('is not requested if the rate budget is low (B51)', async () => {
    await using server = await startScriptedServer({ body: {} });
    await using platform = openPlatform(server.url);
    const { commit } = await createDeployTarget(platform, 'a1').readDeployedCommit(callLimits());
    expect([commit, server.requests.length]).toEqual([null, 0]);
  });
});

describe('a rejected status check', () => {
  test.each([400, 409])('with %d is refused permanently (B53)', async (status) => {
    expect(await look({ status, body: { message: 'no' } })).toMatchObject({ kind: 'refused', refusal: 'rejected' });
  });
});
