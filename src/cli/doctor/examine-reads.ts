import { isOutOfDate, isReadable, readState } from '../../deploy/phase.ts';
import { ProtocolError } from '../../kernel/errors.ts';
import { renderAuthorization } from '../../platform/http/authorization.ts';
import { fillPath } from '../../platform/http/request-path.ts';
import {
  applicationOperation,
  listVariablesOperation,
  logOperation,
  statusOperation,
} from '../../platform/resources/applications.ts';
import { onPage } from '../../platform/resources/lists.ts';
import type { Operation } from '../../platform/resources/operation.ts';
import { decodeStatus } from '../../platform/resources/wire.ts';
import { decodeLog } from '../../platform/resources/wire-log.ts';
import { checkBudget, isSpent } from './examine-headers.ts';
import { checkPlatform } from './examine-platform.ts';
import {
  checkOrganizations,
  checkProjects,
  chooseOrganization,
  describeRefusal,
  type Listed,
  noteUnproved,
} from './examine-scopes.ts';
import { type Finding, type Findings, findingsOf, type Steps } from './finding.ts';
import { type Attempt, exitOf, isPage, type Probe, type ProbeResult, quoteResult, sortResult } from './probe.ts';
import type { Settings } from './settings.ts';

type Seen = Listed & { readonly kind: string };

const NO_OVERRIDES = { successStates: [], failureStates: [] };
const PHASES = {
  progress: 'in progress',
  success: 'success',
  failure: 'failure',
  cancelled: 'canceled',
} as const;

type Reader = ReturnType<typeof createReader>;

/** Checks the scope Read with one request per application and four for the first; reports the rate limit last. */
export async function* examineReads(probe: Probe, settings: Settings, standing: Attempt): Steps {
  const { appIds, organization, token } = settings;
  const reader = createReader(probe, token, standing);
  const organizations = checkOrganizations(standing.reply, organization);
  yield { findings: organizations.findings, exit: exitOf(standing.reply) };
  const chosen = chooseOrganization(organizations.items, organization);
  const template = '/organization/{org_id}/project';
  const projects = chosen === null ? null : await reader.read({ template, ids: { org_id: chosen.id } });
  const listed = projects === null ? null : checkProjects(projects);
  if (listed !== null && projects !== null) yield { findings: listed.findings, exit: exitOf(projects) };
  const seen = [...namedAs('an organization', organizations.items), ...namedAs('a project', listed?.items ?? [])];
  for (const [index, appId] of appIds.entries()) yield* examineApplication(reader, appId, seen, index === 0);
  yield { findings: [noteUnproved()] };
  const latest = reader.latest();
  if (latest !== null) yield { findings: [checkBudget(latest)] };
}

async function* examineApplication(reader: Reader, appId: string, seen: readonly Seen[], isFirst: boolean): Steps {
  const status = await reader.read(statusOperation(appId));
  if (status === null) {
    const sentence = `Application ${appId} was not checked: the rate limit is used up.`;
    return yield { findings: [findingsOf('application').note(sentence, 'Run this again after the reset.')] };
  }
  yield { findings: checkStatus(appId, status, seen), exit: exitOf(status) };
  if (!isFirst || (status.kind === 'answered' && status.status === 404)) return;
  if (status.kind === 'answered' && sortResult(status) === 'fine' && decodeStatus(status.json).kind === 'observed') {
    const application = await reader.read(applicationOperation(appId));
    yield { findings: checkPlatform(appId, status.json, application) };
  }
  const parts = [
    ['log', logOperation(appId, 1)],
    ['environment variables', onPage(listVariablesOperation(appId), 1)],
  ] as const;
  for (const [part, operation] of parts) {
    const reply = await reader.read(operation);
    if (reply === null) return;
    yield { findings: [checkPart(appId, part, reply)], exit: exitOf(reply) };
  }
}

/** Reads nothing more once the rate limit is used up: null then. */
function createReader(probe: Probe, token: string, { prefix, word, reply }: Attempt) {
  const authorization = renderAuthorization(token, word === 'Bearer' ? 'bearer' : 'token');
  let latest = reply.kind === 'answered' ? reply : null;
  return {
    read: async ({ template, ids, query }: Pick<Operation, 'template' | 'ids' | 'query'>) => {
      if (latest !== null && isSpent(latest)) return null;
      const came = await probe.get(prefix + fillPath(template, ids, query), authorization);
      if (came.kind === 'answered') latest = came;
      return came;
    },
    latest: () => latest,
  };
}

function namedAs(kind: string, items: readonly Listed[]): readonly Seen[] {
  return items.map((item) => ({ ...item, kind }));
}

function checkStatus(appId: string, reply: ProbeResult, seen: readonly Seen[]): readonly Finding[] {
  const found = findingsOf('application');
  if (reply.kind === 'answered' && sortResult(reply) === 'fine') return readStatus(found, appId, reply.json);
  if (sortResult(reply) === 'missing') {
    return [found.wrong(`Application ${appId} does not exist (404)${quoteResult(reply)}.`, adviseAboutId(appId, seen))];
  }
  const refusal = describeRefusal(found, reply, `read the status of application ${appId}`);
  if (sortResult(reply) !== 'forbidden') return [refusal];
  const fix = `${refusal.fix} If it has this scope, check the id: some services return 403 for an unknown id.`;
  return [found.wrong(refusal.sentence, fix)];
}

function checkPart(appId: string, part: 'log' | 'environment variables', reply: ProbeResult): Finding {
  const found = findingsOf('scopes');
  if (sortResult(reply) === 'fine' || (part === 'log' && isReadableLog(reply))) {
    return found.good(`The token can read the ${part} of application ${appId}.`);
  }
  return describeRefusal(found, reply, `read the ${part} of application ${appId}`);
}

function adviseAboutId(appId: string, seen: readonly Seen[]): string {
  const other = seen.find(({ id, name }) => id === appId || name === appId);
  if (other !== undefined) return `This is the id of ${other.kind}. Use the id of an application in it.`;
  if (appId.includes('/')) return 'Use only the id, not the URL of the application.';
  return 'Copy the id from the console, and check that the token belongs to the same organization.';
}

function readStatus({ good, wrong, note }: Findings, appId: string, json: unknown): readonly Finding[] {
  const reading = decodeStatus(json);
  if (reading.kind === 'malformed') return [wrong(`Could not read the status of ${appId}. ${reading.error.message}.`)];
  const { state, serviceDeploymentStatus: service } = reading.observation;
  const { phase, known } = readState(state, NO_OVERRIDES);
  const sentence = `Application ${appId} exists. Its state is ${state}, which means ${PHASES[phase]}.`;
  const isBad = phase === 'failure' || phase === 'cancelled';
  const fix = 'This is how its last deployment finished. Its log says why.';
  const findings = [isBad ? note(sentence, fix) : good(sentence)];
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

/** A log may be plain text or JSON by the line (row 27 of docs/behaviors.md), which is not JSON as a whole. */
function isReadableLog(reply: ProbeResult): boolean {
  if (reply.kind !== 'answered' || reply.status >= 300 || isPage(reply)) return false;
  try {
    decodeLog({ ...reply, contentType: reply.headers['content-type'] ?? '' });
    return true;
  } catch (error) {
    if (error instanceof ProtocolError) return false;
    throw error;
  }
}
