import type { CheckRun } from '../../src/sandbox/github/repository.ts';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import type { JournalEntry } from '../../src/sandbox/http/journal.ts';
import { type ActionOutcome, type ActionRun, runAction } from '../support/action-runner.ts';
import { type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts';
import type { Front, FrontRequest } from './github/front.ts';
import { type RelayProcess, startRelayProcess } from './relay/processes.ts';
import { HEAD, REPOSITORY, type SandboxWorld, startSandboxWorld } from './relay/sandbox-world.ts';
import { PATH_SECRET } from './relay/stage.ts';
import { until } from './relay/until.ts';

/** The merge commit: GITHUB_SHA, and the `sha` of the token. */
export const MERGE = 'd4e5f60718293a4b5c6d7e8f9001122334455667';
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
export interface RelayWorld extends AsyncDisposable, Pick<SandboxWorld, 'sandbox' | 'request'> {
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
export async function openRelayWorld(apps: readonly string[]): Promise<RelayWorld> {
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
