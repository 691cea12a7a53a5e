import { isLoopback } from '../../kernel/loopback.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { BaseAddress } from '../../platform/http/base-address.ts';
import { ADVICE } from '../../platform/http/failure.ts';
import { chooseProxy, type ProxyEnvironment, renderProxy } from '../../platform/http/proxy.ts';
import { type Finding, type Findings, findingsOf } from './finding.ts';
import {
  type Attempts,
  explainUnreached,
  isElsewhere,
  isPage,
  type ProbeResponse,
  type ProbeResult,
  quoteResult,
  sortResult,
} from './probe.ts';

type Explanation = readonly [sentence: string, fix: string];

/** Checks that the platform is at its address, or where else it may be. */
export function checkAddress(base: BaseAddress, attempts: Attempts): Finding {
  const found = findingsOf('address');
  const [{ reply }] = attempts;
  if (reply.kind === 'answered' && !isElsewhere(reply)) return reached(found, base.origin + base.prefix, reply);
  const [sentence, fix] = describe(base, reply);
  const other = attempts.find((one) => one.reply.kind === 'answered' && !isElsewhere(one.reply));
  if (other === undefined) return found.wrong(sentence, fix);
  return found.wrong(
    sentence,
    `Set the base URL to ${base.origin}${other.prefix}, where the platform responds. The checks below used that one.`,
  );
}

function reached({ good, wrong, note }: Findings, address: string, reply: ProbeResponse): Finding {
  const { status, tookMs } = reply;
  if (sortResult(reply) === 'trouble') {
    return wrong(`${address} returned ${status}${quoteResult(reply)}.`, ADVICE.headers);
  }
  if (sortResult(reply) === 'refused') {
    const fix = 'Check the base URL with its version prefix, and whether a proxy or a firewall refuses the request.';
    return wrong(`${address} refused to list the organizations (${status})${quoteResult(reply)}.`, fix);
  }
  const { protocol, hostname } = new URL(address);
  const sentence = `${address} responded with ${status} within ${renderDuration(tookMs)}.`;
  if (protocol === 'https:' || isLoopback(hostname)) return good(sentence);
  return note(`${sentence} Plain http exposes the token to the network.`, 'Use https.');
}

function describe({ origin, prefix }: BaseAddress, reply: ProbeResult): Explanation {
  const address = origin + prefix;
  if (reply.kind === 'unreached') {
    const [what, advice] = explainUnreached(reply.failure, address);
    return [`${address}: ${what}.`, advice];
  }
  if (reply.kind === 'elsewhere') return describeRedirect(address, reply);
  const { status } = reply;
  if (isPage(reply)) {
    const isLogin = /type=["']?password|\b(?:log|sign)[ -]?in\b/i.test(reply.text);
    const page = isLogin ? 'what seems to be a login page' : 'an HTML page';
    return [`${address} returned ${status} with ${page} instead of JSON.`, NOT_THE_CONSOLE];
  }
  if (status === 404) return [`${address} has no list of organizations (404)${quoteResult(reply)}.`, CHECK_PREFIX];
  return [`${address} returned ${status} with text that is not JSON.`, NOT_THE_CONSOLE];
}

/** An address may have a secret in its query, so only its origin is shown. */
function describeRedirect(
  address: string,
  { status, location }: Extract<ProbeResult, { kind: 'elsewhere' }>,
): Explanation {
  const target = location === '' ? null : URL.parse(location, address);
  if (target === null) return [`${address} returned a redirect (${status}) without a usable location.`, CHECK_PREFIX];
  const { host, hostname, origin, protocol } = new URL(address);
  if (target.origin === origin) {
    return [`${address} redirects too many times (${status}).`, CHECK_PREFIX];
  }
  const sentence = `${address} redirects to ${target.origin} (${status}). The token is never sent to another origin.`;
  if (target.hostname === hostname && protocol === 'http:' && target.protocol === 'https:') {
    return [sentence, `Set the base URL to https://${host}.`];
  }
  return [
    sentence,
    'Use the URL of the API itself. A redirect to another host usually means a login page or a moved service.',
  ];
}

const NOT_THE_CONSOLE =
  "Use the URL of the API, not of the console. A proxy's login or maintenance page may also be the cause.";
const CHECK_PREFIX = 'Check the base URL with its version prefix, for example https://api.example.com/api/v1.';
/** Returns which proxy requests to `origin` use, and why; `wrong` if its variable is unusable. Shows no password. */
export function checkProxy(origin: string, env: ProxyEnvironment): readonly Finding[] {
  const { good, note, unusable } = findingsOf('proxy');
  const { hostname, host, protocol } = new URL(origin);
  const [name, other] =
    protocol === 'https:' ? (['HTTPS_PROXY', 'HTTP_PROXY'] as const) : (['HTTP_PROXY', 'HTTPS_PROXY'] as const);
  try {
    const proxy = chooseProxy(origin, env);
    if (proxy !== null) return [good(`Requests to ${host} go through the proxy ${renderProxy(proxy)}.`)];
    if (isLoopback(hostname)) return [good(`Requests to ${host} use no proxy: it is this machine.`)];
    if (chooseProxy(origin, { ...env, no_proxy: '', NO_PROXY: '' }) !== null) {
      const fix = 'If only the proxy has internet access, remove the host from NO_PROXY.';
      return [note(`Requests to ${host} do not use ${name}, because NO_PROXY contains the host.`, fix)];
    }
  } catch (error) {
    return unusable(error);
  }
  if (!isSet(env, other)) return [good(`Requests to ${host} use no proxy: none is set.`)];
  const sentence = `Requests to ${host} use no proxy: ${other} does not apply to ${protocol.slice(0, -1)} URLs.`;
  return [note(sentence, `If only the proxy has internet access, also set ${name}.`)];
}

function isSet(env: ProxyEnvironment, name: string): boolean {
  return Boolean(env[name]?.trim() || env[name.toLowerCase()]?.trim());
}
