import type { HealthProbe, HealthResponse } from '../../deploy/deploy-target.ts';
import { ChunkBuffer } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { InputError } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { renderDuration } from '../../kernel/units.ts';
import { isUnencrypted, parseWebAddress, showableAddress } from '../../kernel/web-address.ts';
import { type Contact, createContact } from './contact.ts';
import { ADVICE, explainFailure, type Failure, isOfNetwork } from './failure.ts';
import { createHttpClient, type Head, type Opened } from './http-client.ts';
import { chooseProxy, type ProxyEnvironment } from './proxy.ts';
import { REDIRECTS } from './transport.ts';

interface ProbeOptions {
  readonly env: ProxyEnvironment;
  readonly clock: Clock;
  /** Allows redirects to plain http on another host. */
  readonly allowHttp: boolean;
}

const LIMITS = { connectMs: 10_000, headersMs: 10_000, bodyMs: 10_000 };
const MAX_BODY_BYTES = 16_384;
const MAX_REDIRECTS = 5;
/** A cache may still have the response of the version before. */
const HEADERS = {
  accept: '*/*',
  'accept-encoding': 'identity',
  'cache-control': 'no-cache',
  'user-agent': 'touchdown',
};

/** Returns what sends the requests of health checks: a GET without a token, through the proxy that `env` names, on a new connection each. */
export function createHealthProbe({ env, clock, allowHttp }: ProbeOptions): HealthProbe {
  /** By the origin of the address that was given; a host that a redirect names has none, so that there are never many. */
  const contacts = new Map<string, Contact>();
  return async (url, limits) => {
    const first = new URL(url);
    const contact = contacts.get(first.origin) ?? createContact(clock);
    contacts.set(first.origin, contact);
    let address = first;
    for (let followed = 0; ; followed++) {
      const isFirst = address.origin === first.origin;
      const { response, head } = await get(address, limits, { env, clock, contact: isFirst ? contact : undefined });
      const redirect = head === null ? null : decideHealthRedirect(head, { from: address, followed, allowHttp });
      if (redirect?.kind === 'refuse') return { kind: 'failed', what: redirect.what };
      if (redirect?.kind === 'follow') address = redirect.to;
      else if (response.kind === 'failed' || followed === 0) return response;
      else return { ...response, redirectedTo: address.href };
    }
  };
}

type HealthRedirect =
  | { readonly kind: 'follow'; readonly to: URL }
  | { readonly kind: 'refuse'; readonly what: string };

/** Decides on a redirect of a health check; null: the response is the last one. Only this machine may lead to this machine. */
export function decideHealthRedirect(
  { status, headers }: Head,
  { from, followed, allowHttp }: { readonly from: URL; readonly followed: number; readonly allowHttp: boolean },
): HealthRedirect | null {
  const { location } = headers;
  if (!REDIRECTS.has(status) || location === undefined) return null;
  const refuse = (what: string): HealthRedirect => ({ kind: 'refuse', what: `answers ${status}, ${what}` });
  const to = parseWebAddress(URL.parse(location, from.href)?.href ?? '');
  if (to === null) return refuse('a redirect to something that is no http or https address');
  const where = showableAddress(to.href);
  if (isUnencrypted(to.href) && !allowHttp) return refuse(`a redirect to ${where}, which is not encrypted`);
  if (isLoopback(to.hostname) && !isLoopback(from.hostname)) return refuse('a redirect to the machine of this job');
  return followed < MAX_REDIRECTS
    ? { kind: 'follow', to }
    : refuse(`after ${MAX_REDIRECTS} redirects: it leads to ${where}`);
}

interface Got {
  readonly response: HealthResponse;
  /** Null if no response came. */
  readonly head: Head | null;
}

async function get(
  { origin, pathname, search }: URL,
  { signal, deadlineAt, isBodyNeeded }: Parameters<HealthProbe>[1],
  { env, clock, contact }: Omit<ProbeOptions, 'allowHttp'> & { readonly contact: Contact | undefined },
): Promise<Got> {
  const startedAt = clock.monotonicMs();
  const fail = (why: string): Got => ({ response: { kind: 'failed', what: `cannot be reached: ${why}` }, head: null });
  try {
    const proxy = chooseProxy(origin, env);
    const client = createHttpClient({ origin, proxy, connectMs: LIMITS.connectMs, clock, contact });
    try {
      const request = {
        method: 'GET',
        path: pathname + search,
        headers: HEADERS,
        body: null,
        signal,
        deadlineAt,
      } as const;
      const opened = await client.open(request, LIMITS);
      if (opened.kind === 'unanswered') return fail(explain(opened.failure, origin, clock.monotonicMs() - startedAt));
      const { status } = opened;
      const body = isBodyNeeded(status) ? await readStart(opened) : '';
      opened.end();
      return { response: { kind: 'responded', status, redirectedTo: null, body }, head: opened };
    } finally {
      await client.close();
    }
  } catch (error) {
    // A proxy that cannot be used.
    if (error instanceof InputError) return fail(error.message);
    throw error;
  }
}

function explain(failure: Failure, origin: string, waitedMs: number): string {
  if (!isOfNetwork(failure)) return `no response came within ${renderDuration(waitedMs)}`;
  const { what, advice } = explainFailure(failure, origin, LIMITS);
  return advice === ADVICE[failure.kind] ? what : `${what}. ${advice.replace(/\.$/, '')}`;
}

/** Returns the start of a body as text, as far as it came in time. */
async function readStart({ body }: Opened): Promise<string> {
  const chunks = new ChunkBuffer();
  try {
    for await (const chunk of body ?? []) {
      chunks.add(chunk);
      if (chunks.sizeBytes >= MAX_BODY_BYTES) break;
    }
  } catch {
    // What came says more than that it was cut off.
  }
  return new TextDecoder().decode(chunks.take().subarray(0, MAX_BODY_BYTES));
}
