import type { HealthProbe } from '../../deploy/deploy-target.ts';
import { readBody } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { startTimeLimit } from '../../kernel/time-limit.ts';
import { sentenceOf } from '../../kernel/untrusted.ts';
import { isUnencrypted, parseWebAddress, showableAddress } from '../../kernel/web-address.ts';
import { type Contact, createContact } from './contact.ts';
import type { ProxyEnvironment } from './proxy.ts';
import { REDIRECTS } from './transport.ts';
import { createWebStream } from './web-fetch.ts';

interface ProbeOptions {
  readonly env: ProxyEnvironment;
  readonly clock: Clock;
  /** Allows redirects to plain http on another host. */
  readonly allowHttp: boolean;
}

const MAX_BODY_BYTES = 16_384;
const MAX_REDIRECTS = 5;
/** A cache may still have the response of the version before. */
const HEADERS = { accept: '*/*', 'cache-control': 'no-cache', 'user-agent': 'touchdown' };

/** Returns what sends a GET without a token, through the proxy that `env` names, each on a new connection. */
export function createHealthProbe({ env, clock, allowHttp }: ProbeOptions): HealthProbe {
  const contacts = new Map<string, Contact>();
  return async (url, { signal, deadlineAt, isBodyNeeded }) => {
    const { origin } = new URL(url);
    // Hosts that a redirect names share nothing, so that there are never many.
    const contact = contacts.get(origin) ?? createContact(clock);
    contacts.set(origin, contact);
    const limit = startTimeLimit(clock, deadlineAt - clock.monotonicMs(), signal);
    try {
      let from = new URL(url);
      for (let followed = 0; ; followed++) {
        const shared = from.origin === origin ? { contact } : {};
        const response = await get(from, { env, clock, ...shared }, limit.signal, isBodyNeeded);
        const redirect = decideHealthRedirect(response, { from, followed, allowHttp });
        if (redirect?.kind === 'refuse') return { kind: 'failed', what: redirect.what };
        const redirectedTo = followed === 0 ? null : from.href;
        if (redirect === null) return { kind: 'responded', ...response, redirectedTo };
        from = redirect.to;
      }
    } catch (error) {
      const why = error instanceof TypeError && error.cause !== undefined ? error.cause : error;
      const what = limit.isOver() ? 'sent no response in time' : `cannot be reached: ${sentenceOf(why)}`;
      return { kind: 'failed', what: what.replace(/\.$/, '') };
    } finally {
      limit.end();
    }
  };
}

/** Rejects as `fetch` does, and with InputError for a proxy that cannot be used. */
async function get(
  { origin, href }: URL,
  options: Omit<Parameters<typeof createWebStream>[0], 'origin'>,
  signal: AbortSignal,
  isBodyNeeded: (status: number) => boolean,
) {
  const fetch = createWebStream({ origin, ...options });
  try {
    const { status, headers, body } = await fetch(href, { headers: HEADERS, signal });
    const read = isBodyNeeded(status) ? (await readBody(body, MAX_BODY_BYTES, { signal })).bytes : '';
    return { status, location: headers.get('location'), body: read.toString().slice(0, MAX_BODY_BYTES) };
  } finally {
    await fetch.close();
  }
}

type HealthRedirect =
  | { readonly kind: 'follow'; readonly to: URL }
  | { readonly kind: 'refuse'; readonly what: string };

/** Decides on a redirect; null: the response is the last one. Only this machine may lead to this machine. */
export function decideHealthRedirect(
  { status, location }: { readonly status: number; readonly location: string | null },
  { from, followed, allowHttp }: { readonly from: URL; readonly followed: number; readonly allowHttp: boolean },
): HealthRedirect | null {
  if (!REDIRECTS.has(status) || location === null) return null;
  const refuse = (why: string): HealthRedirect => ({
    kind: 'refuse',
    what: `responds with ${status}, a redirect ${why}`,
  });
  const to = parseWebAddress(URL.parse(location, from.href)?.href ?? '');
  if (to === null) return refuse('to no http or https address');
  if (to.username !== '' || to.password !== '') return refuse('to an address with a user or password');
  const where = showableAddress(to.href);
  if (isUnencrypted(to.href) && !allowHttp) return refuse(`to ${where}, which is not encrypted`);
  if (isHere(to) && !isHere(from)) return refuse('to the machine that checks it');
  if (followed >= MAX_REDIRECTS) return refuse(`to ${where} after ${MAX_REDIRECTS} others`);
  return { kind: 'follow', to };
}

/** What else is connected to as if it were a loopback address: the unspecified addresses, and those of IPv4 in IPv6. */
const HERE = /^(?:0\.0\.0\.0|\[::\]|\[::ffff:(?:0:0|7f[\da-f]{2}:[\da-f]{1,4})\])$/;

function isHere({ hostname }: URL): boolean {
  return isLoopback(hostname) || HERE.test(hostname);
}
