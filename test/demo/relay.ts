import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Belongings, Beside } from './belongings.ts';
import { PLATFORM_TOKEN, PULL_REQUEST, type Sandbox } from './sandbox.ts';

/** The application that no workflow deploys, and the check that its deployments become. */
export const RELAYED = { id: 'checkout', check: 'deploy / checkout' };

/** A relay at work for the demo. */
export interface DemoRelay {
  readonly url: string;
  /** The admin token of its page. */
  readonly adminToken: string;
  /** Has `touchdown relay register` create the platform's webhook; calls back with what it prints, line by line. */
  register(onLine: (line: string) => void): Promise<void>;
  /** Calls back with each line of its log, also with those that were there before. */
  follow(onLine: (line: string) => void): void;
}

/**
 * Starts a relay as a user would: the committed command, on a free port, with the sandbox's App and platform. GitHub sends it
 * the pull request at once, so the check waits there before the first deployment.
 */
export async function startRelay(belongings: Belongings, sandbox: Sandbox): Promise<DemoRelay> {
  const adminToken = secret();
  const githubSecret = secret();
  const env = await createEnvironment(belongings.folder, sandbox, { adminToken, githubSecret });
  const log = belongings.start(['relay'], env);
  const follow = keep(log);
  const url = await log.first(findUrl);
  const repository = PULL_REQUEST.base.repo.full_name;
  const options = { duration_seconds: 54 };
  await sandbox.request('POST', '/_sandbox/applications', { id: RELAYED.id, scenario: 'succeeds', options });
  const hook = { hook_url: `${url}/hooks/github`, hook_secret: githubSecret };
  await sandbox.request('POST', '/_sandbox/github/app', hook);
  const opened = { event: 'pull_request.opened', repository, number: PULL_REQUEST.number };
  await sandbox.request('POST', '/_sandbox/github/deliver', opened);
  return { url, adminToken, follow, register: (onLine) => register(belongings, sandbox, url, env, onLine) };
}

async function createEnvironment(
  folder: string,
  sandbox: Sandbox,
  { adminToken, githubSecret }: { adminToken: string; githubSecret: string },
): Promise<NodeJS.ProcessEnv> {
  const app = (await sandbox.request('GET', '/_sandbox/github/app')) as { app_id: number; private_key: string };
  const { base, head } = PULL_REQUEST;
  const [, branch] = head.label.split(':');
  const application = { ...RELAYED, name: RELAYED.id, repository: base.repo.full_name, branch };
  const [keyFile, configFile] = [join(folder, 'app.pem'), join(folder, 'relay.json')];
  writeFileSync(keyFile, app.private_key, { mode: 0o600 });
  writeFileSync(configFile, JSON.stringify([application]));
  const inherited = Object.entries(process.env).filter(([name]) => !/^(?:RELAY|GITHUB|PLATFORM)_/.test(name));
  return {
    ...Object.fromEntries(inherited),
    HOST: '127.0.0.1',
    PORT: '0',
    RELAY_STORE: `sqlite:${join(folder, 'relay.db')}`,
    RELAY_CONFIG: configFile,
    RELAY_WEBHOOK_SECRET: secret(),
    RELAY_ADMIN_TOKEN: adminToken,
    RELAY_UNPLACED: 'branch-head',
    RELAY_DRAIN: '0s',
    PLATFORM_BASE_URL: sandbox.url,
    PLATFORM_TOKEN,
    GITHUB_API_URL: `${sandbox.url}/api/v3`,
    GITHUB_APP_ID: String(app.app_id),
    GITHUB_APP_PRIVATE_KEY_FILE: keyFile,
    GITHUB_WEBHOOK_SECRET: githubSecret,
  };
}

async function register(
  belongings: Belongings,
  sandbox: Sandbox,
  url: string,
  env: NodeJS.ProcessEnv,
  onLine: (line: string) => void,
): Promise<void> {
  const organization = (await sandbox.request('GET', '/organization')) as { id: string };
  const words = ['relay', 'register', '--organization', organization.id, '--url', url];
  const { lines } = belongings.start(words, env);
  lines.on('line', onLine);
  await new Promise<void>((resolve) => lines.once('close', resolve));
}

/** Keeps the lines until a listener is set, then passes each on to it. */
function keep({ lines }: Beside): DemoRelay['follow'] {
  const kept: string[] = [];
  let receive = (line: string): void => void kept.push(line);
  lines.on('line', (line) => receive(line));
  return (onLine) => {
    receive = onLine;
    for (const line of kept) onLine(line);
  };
}

/** The address in the relay's log; null for any other line. */
function findUrl(line: string): string | null {
  const { message, facts } = JSON.parse(line) as { message: string; facts?: { url?: string } };
  return message === 'The relay is listening.' ? (facts?.url ?? null) : null;
}

function secret(): string {
  return randomBytes(16).toString('hex');
}
