import type { Clock } from '../../kernel/clock.ts';
import { RemoteError } from '../../kernel/errors.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { renderDuration } from '../../kernel/units.ts';
import { isUnencrypted } from '../../kernel/web-address.ts';
import { createPlatform, type Platform } from '../../platform/client.ts';
import { operationOf } from '../../platform/resources/catalog.ts';
import { onPage } from '../../platform/resources/lists.ts';
import { createGate } from '../../rate-limit/gate.ts';
import type { Gate } from '../../rate-limit/gate-interface.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
import { checkBudget, examineReads } from './examine-reads.ts';
import { type Finding, findingsOf, report, type Settled, type Step, type Steps, settle } from './finding.ts';
import type { Scheme, Settings } from './settings.ts';

/** One way of requesting the organizations, and its result. */
interface Attempt {
  readonly platform: Platform;
  readonly baseUrl: string;
  readonly scheme: Scheme;
  /** The first page of the organizations. */
  readonly listed: Settled<unknown>;
}

type Attempting = (baseUrl: string, scheme: Scheme) => Promise<Attempt>;

const TIMEOUTS = { headersMs: 15_000, bodyMs: 15_000, totalMs: 30_000 };
const ORGANIZATIONS = operationOf('organizations.list', '', {
  action: 'list the organizations',
  subject: 'organization',
});
/** The platform's description shows this prefix in one example and omits it in the others. */
const PREFIX = '/api/v1';
const WORDS = { token: 'Token', bearer: 'Bearer' } as const;
const SOON_MS = 3_600_000;
const CREATE = 'To create a token in the console: "Organization Settings, then API Tokens, then Generate Token".';

/** Finds where the platform is and how it accepts the token, then checks what the token can read there. */
export async function* examineAccess(settings: Settings, terminal: Terminal, isShort: boolean): Steps {
  const { token, allowHttp } = settings;
  const { clock, random, env, ending: signal } = terminal;
  const gate = withoutWaits(createGate({ clock, random, reserve: 0 }), clock);
  const platforms: Platform[] = [];
  const attempt: Attempting = async (baseUrl, scheme) => {
    const access = { baseUrl, token, authScheme: scheme, allowHttp };
    const platform = createPlatform({ ...access, gate, clock, random, env, timeouts: TIMEOUTS });
    platforms.push(platform);
    const call = { ...platform.transport.begin({ signal }), attempts: 1 };
    const listed = await settle(platform.transport.fetchJson(onPage(ORGANIZATIONS, 1), call));
    return { platform, baseUrl, scheme, listed };
  };
  try {
    const access = yield* findAccess(settings, attempt, clock.epochMs());
    if (access !== null) yield* examineReads(access.platform, access.listed, { ...settings, isShort }, terminal);
    // Otherwise no request is left to find out more.
    else if (!gate.isOpenFor('other')) yield { findings: [checkBudget(gate, clock.epochMs())] };
  } finally {
    await Promise.all(platforms.map((platform) => platform.close()));
  }
}

/** A check that waited for the rate limit would take up to an hour. */
function withoutWaits(gate: Gate, clock: Clock): Gate {
  return {
    pass: (purpose, { signal }) => gate.pass(purpose, { signal, deadlineAt: clock.monotonicMs() }),
    learn: (advice) => gate.learn(advice),
    paceMs: () => gate.paceMs(),
    isOpenFor: (purpose) => gate.isOpenFor(purpose),
    view: () => gate.view(),
  };
}

/** Returns the way in which the platform accepts the token; null if there is none. */
async function* findAccess(
  { baseUrl, scheme, token }: Settings,
  attempt: Attempting,
  now: number,
): AsyncGenerator<Step, Attempt | null, void> {
  const first = await attempt(baseUrl, scheme);
  let last = first;
  for (const other of otherAddresses(baseUrl)) {
    if (!isElsewhere(last)) break;
    last = await attempt(other, scheme);
  }
  yield checkAddress(first, last);
  const { good, wrong } = findingsOf('token');
  const expiry = checkExpiry(token, now);
  if (isAccepted(last)) {
    yield { findings: [good(`The platform accepts the token, sent as "Authorization: ${WORDS[scheme]}".`), ...expiry] };
    return last;
  }
  if (!isRefused(last)) return null;
  const other = await attempt(last.baseUrl, scheme === 'bearer' ? 'token' : 'bearer');
  const how = `Set --auth-scheme ${other.scheme}, or TOUCHDOWN_AUTH_SCHEME=${other.scheme}: it is accepted as "${WORDS[other.scheme]}".`;
  const sentence = last.listed.error?.message ?? '';
  yield { findings: [wrong(sentence, isAccepted(other) ? how : CREATE), ...expiry], exit: EXIT.refused };
  return isAccepted(other) ? other : null;
}

/** Says whether the platform is at its address, or where else it is. What is wrong with the token is not about the address. */
function checkAddress(first: Attempt, last: Attempt): Step {
  const { good, note, wrong } = findingsOf('address');
  const { error } = first.listed;
  const isFound = isAccepted(last) || isRefused(last);
  if (error !== null && !isFound) {
    const step = report(first.listed, 'address', () => []);
    // If another service responds, the platform counts as unreached.
    return isElsewhere(first) ? { ...step, exit: EXIT.unknown } : step;
  }
  if (error !== null && first !== last) {
    const fix = `Set the base URL to ${last.baseUrl}, where the platform responds. The checks below used that one.`;
    return { findings: [wrong(error.message, fix)] };
  }
  const sentence = `The platform responds at ${first.baseUrl}.`;
  if (!isUnencrypted(first.baseUrl)) return { findings: [good(sentence)] };
  return { findings: [note(`${sentence} Plain http exposes the token to the network.`, 'Use https.')] };
}

function isAccepted({ listed: { error } }: Attempt): boolean {
  return error === null || error.code === 'access-forbidden';
}

function isRefused({ listed: { error } }: Attempt): boolean {
  return error?.code === 'access-unauthorized';
}

/** Returns true if something other than the platform's API seems to respond at that address. */
function isElsewhere({ listed: { error } }: Attempt): boolean {
  if (error?.code === 'access-not-found') return true;
  if (!(error instanceof RemoteError)) return false;
  const { status = 0 } = error.facts;
  return error.code === 'remote' ? status < 500 : status >= 300 && status < 400;
}

function otherAddresses(baseUrl: string): readonly string[] {
  const { origin, pathname } = new URL(baseUrl);
  const prefix = pathname.replace(/(?<!\/)\/+$/, '');
  if (prefix.endsWith(PREFIX)) return [origin + prefix.slice(0, -PREFIX.length)];
  return prefix === '' ? [origin + PREFIX] : [origin + prefix + PREFIX, origin + PREFIX];
}

/** Says when a JWT expires (RFC 7519), if that is soon, without verifying it; nothing for any other token. */
function checkExpiry(token: string, now: number): readonly Finding[] {
  const { wrong, note } = findingsOf('token');
  const expiry = fieldOf(parseJson(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()), 'exp');
  const leftMs = typeof expiry === 'number' ? expiry * 1000 - now : Number.POSITIVE_INFINITY;
  if (leftMs > SOON_MS) return [];
  const fix = 'In CI, use an API token: "Organization Settings, then API Tokens, then Generate Token".';
  if (leftMs > 0) return [note(`The token is a JWT that expires in ${renderDuration(leftMs)}.`, fix)];
  return [wrong(`The token is a JWT that expired ${renderDuration(-leftMs)} ago.`, fix)];
}
