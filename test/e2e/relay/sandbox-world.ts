import { type RunningSandbox, startSandbox } from '../../../src/sandbox/server.ts';
import { type Front, type FrontOptions, startFront } from '../github/front.ts';
import type { RelayOptions, RelayProcess } from './processes.ts';
import { ADMIN_TOKEN, GITHUB_SECRET, PATH_SECRET, type Stage, type StagedApplication, setStage } from './stage.ts';
import { readMetric } from './standing.ts';
import { until } from './until.ts';

/** The platform's token, as the sandbox has it. */
const PLATFORM_TOKEN = 'sandbox-admin';
/** The repository of all applications. */
export const REPOSITORY = 'octo/rocket';
/** The head of the pull request's branch. */
export const HEAD = '1f0c9e5b7a3d48e26b90c4d1a5f7e8092b6c3d47';
/** Makes a deployment of 90 platform seconds last three seconds. */
const SPEED = 30;

/** A check run as the sandbox's GitHub has it. */
export type SandboxCheck =
  ReturnType<RunningSandbox['github']>['repositories'] extends ReadonlyMap<string, infer R>
    ? R extends { readonly checkRuns: readonly (infer C)[] }
      ? C
      : never
    : never;

/** A sandbox that plays the platform and GitHub, and what a relay beside it is started with. */
export interface SandboxWorld extends AsyncDisposable {
  readonly sandbox: RunningSandbox;
  readonly stage: Stage;
  readonly env: Readonly<Record<string, string>>;
  /** The App's private key. */
  readonly privateKey: string;
  /** Sends an administrator's request to the sandbox; fails if the response is not 2xx. */
  request(method: string, path: string, body?: unknown): Promise<Readonly<Record<string, unknown>>>;
  /** Starts a relay behind a proxy, which gets the webhooks of the platform and of GitHub, and repeats them while the relay responds 503. */
  start<Started extends StartedRelay>(
    startRelay: (options: RelayOptions) => Promise<Started>,
    before?: FrontOptions['before'],
  ): Promise<Started & { readonly front: Front }>;
  /**
   * Runs `start`, which starts a deployment of each of these applications. The platform's time stands still until the relay has read their
   * statuses: if the first status that the relay reads shows an outcome, the relay takes it for an earlier deployment's, and here a
   * deployment lasts three seconds, which a slow relay can miss.
   */
  deployHeld(ids: readonly string[], start: () => Promise<unknown>): Promise<void>;
  /** The check runs of a name, the oldest first. */
  checks(name: string): readonly SandboxCheck[];
  /** Resolves with the newest check run of a name once it is as wanted. */
  untilCheck(name: string, isWanted: (check: SandboxCheck) => boolean): Promise<SandboxCheck>;
}

/** What a world needs of a relay, in a process of its own or in this one. */
type StartedRelay = Pick<RelayProcess, 'url' | 'lines' | 'kill'>;

function saidBy(relays: readonly StartedRelay[]): string {
  return JSON.stringify(relays.flatMap(({ lines }) => lines.map(({ message, facts }) => ({ message, ...facts }))));
}

/** Starts a sandbox with a pull request; applications are of its branch. */
export async function startSandboxWorld(applications: readonly Partial<StagedApplication>[], store?: string) {
  const sandbox = await startSandbox({ speed: SPEED, rateLimit: 100_000 });
  const staged = applications.map((one) => ({ id: 'succeeds', repository: REPOSITORY, branch: 'f', ...one }));
  const stage = setStage(staged);
  const request: SandboxWorld['request'] = async (method, path, body) => {
    const headers = { 'content-type': 'application/json', authorization: `Token ${PLATFORM_TOKEN}` };
    const response = await fetch(sandbox.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text === '' ? {} : JSON.parse(text);
  };
  const pull = { title: 'x', login: 'mona', base: 'main', head_sha: HEAD, head_label: 'octo:f' };
  await request('POST', '/_sandbox/github/pull-requests', { repository: REPOSITORY, number: 7, ...pull });
  const app = await request('GET', '/_sandbox/github/app');
  const privateKey = String(app['private_key']);
  const { GITHUB_APP_PRIVATE_KEY_FILE: _, RELAY_SIGNATURE: __, ...typical } = stage.env;
  const env = {
    ...typical,
    RELAY_STORE: store ?? stage.sqlite,
    GITHUB_APP_ID: String(app['app_id']),
    GITHUB_APP_PRIVATE_KEY: privateKey,
    GITHUB_API_URL: `${sandbox.url}/api/v3`,
    GITHUB_WEBHOOK_SECRET: GITHUB_SECRET,
    PLATFORM_BASE_URL: sandbox.url,
    PLATFORM_TOKEN,
    RELAY_ADMIN_TOKEN: ADMIN_TOKEN,
  };
  const relays: StartedRelay[] = [];
  const fronts: Front[] = [];
  const checks = (name: string): readonly SandboxCheck[] =>
    (sandbox.github().repositories.get(REPOSITORY)?.checkRuns ?? []).filter((check) => check.name === name);
  const world: SandboxWorld = {
    sandbox,
    stage,
    env,
    privateKey,
    request,
    start: async (startRelay, before = async () => {}) => {
      const relay = await startRelay({ env });
      relays.push(relay);
      const front = await startFront(Number(new URL(relay.url).port), { before, isPatient: true });
      fronts.push(front);
      await request('POST', '/_sandbox/github/app', {
        hook_url: `${front.origin}/hooks/github`,
        hook_secret: GITHUB_SECRET,
      });
      const organization = await request('GET', '/organization');
      await request('POST', `/organization/${organization['id']}/webhook`, {
        target_url: `${front.origin}/hooks/platform/${PATH_SECRET}`,
        events: ['STARTED', 'SUCCEEDED', 'FAILED', 'SUCCESSFUL', 'FAILURE'].map((name) => `DEPLOYMENT_${name}`),
        enabled: true,
      });
      // Without an earlier status check, the relay considers the first outcome an old one.
      const checksOf = (): Promise<number | null> => readMetric(relay.url, 'relay_looks_total.outcome="observed".');
      await until('the relay has checked each status', async () => Number(await checksOf()) >= staged.length);
      return { ...relay, front };
    },
    deployHeld: async (ids, start) => {
      const countReads = (id: string): number =>
        sandbox.journal().filter((one) => one.operation === 'status' && one.applicationId === id).length;
      await request('POST', '/_sandbox/clock', { frozen: true });
      const earlier = new Map(ids.map((id) => [id, countReads(id)]));
      await start();
      await until(
        () => `the relay reads the statuses of ${ids}; the relay said ${saidBy(relays)}`,
        () => ids.every((id) => countReads(id) > (earlier.get(id) ?? 0)),
      );
      await request('POST', '/_sandbox/clock', { frozen: false });
    },
    checks,
    untilCheck: (name, isWanted) =>
      until(
        () => `${name} is as wanted: ${JSON.stringify(checks(name))}; the relay said ${saidBy(relays)}`,
        () => [checks(name).at(-1)].find((check) => check !== undefined && isWanted(check)),
      ),
    [Symbol.asyncDispose]: async () => {
      await Promise.all(relays.map((relay) => relay.kill()));
      await sandbox.close();
      await Promise.all(fronts.map((front) => front[Symbol.asyncDispose]()));
      stage[Symbol.dispose]();
    },
  };
  return world;
}
