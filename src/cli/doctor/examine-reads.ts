import { isOutOfDate, isReadable, readState } from '../../deploy/phase.ts';
import { renderDuration } from '../../kernel/units.ts';
import type { Platform } from '../../platform/client.ts';
import {
  applicationOperation,
  fetchLog,
  listVariablesOperation,
  statusOperation,
} from '../../platform/resources/applications.ts';
import { decodePage, onPage, renderCandidates } from '../../platform/resources/lists.ts';
import type { Operation } from '../../platform/resources/operation.ts';
import { decodeSentFields, decodeStatus, sendsDeployedCommit } from '../../platform/resources/wire.ts';
import { decodeOrganization } from '../../platform/resources/wire-resources.ts';
import type { Gate } from '../../rate-limit/gate-interface.ts';
import type { Terminal } from '../arguments/command.ts';
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

const { good, detail: note } = findingsOf('platform');

/**
 * Returns what the optional fields that a platform sends mean for the result of a deployment, by a status and by GET /application/{app_id}.
 * See rows 1, 46, 48 and 51 of docs/behaviors.md.
 */
export function checkPlatform(appId: string, status: unknown, application: Settled<unknown>): readonly Finding[] {
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
    sendsDeployedCommit(application.value)
      ? good(
          `GET /application/${appId} says which commit runs (deployed_commit_id), so a success can be proved by its commit if the run names its commit.`,
        )
      : note(
          `GET /application/${appId} does not say which commit runs, so a success cannot be proved by its commit.`,
          application.error?.message,
        ),
    hasDate ? describeDate(appId, status) : describeNoDate(appId),
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

function describeNoDate(appId: string): Finding {
  return note(
    `The status of ${appId} has no last_deployment_date.`,
    'A deployment that finishes between two status checks counts as unchanged unless an id shows it; see --on-unchanged.',
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
