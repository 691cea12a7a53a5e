import { TouchdownError } from '../../kernel/errors.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { type Finding, type Findings, findingsOf } from '../doctor/finding.ts';

type Asked = { readonly status: number; readonly body: unknown } | { readonly status: null; readonly reason: string };

/** Asks the relay at `url` whether it is alive, can store, is accepted by GitHub, and receives webhooks. */
export async function checkAddress(url: string, send: typeof fetch, signal: AbortSignal): Promise<readonly Finding[]> {
  const found = findingsOf('relay');
  const alive = await ask(send, `${url}/healthz`, signal);
  if (alive.status === null) {
    return [found.wrong(`Cannot reach ${url}${alive.reason}.`, 'Check the address, and that the relay is running.')];
  }
  if (fieldOf(alive.body, 'alive') !== true) {
    const sentence = `${url} is not a relay: ${url}/healthz responded ${alive.status}.`;
    return [found.wrong(sentence, 'Check the address, and that a proxy in front of it passes every path through.')];
  }
  const ready = await ask(send, `${url}/readyz`, signal);
  const hooks = await Promise.all(['platform', 'github'].map((name) => checkHook(found, url, name, send, signal)));
  return [
    found.good(`A relay is running at ${url}.`),
    readyOf(found, ready),
    ...githubOf(found, ready),
    ...hooks.flat(),
  ];
}

/** A hook answers any other method than POST with 405, before it looks at a secret. */
async function checkHook(
  { wrong }: Findings,
  url: string,
  name: string,
  send: typeof fetch,
  signal: AbortSignal,
): Promise<readonly Finding[]> {
  const { status } = await ask(send, `${url}/hooks/${name}`, signal);
  if (status === 405) return [];
  const sentence = `${url}/hooks/${name} does not reach the relay${status === null ? '' : ` (${status})`}.`;
  return [wrong(sentence, 'Configure the proxy in front of it to pass /hooks/ through.')];
}

function readyOf({ good, wrong }: Findings, asked: Asked): Finding {
  if (asked.status === 200) return good('It is ready: it can store deliveries.');
  const reasons = asked.status === null ? null : fieldOf(asked.body, 'reasons');
  const given = Array.isArray(reasons) ? reasons.filter((reason) => typeof reason === 'string').join(', ') : '';
  return wrong(`It is not ready${given === '' ? '' : `: ${given}`}.`, 'See its log for the reason.');
}

/** Says nothing if the response does not have the form of a relay's. */
function githubOf({ good, wrong, note }: Findings, asked: Asked): readonly Finding[] {
  const github = asked.status === null ? null : fieldOf(asked.body, 'github');
  const at = Date.parse(String(fieldOf(github, 'since')));
  const since = Number.isNaN(at) ? '' : ` since ${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  switch (fieldOf(github, 'state')) {
    case 'ok':
      return [good('GitHub accepts its App.')];
    case 'unknown':
      return [
        note(
          'It has not called GitHub yet, so it does not know whether GitHub accepts its App.',
          'Check again in a minute.',
        ),
      ];
    case 'refused':
      return [wrong(`GitHub has refused its App${since}, so it cannot write check runs.`, REFUSED)];
    case 'unreachable':
      return [wrong(`It has not been able to reach GitHub${since}.`, 'See its page or log for the reason.')];
    case 'slow':
      return [note(`GitHub has responded slowly${since}, so check runs are late.`)];
    default:
      return [];
  }
}

const REFUSED = 'Check its GITHUB_APP_ID and private key. See its page or log for the reason.';

async function ask(send: typeof fetch, address: string, signal: AbortSignal): Promise<Asked> {
  try {
    const response = await send(address, { signal });
    const text = await response.text();
    return { status: response.status, body: parseJson(text) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { cause } = error;
    return { status: null, reason: cause instanceof TouchdownError ? ` (${cause.message.replace(/\.$/, '')})` : '' };
  }
}
