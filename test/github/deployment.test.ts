import { describe, expect, test } from 'vitest';
import { type DeploymentOptions, DeploymentSurface } from '../../src/github/deployment.ts';
import type { GithubResult } from '../../src/github/http/response.ts';
import type { SavedSurface, Surface, SurfaceSettings } from '../../src/github/surface.ts';
import { settle } from '../report/support/facts.ts';
import { endedWith, JOB, OPEN, QUEUED, viewOf } from '../report/support/views.ts';
import { appOf } from '../support/app-of.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { done, LOST, routesOf, type ScriptedGithub, SETBACKS, scriptGithub } from './support/scripted-github.ts';

const SETTINGS: SurfaceSettings = {
  comment: 'off',
  commentKey: '',
  baseUrl: 'https://api.example.com',
  environment: 'production',
  environmentUrl: null,
  production: null,
  transient: null,
  commitStatus: null,
  checkRun: null,
};
const CREATE = 'POST /deployments';
const FIND = 'GET /deployments';
const REPORT = 'POST /deployments/{deployment_id}/statuses';
const LOOK = 'GET /deployments/{deployment_id}/statuses';
const CREATED = done({ id: 501 });
const REPORTED = done({ id: 9001 });
const ENDED = endedWith('success');
const NEVER_KNOWN: SavedSurface = { kind: 'deployment', id: null, url: '', written: null, key: 'production' };
const UNTOLD: SavedSurface = { ...NEVER_KNOWN, id: 501 };

function open(over: Partial<DeploymentOptions>, ...results: readonly GithubResult[]): [Surface, ScriptedGithub] {
  const client = scriptGithub(...results);
  const surface = new DeploymentSurface({
    client,
    clock: createFakeClock(),
    job: JOB,
    settings: SETTINGS,
    apps: [appOf('app-1')],
    environment: 'production',
    nonce: 'n-1/production',
    saved: null,
    ...over,
  });
  return [surface, client];
}

function statesOf({ calls }: ScriptedGithub): readonly unknown[] {
  return calls
    .filter(({ route }) => route.startsWith('POST'))
    .map(({ parameters }) => parameters['state'] ?? 'created');
}

/** Writes the surface until it shows the run. */
async function settleOn(surface: Surface, run: Parameters<Surface['write']>[0]): Promise<void> {
  for (let turn = 0; surface.isOutdated(run) && turn < 10; turn++) await surface.write(run);
}

describe('a deployment', () => {
  test('is created for the commit alone, and reported afterwards', async () => {
    const [surface, { calls }] = open({}, CREATED, REPORTED);
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(surface.isOutdated(OPEN)).toBe(true);
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(surface.isOutdated(OPEN)).toBe(false);
    expect(calls).toMatchObject([
      {
        route: 'POST /repos/{owner}/{repo}/deployments',
        permission: 'deployments: write',
        parameters: {
          ref: JOB.sha,
          task: 'deploy',
          auto_merge: false,
          required_contexts: [],
          environment: 'production',
          payload: {
            apps: ['app-1'],
            names: ['app-1'],
            platform: 'api.example.com',
            pull_request: null,
            touchdown: 'n-1/production',
            workflow: '.github/workflows/deploy.yml',
          },
        },
      },
      {
        route: 'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses',
        parameters: {
          deployment_id: 501,
          state: 'in_progress',
          description: 'Deploying: app-1',
          auto_inactive: false,
          log_url: JOB.logUrl,
        },
      },
    ]);
  });

  test('that the event requests is written on, and no other one is created', async () => {
    const requested = { id: 77, url: 'https://api.github.com/d/77', environment: 'production', sha: JOB.sha };
    const [surface, client] = open({ requested }, REPORTED, REPORTED);
    await settleOn(surface, OPEN);
    await settleOn(surface, ENDED);
    expect(routesOf(client)).toEqual([REPORT, REPORT]);
    expect(client.calls.map(({ parameters }) => parameters['deployment_id'])).toEqual([77, 77]);
    expect(surface.saved()).toMatchObject({ id: 77, url: 'https://api.github.com/d/77' });
  });

  test('that the event requests is closed if nothing was deployed', async () => {
    const requested = { id: 77, url: '', environment: 'production', sha: JOB.sha };
    const [surface, client] = open({ requested }, REPORTED);
    await settleOn(surface, endedWith('skipped'));
    expect(statesOf(client)).toEqual(['inactive']);
  });

  test('names the deployed commit if it is not its own', async () => {
    const requested = { id: 77, url: '', environment: 'production', sha: 'f'.repeat(40) };
    const [surface, client] = open({ requested }, REPORTED);
    await settleOn(surface, OPEN);
    expect(client.calls[0]?.parameters['description']).toMatch(/^Deploying: app-1 \(commit [0-9a-f]{7}\)$/);
  });

  test.each(['failure', 'unknown', 'superseded'] as const)('stays what it is after %s', async (result) => {
    const [surface] = open({}, CREATED, REPORTED, REPORTED);
    await settleOn(surface, OPEN);
    await settleOn(surface, endedWith(result));
    for (const later of [QUEUED, OPEN, ENDED]) expect(surface.isOutdated(later)).toBe(false);
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
  });

  test.each(['skipped', 'cancelled', 'superseded'] as const)(
    'is not made for nothing but to be closed: %s',
    async (result) => {
      const [surface, { calls }] = open({});
      expect(surface.isOutdated(endedWith(result))).toBe(false);
      expect(await surface.write(endedWith(result))).toEqual({ kind: 'written' });
      expect(calls).toEqual([]);
      expect(surface.saved()).toBeNull();
    },
  );

  test.each(['failure', 'triggered'] as const)('is made of one that is over at first sight: %s', async (result) => {
    const [surface, client] = open({}, CREATED, REPORTED);
    await settleOn(surface, endedWith(result));
    expect(routesOf(client)).toEqual([CREATE, REPORT]);
  });

  test('shows its own applications, as the worst of them stands', async () => {
    const run = viewOf([
      { appId: 'a' },
      { appId: 'b', settlement: settle('failure') },
      { appId: 'c', settlement: null },
    ]);
    const [good, first] = open({ apps: [appOf('a')] }, CREATED, REPORTED);
    const [bad, second] = open({ apps: [appOf('a'), appOf('b')] }, CREATED, REPORTED);
    await settleOn(good, run);
    await settleOn(bad, run);
    expect([...statesOf(first), ...statesOf(second)]).toEqual(['created', 'success', 'created', 'failure']);
  });

  test('is what the author says of it', async () => {
    const settings = { ...SETTINGS, production: false, transient: true };
    const [surface, { calls }] = open({ settings }, CREATED);
    await surface.write(OPEN);
    expect(calls[0]?.parameters).toMatchObject({ production_environment: false, transient_environment: true });
  });

  test.each([
    ['https://{app}.example.org', [appOf('app-1', 'web')], 'https://web.example.org'],
    ['https://example.org/{app}', [appOf('team/app-1')], 'https://example.org/team%2Fapp-1'],
    ['https://example.org', [appOf('app-1'), appOf('b')], 'https://example.org'],
    ['https://{app}.example.org', [appOf('app-1'), appOf('b')], undefined],
    [null, [appOf('app-1')], undefined],
  ])('leads to %s for %o: %s', async (environmentUrl, apps, shown) => {
    const [surface, { calls }] = open({ settings: { ...SETTINGS, environmentUrl }, apps }, CREATED, REPORTED);
    await settleOn(surface, OPEN);
    expect(calls[1]?.parameters['environment_url']).toBe(shown);
  });
});

describe('an older deployment', () => {
  const PLAY = { environment: 'staging', nonce: 'n-1/staging' };
  const older = (id: number, apps: readonly string[], over: object = {}) => ({
    id,
    payload: { apps, platform: 'api.example.com' },
    ...over,
  });
  const success = done([{ state: 'success' }], 200);

  /** Ends ours, of app-1, with success, and returns what was then sent. */
  async function replace(listed: readonly unknown[], ...results: readonly GithubResult[]) {
    const [surface, client] = open(PLAY, CREATED, REPORTED, done(listed, 200), ...results);
    await settleOn(surface, OPEN);
    await settleOn(surface, ENDED);
    expect(surface.isOutdated(ENDED)).toBe(false);
    return client.calls.slice(3).map(({ route, parameters }) => {
      const state = parameters['state'] ?? route.split(' ')[0];
      return `${parameters['deployment_id']} ${state}`;
    });
  }

  test('of the same application becomes inactive before the success is shown', async () => {
    const sent = await replace([older(501, ['app-1']), older(400, ['app-1'])], success, REPORTED, REPORTED);
    expect(sent).toEqual(['400 GET', '400 inactive', '501 success']);
  });

  test.each([
    ['another application', older(400, ['app-2'])],
    ['several applications, of which another one is deployed elsewhere', older(400, ['app-1', 'app-2'])],
    ['an unknown application', { id: 400, payload: {} }],
    ['another platform', older(400, ['app-1'], { payload: { apps: ['app-1'], platform: 'eu.example.com' } })],
    ['a production environment', older(400, ['app-1'], { production_environment: true })],
    ['a transient environment', older(400, ['app-1'], { transient_environment: true })],
    ['a newer run', older(502, ['app-1'])],
  ])('stays as it is if it is of %s', async (_, other) => {
    expect(await replace([other], REPORTED)).toEqual(['501 success']);
  });

  test('is found behind those that failed, and only the newest active one is closed', async () => {
    const listed = [older(400, ['app-1']), older(399, ['app-1']), older(398, ['app-1'])];
    const sent = await replace(listed, done([{ state: 'failure' }], 200), success, REPORTED, REPORTED);
    expect(sent).toEqual(['400 GET', '399 GET', '399 inactive', '501 success']);
  });

  test('that cannot be read or closed keeps no result back', async () => {
    expect(await replace([older(400, ['app-1'])], LOST, REPORTED)).toEqual(['400 GET', '501 success']);
    const sent = await replace([older(400, ['app-1'])], success, LOST, REPORTED);
    expect(sent).toEqual(['400 GET', '400 inactive', '501 success']);
  });
});

describe('a setback of a deployment', () => {
  test.each(SETBACKS)('at its creation: %s', async (_, setback, attempt) => {
    const [surface] = open({}, setback);
    expect(await surface.write(OPEN)).toMatchObject(attempt);
    expect(surface.isOutdated(OPEN)).toBe(true);
    expect(surface.saved()).toEqual(setback === LOST ? NEVER_KNOWN : null);
  });

  test.each(SETBACKS)('at its last status: %s', async (_, setback, attempt) => {
    const [surface] = open({}, CREATED, REPORTED, setback);
    await settleOn(surface, OPEN);
    expect(await surface.write(ENDED)).toMatchObject(attempt);
    expect(surface.isOutdated(ENDED)).toBe(true);
    const written = setback === LOST ? null : 'in_progress Deploying: app-1';
    expect(surface.saved()).toEqual({ ...UNTOLD, written });
  });

  test.each(SETBACKS)('when it is searched: %s', async (_, setback, attempt) => {
    const [surface, client] = open({ saved: NEVER_KNOWN }, setback);
    expect(await surface.write(OPEN)).toMatchObject(attempt);
    client.add(done([], 200), CREATED);
    await surface.write(OPEN);
    expect(routesOf(client)).toEqual([FIND, FIND, CREATE]);
  });
});

describe('a creation whose response was lost', () => {
  const ours = { id: 501, payload: { touchdown: 'n-1/production' } };

  test.each([
    ['as an object', ours.payload],
    ['as text', JSON.stringify(ours.payload)],
  ])('is found by its nonce, which comes back %s', async (_, payload) => {
    const others = [
      { id: 900, payload: '{' },
      { id: 901, payload: { touchdown: 'n-2' } },
      { id: 902, payload: '' },
      { id: 903 },
    ];
    const [surface, client] = open({}, LOST, done([...others, { id: 501, payload }], 200), done([], 200), REPORTED);
    await surface.write(OPEN);
    expect(await surface.write(OPEN)).toEqual({ kind: 'written' });
    expect(routesOf(client)).toEqual([CREATE, FIND, LOOK, REPORT]);
    expect(client.calls[1]?.parameters).toEqual({
      owner: 'octo-org',
      repo: 'shop',
      sha: JOB.sha,
      environment: 'production',
      task: 'deploy',
      per_page: 100,
    });
    expect(surface.saved()).toMatchObject({ id: 501 });
  });

  test('is read once more if only its statuses could not be read', async () => {
    const [surface, client] = open({}, LOST, done([ours], 200), LOST, done([], 200), REPORTED);
    for (let turn = 0; turn < 3; turn++) await surface.write(OPEN);
    expect(routesOf(client)).toEqual([CREATE, FIND, LOOK, LOOK, REPORT]);
  });

  test('is repeated only if no deployment exists', async () => {
    const [surface, client] = open({}, LOST, done([{ id: 7, payload: {} }], 200), CREATED);
    await surface.write(OPEN);
    await surface.write(OPEN);
    expect(routesOf(client)).toEqual([CREATE, FIND, CREATE]);
  });

  test('is not repeated of one that has nothing to say any more', async () => {
    const [surface, client] = open({}, LOST, done([], 200));
    await surface.write(OPEN);
    expect(await surface.write(endedWith('cancelled'))).toEqual({ kind: 'written' });
    expect(surface.isOutdated(endedWith('cancelled'))).toBe(false);
    expect(routesOf(client)).toEqual([CREATE, FIND]);
  });

  test('is closed where it was made although the run was cancelled', async () => {
    const [surface, client] = open({}, LOST, done([ours], 200), done([], 200), REPORTED);
    await surface.write(OPEN);
    await surface.write(endedWith('cancelled'));
    expect(statesOf(client)).toEqual(['created', 'inactive']);
  });
});

describe('a status whose response was lost', () => {
  test('is searched, and not reported again', async () => {
    const newest = { id: 9001, state: 'success', description: 'Deployed: app-1.' };
    const [surface, client] = open({}, CREATED, LOST, done([newest], 200));
    await surface.write(ENDED);
    await surface.write(ENDED);
    expect(await surface.write(ENDED)).toEqual({ kind: 'written' });
    expect(surface.isOutdated(ENDED)).toBe(false);
    expect(routesOf(client)).toEqual([CREATE, REPORT, LOOK]);
    expect(client.calls[2]?.parameters).toEqual({ owner: 'octo-org', repo: 'shop', deployment_id: 501, per_page: 1 });
  });

  test('is reported if it does not exist', async () => {
    const [surface, client] = open(
      {},
      CREATED,
      REPORTED,
      LOST,
      done([{ id: 9001, state: 'in_progress', description: 'x' }], 200),
      REPORTED,
    );
    await settleOn(surface, OPEN);
    await surface.write(ENDED);
    await surface.write(ENDED);
    expect(statesOf(client)).toEqual(['created', 'in_progress', 'success', 'success']);
  });
});

test('a deployment that another process started keeps the outcome that arrived without our knowing', async () => {
  const [surface, client] = open({ saved: UNTOLD }, done([{ id: 1, state: 'success', description: 'x' }], 200));
  expect(await surface.write(endedWith('cancelled'))).toEqual({ kind: 'written' });
  expect(routesOf(client)).toEqual([LOOK]);
});
