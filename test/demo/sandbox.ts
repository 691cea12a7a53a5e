import type { Belongings } from './belongings.ts';

/** The token of the platform that may do everything. */
export const PLATFORM_TOKEN = 'sandbox-admin';

/** The pull request that every deployment of the demo is about. */
export const PULL_REQUEST = {
  number: 7,
  head: {
    sha: '1f0c9e5b7a3d48e26b90c4d1a5f7e8092b6c3d47',
    label: 'octo:faster-checkout',
    repo: { full_name: 'octo/rocket' },
  },
  base: { ref: 'main', repo: { full_name: 'octo/rocket' } },
};

/** Twelve platform seconds a second: a deployment of a minute and a half takes eight seconds. */
const SPEED = '12';

/** The sandbox as a program sees it. */
export interface Sandbox {
  readonly url: string;
  /** The address for a reviewer. */
  readonly pullRequestUrl: string;
  /** Sends a request as the platform's clients and people do, and returns the body. Rejects if it is refused. */
  request(method: 'GET' | 'POST', path: string, body?: object): Promise<unknown>;
}

/** Starts the sandbox as a user would: the committed command, on a free port; the pull request is open there. */
export async function startSandbox(belongings: Belongings): Promise<Sandbox> {
  const words = ['sandbox', '--port', '0', '--speed', SPEED, '--rate-limit', '100000', '--json'];
  const url = await belongings.start(words).first((line) => (JSON.parse(line) as { data: { url: string } }).data.url);
  const { number, head, base } = PULL_REQUEST;
  const repository = base.repo.full_name;
  const sandbox: Sandbox = {
    url,
    pullRequestUrl: `${url}/${repository}/pull/${number}`,
    request: (method, path, body) => request(url, method, path, body),
  };
  const facts = { repository, number, title: 'Make the checkout faster', login: 'mona', base: base.ref };
  const pullRequest = { ...facts, head_sha: head.sha, head_label: head.label };
  await sandbox.request('POST', '/_sandbox/github/pull-requests', pullRequest);
  return sandbox;
}

async function request(url: string, method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', authorization: `Token ${PLATFORM_TOKEN}` },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`the sandbox answered ${response.status} to ${method} ${path}`);
  return response.json();
}
