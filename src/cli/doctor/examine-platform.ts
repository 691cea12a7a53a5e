import { decodeSentFields, decodeStatus, sendsDeployedCommit } from '../../platform/resources/wire.ts';
import { type Finding, findingsOf, type Settled } from './finding.ts';

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
