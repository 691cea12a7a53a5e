import { createGithubClient } from '../../github/http/client.ts';
import { HEADERS, type SendRequest, withoutSlash } from '../../github/http/request.ts';
import { parseJson } from '../../kernel/hostile-json.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { findingsOf, type Steps } from './finding.ts';

const API = 'https://api.github.com';
const { good, wrong, note, detail, unusable } = findingsOf('github');

/** Checks what GITHUB_TOKEN may read in GITHUB_REPOSITORY, in five reads; only a note if one of them is not set. */
export async function* examineGithub({ env, clock, ending: signal }: Terminal): Steps {
  const token = env['GITHUB_TOKEN']?.trim() ?? '';
  const repository = env['GITHUB_REPOSITORY']?.trim() ?? '';
  const baseUrl = env['GITHUB_API_URL']?.trim() || API;
  if (token === '') {
    const sentence = 'GitHub was not checked: GITHUB_TOKEN is not set.';
    return yield { findings: [detail(sentence, 'You only need it for reports on GitHub.')] };
  }
  registerSecret(token);
  if (!/^[\w.-]+\/[\w.-]+$/.test(repository)) {
    const sentence = 'GitHub was not checked: GITHUB_REPOSITORY is not a repository.';
    return yield { findings: [note(sentence, 'Set it to "owner/name".')] };
  }
  const problem = findProblem(token, baseUrl);
  if (problem !== null) return yield { findings: [wrong(problem)], exit: EXIT.misused };
  try {
    const fetch = createWebFetch({ origin: baseUrl, env, clock });
    const client = createGithubClient({ token, baseUrl, fetch, send: sendUntil(signal), clock });
    try {
      yield* examineRepository((path) => client.call(`GET /repos/${repository}${path}`, {}, ''), {
        repository,
        commit: `/commits/${encodeURIComponent(env['GITHUB_SHA']?.trim() || 'HEAD')}`,
      });
    } finally {
      await fetch.close();
    }
  } catch (error) {
    yield { findings: unusable(error), exit: EXIT.misused };
  }
}

function findProblem(token: string, baseUrl: string): string | null {
  if (!URL.canParse(baseUrl)) return `GITHUB_API_URL is not a URL. Use for example ${API}.`;
  return /^[\x21-\x7e]+$/.test(token) ? null : 'GITHUB_TOKEN has spaces or special characters. Give the token alone.';
}

/** Sends GET requests without parameters. */
function sendUntil(signal: AbortSignal): SendRequest {
  return async (route, _parameters, { token, baseUrl, userAgent, fetch }) => {
    const headers = { ...HEADERS, 'user-agent': userAgent, authorization: `Bearer ${token}` };
    const response = await fetch(`${withoutSlash(baseUrl)}${route.replace('GET ', '')}`, { headers, signal });
    const text = await response.text();
    return { status: response.status, headers: Object.fromEntries(response.headers), data: parseJson(text) ?? text };
  };
}

async function* examineRepository(
  read: (path: string) => ReturnType<ReturnType<typeof createGithubClient>['call']>,
  { repository, commit }: { readonly repository: string; readonly commit: string },
): Steps {
  const result = await read('');
  if (result.kind !== 'done') {
    const fix = 'Check GITHUB_REPOSITORY, and give the job `permissions: { contents: read }`.';
    return yield { findings: [wrong(result.problem.sentence, result.kind === 'gone' ? fix : undefined)] };
  }
  yield { findings: [good(`GITHUB_TOKEN can read ${repository}.`)] };
  const paths = {
    checks: `${commit}/check-runs`,
    statuses: `${commit}/statuses`,
    deployments: '/deployments',
    'pull-requests': '/pulls',
  };
  const missing: string[] = [];
  for (const [permission, path] of Object.entries(paths)) {
    const { kind } = await read(`${path}?per_page=1`);
    if (kind === 'done') yield { findings: [good(`GITHUB_TOKEN can read ${permission}.`)] };
    else missing.push(permission);
  }
  const block = missing.map((permission) => `${permission}: write`).join(', ');
  const fix = `Add to the job what its reports use: \`permissions: { ${block} }\`.`;
  if (missing.length > 0) yield { findings: [wrong(`GITHUB_TOKEN cannot read ${missing.join(', ')}.`, fix)] };
  else yield { findings: [detail('Not checked: whether GITHUB_TOKEN may write. Only writing would show that.')] };
}
