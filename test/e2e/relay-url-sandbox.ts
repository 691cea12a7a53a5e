import type { RunningSandbox } from '../../src/sandbox/server.ts';
import type { OidcIssuer } from '../support/oidc-issuer.ts';

/** The repository whose pull request is deployed. */
export const REPOSITORY = 'octo/rocket';
/** The pull request's head. */
export const HEAD = 'b2c3d4e5f60718293a4b5c6d7e8f900112233445';
/** The merge commit: GITHUB_SHA, and the `sha` of the token. */
export const MERGE = 'd4e5f60718293a4b5c6d7e8f9001122334455667';
/** The secret of the platform's deliveries. */
export const HOOK_SECRET = 'correct-horse-battery';

const PULL_REQUEST = 7;
const RUN_ID = 4711;
/** The payload of `pull_request`, as far as anybody reads it. */
export const EVENT = {
  action: 'synchronize',
  number: PULL_REQUEST,
  pull_request: {
    number: PULL_REQUEST,
    head: { sha: HEAD, ref: 'faster-rocket', user: { login: 'octo' }, repo: { id: 42 } },
    base: { ref: 'main', repo: { id: 42 } },
  },
};

/** Returns the environment of a relay that reads the platform and writes on GitHub in that sandbox. */
export async function relayEnvOf(sandbox: RunningSandbox, issuer: OidcIssuer): Promise<Record<string, string>> {
  const answer = await fetch(`${sandbox.url}/_sandbox/github/app`);
  const app = (await answer.json()) as { readonly app_id: number; readonly private_key: string };
  return {
    HOST: '127.0.0.1',
    PORT: '0',
    RELAY_WEBHOOK_SECRET: HOOK_SECRET,
    RELAY_OIDC_ISSUER: issuer.url,
    RELAY_ADMIN_TOKEN: 'admin-token-of-the-test',
    PLATFORM_BASE_URL: `${sandbox.url}/api/v1`,
    PLATFORM_TOKEN: 'sandbox-read',
    GITHUB_APP_ID: String(app.app_id),
    GITHUB_APP_PRIVATE_KEY: app.private_key,
    GITHUB_API_URL: `${sandbox.url}/api/v3`,
  };
}

/** Sends a request to the sandbox, or to its platform; throws if it is refused. */
export async function post(sandbox: RunningSandbox, path: string, body: unknown): Promise<unknown> {
  const response = await fetch(sandbox.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Token sandbox-admin' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  return response.json();
}

/** Tells the sandbox of the pull request and of the workflow's run. */
export async function furnish(sandbox: RunningSandbox): Promise<void> {
  const pull = { repository: REPOSITORY, number: PULL_REQUEST, title: 'Faster', login: 'mona', base: 'main' };
  await post(sandbox, '/_sandbox/github/pull-requests', { ...pull, head_sha: HEAD, head_label: 'octo:faster-rocket' });
  await post(sandbox, '/_sandbox/github/runs', { repository: REPOSITORY, id: RUN_ID, head_sha: HEAD });
}
