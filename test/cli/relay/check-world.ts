import type { AppHook } from '../../../src/cli/relay/app-hook.ts';
import { type CheckNetwork, type CheckWorld, check } from '../../../src/cli/relay/check.ts';
import type { CommitReading, StatusCheck } from '../../../src/deploy/deploy-target.ts';
import { AccessError } from '../../../src/kernel/errors.ts';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createTerminal, type RecordedTerminal } from '../terminal.ts';

/** What an App has to be allowed. */
export const PERMISSIONS: Readonly<Record<string, string>> = {
  checks: 'write',
  statuses: 'write',
  pull_requests: 'write',
  actions: 'read',
  merge_queues: 'read',
  metadata: 'read',
};

/** An environment in which nothing is wrong. */
export const ENV: Readonly<Record<string, string>> = {
  RELAY_WEBHOOK_SECRET: 'a-secret-of-some-length',
  GITHUB_APP_ID: '12345',
  GITHUB_APP_PRIVATE_KEY: sandboxKeyPair().privateKey,
  GITHUB_WEBHOOK_SECRET: 'a-secret-of-github-s',
  PLATFORM_BASE_URL: 'https://api.example.com',
  PLATFORM_TOKEN: 'token-of-the-platform',
  RELAY_ADMIN_TOKEN: 'admin-token-of-the-test',
};

/** The App's webhook if nothing is wrong. */
const HOOK: AppHook = {
  url: 'https://relay.example.com/hooks/github',
  isJson: true,
  hasSecret: true,
  last: { at: Date.UTC(2026, 0, 31, 9, 30), status: 200 },
};

/** A file with two applications in one repository. */
const FILE = JSON.stringify([
  { id: 'shop', repository: 'acme/web', branch: 'main' },
  { id: 'mail', repository: 'Acme/Web', branch: 'main' },
]);

/** A status check that sees a running application. */
const RUNNING: StatusCheck = {
  kind: 'observed',
  observation: { state: 'RUNNING', serviceDeploymentStatus: null, lastDeploymentDate: null, identity: {} },
};

/** A status check that the platform refuses. */
export function refused(refusal: 'unauthorized' | 'not-found'): StatusCheck {
  const error = new AccessError(`access-${refusal}`, `The platform says ${refusal}.`, { method: 'GET', path: '/' });
  return { kind: 'refused', refusal, error };
}

/** A run of the command: its exit code, its lines, what was asked, and whether connections were ended. */
export interface CheckRun {
  readonly code: number;
  readonly lines: readonly string[];
  readonly out: string;
  readonly err: string;
  readonly asked: readonly string[];
  readonly closed: readonly string[];
}

/** What differs from a world in which nothing is wrong. */
export interface CheckOptions {
  readonly values?: Readonly<Record<string, string | boolean>>;
  readonly env?: Readonly<Record<string, string | undefined>>;
  readonly file?: string | null;
  readonly network?: Partial<CheckNetwork>;
  readonly hook?: Partial<AppHook>;
  readonly statuses?: Readonly<Record<string, StatusCheck>>;
  /** How reads of the commit that runs differ from one that names it. */
  readonly commits?: Readonly<Record<string, Partial<CommitReading>>>;
  readonly fetchAt?: CheckWorld['fetchAt'];
  readonly terminal?: RecordedTerminal;
}

/** Runs `touchdown relay check` in a world in which nothing is wrong, but for what is given. */
export async function runCheck(options: CheckOptions = {}): Promise<CheckRun> {
  const { values = {}, env = {}, file = FILE, network = {}, statuses = {}, terminal = createTerminal() } = options;
  const asked: string[] = [];
  const closed: string[] = [];
  const checkStatus = (appId: string) => async (): Promise<StatusCheck> => {
    asked.push(`status ${appId}`);
    return statuses[appId] ?? RUNNING;
  };
  const world: CheckWorld = {
    env: { ...ENV, ...env },
    readFile: (path) => {
      if (file === null) throw new Error(`ENOENT: no such file or directory, open '${path}'`);
      return file;
    },
    clock: createFakeClock(),
    reach: () => ({
      github: {
        clockAheadMs: () => 0,
        readApp: async () => ({ kind: 'done', value: { slug: 'our-relay', permissions: PERMISSIONS } }),
        readRepository: async (repository) => {
          asked.push(`repository ${repository}`);
          return { kind: 'done', value: { repository: repository.toLowerCase(), repositoryId: 7, installationId: 12 } };
        },
      },
      readHook: async () => ({ kind: 'done', value: { ...HOOK, ...options.hook } }),
      platform: (appId) => ({
        checkStatus: checkStatus(appId),
        readDeployedCommit: async () => ({ commit: null, isNamed: true, error: null, ...options.commits?.[appId] }),
      }),
      readKeys: async () => [{ kty: 'RSA' }],
      probeStore: async () => ({ state: 'current', clockAheadMs: 0 }),
      close: async () => void closed.push('network'),
      ...network,
    }),
    fetchAt:
      options.fetchAt ??
      (() => {
        throw new Error('no relay was to be asked');
      }),
  };
  const code = await check(values, terminal, world);
  const { out, err } = terminal.printed;
  return { code, out, err, asked, closed, lines: out.split('\n').filter((line) => /^[✓✗!] /.test(line)) };
}
