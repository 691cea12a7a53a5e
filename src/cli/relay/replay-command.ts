import { CancelledError, type ErrorCode, TouchdownError } from '../../kernel/errors.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { registerSecret } from '../../kernel/redaction.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { createWebFetch } from '../../platform/http/web-fetch.ts';
import { readPort, readToken } from '../../relay/config/setting-values.ts';
import { VARIABLES } from '../../relay/config/variables.ts';
import type { OptionValues, Terminal } from '../arguments/command.ts';
import { createOptionReader, type OptionReader } from '../arguments/option-values.ts';
import { createOutput } from '../terminal/output.ts';
import { readUrl } from './address.ts';

type Wanted = ReturnType<typeof readWanted>;

/** Has a running relay retry dead letters and returns 0, or 1 if it knows no such dead letter. Rejects with TouchdownError. */
export async function replay(values: OptionValues, terminal: Terminal): Promise<number> {
  const output = createOutput('relay replay', values['json'] === true, terminal);
  const wanted = readWanted(createOptionReader(values), terminal.env);
  const replayed = await ask(wanted, terminal);
  output.show('result', { checkId: wanted.checkId, replayed }, `${renderReplayed(replayed, wanted.checkId)}\n`);
  return replayed === 0 && wanted.checkId !== null ? 1 : 0;
}

function readWanted(reader: OptionReader, env: Terminal['env']) {
  const token = env['RELAY_ADMIN_TOKEN']?.trim() ?? '';
  registerSecret(token);
  const url = readUrl(reader);
  const read = readPort(env['PORT']?.trim() || VARIABLES.PORT);
  const port = 'value' in read ? read.value : 0;
  const checkId = reader.text('check') ?? null;
  if (checkId !== null && !/^[\w.:-]{1,128}$/.test(checkId)) {
    reader.reject('--check', checkId, 'is not the id of a dead letter. Copy it from the log.');
  }
  if ('problem' in readToken(token)) {
    reader.reject('RELAY_ADMIN_TOKEN', '', "is missing or has spaces. Set it to the relay's own admin token.");
  }
  if (url === null && port === 0) {
    reader.reject('--url', '', "is missing, and PORT is not a port. Give the relay's URL.");
  }
  reader.finish();
  return { url: url ?? `http://127.0.0.1:${port}`, checkId, token };
}

async function ask({ url, checkId, token }: Wanted, { env, clock, ending: signal }: Terminal): Promise<number> {
  const send = createWebFetch({ origin: url, env, clock });
  try {
    const response = await send(`${url}/v1/replay`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ check: checkId }),
      signal,
    });
    return requireReplayed(response, await response.text(), url);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const { cause } = error;
    if (signal.aborted) throw new CancelledError('signal', GIVEN_UP, error);
    const code = cause instanceof TouchdownError ? cause.code : 'network-connect';
    const sentence = `Cannot reach ${url}${renderCause(cause)}. Check the address, and that the relay is running.`;
    throw new TouchdownError(code, sentence, error);
  } finally {
    await send.close();
  }
}

const GIVEN_UP = 'Interrupted. The relay may have received the request anyway.';

function renderCause(cause: unknown): string {
  return cause instanceof TouchdownError ? ` (${safeSentence(cause.message.replace(/\.$/, ''), 400)})` : '';
}

function requireReplayed(response: Response, text: string, url: string): number {
  const replayed = response.status === 200 ? fieldOf(parseJson(text), 'replayed') : null;
  if (typeof replayed === 'number') return replayed;
  throw new TouchdownError(...problemOf(response, url));
}

function problemOf({ status, headers }: Response, url: string): [ErrorCode, string] {
  switch (status) {
    case 200:
      return ['protocol', `${url} did not respond like a relay. Check the address.`];
    case 401:
      return [
        'access-unauthorized',
        'The relay does not accept this RELAY_ADMIN_TOKEN. Use the one that the relay was started with.',
      ];
    case 404:
      return [
        'access-not-found',
        `${url} is not a relay, or its relay was started without RELAY_ADMIN_TOKEN. Check the address and the relay's settings.`,
      ];
    case 429: {
      const seconds = /^\d{1,4}$/.exec(headers.get('retry-after') ?? '')?.[0] ?? '60';
      return ['throttled', `Too many wrong tokens. Try again in ${seconds} seconds.`];
    }
    default:
      return ['remote', `The relay responded ${status}. See its log for the reason.`];
  }
}

function renderReplayed(count: number, checkId: string | null): string {
  if (count === 0)
    return checkId === null ? 'There are no dead letters to retry.' : `No dead letter has the ID ${checkId}.`;
  return count === 1 ? '1 dead letter will be retried.' : `${count} dead letters will be retried.`;
}
