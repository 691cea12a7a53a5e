import { isOutOfDate, isReadable, readState } from '../../deploy/phase.ts';
import type { Clock } from '../../kernel/clock.ts';
import { RemoteError } from '../../kernel/errors.ts';
import { renderDuration } from '../../kernel/units.ts';
import { isUnencrypted } from '../../kernel/web-address.ts';
import { createPlatform, type Platform } from '../../platform/client.ts';
import {
  applicationOperation,
  fetchLog,
  listVariablesOperation,
  statusOperation,
} from '../../platform/resources/applications.ts';
import { operationOf } from '../../platform/resources/catalog.ts';
import { decodePage, onPage, renderCandidates } from '../../platform/resources/lists.ts';
import type { Operation } from '../../platform/resources/operation.ts';
import { decodeSentFields, decodeStatus, sendsDeployedCommit } from '../../platform/resources/wire.ts';
import { decodeOrganization } from '../../platform/resources/wire-resources.ts';
import { createGate } from '../../rate-limit/gate.ts';
import type { Gate } from '../../rate-limit/gate-interface.ts';
import type { Terminal } from '../arguments/command.ts';
import { EXIT } from '../arguments/exit-codes.ts';
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

const TIMEOUTS = { headersMs: 15_000, bodyMs: 15_000, totalMs: 30_000 };
const ORGANIZATIONS = operationOf('organizations.list', '', {
  action: 'list the organizations',
  subject: 'organization',
});
/** The platform's description shows this prefix in one example and omits it in the others. */
const PREFIX = '/api/v1';
const WORDS = { token: 'Token', bearer: 'Bearer' } as const;
const CREATE = 'To create a token in the console: "Organization Settings, then API Tokens, then Generate Token".';

/** Finds where the platform is and how it accepts the token, then checks what the token can read there. */
export async function* examineAccess(settings: Settings, terminal: Terminal, isShort: boolean): Steps {
  const { token, allowHttp } = settings;
  const { clock, random, env, ending: signal } = terminal;
  const gate = withoutWaits(createGate({ clock, random, reserve: 0 }), clock);
  const platforms: Platform[] = [];
  const attempt = async (baseUrl: string, scheme: Scheme): Promise<Attempt> => {
    const access = { baseUrl, token, authScheme: scheme, allowHttp };
    const platform = createPlatform({ ...access, gate, clock, random, env, timeouts: TIMEOUTS });
    platforms.push(platform);
    const call = { ...platform.transport.begin({ signal }), attempts: 1 };
    const listed = await settle(platform.transport.fetchJson(onPage(ORGANIZATIONS, 1), call));
    return { platform, baseUrl, scheme, listed };
  };
  try {
    const access = yield* findAccess(settings, attempt);
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
    applyAdvice: (advice) => gate.applyAdvice(advice),
    paceMs: () => gate.paceMs(),
    isOpenFor: (purpose) => gate.isOpenFor(purpose),
    view: () => gate.view(),
  };
}

/** Returns the way in which the platform accepts the token; null if there is none. */
async function* findAccess(
  { baseUrl, scheme }: Settings,
  attempt: (baseUrl: string, scheme: Scheme) => Promise<Attempt>,
): AsyncGenerator<Step, Attempt | null, void> {
  const first = await attempt(baseUrl, scheme);
  let last = first;
  for (const other of otherAddresses(baseUrl)) {
    if (!isElsewhere(last)) break;
    last = await attempt(other, scheme);
  }
  yield checkAddress(first, last);
  const { good, wrong } = findingsOf('token');
  if (isAccepted(last)) {
    yield { findings: [good(`The platform accepts the token, sent as "Authorization: ${WORDS[scheme]}".`)] };
    return last;
  }
  if (!isRefused(last)) return null;
  const other = await attempt(last.baseUrl, scheme === 'bearer' ? 'token' : 'bearer');
  const how = `Set --auth-scheme ${other.scheme}, or TOUCHDOWN_AUTH_SCHEME=${other.scheme}: it is accepted as "${WORDS[other.scheme]}".`;
  const sentence = last.listed.error?.message ?? '';
  yield { findings: [wrong(sentence, isAccepted(other) ? how : CREATE)], exit: EXIT.refused };
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

const NO_OVERRIDES = { successStates: [], failureStates: [] };
const PHASES = {
  progress: 'in progress',
  success: 'success',
  failure: 'failure',
  cancelled: 'canceled',
} as const;

/** Checks what the token can read: the organizations, whose first page is `listed`, and each application; the rate limit last. */
export async function* examineReads(
  platform: Platform,
  listed: Settled<unknown>,
  { appIds, organization, isShort }: Settings & { readonly isShort: boolean },
  { clock, ending: signal }: Pick<Terminal, 'clock' | 'ending'>,
): Steps {
  const { transport, gate, organizations } = platform;
  const call = () => ({ ...transport.begin({ signal }), attempts: 1 });
  const read = (operation: Operation) => settle(transport.fetchJson(operation, call()));
  const { good, detail } = findingsOf('scopes');
  yield report(listed, 'scopes', (json) => {
    const { items } = decodePage(json, decodeOrganization);
    return [good(`The token can list the organizations: ${items.length === 0 ? 'none' : renderCandidates(items)}.`)];
  });
  if (organization !== null && listed.error === null) {
    yield report(await settle(organizations.find(organization, { signal })), 'scopes', () => []);
  }
  for (const [index, appId] of appIds.entries()) {
    const status = await read(statusOperation(appId));
    yield report(status, 'application', (json) => checkStatus(appId, json));
    if (status.error !== null || index > 0) continue;
    if (!isShort)
      yield { findings: checkPlatform(appId, status.value, (await read(applicationOperation(appId))).value) };
    const log = await settle(fetchLog(transport, appId, 1, call()));
    yield report(log, 'scopes', () => [good(`The token can read the log of application ${appId}.`)]);
    const variables = await read(onPage(listVariablesOperation(appId), 1));
    yield report(variables, 'scopes', () => [
      good(`The token can read the environment variables of application ${appId}.`),
    ]);
  }
  const sentence = 'Not checked: whether the token may deploy (scope Deploy) or create (scope Write).';
  yield {
    findings: [
      detail(`${sentence} Only a deployment or a creation would show it.`),
      checkBudget(gate, clock.epochMs()),
    ],
  };
}

function checkStatus(appId: string, json: unknown): readonly Finding[] {
  const { main, wrong, note } = findingsOf('application');
  const reading = decodeStatus(json);
  if (reading.kind === 'malformed') return [wrong(`Could not read the status of ${appId}. ${reading.error.message}.`)];
  const { state, serviceDeploymentStatus: service } = reading.observation;
  const { phase, known } = readState(state, NO_OVERRIDES);
  const sentence = `Application ${appId} exists. Its state is ${state}, which means ${PHASES[phase]}.`;
  const isBad = phase === 'failure' || phase === 'cancelled';
  const fix = 'This is how its last deployment finished. Its log says why.';
  const findings = [isBad ? note(sentence, fix) : main(sentence)];
  if (!isReadable(state, NO_OVERRIDES)) {
    const how = "Name this platform's states with --success-state and --failure-state.";
    findings.push(note(`The state ${state} is in lower case and is ignored.`, how));
  }
  if (!known) {
    const how = 'Set --success-state or --failure-state to say what it means.';
    findings.push(note(`The state ${state} is not documented.`, how));
  }
  if (isOutOfDate(service)) findings.push(note(`The last change is not deployed: ${service}.`, 'Deploy it again.'));
  return findings;
}

const { good, detail: note } = findingsOf('platform');

/**
 * Returns what the optional fields that a platform sends mean for the result of a deployment, by a status and by the response to
 * GET /application/{app_id}, null if it failed.
 * See rows 1, 46, 48 and 51 of docs/behaviors.md.
 */
export function checkPlatform(appId: string, status: unknown, application: unknown): readonly Finding[] {
  const { names, hasCount, hasDate } = decodeSentFields(status);
  const evidence = hasDate ? 'its progress and its date' : 'its progress';
  return [
    names.length > 0
      ? good(`The status of ${appId} names deployments (${names.join(', ')}), so a run can recognize its own.`)
      : note(
          `The status of ${appId} names no deployment, so a run recognizes its own by ${evidence}.`,
          'Deploy one at a time, for example with a concurrency group.',
        ),
    hasCount
      ? good(
          `The status of ${appId} has deployment_requests_count, so a deployment that waits does not count as one that never started.`,
        )
      : note(
          `The status of ${appId} has no deployment_requests_count, so a request that waits shows only in the state or by its id.`,
          'If requests queue here and neither shows it, raise --start-timeout.',
        ),
    sendsDeployedCommit(application)
      ? good(
          `GET /application/${appId} says which commit runs (deployed_commit_id), so it can prove a success of a run with a commit.`,
        )
      : note(`GET /application/${appId} does not say which commit runs, so the commit cannot prove a success.`),
    hasDate
      ? describeDate(appId, status)
      : note(
          `The status of ${appId} has no last_deployment_date.`,
          'A deployment that finishes between two status checks counts as unchanged unless an id shows it; see --on-unchanged.',
        ),
  ];
}

/** Dates within a second are one date if one of them is a whole second. */
function describeDate(appId: string, status: unknown): Finding {
  const reading = decodeStatus(status);
  const date = reading.kind === 'observed' ? reading.observation.lastDeploymentDate : null;
  const has = `The status of ${appId} has last_deployment_date`;
  if (date === null) return good(`${has}, which is null now. It will show new deployments.`);
  if (date.epochMs === null) {
    return note(`${has}, but not as a date that can be read. Any change of it counts as a new deployment.`);
  }
  if (date.epochMs % 1_000 !== 0) {
    return good(
      `${has} with fractions of a second, so it shows new deployments and can distinguish two in the same second.`,
    );
  }
  return note(
    `${has}, now a whole second. It shows new deployments, but if it never has fractions, two in the same second look like one.`,
  );
}

/** The most that a ten-minute deployment uses of the budget (README, the rate limit). */
const REQUESTS_A_DEPLOYMENT = 120;

/** Returns what is left of the token's rate limit, and for how many deployments it is enough; `now` in epoch milliseconds. */
export function checkBudget(gate: Pick<Gate, 'view' | 'isOpenFor'>, now: number): Finding {
  const { main, wrong, note, detail } = findingsOf('budget');
  const { limit, remaining, resetsAt } = gate.view();
  const until = resetsAt === null ? '' : `; it resets in ${renderDuration(resetsAt - now)}`;
  if (!gate.isOpenFor('other')) {
    const fix =
      'Run this again after the reset, since not everything may have been checked. Give workflows that run at the same time separate tokens.';
    return wrong(`The token's rate limit is used up${until}.`, fix);
  }
  if (remaining === null) return detail("The platform does not report the token's rate limit.");
  const left = `The rate limit has ${remaining}${limit === null ? '' : ` of ${limit}`} requests left${until}.`;
  const jobs = Math.floor(remaining / REQUESTS_A_DEPLOYMENT);
  if (jobs > 0)
    return main(`${left} Enough for about ${jobs} ten-minute ${jobs === 1 ? 'deployment' : 'deployments'}.`);
  const fix = 'Wait, or give other workflows a separate token. Until then, status is checked less often.';
  return note(`${left} A ten-minute deployment uses about ${REQUESTS_A_DEPLOYMENT}.`, fix);
}
