import type { Observation } from '../../deploy/deploy-target.ts';
import { isOutOfDate, isReadable, readState } from '../../deploy/phase.ts';
import { ProtocolError } from '../../kernel/errors.ts';
import { decodeStatus } from '../../platform/resources/wire.ts';
import { decodeLog } from '../../platform/resources/wire-log.ts';
import { describeRefusal, type Listed } from './examine-scopes.ts';
import { type Finding, type Findings, findingsOf } from './finding.ts';
import { isPage, type ProbeResult, quoteResult, sortResult } from './probe.ts';

const NO_OVERRIDES = { successStates: [], failureStates: [] };
const PHASES = {
  progress: 'in progress',
  success: 'success',
  failure: 'failure',
  cancelled: 'canceled',
} as const;

/** Checks that an application exists, and its state; `seen` are other resources with ids. */
export function checkStatus(
  appId: string,
  reply: ProbeResult,
  seen: readonly (Listed & { readonly kind: string })[],
): readonly Finding[] {
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

/** Checks whether a part of an application can be read. */
export function checkPart(appId: string, part: 'log' | 'environment variables', reply: ProbeResult): Finding {
  const found = findingsOf('scopes');
  if (sortResult(reply) === 'fine' || (part === 'log' && isReadableLog(reply))) {
    return found.good(`The token can read the ${part} of application ${appId}.`);
  }
  return describeRefusal(found, reply, `read the ${part} of application ${appId}`);
}

/** Returns what is probably wrong with an id that was not found. */
export function adviseAboutId(appId: string, seen: readonly (Listed & { readonly kind: string })[]): string {
  const trimmed = appId.trim();
  const other = seen.find(({ id, name }) => id === trimmed || name === trimmed);
  if (other !== undefined) return `This is the id of ${other.kind}. Use the id of an application in it.`;
  if (/\s/.test(appId)) return 'The id contains spaces. Remove them.';
  if (appId.includes('/')) return 'Use only the id, not the URL of the application.';
  return 'Copy the id from the console, and check that the token belongs to the same organization.';
}

function readStatus(found: Findings, appId: string, json: unknown): readonly Finding[] {
  const reading = decodeStatus(json);
  if (reading.kind === 'malformed') {
    return [found.wrong(`Could not read the status of ${appId}. ${reading.error.message}.`)];
  }
  return describeState(found, appId, reading.observation);
}

function describeState({ good, note }: Findings, appId: string, observation: Observation): readonly Finding[] {
  const { state, serviceDeploymentStatus: service } = observation;
  const { phase, known } = readState(state, NO_OVERRIDES);
  const sentence = `Application ${appId} exists. Its state is ${state}, which means ${PHASES[phase]}.`;
  const isBad = phase === 'failure' || phase === 'cancelled';
  const states = [
    isReadable(state, NO_OVERRIDES)
      ? null
      : note(
          `The state ${state} is in lower case and is ignored.`,
          "Name this platform's states with --success-state and --failure-state.",
        ),
    known
      ? null
      : note(`The state ${state} is not documented.`, 'Set --success-state or --failure-state to say what it means.'),
    isOutOfDate(service) ? note(`The last change is not deployed: ${service}.`, 'Deploy it again.') : null,
  ].filter((finding) => finding !== null);
  return [
    isBad ? note(sentence, 'This is how its last deployment finished. Its log says why.') : good(sentence),
    ...states,
  ];
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
