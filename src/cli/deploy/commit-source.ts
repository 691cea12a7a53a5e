import { createCommitSource } from '../../github/changed-files.ts';
import { createGithubClient } from '../../github/http/client.ts';
import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import { sendWithEndpoint } from '../../relay/github-app/app-caller.ts';
import type { NamedApp } from '../../settings/app-ids.ts';
import type { Terminal } from '../arguments/command.ts';

/**
 * Returns what GitHub says of the commits of GITHUB_REPOSITORY with GITHUB_TOKEN, and the end of its connections. Throws InputError for a
 * GITHUB_API_URL or a proxy that cannot be used.
 */
export function openCommits(apps: readonly NamedApp[], { env, clock }: Pick<Terminal, 'env' | 'clock'>) {
  const token = env['GITHUB_TOKEN'] ?? '';
  registerSecret(token);
  const baseUrl = env['GITHUB_API_URL'] || 'https://api.github.com';
  if (!URL.canParse(baseUrl)) {
    const problem = 'is not a URL. Use for example https://github.example.com/api/v3.';
    throw new InputError([{ name: 'GITHUB_API_URL', seen: baseUrl, problem }]);
  }
  const fetch = createWebFetch({ origin: new URL(baseUrl).origin, env, clock });
  const client = createGithubClient({ token, baseUrl, fetch, send: sendWithEndpoint, clock });
  const [owner = '', repo = ''] = (env['GITHUB_REPOSITORY'] ?? '').split('/');
  const settings = { environment: null, baseUrl: '' };
  return { ...createCommitSource({ client, job: { owner, repo }, settings, apps, clock }), close: () => fetch.close() };
}
