import { isLoopback } from '../../kernel/loopback.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { BaseAddress } from '../../platform/http/base-address.ts';
import { advisePlainHttp } from '../../platform/http/error-mapping.ts';
import type { Attempt } from './doctor-attempt.ts';
import { type Finding, type Findings, findingsOf } from './doctor-finding.ts';
import type { Reply } from './doctor-probe.ts';
import { isElsewhere, isPage, quoteReply, sortReply } from './sort-response.ts';

type Told = readonly [sentence: string, fix: string];
type Stage = Extract<Reply, { kind: 'unreached' }>['stage'];

/** Tells whether the platform is at its address, and where else it seems to be; `attempts` as they were made, the configured one first. */
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
  reply: Extract<Reply, { kind: 'answered' }>,
): Finding {
  const { status, tookMs } = reply;
  if (sortReply(reply) === 'trouble') {
    const fix = 'It may be restarting or overloaded; look at its status page, then try again.';
    return wrong(`${address} is in trouble: it answered ${status}${quoteReply(reply)}.`, fix);
  }
  if (sortReply(reply) === 'refused') {
    const fix =
      'Check the base address with its version prefix, and whether a proxy or a firewall refuses the request.';
    return wrong(`${address} refused to list the organizations: it answered ${status}${quoteReply(reply)}.`, fix);
  }
  const { protocol, hostname } = new URL(address);
  const sentence = `${address} answered ${status} within ${renderDuration(tookMs)}.`;
  if (protocol === 'https:' || isLoopback(hostname)) return good(sentence);
  return note(`${sentence} It is asked over plain http, which shows the token to the network.`, 'Use https.');
}

function describe({ origin, prefix }: BaseAddress, reply: Reply): Told {
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
  if (status === 404) return [`${address} has no organizations to show (404)${quoteReply(reply)}.`, CHECK_PREFIX];
  return [`${address} answered ${status} with text that is no JSON.`, NOT_THE_CONSOLE];
}

/** An address may hold a secret in its query, so that only its origin is shown. */
function describeRedirect(address: string, { status, location }: Extract<Reply, { kind: 'elsewhere' }>): Told {
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
const UNREACHED: Readonly<Record<Stage, Told>> = {
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
