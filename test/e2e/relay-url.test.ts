import { describe, test, vi } from 'vitest';
import { annotationsIn } from './plays.ts';
import { startProxy } from './proxy.ts';
import { HEAD, HOOK_SECRET, MERGE } from './relay-url-sandbox.ts';
import { openRelayWorld, type RelayWorld } from './relay-url-world.ts';

vi.setConfig({ maxConcurrency: 4 });

/** The maximum number of requests of a step that waits on a relay, however long the deployment takes. The last one reads the commit. */
const MAX_REQUESTS = 7;
/** Polls less often than any test lasts: a step that finishes has received the outcome from the relay. */
const ON_ITS_OWN = { inputs: { 'poll-interval': '20m' } };

function isSettled(world: RelayWorld): boolean {
  return world.checks().some(({ status }) => status === 'completed');
}

function streamsIn({ front }: RelayWorld): number {
  return front.requests.filter(({ method, target }) => method === 'GET' && target.endsWith('/events')).length;
}

test('a step behind a proxy that only tunnels gets its OIDC token through it', async ({ expect }) => {
  await using world = await openRelayWorld({ apps: ['succeeds'] });
  const { ACTIONS_ID_TOKEN_REQUEST_URL: address = '' } = world.issuer.env;
  await using proxy = await startProxy(Number(new URL(address).port), { onlyTunnels: true });
  const env = {
    ACTIONS_ID_TOKEN_REQUEST_URL: address.replace(new URL(address).host, 'tokens.actions.example'),
    HTTP_PROXY: proxy.url,
  };
  const outcome = await world.deployHeld('succeeds', () => world.checks().length > 0, { ...ON_ITS_OWN, env });

  expect([outcome.outputs['result'], annotationsIn(outcome)]).toEqual(['success', '']);
  expect(new Set(proxy.requested)).toEqual(new Set(['CONNECT tokens.actions.example:80']));
  expect(world.issuer.audiences).toEqual(['touchdown', 'touchdown']);
});

describe.concurrent('a step that waits on a relay', () => {
  test('finishes when the relay reports the outcome, with the same verdict as the one check run of the head, if the delivery comes before the registration', async ({
    expect,
  }) => {
    await using world = await openRelayWorld({
      apps: ['succeeds'],
      before: async ({ method, target }, { until, log }) => {
        if (method === 'POST' && target === '/v1/deployments') await until(() => log.join('').includes('was stored'));
      },
    });
    const outcome = await world.deployHeld('succeeds', () => world.checks().length > 0, ON_ITS_OWN);
    await world.until(() => isSettled(world));

    expect(outcome.exitCode).toBe(0);
    expect(outcome.outputs).toMatchObject({ result: 'success', confirmed: 'true', commit: HEAD });
    expect(annotationsIn(outcome)).toBe('');
    expect(world.checks()).toMatchObject([{ sha: HEAD, name: 'deploy / succeeds', conclusion: 'success' }]);
    expect(world.checks().some(({ sha }) => sha === MERGE)).toBe(false);
    expect(world.checks()[0]?.output.text).toContain("The platform's status, read by the relay, shows RUNNING");
    expect(world.requestsOf('sandbox-ci').length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(streamsIn(world)).toBe(1);
    expect(world.issuer.audiences).toEqual(['touchdown', 'touchdown']);

    const log = world.log.join('\n');
    for (const secret of [HOOK_SECRET, 'sandbox-read', 'sandbox-ci', 'PRIVATE KEY', 'eyJ', 'admin-token']) {
      expect(log).not.toContain(secret);
    }
    const shown = outcome.printed.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(shown.join('\n')).not.toMatch(/eyJ|sandbox-ci|correct-horse/);
    expect(JSON.stringify({ ...outcome.outputs, ...outcome.state })).not.toContain('eyJ');
    expect(outcome.summary).not.toContain('eyJ');
  });

  test('has one check run, on the head and not on the merge commit, if the registration comes before the delivery', async ({
    expect,
  }) => {
    await using world = await openRelayWorld({
      apps: ['succeeds'],
      before: async ({ target }, { until, checks }) => {
        if (target.startsWith('/hooks/')) await until(() => checks().length > 0);
      },
    });
    const outcome = await world.deployHeld('succeeds', () => world.checks().length > 0, ON_ITS_OWN);
    await world.until(() => isSettled(world));

    expect(outcome.outputs['result']).toBe('success');
    expect(world.checks()).toMatchObject([{ sha: HEAD, conclusion: 'success' }]);
  });

  test('fails with the deployment, and so does the check run', async ({ expect }) => {
    await using world = await openRelayWorld({ apps: ['build-fails'] });
    const outcome = await world.deployHeld('build-fails', () => world.checks().length > 0, {
      inputs: { ...ON_ITS_OWN.inputs, logs: 'on-failure' },
    });
    await world.until(() => isSettled(world));

    expect(outcome.exitCode).toBe(1);
    expect(outcome.outputs).toMatchObject({ result: 'failure', state: 'BUILD_ERROR' });
    expect(outcome.printed).toContain('TS2339');
    expect(world.checks()).toMatchObject([{ sha: HEAD, conclusion: 'failure' }]);
  });
});

describe.concurrent('a step with an unreliable relay polls', () => {
  test('once the relay is killed in the middle, and says so once', async ({ expect }) => {
    await using world = await openRelayWorld({ apps: ['succeeds'] });
    await world.holdTime();
    const running = world.deploy('succeeds', { inputs: { 'relay-url': world.relayUrl, 'poll-interval': '1s' } });
    await world.until(() => world.checks().length > 0);
    await world.holdTime(20);
    await world.until(() => world.checks().some(({ status }) => status === 'in_progress'));
    const checksBefore = world.requestsOf('sandbox-ci').length;
    world.relay.kill('SIGKILL');
    await world.until(() => world.requestsOf('sandbox-ci').length > checksBefore + 2);
    await world.releaseTime();
    const outcome = await running;

    expect(outcome.exitCode).toBe(0);
    expect(outcome.outputs).toMatchObject({ result: 'success', confirmed: 'true' });
    const lines = outcome.printed.split('\n').filter((line) => line.includes('Polling the platform from now on'));
    expect(lines).toEqual([
      expect.stringContaining('Polling the platform from now on: the event stream of the relay closed twice.'),
    ]);
  });

  test.for([
    ['refuses the audience', { inputs: { 'relay-audience': 'another' } }, {}, 401],
    ['knows the application as of another repository', {}, { repository: 'octo/else', repository_id: '99' }, 401],
  ] as const)('if it %s', async ([, run, claims, status], { expect }) => {
    await using world = await openRelayWorld({ apps: ['succeeds'], claims });
    const outcome = await world.deployHeld('succeeds', () => world.requestsOf('sandbox-ci').length > 3, {
      inputs: { 'poll-interval': '1s', ...('inputs' in run ? run.inputs : {}) },
    });

    expect(outcome.outputs['result']).toBe('success');
    const lines = outcome.printed.split('\n').filter((line) => /relay/i.test(line) && !line.startsWith('::debug::'));
    expect(lines).toEqual([`Polling the platform from now on: the relay responded ${status}.`]);
    expect(streamsIn(world)).toBe(0);
  });

  test('if the job has no token, with a warning that names the permission', async ({ expect }) => {
    await using world = await openRelayWorld({ apps: ['fast'] });
    const env = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
    const outcome = await world.deploy('fast', { inputs: { 'poll-interval': '1s' }, env });

    expect(outcome.outputs['result']).toBe('success');
    expect(annotationsIn(outcome)).toMatch(/^::warning title=Relay::.*`permissions: id-token: write`[^\n]*$/);
    expect(world.front.requests.filter(({ target }) => target.startsWith('/v1/'))).toEqual([]);
  });
});
