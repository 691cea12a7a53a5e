import { describe, test, vi } from 'vitest';
import { annotationsIn } from './plays.ts';
import { HEAD, HOOK_SECRET, MERGE } from './relay-url-sandbox.ts';
import { openRelayWorld, type RelayWorld } from './relay-url-world.ts';

vi.setConfig({ maxConcurrency: 4, testTimeout: 120_000 });

/** All that a step may cost its token where it waits on a relay, whatever the deployment takes. */
/** The last reads which commit runs. */
const MAX_REQUESTS = 7;

/** When the deliveries of an event came to the relay, in milliseconds of this process's clock. */
function stampDeliveries(event: RegExp): { at: number[]; before: (request: { body: string }) => Promise<void> } {
  const at: number[] = [];
  return {
    at,
    before: async ({ body }) => {
      if (event.test(body)) at.push(performance.now());
    },
  };
}

function isSettled(world: RelayWorld): boolean {
  return world.checks().some(({ status }) => status === 'completed');
}

function streamsIn({ front }: RelayWorld): number {
  return front.requests.filter(({ method, target }) => method === 'GET' && target.endsWith('/events')).length;
}

describe.concurrent('a step that waits on a relay', () => {
  test('ends within a second of the delivery, with the verdict, and the check run of the head says the same', async ({
    expect,
    annotate,
  }) => {
    const stamps = stampDeliveries(/DEPLOYMENT_SUCCEEDED/);
    await using world = await openRelayWorld({ apps: ['succeeds'], before: stamps.before });
    const outcome = await world.deploy('succeeds');
    const lateMs = performance.now() - (stamps.at[0] ?? Number.NaN);
    await world.until(() => isSettled(world));

    expect(outcome.exitCode).toBe(0);
    expect(outcome.outputs).toMatchObject({ result: 'success', confirmed: 'true', commit: HEAD });
    expect(annotationsIn(outcome)).toBe('');
    expect(world.checks()).toMatchObject([{ sha: HEAD, name: 'deploy / succeeds', conclusion: 'success' }]);
    expect(world.checks()[0]?.output.text).toContain("The platform's status, read by the relay, shows RUNNING");
    expect(world.requestsOf('sandbox-ci').length).toBeLessThanOrEqual(MAX_REQUESTS);
    expect(streamsIn(world)).toBe(1);
    expect(world.issuer.audiences).toEqual(['touchdown', 'touchdown']);
    await annotate(`delivery to the end of the step: ${Math.round(lateMs)} ms`);
    // A step that polls may end before the delivery.
    expect(lateMs).toBeGreaterThan(0);
    expect(lateMs).toBeLessThan(1_000);
  });

  test('fails with the deployment, and so does the check run', async ({ expect, annotate }) => {
    const stamps = stampDeliveries(/DEPLOYMENT_FAILED/);
    await using world = await openRelayWorld({ apps: ['build-fails'], before: stamps.before });
    const outcome = await world.deploy('build-fails', { inputs: { logs: 'on-failure' } });
    const lateMs = performance.now() - (stamps.at[0] ?? Number.NaN);
    await world.until(() => isSettled(world));

    expect(outcome.exitCode).toBe(1);
    expect(outcome.outputs).toMatchObject({ result: 'failure', state: 'BUILD_ERROR' });
    expect(outcome.printed).toContain('TS2339');
    expect(world.checks()).toMatchObject([{ sha: HEAD, conclusion: 'failure' }]);
    await annotate(`delivery to the end of the step, the log drained: ${Math.round(lateMs)} ms`);
  });

  test.for(['off', 'on-failure'])(
    'costs its token at most 7 requests in ten minutes, with logs %s',
    async (logs, { expect, annotate }) => {
      await using world = await openRelayWorld({
        apps: ['succeeds'],
        durationSeconds: 600,
        platformSpeed: 1,
        speed: 10,
      });
      const outcome = await world.deploy('succeeds', { inputs: { logs } });
      const ours = world.requestsOf('sandbox-ci').map(({ method, target }) => `${method} ${target}`);
      const relays = world.requestsOf('sandbox-read').length;

      expect(outcome.outputs['result']).toBe('success');
      expect(Number(outcome.outputs['duration-seconds'])).toBeGreaterThan(590);
      expect(annotationsIn(outcome)).toBe('');
      await annotate(`logs ${logs}: ${ours.length} requests of the step, ${relays} of the relay`);
      expect(ours.length).toBeLessThanOrEqual(MAX_REQUESTS);
      expect(relays).toBeGreaterThan(0);
      // 15 s, growing to 2 min, each by full jitter.
      expect(relays).toBeLessThan(40);
    },
  );

  test('keeps what only the relay and the step may know out of every log', async ({ expect }) => {
    await using world = await openRelayWorld({ apps: ['fast'] });
    const outcome = await world.deploy('fast');
    await world.until(() => isSettled(world));

    const log = world.log.join('\n');
    for (const secret of [HOOK_SECRET, 'sandbox-read', 'sandbox-ci', 'PRIVATE KEY', 'eyJ', 'admin-token']) {
      expect(log).not.toContain(secret);
    }
    const shown = outcome.printed.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(shown.join('\n')).not.toMatch(/eyJ|sandbox-ci|correct-horse/);
    expect(JSON.stringify({ ...outcome.outputs, ...outcome.state })).not.toContain('eyJ');
    expect(outcome.summary).not.toContain('eyJ');
  });
});

describe.concurrent('a registration and a delivery make one check run, on the head and not on the merge commit,', () => {
  async function play(before: (request: { method: string; target: string }, world: RelayWorld) => Promise<void>) {
    const world = await openRelayWorld({ apps: ['succeeds'], before });
    const outcome = await world.deploy('succeeds');
    await world.until(() => isSettled(world));
    return { world, outcome };
  }

  test('where the delivery comes first', async ({ expect }) => {
    const { world, outcome } = await play(async ({ method, target }, { until, log }) => {
      if (method === 'POST' && target === '/v1/deployments') await until(() => log.join('').includes('was stored'));
    });
    await using _ = world;
    expect(outcome.outputs['result']).toBe('success');
    expect(world.checks()).toMatchObject([{ sha: HEAD, conclusion: 'success' }]);
    expect(world.checks().some(({ sha }) => sha === MERGE)).toBe(false);
  });

  test('where the registration does', async ({ expect }) => {
    const { world, outcome } = await play(async ({ target }, { until, checks }) => {
      if (target.startsWith('/hooks/')) await until(() => checks().length > 0);
    });
    await using _ = world;
    expect(outcome.outputs['result']).toBe('success');
    expect(world.checks()).toMatchObject([{ sha: HEAD, conclusion: 'success' }]);
    expect(world.checks().some(({ sha }) => sha === MERGE)).toBe(false);
  });
});

describe.concurrent('a step whose relay cannot be relied upon polls', () => {
  test('once it is killed in the middle, and says so once', async ({ expect }) => {
    await using world = await openRelayWorld({ apps: ['succeeds'] });
    const running = world.deploy('succeeds', { inputs: { 'relay-url': world.relayUrl, 'poll-interval': '1s' } });
    await world.until(() => world.checks().some(({ status }) => status === 'in_progress'));
    const looksBefore = world.requestsOf('sandbox-ci').length;
    world.relay.kill('SIGKILL');
    const outcome = await running;

    expect(outcome.exitCode).toBe(0);
    expect(outcome.outputs).toMatchObject({ result: 'success', confirmed: 'true' });
    const told = outcome.printed.split('\n').filter((line) => line.includes('Polling the platform from now on'));
    expect(told).toEqual([expect.stringContaining('without the relay: its stream closed twice.')]);
    expect(world.requestsOf('sandbox-ci').length).toBeGreaterThan(looksBefore + 2);
  });

  test.for([
    ['refuses the audience', { inputs: { 'relay-audience': 'another' } }, {}, 401],
    ['knows the application as of another repository', {}, { repository: 'octo/else', repository_id: '99' }, 401],
  ] as const)('where it %s', async ([, run, claims, status], { expect }) => {
    await using world = await openRelayWorld({ apps: ['succeeds'], claims });
    const outcome = await world.deploy('succeeds', {
      inputs: { 'poll-interval': '1s', ...('inputs' in run ? run.inputs : {}) },
    });

    expect(outcome.outputs['result']).toBe('success');
    const told = outcome.printed.split('\n').filter((line) => /relay/i.test(line) && !line.startsWith('::debug::'));
    expect(told).toEqual([`Polling the platform from now on, without the relay: it answered ${status}.`]);
    expect(streamsIn(world)).toBe(0);
    expect(world.requestsOf('sandbox-ci').length).toBeGreaterThan(3);
  });

  test('where the job is given no token, with a warning that names the permission', async ({ expect }) => {
    await using world = await openRelayWorld({ apps: ['fast'] });
    const env = { ACTIONS_ID_TOKEN_REQUEST_URL: undefined, ACTIONS_ID_TOKEN_REQUEST_TOKEN: undefined };
    const outcome = await world.deploy('fast', { inputs: { 'poll-interval': '1s' }, env });

    expect(outcome.outputs['result']).toBe('success');
    expect(annotationsIn(outcome)).toMatch(/^::warning title=Relay::.*`permissions: id-token: write`[^\n]*$/);
    expect(world.front.requests.filter(({ target }) => target.startsWith('/v1/'))).toEqual([]);
  });
});
