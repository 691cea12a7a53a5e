import { renderAuthorization } from '../../platform/http/authorization.ts';
import { isElsewhere, type Probe, type ProbeResult, sortResult } from './probe.ts';
import type { Settings } from './settings.ts';

/** One way of requesting the organizations, and its result. */
export interface Attempt {
  /** The prefix of every path: `/api/v1`, or empty. */
  readonly prefix: string;
  readonly word: 'Token' | 'Bearer';
  readonly reply: ProbeResult;
}

/** The platform's description shows this prefix in one example and omits it in the others. */
const PREFIX = '/api/v1';

/** Requests the organizations as configured, then with other prefixes and the other scheme if responses suggest it. Never rejects. */
export async function tryWays(probe: Probe, { base, token, scheme }: Settings): Promise<readonly Attempt[]> {
  const ask = async (prefix: string, word: Attempt['word']): Promise<Attempt> => {
    const authorization = renderAuthorization(token, word === 'Bearer' ? 'bearer' : 'token');
    return { prefix, word, reply: await probe.get(`${prefix}/organization`, authorization) };
  };
  const word = renderAuthorization(token, scheme).startsWith('Bearer ') ? 'Bearer' : 'Token';
  let last = await ask(base.prefix, word);
  const attempts = [last];
  for (const prefix of otherPrefixes(base.prefix)) {
    if (!isElsewhere(last.reply)) break;
    last = await ask(prefix, word);
    attempts.push(last);
  }
  if (sortResult(last.reply) === 'unauthorized') {
    attempts.push(await ask(last.prefix, word === 'Bearer' ? 'Token' : 'Bearer'));
  }
  return attempts;
}

/** Returns the other prefixes under which the platform may be. */
export function otherPrefixes(prefix: string): readonly string[] {
  if (prefix.endsWith(PREFIX)) return [prefix.slice(0, -PREFIX.length)];
  return prefix === '' ? [PREFIX] : [`${prefix}${PREFIX}`, PREFIX];
}
