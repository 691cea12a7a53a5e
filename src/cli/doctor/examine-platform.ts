import { type DeploymentDate, IDENTITY_FIELDS } from '../../deploy/deploy-target.ts';
import { decodeSentFields, decodeStatus, type SentFields, sendsDeployedCommit } from '../../platform/resources/wire.ts';
import { type Finding, findingsOf, type Settled } from './finding.ts';

const SECOND_MS = 1_000;
/** A request has this id from the start; on some platforms an execution has its id only once it starts. */
const [REQUEST_ID] = IDENTITY_FIELDS;
const { good, detail: note } = findingsOf('platform');

/** Returns what the optional fields that a platform sends mean for the result of a deployment, by a status and GET /application/{app_id}. */
export function checkPlatform(appId: string, status: unknown, application: Settled<unknown>): readonly Finding[] {
  const sent = decodeSentFields(status);
  const reading = decodeStatus(status);
  const date = reading.kind === 'observed' ? reading.observation.lastDeploymentDate : null;
  return [
    describeNames(appId, sent),
    describeCount(appId, sent),
    describeCommit(appId, application),
    sent.hasDate ? describeDate(appId, date) : describeNoDate(appId),
  ];
}

/** See row 46 of docs/behaviors.md. */
function describeNames(appId: string, { names, hasDate }: SentFields): Finding {
  if (names.length === 0) {
    const evidence = hasDate ? 'its progress and its date' : 'its progress';
    const sentence = `The status of ${appId} names no deployment, so a run recognizes its own by ${evidence}.`;
    return note(sentence, 'Deploy one at a time, for example with a concurrency group.');
  }
  const waiting = names.includes(REQUEST_ID) ? ', even while it waits in a queue' : '';
  return good(
    `The status of ${appId} names deployments (${names.join(', ')}), so a run can recognize its own${waiting}.`,
  );
}

/** See row 48 of docs/behaviors.md. */
function describeCount(appId: string, { hasCount }: SentFields): Finding {
  if (hasCount) {
    return good(
      `The status of ${appId} has deployment_requests_count, so a deployment that waits does not count as one that never started.`,
    );
  }
  return note(
    `The status of ${appId} has no deployment_requests_count, so a request that waits shows only in the state or by its id.`,
    'If requests queue here and neither shows it, raise --start-timeout.',
  );
}

/** See row 51 of docs/behaviors.md. */
function describeCommit(appId: string, { value, error }: Settled<unknown>): Finding {
  const request = `GET /application/${appId}`;
  if (sendsDeployedCommit(value)) {
    return good(
      `${request} says which commit runs (deployed_commit_id), so a success can be proved by its commit if the run names its commit.`,
    );
  }
  const sentence = `${request} does not say which commit runs, so a success cannot be proved by its commit.`;
  return note(sentence, error?.message);
}

/** See row 1 of docs/behaviors.md: dates within a second are one date if one of them is a whole second. */
function describeDate(appId: string, date: DeploymentDate | null): Finding {
  const has = `The status of ${appId} has last_deployment_date`;
  if (date === null) return good(`${has}, which is null now. It will show new deployments.`);
  if (date.epochMs === null) {
    return note(`${has}, but not as a date that can be read. Any change of it counts as a new deployment.`);
  }
  if (date.epochMs % SECOND_MS !== 0) {
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
