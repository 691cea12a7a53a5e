import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandboxKeyPair } from '../../src/sandbox/github/app/state.ts';
import type { CheckRun } from '../../src/sandbox/github/repository.ts';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import type { JournalEntry } from '../../src/sandbox/http/journal.ts';
import { type ActionOutcome, type ActionRun, runAction } from '../support/action-runner.ts';
import { type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts';
import type { Front, FrontRequest } from './github/front.ts';
import { annotationsIn } from './plays.ts';
import { startProxy } from './proxy.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { HEAD, REPOSITORY, type SandboxWorld, startSandboxWorld } from './relay/sandbox-world.ts';
import { ADMIN_TOKEN, GITHUB_SECRET, PATH_SECRET, SIGNING_KEY, SIGNING_SECRET } from './relay/stage.ts';
import { until } from './relay/until.ts';

/** The merge commit: GITHUB_SHA, and the `sha` of the token. */
const MERGE = 'd4e5f60718293a4b5c6d7e8f9001122334455667';
const RUN_ID = 4711;
/** The payload of `pull_request`, as far as it is read. */
const EVENT = {
  action: 'synchronize',
  number: 7,
  pull_request: {
    number: 7,
    head: { sha: HEAD, ref: 'f', user: { login: 'octo' }, repo: { id: 42 } },
    base: { ref: 'main', repo: { id: 42 } },
  },
};
/** The request for the events of a deployment, with its id in the relay. */
const STREAM = /^\/v1\/deployments\/([^/]+)\/events$/;

/** A sandbox, a relay that its deliveries reach, an issuer of tokens, and what the runner gives a step of a pull request. */
interface RelayWorld extends AsyncDisposable, Pick<SandboxWorld, 'sandbox' | 'request'> {
  readonly issuer: OidcIssuer;
  /** The proxy in front of the relay, for deliveries and steps, which repeats what the relay refuses with 503. */
  readonly front: Front;
  /** Called before a delivery of the platform, or a request of the action, is passed on to the relay. */
  before: (request: FrontRequest) => Promise<void>;
  readonly relay: RelayProcess;
  /** Runs the step that deploys an application. */
  deploy(appId: string, run?: Partial<ActionRun>): Promise<ActionOutcome>;
  /** The check runs of the repository, oldest first. */
  checks(): readonly CheckRun[];
  /** The requests to the platform with the token of that name. */
  requestsOf(tokenName: string): readonly JournalEntry[];
  /** Resolves once `isTrue` returns true; rejects after minutes, with the end of the relay's log. */
  until(isTrue: () => boolean | Promise<boolean>): Promise<unknown>;
  /** Runs the step; the platform's time stands still until the relay has read that the deployment is in progress. */
  deployHeld(appId: string, run?: Partial<ActionRun>): Promise<ActionOutcome>;
  /**
   * Resolves once the relay has read that a deployment is in progress, by its id in the relay. If the first status that the relay reads
   * shows an outcome, the relay takes it for an earlier deployment's; here, a deployment lasts three seconds, which a slow relay can miss.
   */
  untilRead(id: string): Promise<unknown>;
  /** Moves the platform's time on by so many seconds, and holds it there. */
  holdTime(advanceSeconds?: number): Promise<unknown>;
  releaseTime(): Promise<unknown>;
  /** Sends the relay a delivery that claims to be the platform's, with its secret. */
  hook(event: string, payload: Readonly<Record<string, unknown>>): Promise<Response>;
}

/** Starts a world whose relay knows these applications, each named as a scenario (`fast`, `fast--two`). */
async function openRelayWorld(apps: readonly string[]): Promise<RelayWorld> {
  const issuer = await startOidcIssuer({ repository: REPOSITORY });
  const staged = await startSandboxWorld(apps.map((id) => ({ id })));
  const { sandbox, request } = staged;
  // Without branches: only what a step registers has a place on GitHub.
  staged.stage.configure(apps.map((id) => ({ id, repository: REPOSITORY })));
  await request('POST', '/_sandbox/github/runs', { repository: REPOSITORY, id: RUN_ID, head_sha: HEAD });
  const own = { RELAY_UNPLACED: 'keep', RELAY_OIDC_ISSUER: issuer.url, PLATFORM_TOKEN: 'sandbox-read' };
  const { front, ...relay } = await staged.start(
    ({ env }) => startRelayProcess({ env: { ...env, ...own } }),
    (passing) => world.before(passing),
  );
  const world: RelayWorld = {
    sandbox,
    request,
    issuer,
    front,
    before: async () => {},
    relay,
    deploy: (appId, run) => runAction('main', merged(world, appId, run)),
    checks: () => repositoryOf(sandbox.github(), REPOSITORY).checkRuns,
    requestsOf: (tokenName) => sandbox.journal().filter((entry) => entry.tokenName === tokenName),
    until: (isTrue) => until(() => `${isTrue}; the relay said:\n${relay.output().slice(-5_000)}`, isTrue),
    deployHeld: async (appId, run) => {
      await world.holdTime();
      const earlier = front.requests.length;
      const running = world.deploy(appId, run);
      const findStreams = (): readonly string[] =>
        front.requests.slice(earlier).flatMap(({ target }) => STREAM.exec(target)?.[1] ?? []);
      await world.until(() => findStreams().length > 0);
      await world.untilRead(findStreams()[0] ?? '');
      await world.releaseTime();
      return running;
    },
    untilRead: (id) =>
      world.until(async () => {
        const headers = { authorization: `Bearer ${await issuer.sign()}` };
        const response = await fetch(`${relay.url}/v1/deployments/${id}`, { headers });
        return Reflect.get(Object(await response.json()), 'platform_state') === 'QUEUED';
      }),
    holdTime: (advanceSeconds = 0) =>
      request('POST', '/_sandbox/clock', { frozen: true, advance_seconds: advanceSeconds }),
    releaseTime: () => request('POST', '/_sandbox/clock', { frozen: false }),
    hook: (event, payload) =>
      fetch(`${front.origin}/hooks/platform/${PATH_SECRET}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event_type: event, payload }),
      }),
    [Symbol.asyncDispose]: async () => {
      await staged[Symbol.asyncDispose]();
      await issuer[Symbol.asyncDispose]();
    },
  };
  return world;
}

function merged({ sandbox, issuer, front }: RelayWorld, appId: string, run: Partial<ActionRun> = {}): ActionRun {
  return {
    event: EVENT,
    ...run,
    inputs: {
      token: 'sandbox-ci',
      'app-id': appId,
      'base-url': `${sandbox.url}/api/v1`,
      'relay-url': front.origin,
      logs: 'off',
      ...run.inputs,
    },
    env: {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: MERGE,
      GITHUB_API_URL: `${sandbox.url}/api/v3`,
      ...issuer.env,
      ...run.env,
    },
  };
}

/** The maximum number of requests of a step that waits on a relay, however long the deployment takes. The last one reads the commit. */
const MAX_REQUESTS = 7;
/** Polls less often than any test lasts: a step that finishes has received the outcome from the relay. */
const ON_ITS_OWN = { inputs: { 'poll-interval': '20m' } };

/** Texts that no log may contain: secrets in every encoding, tokens by their shape, payloads by their words. */
function findLeaks(output: string): readonly string[] {
  const secrets = [
    PATH_SECRET,
    SIGNING_SECRET,
    SIGNING_KEY.toString(),
    GITHUB_SECRET,
    ADMIN_TOKEN,
    'sandbox-read',
    'sandbox-ci',
  ];
  const lines = sandboxKeyPair()
    .privateKey.split('\n')
    .filter((line) => line.length > 20);
  const forms = [...secrets, ...lines].flatMap((one) => [one, encodeURIComponent(one)]);
  const found = forms.filter((form) => output.includes(form));
  const shapes = [/eyJ[\w-]+\.[\w-]+/, /gh[opsu]_\w{10,}/, /-----BEGIN/, /event_type/, /hooks\/platform\/\w/];
  return [...found, ...shapes.filter((shape) => shape.test(output)).map(String)];
}

/** Sends requests with a partly correct secret, and with secrets and tokens in the wrong place. */
async function refuseAll(url: string): Promise<void> {
  const forged = { event_type: 'DEPLOYMENT_SUCCEEDED', payload: { application_id: 'succeeds' } };
  const init = { method: 'POST', body: JSON.stringify(forged) };
  const addresses = [`/hooks/platform/${PATH_SECRET}x`, '/hooks/platform', '/hooks/github'];
  const answers = await Promise.all(addresses.map((path) => fetch(url + path, init)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  const odd = [
    `/${PATH_SECRET}`,
    `/v1/deployments/${PATH_SECRET}`,
    `/hooks/platform/${PATH_SECRET}?token=${ADMIN_TOKEN}`,
  ];
  await Promise.all(odd.map((path) => fetch(url + path)));
  const authorization = `Bearer eyJhbGciOiJub25lIn0.${randomBytes(30).toString('base64url')}.`;
  const registered = await fetch(`${url}/v1/deployments`, { method: 'POST', headers: { authorization }, body: '{}' });
  expect(registered.status).toBe(401);
}

let world: RelayWorld;
beforeAll(async () => {
  world = await openRelayWorld(['succeeds', 'build-fails', 'succeeds--forged', 'build-fails--forged', 'never-ends']);
});
afterAll(() => world[Symbol.asyncDispose]());

/** The check runs of an application, oldest first. */
function checksOf(appId: string) {
  return world.checks().filter(({ name }) => name === `deploy / ${appId}`);
}

function isCompleted(appId: string): boolean {
  return checksOf(appId).some(({ status }) => status === 'completed');
}

describe('a step that waits on a relay', () => {
  test('finishes when the relay reports the outcome, also behind a proxy and if the delivery comes before the registration', async () => {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: address = '' } = world.issuer.env;
    await using proxy = await startProxy(Number(new URL(address).port), { onlyTunnels: true });
    const env = {
      ACTIONS_ID_TOKEN_REQUEST_URL: address.replace(new URL(address).host, 'tokens.actions.example'),
      HTTP_PROXY: proxy.url,
    };
    world.before = async ({ method, target }) => {
      if (method === 'POST' && target === '/v1/deployments')
        await world.until(() => world.relay.output().includes('was stored'));
    };
    const outcome = await world.deployHeld('succeeds', { ...ON_ITS_OWN, env });
    await world.until(() => isCompleted('succeeds'));

    expect(outcome.exitCode).toBe(0);
    expect(outcome.outputs).toMatchObject({ result: 'success', confirmed: 'true', commit: HEAD });
    expect(annotationsIn(outcome)).toBe('');
    expect(checksOf('succeeds')).toMatchObject([{ sha: HEAD, conclusion: 'success' }]);
    expect(world.checks().some(({ sha }) => sha === MERGE)).toBe(false);
    expect(checksOf('succeeds')[0]?.output.text).toContain("The platform's status, read by the relay, shows RUNNING");
    expect(world.requestsOf('sandbox-ci').length).toBeLessThanOrEqual(MAX_REQUESTS);
    const streams = world.front.requests.filter(({ method, target }) => method === 'GET' && target.endsWith('/events'));
    expect(streams).toHaveLength(1);
    expect(new Set(proxy.requested)).toEqual(new Set(['CONNECT tokens.actions.example:80']));
    expect(world.issuer.audiences).toEqual(['touchdown', 'touchdown']);

    const shown = outcome.printed.split('\n').filter((line) => !line.startsWith('::add-mask::'));
    expect(shown.join('\n')).not.toMatch(/eyJ|sandbox-ci|path-secret/);
    expect(JSON.stringify({ ...outcome.outputs, ...outcome.state })).not.toContain('eyJ');
    expect(outcome.summary).not.toContain('eyJ');
  });

  test('fails with the deployment, and so does its one check run, on the head and not on the merge commit, if the registration comes first', async () => {
    world.before = async ({ target }) => {
      if (target.startsWith('/hooks/')) await world.until(() => checksOf('build-fails').length > 0);
    };
    const inputs = { ...ON_ITS_OWN.inputs, logs: 'on-failure' };
    const outcome = await world.deployHeld('build-fails', { inputs });
    await world.until(() => isCompleted('build-fails'));

    expect(outcome.exitCode).toBe(1);
    expect(outcome.outputs).toMatchObject({ result: 'failure', state: 'BUILD_ERROR' });
    expect(outcome.printed).toContain('TS2339');
    expect(checksOf('build-fails')).toMatchObject([{ sha: HEAD, conclusion: 'failure' }]);
  });
});

describe('a success that the holder of a stolen secret reports', () => {
  const pollsOf = (appId: string): number =>
    world.requestsOf('sandbox-read').filter((one) => one.applicationId === appId).length;
  const register = async (order: object, claims = {}): Promise<Response> => {
    const authorization = `Bearer ${await world.issuer.sign(claims)}`;
    const headers = { 'content-type': 'application/json', authorization };
    const body = JSON.stringify({ sha: HEAD, pull_request: 7, ...order });
    return fetch(`${world.front.origin}/v1/deployments`, { method: 'POST', headers, body });
  };
  const idIn = (body: unknown): string => String(Reflect.get(Object(body), 'id'));
  /** Deploys and returns the deployment's id; the platform's time stands still from then on. `forge` runs before the registration. */
  const deployHeld = async (appId: string, forge?: (id: string) => Promise<unknown>): Promise<string> => {
    await world.holdTime();
    const id = idIn(await world.request('POST', `/application/${appId}/deploy`, {}));
    await forge?.(id);
    const registered = await register({ app_id: appId, deployment_id: id });
    expect(registered.status).toBe(201);
    await world.untilRead(idIn(await registered.json()));
    return id;
  };
  beforeAll(() => {
    world.before = async () => {};
  });

  test('turns no check run green while the status shows that the deployment continues', async () => {
    const id = await deployHeld('never-ends');
    await world.releaseTime();
    await world.until(() => checksOf('never-ends').at(-1)?.status === 'in_progress');
    const polls = pollsOf('never-ends');
    const stored = await world.hook('DEPLOYMENT_SUCCEEDED', { application_id: 'never-ends', deployment_id: id });
    expect(stored.status).toBe(200);
    await world.until(() => pollsOf('never-ends') > polls);
    const isDoubted = () => checksOf('never-ends').at(-1)?.output.title?.startsWith('Awaiting confirmation') === true;
    await world.until(isDoubted);
    expect(checksOf('never-ends')).toMatchObject([{ status: 'in_progress', conclusion: null }]);
    expect(checksOf('never-ends')[0]?.output.summary).toContain('not confirmed yet');
  });

  test('leaves the check run of a failed deployment red', async () => {
    const appId = 'build-fails--forged';
    const id = await deployHeld(appId);
    for (const deployment of [id, undefined])
      await world.hook('DEPLOYMENT_SUCCEEDED', { application_id: appId, deployment_id: deployment });
    await world.releaseTime();
    await world.until(() => isCompleted(appId));
    expect(checksOf(appId).at(-1)?.conclusion).toBe('failure');
    const written = world.sandbox.githubJournal().filter(({ body }) => body?.includes(appId) === true);
    expect(written.map(({ body }) => body).join('\n')).toContain('"conclusion":"failure"');
    expect(written.map(({ body }) => body).join('\n')).not.toContain('"conclusion":"success"');
  });

  test('chooses neither the repository nor the commit of a check run', async () => {
    const appId = 'succeeds--forged';
    const payload = { application_id: appId, git_commit_id: 'f'.repeat(40), repository: 'evil/else' };
    await deployHeld(appId, (id) => world.hook('DEPLOYMENT_SUCCEEDED', { ...payload, deployment_id: id }));
    await world.releaseTime();
    await world.until(() => isCompleted(appId));
    expect(world.checks().filter(({ sha }) => sha === 'f'.repeat(40))).toEqual([]);
    const targets = world.sandbox.githubJournal().map(({ target }) => target);
    expect(targets.filter((target) => target.includes('evil'))).toEqual([]);
  });

  test('does not help with a token: it registers the commit or the head of its own run, in its own repository', async () => {
    const order = { app_id: 'never-ends', deployment_id: randomUUID() };
    expect((await register({ ...order, sha: 'e'.repeat(40) })).status).toBe(403);
    expect((await register(order, { run_id: '4712' })).status).toBe(403);
    expect((await register(order, { repository_id: '99' })).status).toBe(401);
    expect((await register({ ...order, sha: MERGE })).status).toBe(201);
  });
});

test('a relay refuses secrets and tokens that are only partly right or in the wrong place, and logs none', async () => {
  await refuseAll(world.relay.url);
  expect(findLeaks(world.relay.output())).toEqual([]);
});

test('a step whose relay is killed in the middle polls, and says so once', async () => {
  world.before = async () => {};
  const earlier = checksOf('succeeds').length;
  await world.holdTime();
  const running = world.deploy('succeeds', { inputs: { 'poll-interval': '1s' } });
  await world.until(() => checksOf('succeeds').length > earlier);
  await world.holdTime(20);
  await world.until(() => checksOf('succeeds').at(-1)?.status === 'in_progress');
  const requestsBefore = world.requestsOf('sandbox-ci').length;
  world.relay.signal('SIGKILL');
  await world.until(() => world.requestsOf('sandbox-ci').length > requestsBefore + 2);
  await world.releaseTime();
  const outcome = await running;

  expect(outcome.exitCode).toBe(0);
  expect(outcome.outputs).toMatchObject({ result: 'success', confirmed: 'true' });
  const lines = outcome.printed.split('\n').filter((line) => line.includes('Polling the platform from now on'));
  expect(lines).toEqual([
    expect.stringContaining('Polling the platform from now on: the event stream of the relay closed twice.'),
  ]);
});
