import { InputError } from '../../kernel/errors.ts';
import { isLoopback } from '../../kernel/loopback.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { BaseAddress } from '../../platform/http/base-address.ts';
import { advisePlainHttp } from '../../platform/http/error-mapping.ts';
import { chooseProxy, type ProxyEnvironment } from '../../platform/http/proxy.ts';
import type { Attempt } from './doctor-attempt.ts';
import { type Finding, type Findings, findingsOf } from './doctor-finding.ts';
import { isElsewhere, isPage, type ProbeResult, quoteResult, sortResult } from './doctor-probe.ts';

type Explanation = readonly [sentence: string, fix: string];
type Stage = Extract<ProbeResult, { kind: 'unreached' }>['stage'];

/** Checks that the platform is at its address, or where else it may be; the configured way is the first of `attempts`. */
export function checkAddress(base: BaseAddress, attempts: readonly Attempt[]): readonly Finding[] {
  const found = findingsOf('address');
  const [first] = attempts;
  if (first === undefined) return [];
  const address = base.origin + base.prefix;
  const other = attempts.find(({ reply }) => reply.kind === 'answered' && !isElsewhere(reply));
  if (first.reply.kind === 'answered' && !isElsewhere(first.reply)) return [reached(found, address, first.reply)];
  const [sentence, fix] = describe(base, first.reply);
  if (other === undefined) return [found.wrong(sentence, fix)];
  return [found.wrong(sentence, `Use ${base.origin}${other.prefix} as base address: the platform answers there.`)];
}

function reached(
  { good, wrong, note }: Findings,
  address: string,
  reply: Extract<ProbeResult, { kind: 'answered' }>,
): Finding {
  const { status, tookMs } = reply;
  if (sortResult(reply) === 'trouble') {
    const fix = 'It may be restarting or overloaded; look at its status page, then try again.';
    return wrong(`${address} is in trouble: it answered ${status}${quoteResult(reply)}.`, fix);
  }
  if (sortResult(reply) === 'refused') {
    const fix =
      'Check the base address with its version prefix, and whether a proxy or a firewall refuses the request.';
    return wrong(`${address} refused to list the organizations: it answered ${status}${quoteResult(reply)}.`, fix);
  }
  const { protocol, hostname } = new URL(address);
  const sentence = `${address} answered ${status} within ${renderDuration(tookMs)}.`;
  if (protocol === 'https:' || isLoopback(hostname)) return good(sentence);
  return note(`${sentence} It is asked over plain http, which shows the token to the network.`, 'Use https.');
}

function describe({ origin, prefix }: BaseAddress, reply: ProbeResult): Explanation {
  const address = origin + prefix;
  if (reply.kind === 'unreached') {
    const [what, fix] = UNREACHED[reply.stage];
    return [
      `${address}: ${what}${reply.detail === '' ? '' : ` (${reply.detail})`}.`,
      advisePlainHttp(reply.detail, address) ?? fix,
    ];
  }
  if (reply.kind === 'elsewhere') return describeRedirect(address, reply);
  const { status } = reply;
  if (isPage(reply)) {
    const isLogin = /type=["']?password|\b(?:log|sign)[ -]?in\b/i.test(reply.text);
    const page = isLogin ? 'what seems to be a login page' : 'a page of HTML';
    return [`${address} answered ${status} with ${page} where JSON was expected.`, NOT_THE_CONSOLE];
  }
  if (status === 404) return [`${address} has no organizations to show (404)${quoteResult(reply)}.`, CHECK_PREFIX];
  return [`${address} answered ${status} with text that is no JSON.`, NOT_THE_CONSOLE];
}

/** An address may have a secret in its query, so only its origin is shown. */
function describeRedirect(
  address: string,
  { status, location }: Extract<ProbeResult, { kind: 'elsewhere' }>,
): Explanation {
  const target = location === '' ? null : URL.parse(location, address);
  if (target === null) return [`${address} answered with a redirect (${status}) to nowhere.`, CHECK_PREFIX];
  const { host, hostname, origin, protocol } = new URL(address);
  if (target.origin === origin) {
    return [`${address} leads from one redirect to the next (${status}), and to no answer.`, CHECK_PREFIX];
  }
  const sentence = `${address} redirects to ${target.origin} (${status}), and the token goes to no other origin.`;
  if (target.hostname === hostname && protocol === 'http:' && target.protocol === 'https:') {
    return [sentence, `Use https://${host} as base address.`];
  }
  return [
    sentence,
    'Give the address of the API itself; a redirect to another host is mostly a login or a moved service.',
  ];
}

const NOT_THE_CONSOLE =
  "Give the API's address, and not the console's; a proxy's login or maintenance page may stand before it.";
const CHECK_PREFIX = 'Check the base address with its version prefix, as https://api.example.com/api/v1.';
const REACH = 'Check the base address, and whether the network, a firewall or a proxy stands in the way.';
const WAIT = 'It may be restarting or overloaded; look at its status page, then try again.';
const UNREACHED: Readonly<Record<Stage, Explanation>> = {
  dns: ["the host's name could not be resolved", "Check how the address is written, and this machine's DNS."],
  connect: ['no connection could be made', REACH],
  tls: [
    'no secure connection could be made',
    "Check the address; where a company's own authority signs, name its certificate in NODE_EXTRA_CA_CERTS.",
  ],
  headers: ['it was reached, and no answer came', WAIT],
  body: ['the answer broke off', WAIT],
  reset: ['the connection broke before an answer came', WAIT],
  deadline: ['no answer came in time', REACH],
  signal: ['it was given up', 'Run it again.'],
  closed: ['it was given up', 'Run it again.'],
  'too-large': ['the answer is larger than any of the platform', NOT_THE_CONSOLE],
  encoded: ['the answer is compressed, which was not asked for', 'See what a proxy before it does.'],
};

/** Returns which proxy requests to `origin` use, and why; `wrong` if its variable is unusable. Shows no password. */
export function checkProxy(origin: string, env: ProxyEnvironment): readonly Finding[] {
  const found = findingsOf('proxy');
  const { hostname, host, protocol } = new URL(origin);
  const [name, other] =
    protocol === 'https:' ? (['HTTPS_PROXY', 'HTTP_PROXY'] as const) : (['HTTP_PROXY', 'HTTPS_PROXY'] as const);
  try {
    const proxy = chooseProxy(origin, env);
    if (proxy !== null) return [found.good(`${host} is reached through the proxy ${new URL(proxy).host} (${name}).`)];
    if (isLoopback(hostname)) return [found.good(`${host} is this machine, and no proxy is asked.`)];
    if (chooseProxy(origin, { ...env, no_proxy: '', NO_PROXY: '' }) !== null) {
      const fix = `Take it out of NO_PROXY where only ${name} leads outside.`;
      return [found.note(`${host} is reached without the proxy of ${name}: NO_PROXY names it.`, fix)];
    }
  } catch (error) {
    if (error instanceof InputError) return found.unusable(error);
    throw error;
  }
  if (!isSet(env, other)) return [found.good(`${host} is reached without a proxy: none is set.`)];
  const fix = `Set ${name} too where only a proxy leads outside.`;
  return [found.note(`${host} is reached without a proxy: ${other} is not for ${protocol.slice(0, -1)}.`, fix)];
}

function isSet(env: ProxyEnvironment, name: string): boolean {
  return Boolean(env[name]?.trim() || env[name.toLowerCase()]?.trim());
}
