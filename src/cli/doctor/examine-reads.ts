import { isOutOfDate, isReadable, readState } from '../../deploy/phase.ts';
import type { Platform } from '../../platform/client.ts';
import {
  applicationOperation,
  fetchLog,
  listVariablesOperation,
  statusOperation,
} from '../../platform/resources/applications.ts';
import { decodePage, onPage, renderCandidates } from '../../platform/resources/lists.ts';
import type { Operation } from '../../platform/resources/operation.ts';
import { decodeStatus } from '../../platform/resources/wire.ts';
import { decodeOrganization } from '../../platform/resources/wire-resources.ts';
import type { Terminal } from '../arguments/command.ts';
import { checkBudget } from './examine-headers.ts';
import { checkPlatform } from './examine-platform.ts';
import { type Finding, findingsOf, report, type Settled, type Steps, settle } from './finding.ts';
import type { Settings } from './settings.ts';

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
    if (!isShort) yield { findings: checkPlatform(appId, status.value, await read(applicationOperation(appId))) };
    const log = await settle(fetchLog(transport, appId, 1, call()));
    yield report(log, 'scopes', () => [good(`The token can read the log of application ${appId}.`)]);
    const variables = await read(onPage(listVariablesOperation(appId), 1));
    yield report(variables, 'scopes', () => [
      good(`The token can read the environment variables of application ${appId}.`),
    ]);
  }
  const sentence = 'Not checked: whether the token may deploy (scope Deploy) or create (scope Write).';
  yield { findings: [detail(`${sentence} Only doing it would show that.`), checkBudget(gate, clock.epochMs())] };
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
