import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { CheckRun } from '../../src/sandbox/github/repository.ts';
import { repositoryOf } from '../../src/sandbox/github/world.ts';
import type { JournalEntry } from '../../src/sandbox/http/journal.ts';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/server.ts';
import { type ActionOutcome, type ActionRun, runAction } from '../support/action-runner.ts';
import { COMPILED } from '../support/compiled.ts';
import { type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts';
import { CLI } from '../support/programs.ts';
import { type Front, type FrontRequest, startFront } from './github/front.ts';
import { until } from './relay/until.ts';
import { EVENT, furnish, HOOK_SECRET, MERGE, post, REPOSITORY, relayEnvOf } from './relay-url-sandbox.ts';

/** Platform seconds in one of the step's and the relay's. */
const SPEED = 40;
/** The request for the events of a deployment, with its id in the relay. */
const STREAM = /^\/v1\/deployments\/([^/]+)\/events$/;

/** A sandbox, a relay that its deliveries reach, an issuer of tokens, and what the runner gives a step of a pull request. */
export interface RelayWorld extends AsyncDisposable {
  readonly sandbox: RunningSandbox;
  readonly issuer: OidcIssuer;
  /** The proxy in front of the relay, for deliveries and steps, which repeats what the relay refuses with 503. */
  readonly front: Front;
  /** Called before a delivery of the platform, or a request of the action, is passed on to the relay. */
  before: (request: FrontRequest) => Promise<void>;
  readonly relay: ChildProcess;
  /** The relay's log so far, a line of JSON each. */
  readonly log: readonly string[];
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
   * shows an outcome, the relay takes it for an earlier deployment's; here, a deployment lasts two seconds, which a slow relay can miss.
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
  const folder = mkdtempSync(join(tmpdir(), 'touchdown-relay-url-'));
  const sandbox = await startSandbox({ speed: SPEED, rateLimit: 1_000_000 });
  const issuer = await startOidcIssuer({ repository: REPOSITORY });
  await furnish(sandbox);
  const relay = await startRelay(sandbox, issuer, { folder, apps });
  const front = await startFront(Number(new URL(relay.url).port), {
    before: (request) => world.before(request),
    isPatient: true,
  });
  await post(sandbox, '/organization/sandbox-organization/webhook', {
    target_url: `${front.origin}/hooks/platform/${HOOK_SECRET}`,
    events: ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED', 'DEPLOYMENT_FAILED'],
    enabled: true,
  });
  const world: RelayWorld = {
    sandbox,
    issuer,
    front,
    before: async () => {},
    relay: relay.child,
    log: relay.log,
    deploy: (appId, run) => runAction('main', merged(world, appId, run)),
    checks: () => repositoryOf(sandbox.github(), REPOSITORY).checkRuns,
    requestsOf: (tokenName) => sandbox.journal().filter((entry) => entry.tokenName === tokenName),
    until: (isTrue) => until(() => `${isTrue}; the relay said:\n${relay.log.slice(-20).join('\n')}`, isTrue),
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
      post(sandbox, '/_sandbox/clock', { frozen: true, advance_seconds: advanceSeconds }),
    releaseTime: () => post(sandbox, '/_sandbox/clock', { frozen: false }),
    hook: (event, payload) =>
      fetch(`${front.origin}/hooks/platform/${HOOK_SECRET}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ event_type: event, payload }),
      }),
    [Symbol.asyncDispose]: async () => {
      await endProcess(relay.child);
      await Promise.all([front[Symbol.asyncDispose](), issuer[Symbol.asyncDispose](), sandbox.close()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
  // Without an earlier status check, the relay considers the first outcome an old one.
  await world.until(() => apps.every((id) => world.requestsOf('sandbox-read').some((one) => one.applicationId === id)));
  return world;
}

function stepOf(world: RelayWorld, appId: string): ActionRun {
  const { sandbox, issuer, front } = world;
  return {
    inputs: {
      token: 'sandbox-ci',
      'app-id': appId,
      'base-url': `${sandbox.url}/api/v1`,
      'relay-url': front.origin,
      logs: 'off',
    },
    env: {
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_SHA: MERGE,
      GITHUB_API_URL: `${sandbox.url}/api/v3`,
      ...issuer.env,
    },
    event: EVENT,
  };
}

function merged(world: RelayWorld, appId: string, run: Partial<ActionRun> = {}): ActionRun {
  const step = stepOf(world, appId);
  return { ...step, ...run, inputs: { ...step.inputs, ...run.inputs }, env: { ...step.env, ...run.env } };
}

interface StartedRelay {
  readonly child: ChildProcess;
  readonly url: string;
  readonly log: readonly string[];
}

async function startRelay(
  sandbox: RunningSandbox,
  issuer: OidcIssuer,
  { folder, apps }: { folder: string; apps: readonly string[] },
): Promise<StartedRelay> {
  const config = join(folder, 'relay.json');
  writeFileSync(config, JSON.stringify(apps.map((id) => ({ id, repository: REPOSITORY }))));
  const child = spawn(process.execPath, [CLI, 'relay'], {
    env: {
      ...(await relayEnvOf(sandbox, issuer)),
      ...COMPILED,
      PATH: process.env['PATH'],
      RELAY_STORE: `sqlite:${join(folder, 'relay.db')}`,
      RELAY_CONFIG: config,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const log: string[] = [];
  const lines = createInterface(child.stdout);
  lines.on('line', (line) => log.push(line));
  const gone = once(child, 'exit').then(() => Promise.reject(new Error(`The relay ended:\n${log.join('\n')}`)));
  gone.catch(() => {});
  const listens = (): string | undefined => /"url":"(http[^"]*)"/.exec(log.join('\n'))?.[1];
  while (listens() === undefined) await Promise.race([once(lines, 'line'), gone]);
  return { child, url: listens() ?? '', log };
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
