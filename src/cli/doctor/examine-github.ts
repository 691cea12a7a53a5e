import { HEADERS } from '../../github/http/request.ts';
import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { type Finding, type Findings, findingsOf, type Steps } from './finding.ts';
import { createProbe, type Probe, type ProbeResult, quoteResult, sortResult } from './probe.ts';

const API = 'https://api.github.com';

/** Checks what GITHUB_TOKEN may read in GITHUB_REPOSITORY, in five reads; only a note if the variable is not set. */
export async function* examineGithub({ env, clock, ending: signal }: Terminal): Steps {
  const token = env['GITHUB_TOKEN']?.trim() ?? '';
  const repository = env['GITHUB_REPOSITORY']?.trim() ?? '';
  const skipped = skipGithub(token, repository);
  if (skipped !== null) return yield { findings: [skipped], exit: EXIT.done };
  registerSecret(token);
  const api = URL.parse(env['GITHUB_API_URL']?.trim() || API);
  const found = findingsOf('github');
  if (api === null || !/^[\x21-\x7e]+$/.test(token)) {
    const [name, problem] =
      api === null
        ? ['GITHUB_API_URL', `is not a URL. Use for example ${API}.`]
        : ['GITHUB_TOKEN', 'has spaces or special characters. Give the token alone.'];
    return yield { findings: found.unusable(new InputError([{ name, seen: '', problem }])), exit: EXIT.misused };
  }
  const headers = { ...HEADERS, 'user-agent': 'touchdown' };
  try {
    const probe = createProbe({ origin: api.origin, env, clock, signal, headers });
    try {
      const path = `${api.pathname.replace(/\/+$/, '')}/repos/${repository}`;
      yield* examineRepository(probe, { path, token, repository, ref: env['GITHUB_SHA']?.trim() || 'HEAD' });
    } finally {
      await probe.close();
    }
  } catch (error) {
    yield { findings: found.unusable(error), exit: EXIT.misused };
  }
}

async function* examineRepository(
  probe: Probe,
  { path, token, repository, ref }: { path: string; token: string; repository: string; ref: string },
): Steps {
  const authorization = `Bearer ${token}`;
  const reply = await probe.get(path, authorization);
  yield { findings: checkRepository(repository, reply), exit: EXIT.bad };
  if (sortResult(reply) !== 'fine') return;
  const asked = permissionsAt(ref).map(async ({ name, path: below }) => {
    return [name, await probe.get(path + below, authorization)] as const;
  });
  yield { findings: checkPermissions(await Promise.all(asked)), exit: EXIT.bad };
}

interface Permission {
  readonly name: 'checks' | 'statuses' | 'deployments' | 'pull-requests';
  /** Below the repository. */
  readonly path: string;
}

/** Returns the reads that show which parts of GitHub a token can access; `ref` is a commit, or a name of one. */
export function permissionsAt(ref: string): readonly Permission[] {
  const commit = `/commits/${encodeURIComponent(ref)}`;
  return [
    { name: 'checks', path: `${commit}/check-runs?per_page=1` },
    { name: 'statuses', path: `${commit}/statuses?per_page=1` },
    { name: 'deployments', path: '/deployments?per_page=1' },
    { name: 'pull-requests', path: '/pulls?per_page=1' },
  ];
}

/** Returns why GitHub is not checked; null if a token and a repository are named. */
export function skipGithub(token: string, repository: string): Finding | null {
  const { note } = findingsOf('github');
  if (token === '')
    return note('GitHub was not checked: GITHUB_TOKEN is not set.', 'You only need it for reports on GitHub.');
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return null;
  return note('GitHub was not checked: GITHUB_REPOSITORY is not a repository.', 'Set it to "owner/name".');
}

/** Checks whether the repository can be read, and which kind of token is used. */
export function checkRepository(repository: string, reply: ProbeResult): readonly Finding[] {
  const found = findingsOf('github');
  const said = quoteResult(reply);
  switch (sortResult(reply)) {
    case 'fine':
      return [found.good(`GITHUB_TOKEN can read ${repository}.`), ...describeClassicScopes(found, reply)];
    case 'unauthorized':
      return [
        found.wrong(`GitHub does not accept GITHUB_TOKEN (401)${said}.`, 'It may have expired; each job has its own.'),
      ];
    case 'missing':
      return [
        found.wrong(
          `GITHUB_TOKEN cannot see the repository ${repository} (404).`,
          'Check GITHUB_REPOSITORY, and give the job `permissions: { contents: read }`.',
        ),
      ];
    case 'forbidden':
    case 'throttled':
      return [
        found.wrong(`GITHUB_TOKEN may not read ${repository}${said}.`, 'Check its permissions and its rate limit.'),
      ];
    default:
      return [
        found.wrong(`Could not read from GitHub${detailOf(reply)}${said}.`, 'Check GITHUB_API_URL and the proxy.'),
      ];
  }
}

/** Checks which parts of the repository the token can access, with the `permissions:` block to add for the others. */
export function checkPermissions(asked: readonly (readonly [Permission['name'], ProbeResult])[]): readonly Finding[] {
  const { good, wrong, note } = findingsOf('github');
  const namesOf = (isGood: boolean) =>
    asked.filter(([, reply]) => (sortResult(reply) === 'fine') === isGood).map(([name]) => name);
  const [reached, missing] = [namesOf(true), namesOf(false)];
  const block = asked.map(([name]) => `${name}: write`).join(', ');
  return [
    ...(reached.length === 0 ? [] : [good(`GITHUB_TOKEN can read ${reached.join(', ')}.`)]),
    ...(missing.length === 0
      ? []
      : [
          wrong(
            `GITHUB_TOKEN cannot read ${missing.join(', ')}.`,
            `Add to the job what its reports use: \`permissions: { ${missing.map((name) => `${name}: write`).join(', ')} }\`.`,
          ),
        ]),
    ...(reached.length === 0
      ? []
      : [
          note(
            'Not checked: whether GITHUB_TOKEN may write. Only writing would show that.',
            `Give the job what its reports use: \`permissions: { ${block} }\`.`,
          ),
        ]),
  ];
}

/** Only responses to a classic personal token contain its scopes (GitHub's documentation, "Scopes for OAuth apps"). */
function describeClassicScopes({ wrong, note }: Findings, reply: ProbeResult): readonly Finding[] {
  const header = reply.kind === 'answered' ? reply.headers['x-oauth-scopes'] : undefined;
  if (header === undefined) return [];
  const scopes = header.split(/[\s,]+/).filter((scope) => scope !== '');
  if (!scopes.some((scope) => scope === 'repo' || scope === 'public_repo')) {
    const sentence = `GITHUB_TOKEN is a classic personal token with the scopes ${scopes.join(', ') || 'none'}.`;
    return [wrong(sentence, "Give it the scope repo, or use the job's own token.")];
  }
  const sentence = `GITHUB_TOKEN is a classic personal token (${scopes.join(', ')}), which cannot write check runs.`;
  return [note(sentence, "Use the job's own token: `${{ github.token }}`.")];
}

function detailOf(reply: ProbeResult): string {
  if (reply.kind === 'unreached') return reply.detail === '' ? '' : ` (${reply.detail})`;
  return ` (${reply.status})`;
}
