import { HEADERS } from '../../github/http/github-request.ts';
import { InputError } from '../../kernel/errors.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { findingsOf } from './doctor-finding.ts';
import { createProbe, type Probe } from './doctor-probe.ts';
import type { Steps } from './doctor-step.ts';
import { checkPermissions, checkRepository, permissionsAt, skipGithub } from './examine-github-api.ts';
import { sortReply } from './sort-response.ts';

const API = 'https://api.github.com';

/** Looks at what GITHUB_TOKEN may read in GITHUB_REPOSITORY, in five reads; a note alone where there is no such token. */
export async function* examineGithub({ env, clock, ending: signal }: Terminal): Steps {
  const token = env['GITHUB_TOKEN']?.trim() ?? '';
  const repository = env['GITHUB_REPOSITORY']?.trim() ?? '';
  const skipped = skipGithub(token, repository);
  if (skipped !== null) return yield { findings: [skipped], exit: EXIT.done };
  registerSecret(token);
  const api = URL.parse(env['GITHUB_API_URL']?.trim() || API);
  const found = findingsOf('github');
  if (api === null || !/^[\x21-\x7e]+$/.test(token)) {
    const [name, accepted] = api === null ? ['GITHUB_API_URL', API] : ['GITHUB_TOKEN', 'a token without white space'];
    return yield { findings: found.unusable(new InputError([{ name, seen: '', accepted }])), exit: EXIT.misused };
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
  if (sortReply(reply) !== 'fine') return;
  const asked = permissionsAt(ref).map(async ({ name, path: below }) => {
    return [name, await probe.get(path + below, authorization)] as const;
  });
  yield { findings: checkPermissions(await Promise.all(asked)), exit: EXIT.bad };
}
