import type { Observation } from '../../deploy/deploy-target.ts';
import { isOutOfDate, isReadable, readState } from '../../deploy/phase.ts';
import { ProtocolError } from '../../kernel/errors.ts';
import { decodeStatus } from '../../platform/resources/wire.ts';
import { decodeLog } from '../../platform/resources/wire-log.ts';
import { type Finding, type Findings, findingsOf } from './doctor-finding.ts';
import { isPage, type ProbeResult, quoteResult, sortResult } from './doctor-probe.ts';
import { describeRefusal, type Listed } from './examine-scopes.ts';

const NO_OVERRIDES = { successStates: [], failureStates: [] };
const PHASES = {
  progress: 'under way',
  success: 'a success',
  failure: 'a failure',
  cancelled: 'cancelled',
} as const;

/** Checks that an application exists, its state, and the evidence that a verdict can use; `seen` are other resources with ids. */
export function checkStatus(
  appId: string,
  reply: ProbeResult,
  seen: readonly (Listed & { readonly kind: string })[],
): readonly Finding[] {
  const found = findingsOf('application');
  if (reply.kind === 'answered' && sortResult(reply) === 'fine') return readStatus(found, appId, reply.json);
  if (sortResult(reply) === 'missing') {
    return [found.wrong(`There is no application ${appId} (404)${quoteResult(reply)}.`, adviseAboutId(appId, seen))];
  }
  const refusal = describeRefusal(found, reply, `read the status of application ${appId}`);
  if (sortResult(reply) !== 'forbidden') return [refusal];
  const fix = `${refusal.fix} If it has, check the id: some services answer 403 for one that they do not show.`;
  return [found.wrong(refusal.sentence, fix)];
}

/** Checks whether a part of an application can be read. */
export function checkPart(appId: string, part: 'log' | 'environment variables', reply: ProbeResult): Finding {
  const found = findingsOf('scopes');
  if (sortResult(reply) === 'fine' || (part === 'log' && isReadableLog(reply))) {
    return found.good(`Read: the ${part} of application ${appId} can be read.`);
  }
  return describeRefusal(found, reply, `read the ${part} of application ${appId}`);
}

/** Returns what is probably wrong with an id that was not found. */
export function adviseAboutId(appId: string, seen: readonly (Listed & { readonly kind: string })[]): string {
  const trimmed = appId.trim();
  const other = seen.find(({ id, name }) => id === trimmed || name === trimmed);
  if (other !== undefined) return `That is ${other.kind}: give the id of an application in it.`;
  if (/\s/.test(appId)) return 'There is white space in it: give the id without.';
  if (appId.includes('/')) return 'Give the id alone, and not the address of the application.';
  return 'Copy the id from the console, and check that the token is of the same organization.';
}

function readStatus(found: Findings, appId: string, json: unknown): readonly Finding[] {
  const reading = decodeStatus(json);
  if (reading.kind === 'malformed') {
    return [found.wrong(`The status of ${appId} could not be understood. ${reading.error.message}.`)];
  }
  const { observation } = reading;
  return [...describeState(found, appId, observation), describeEvidence(found, appId, observation)];
}

function describeState({ good, note }: Findings, appId: string, observation: Observation): readonly Finding[] {
  const { state, serviceDeploymentStatus: service } = observation;
  const { phase, known } = readState(state, NO_OVERRIDES);
  const sentence = `Application ${appId} is there: ${state}, which counts as ${PHASES[phase]}.`;
  const isBad = phase === 'failure' || phase === 'cancelled';
  const states = [
    isReadable(state, NO_OVERRIDES)
      ? null
      : note(
          `${state} is in lower case, and not believed.`,
          'Name the words of this platform: --success-state, --failure-state.',
        ),
    known
      ? null
      : note(`${state} is a word that nobody described.`, 'Say what it means: --success-state or --failure-state.'),
    isOutOfDate(service) ? note(`What runs is not what was last asked for: ${service}.`, 'Deploy it again.') : null,
  ].filter((finding) => finding !== null);
  return [
    isBad ? note(sentence, 'It says how its last deployment ended; the log tells why.') : good(sentence),
    ...states,
  ];
}

/** See rows 1 and 3 of docs/behaviors.md. */
function describeEvidence(
  { good, note }: Findings,
  appId: string,
  { identity, lastDeploymentDate }: Observation,
): Finding {
  const [name] = Object.keys(identity);
  if (name !== undefined)
    return good(`The status of ${appId} names its deployment (${name}): a verdict rests on that.`);
  if (lastDeploymentDate !== null) {
    return good(`The status of ${appId} dates its last deployment: a verdict rests on the date or a state in between.`);
  }
  const sentence = `The status of ${appId} neither names nor dates a deployment: a verdict rests on a state in between alone.`;
  return note(
    sentence,
    'One that is over between two looks is told as unchanged; --on-unchanged says what that means.',
  );
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
