import type { Clock } from '../../kernel/clock.ts';
import { parseJson } from '../../kernel/hostile-json.ts';
import { type AuthScheme, renderAuthorization } from '../../platform/http/authorization.ts';
import type { BaseAddress } from '../../platform/http/base-address.ts';
import { readServiceMessage } from '../../platform/http/error-mapping.ts';
import { explainFailure, type Failure, isOfNetwork, type OtherFailure } from '../../platform/http/failure.ts';
import { createExchange, type Exchanged } from '../../platform/http/http-client.ts';
import { chooseProxy, type ProxyEnvironment } from '../../platform/http/proxy.ts';
import { decideRedirect } from '../../platform/http/transport.ts';
import { EXIT } from '../arguments/exit-codes.ts';

/** A response; header names in lower case. */
export interface ProbeResponse {
  readonly kind: 'answered';
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly text: string;
  readonly json: unknown;
  /** This machine's time in the middle of the exchange, in epoch milliseconds. */
  readonly middleAt: number;
  readonly tookMs: number;
}

/** The result of one read. `elsewhere`: a redirect that the token does not follow; `unreached`: no complete response came. */
export type ProbeResult =
  | ProbeResponse
  | { readonly kind: 'elsewhere'; readonly status: number; readonly location: string }
  | { readonly kind: 'unreached'; readonly failure: Failure };

/** Sends reads to one origin, each only once: nothing is retried. */
export interface Probe {
  /** Never rejects. `path` is the full path, `authorization` the header's value. */
  get(path: string, authorization: string): Promise<ProbeResult>;
  close(): Promise<void>;
}

const LIMITS = { connectMs: 10_000, headersMs: 15_000, bodyMs: 15_000 };
const MAX_MS = 30_000;

/** Returns a probe of `origin`; connects to nothing yet. Throws InputError for a proxy that cannot be used. */
export function createProbe(options: {
  readonly origin: string;
  readonly env: ProxyEnvironment;
  readonly clock: Clock;
  readonly signal: AbortSignal;
  /** Further headers beside `authorization`, in lower case. */
  readonly headers: Readonly<Record<string, string>>;
}): Probe {
  const { origin, env, clock, signal } = options;
  const exchange = createExchange({ origin, proxy: chooseProxy(origin, env), limits: LIMITS, clock });
  const get = async (asked: string, authorization: string): Promise<ProbeResult> => {
    let path = asked;
    for (let followed = 0; ; followed++) {
      const headers = { ...options.headers, 'accept-encoding': 'identity', authorization };
      const deadlineAt = clock.monotonicMs() + MAX_MS;
      const [sentAt, began] = [clock.epochMs(), clock.monotonicMs()];
      const exchanged = await exchange.send({ method: 'GET', path, headers, body: null, signal, deadlineAt });
      const tookMs = clock.monotonicMs() - began;
      const reply = readResult(exchanged, sentAt + tookMs / 2, tookMs);
      if (reply.kind !== 'answered') return reply;
      const redirect = decideRedirect(reply, { method: 'GET', origin, path, followed });
      if (redirect.kind === 'none') return reply;
      const { status } = reply;
      if (redirect.kind === 'refuse') return { kind: 'elsewhere', status, location: reply.headers['location'] ?? '' };
      path = redirect.path;
    }
  };
  return { get, close: () => exchange.close() };
}

function readResult(exchanged: Exchanged, middleAt: number, tookMs: number): ProbeResult {
  const { failure } = exchanged;
  if (exchanged.kind === 'answered' && (failure === null || exchanged.status >= 300)) {
    const { status, headers, text } = exchanged;
    return { kind: 'answered', status, headers, text, json: parseJson(text), middleAt, tookMs };
  }
  return { kind: 'unreached', failure: failure ?? { kind: 'closed' } };
}

const NOT_JSON = 'Use the URL of the API. A proxy in front of it may also have changed the response.';
const OTHERS: Readonly<Record<OtherFailure['kind'], readonly [what: string, advice: string]>> = {
  deadline: ['no response came in time', 'Check the URL, the network and the proxy settings.'],
  signal: ['the request was canceled', 'Run it again.'],
  closed: ['the request was canceled', 'Run it again.'],
  'too-large': ['the response is too large', NOT_JSON],
  encoded: ['the response cannot be decompressed', NOT_JSON],
};

/** Returns what a failure to reach `address` is, as half a sentence, and what to do about it. */
export function explainUnreached(failure: Failure, address: string): readonly [what: string, advice: string] {
  if (!isOfNetwork(failure)) return OTHERS[failure.kind];
  const { what, advice } = explainFailure(failure, address, LIMITS);
  return [what, advice];
}

/** The kind of a response. `fine`: JSON or no body. `foreign`: a page or other text. `trouble`: 5xx. `refused`: another 4xx. */
export type Sort =
  | 'fine'
  | 'unauthorized'
  | 'forbidden'
  | 'missing'
  | 'throttled'
  | 'refused'
  | 'trouble'
  | 'foreign'
  | 'elsewhere'
  | 'unreached';

const BY_STATUS: ReadonlyMap<number, Sort> = new Map([
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'missing'],
]);

export function sortResult(reply: ProbeResult): Sort {
  if (reply.kind !== 'answered') return reply.kind;
  const { status, json, text } = reply;
  if (status >= 500) return 'trouble';
  if (status === 429) return 'throttled';
  if (isPage(reply)) return 'foreign';
  if (status < 300) return json === undefined && text.trim() !== '' ? 'foreign' : 'fine';
  return BY_STATUS.get(status) ?? 'refused';
}

/** Returns whether something other than the platform's API seems to respond at that address. */
export function isElsewhere(reply: ProbeResult): boolean {
  return ['missing', 'foreign', 'elsewhere'].includes(sortResult(reply));
}

/** Returns whether the platform accepts the token, even if its scopes allow nothing. */
export function isKnown(reply: ProbeResult): boolean {
  return ['fine', 'forbidden'].includes(sortResult(reply));
}

export function isPage({ headers, text }: ProbeResponse): boolean {
  return /\bhtml\b/i.test(headers['content-type'] ?? '') || /^\s*<(?:!doctype|html|head|body)\b/i.test(text);
}

/** Returns the service's message in a refusal, as `: "…"`; empty if it has none. */
export function quoteResult(reply: ProbeResult): string {
  const said = reply.kind === 'answered' ? readServiceMessage(reply.text).replace(/\.$/, '') : '';
  return said === '' ? '' : `: "${said}"`;
}

/** Returns the exit code if this response is what is wrong. */
export function exitOf(reply: ProbeResult): number {
  const sort = sortResult(reply);
  if (sort === 'unauthorized') return EXIT.refused;
  return ['trouble', 'foreign', 'elsewhere', 'unreached'].includes(sort) ? EXIT.unknown : EXIT.bad;
}

/** One way of requesting the organizations, and its result. */
export interface Attempt {
  /** The prefix of every path: `/api/v1`, or empty. */
  readonly prefix: string;
  readonly word: 'Token' | 'Bearer';
  readonly reply: ProbeResult;
}

/** The configured way first. */
export type Attempts = readonly [Attempt, ...Attempt[]];

/** The platform's description shows this prefix in one example and omits it in the others. */
const PREFIX = '/api/v1';

/** Requests the organizations as configured, then with other prefixes and the other scheme if responses suggest it. Never rejects. */
export async function tryWays(
  probe: Pick<Probe, 'get'>,
  { base, token, scheme }: { readonly base: BaseAddress; readonly token: string; readonly scheme: AuthScheme },
): Promise<Attempts> {
  const ask = async (prefix: string, word: Attempt['word']): Promise<Attempt> => {
    const authorization = renderAuthorization(token, word === 'Bearer' ? 'bearer' : 'token');
    return { prefix, word, reply: await probe.get(`${prefix}/organization`, authorization) };
  };
  const word = renderAuthorization(token, scheme).startsWith('Bearer ') ? 'Bearer' : 'Token';
  let last = await ask(base.prefix, word);
  const attempts: [Attempt, ...Attempt[]] = [last];
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

function otherPrefixes(prefix: string): readonly string[] {
  if (prefix.endsWith(PREFIX)) return [prefix.slice(0, -PREFIX.length)];
  return prefix === '' ? [PREFIX] : [`${prefix}${PREFIX}`, PREFIX];
}
