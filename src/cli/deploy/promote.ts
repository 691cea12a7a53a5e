import { createGithubClient, stopAfterLasting } from '../../github/http/client.ts';
import { findPromoted } from '../../github/last-deployment.ts';
import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { parseWebAddress } from '../../kernel/web-address.ts';
import { createContact } from '../../platform/http/contact.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import { sendWithEndpoint } from '../../relay/github-app/app-caller.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import type { Terminal } from '../arguments/command.ts';
import { OPTION_WORDING } from '../arguments/setting-options.ts';

const TOKEN =
  'needs a GitHub token that can read deployments and contents. Set GITHUB_TOKEN, or give the commit itself.';
const REPOSITORY =
  'needs the repository with the deployments. Set GITHUB_REPOSITORY to OWNER/NAME, or give the commit itself.';
const ADDRESS =
  "needs the address of GitHub's API. Set GITHUB_API_URL, for example to https://api.github.com, or give the commit itself.";

/** Returns the commit to promote from one of GitHub's environments. Rejects with InputError if there is none, or GitHub cannot be asked. */
export async function readPromoted(
  environment: string,
  apps: readonly NamedApp[],
  baseUrl: string,
  { env, clock }: Pick<Terminal, 'env' | 'clock'>,
): Promise<string> {
  const reject = (problem: string): InputError =>
    new InputError([{ name: OPTION_WORDING.name('commit') ?? '', seen: `from:${environment}`, problem }]);
  const token = env['GITHUB_TOKEN']?.trim() ?? '';
  if (token === '') throw reject(TOKEN);
  registerSecret(token);
  const [, owner, repo] =
    /^([A-Za-z0-9][\w-]*)\/((?!\.{1,2}$)[\w.-]+)$/.exec(env['GITHUB_REPOSITORY']?.trim() ?? '') ?? [];
  if (owner === undefined || repo === undefined) throw reject(REPOSITORY);
  const address = env['GITHUB_API_URL']?.trim() || 'https://api.github.com';
  const url = parseWebAddress(address);
  if (url === null) throw reject(ADDRESS);
  const fetch = createWebFetch({ origin: url.origin, env, clock, contact: createContact(clock) });
  try {
    const options = { token, baseUrl: address, fetch, send: sendWithEndpoint, clock };
    const client = stopAfterLasting(createGithubClient(options));
    const { commit, problem } = await findPromoted({ client, job: { owner, repo }, environment, baseUrl }, apps, clock);
    if (problem !== null) throw reject(problem);
    return commit;
  } finally {
    await fetch.close();
  }
}
