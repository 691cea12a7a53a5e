import { createCommitSource } from '../../github/changed-files.ts';
import { createGithubClient, stopAfterLasting } from '../../github/http/client.ts';
import { findPromoted } from '../../github/last-deployment.ts';
import { CancelledError, InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { unlessAborted } from '../../kernel/time-limit.ts';
import { parseWebAddress } from '../../kernel/web-address.ts';
import { createContact } from '../../platform/http/contact.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import { sendWithEndpoint } from '../../relay/github-app/app-caller.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import type { Terminal } from '../arguments/command.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';

type Machine = Pick<Terminal, 'env' | 'clock' | 'ending'>;

const TOKEN =
  'needs a GitHub token that can read deployments and contents. Set GITHUB_TOKEN, or give the commit itself.';
const REPOSITORY =
  'needs the repository with the deployments. Set GITHUB_REPOSITORY to OWNER/NAME, or give the commit itself.';

/**
 * Returns the commit to promote from one of GitHub's environments. Rejects with InputError if there is none, or GitHub cannot be asked, and
 * with CancelledError if the command is asked to stop meanwhile.
 */
export async function readPromoted(
  environment: string,
  apps: readonly NamedApp[],
  baseUrl: string,
  machine: Machine,
): Promise<string> {
  const reject = (problem: string): InputError =>
    new InputError([{ name: OPTION_WORDING.name('commit') ?? '', seen: `from:${environment}`, problem }]);
  const { token, client, job, close } = openGithub(machine);
  try {
    if (token === '') throw reject(TOKEN);
    if (job.owner === '') throw reject(REPOSITORY);
    const promoted = findPromoted({ client, job, environment, baseUrl }, apps, machine.clock);
    const found = await unlessAborted(promoted, machine.ending);
    if (found === null) throw new CancelledError('signal', 'Interrupted before a deployment was started.');
    const { commit, problem } = found;
    if (problem !== null) throw reject(problem);
    return commit;
  } finally {
    await close();
  }
}

/** Returns what GitHub says of commits, and the end of its connections. Throws InputError if GITHUB_API_URL or a proxy cannot be used. */
export function openCommits(apps: readonly NamedApp[], machine: Machine) {
  const { client, job, close } = openGithub(machine);
  const settings = { environment: null, baseUrl: '' };
  return { ...createCommitSource({ client, job, settings, apps, clock: machine.clock }), close };
}

/** The repository of GITHUB_REPOSITORY, empty if it names none, with the token in GITHUB_TOKEN. */
function openGithub({ env, clock }: Machine) {
  const token = env['GITHUB_TOKEN']?.trim() ?? '';
  registerSecret(token);
  const baseUrl = env['GITHUB_API_URL']?.trim() || 'https://api.github.com';
  const url = parseWebAddress(baseUrl);
  if (url === null) {
    const problem = 'is not a URL. Use for example https://github.example.com/api/v3.';
    throw new InputError([{ name: 'GITHUB_API_URL', seen: baseUrl, problem }]);
  }
  const fetch = createWebFetch({ origin: url.origin, env, clock, contact: createContact(clock) });
  const client = stopAfterLasting(
    createGithubClient({ token, baseUrl, fetch, send: sendWithEndpoint, clock, holder: 'command' }),
  );
  const repository = /^([A-Za-z0-9][\w-]*)\/((?!\.{1,2}$)[\w.-]+)$/.exec(env['GITHUB_REPOSITORY']?.trim() ?? '');
  const [, owner = '', repo = ''] = repository ?? [];
  return { token, client, job: { owner, repo }, close: () => fetch.close() };
}
