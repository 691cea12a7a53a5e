import { HEADERS } from '../../github/http/request.ts';
import { adviseOnRefusal } from '../../github/http/response.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { type Finding, type Findings, findingsOf, type Steps } from './finding.ts';
import { createProbe, explainUnreached, type Probe, type ProbeResult, quoteResult, sortResult } from './probe.ts';

const API = 'https://api.github.com';

/** Checks what GITHUB_TOKEN may read in GITHUB_REPOSITORY, in five reads; only a note if the variable is not set. */
export async function* examineGithub({ env, clock, ending: signal }: Terminal): Steps {
  const token = env['GITHUB_TOKEN']?.trim() ?? '';
  const repository = env['GITHUB_REPOSITORY']?.trim() ?? '';
  const skipped = skipGithub(token, repository);
  if (skipped !== null) return yield { findings: [skipped] };
  registerSecret(token);
  const api = URL.parse(env['GITHUB_API_URL']?.trim() || API);
  const found = findingsOf('github');
  if (api === null) {
    const finding = found.wrong(`GITHUB_API_URL is not a URL. Use for example ${API}.`);
    return yield { findings: [finding], exit: EXIT.misused };
  }
  if (!/^[\x21-\x7e]+$/.test(token)) {
    const finding = found.wrong('GITHUB_TOKEN has spaces or special characters. Give the token alone.');
    return yield { findings: [finding], exit: EXIT.misused };
  }
  const headers = { ...HEADERS, 'user-agent': 'touchdown' };
  try {
    const probe = createProbe({ origin: api.origin, env, clock, signal, headers });
    try {
      const path = `${api.pathname.replace(/(?<!\/)\/+$/, '')}/repos/${repository}`;
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
  const found = findingsOf('github');
  const scopes = sortResult(reply) === 'fine' ? describeClassicScopes(found, reply) : [];
  yield { findings: [checkRepository(found, repository, reply), ...scopes] };
  if (sortResult(reply) !== 'fine') return;
  const commit = `${path}/commits/${encodeURIComponent(ref)}`;
  const asked = Object.entries({
    checks: `${commit}/check-runs?per_page=1`,
    statuses: `${commit}/statuses?per_page=1`,
    deployments: `${path}/deployments?per_page=1`,
    'pull-requests': `${path}/pulls?per_page=1`,
  }).map(async ([name, below]) => ({ name, isReadable: sortResult(await probe.get(below, authorization)) === 'fine' }));
  yield { findings: checkPermissions(await Promise.all(asked)) };
}

function skipGithub(token: string, repository: string): Finding | null {
  const { note, detail } = findingsOf('github');
  if (token === '')
    return detail('GitHub was not checked: GITHUB_TOKEN is not set.', 'You only need it for reports on GitHub.');
  if (/^[\w.-]+\/[\w.-]+$/.test(repository)) return null;
  return note('GitHub was not checked: GITHUB_REPOSITORY is not a repository.', 'Set it to "owner/name".');
}

function checkRepository({ good, wrong }: Findings, repository: string, reply: ProbeResult): Finding {
  const said = quoteResult(reply);
  switch (sortResult(reply)) {
    case 'fine':
      return good(`GITHUB_TOKEN can read ${repository}.`);
    case 'unauthorized':
      return wrong(`GitHub does not accept GITHUB_TOKEN (401)${said}.`, 'It may have expired; each job has its own.');
    case 'missing':
      return wrong(
        `GITHUB_TOKEN cannot see the repository ${repository} (404).`,
        'Check GITHUB_REPOSITORY, and give the job `permissions: { contents: read }`.',
      );
    case 'forbidden':
    case 'throttled':
      return wrong(`GITHUB_TOKEN may not read ${repository}${said}.`, adviseOnForbidden(reply));
    default:
      return wrong(...explainOther(reply, said));
  }
}

function adviseOnForbidden(reply: ProbeResult): string {
  const advice = reply.kind === 'answered' ? adviseOnRefusal({ ...reply, data: reply.json }) : null;
  if (advice === null) return 'Check its permissions and its rate limit.';
  return `${advice.charAt(0).toUpperCase()}${advice.slice(1)}`;
}

function checkPermissions(
  asked: readonly { readonly name: string; readonly isReadable: boolean }[],
): readonly Finding[] {
  const { good, wrong, note } = findingsOf('github');
  const reached = asked.filter(({ isReadable }) => isReadable);
  const missing = asked.filter(({ isReadable }) => !isReadable);
  const listed = (permissions: typeof asked) => permissions.map(({ name }) => name).join(', ');
  const block = (permissions: typeof asked) =>
    `\`permissions: { ${permissions.map(({ name }) => `${name}: write`).join(', ')} }\``;
  const findings: Finding[] = [];
  if (reached.length > 0) findings.push(good(`GITHUB_TOKEN can read ${listed(reached)}.`));
  if (missing.length > 0) {
    const fix = `Add to the job what its reports use: ${block(missing)}.`;
    findings.push(wrong(`GITHUB_TOKEN cannot read ${listed(missing)}.`, fix));
  }
  if (reached.length > 0) {
    const sentence = 'Not checked: whether GITHUB_TOKEN may write. Only writing would show that.';
    findings.push(note(sentence, `Give the job what its reports use: ${block(asked)}.`));
  }
  return findings;
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

function explainOther(reply: ProbeResult, said: string): readonly [sentence: string, fix: string] {
  if (reply.kind !== 'unreached')
    return [`Could not read from GitHub (${reply.status})${said}.`, 'Check GITHUB_API_URL and the proxy.'];
  const [what, advice] = explainUnreached(reply.failure, 'GITHUB_API_URL');
  return [`Could not read from GitHub: ${what}.`, advice];
}
