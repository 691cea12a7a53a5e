import { isObject, type JsonObject } from '../../platform/http/json.ts';
import { objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, note } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';
import { Omission } from '../omission.ts';
import { applicationId, readApplication } from './things.ts';

const STATUS_REQUEST = /^(?:GET \/application\/[^/]+\/status|POST \/application\/[^/]+\/deploy)$/;

/** A field that a service may send, and what it means for the verdict on a deployment. */
interface OptionalField {
  readonly name: string;
  /** Where it is sent, as a sentence. */
  readonly says: string;
  readonly sent: string;
  readonly absent: string;
}

const STATUS_FIELDS: readonly OptionalField[] = [
  {
    name: 'deployment_request_id',
    says: 'A status may name the request that waits, or that led to the state.',
    sent: 'while a deployment waits, this tells our request from another; a merged request keeps the id of the first.',
    absent: 'the status does not tell whose request waits.',
  },
  {
    name: 'execution_id',
    says: 'A status may name the execution that runs, or the last one.',
    sent: 'this tells which deployment the state belongs to, so that the outcome of another one is not taken for ours.',
    absent: 'which deployment the state belongs to has to follow from other ids, or from its states and its date.',
  },
  {
    name: 'deployment_id',
    says: 'A status may name the deployment that the state belongs to.',
    sent: 'this tells which deployment the state belongs to, so that the outcome of another one is not taken for ours.',
    absent: 'which deployment the state belongs to has to follow from other ids, or from its states and its date.',
  },
  {
    name: 'deployment_requests_count',
    says: 'A status may say how many requests wait for the application.',
    sent: 'above 0 a deployment still waits, even if the state is the outcome of the last one.',
    absent: 'if the state stays the outcome of the last deployment, nothing counts the requests that wait.',
  },
  {
    name: 'status_details',
    says: 'A status may say which action the state belongs to: DEPLOY, RESTART, STOP or DELETE.',
    sent: 'this tells a deployment from a restart, a stop or a deletion.',
    absent: 'only the word of the state tells a deployment from a restart, a stop or a deletion.',
  },
  {
    name: 'last_deployment_date',
    says: 'A status may say when the application was last deployed.',
    sent: 'a date that moves shows that a deployment started or finished, even between two polls.',
    absent: 'a deployment that starts and finishes between two polls leaves no trace but its ids.',
  },
];

const COMMIT_FIELD: OptionalField = {
  name: 'deployed_commit_id',
  says: 'GET /application/{app_id} may name the commit of the last successful deployment.',
  sent: 'this proves which commit runs, also when our request was merged with a later one.',
  absent: 'nothing proves which commit runs.',
};

/** The fields that a service may send beyond the description. Whether it does is reported, and is never a departure. */
export const OPTIONAL_FIELDS: CheckGroup = {
  title: 'Optional fields',
  checks: [...STATUS_FIELDS.map((field) => fieldCheck(field, statusesOf)), fieldCheck(COMMIT_FIELD, repositoriesOf)],
};

function fieldCheck(field: OptionalField, read: (session: Session) => Promise<readonly JsonObject[]>): Check {
  return {
    id: `optional.${field.name.replaceAll('_', '-')}`,
    section: 'not in the description',
    says: field.says,
    run: async (session) => {
      const isSent = (await read(session)).some((body) => Object.hasOwn(body, field.name));
      return isSent ? note('sent', field.sent) : note('not sent', field.absent);
    },
  };
}

/** Every status so far: some fields are sent only in the response to a POST that deploys, or while a request waits. */
async function statusesOf(session: Session): Promise<readonly JsonObject[]> {
  await readApplication(session, 'status');
  const bodies = session
    .responses()
    .filter(({ request, status }) => status < 300 && STATUS_REQUEST.test(request))
    .map(objectOf)
    .filter((body) => body !== null);
  if (bodies.length === 0) throw new Omission('skipped', 'no status was answered');
  return bodies;
}

async function repositoriesOf(session: Session): Promise<readonly JsonObject[]> {
  const path = `/application/${encodeURIComponent(await applicationId(session))}`;
  const response = await session.ask({ path, isUndescribed: true });
  if (![200, 404, 405].includes(response.status)) {
    throw new Omission('skipped', `${response.request} was answered with ${response.status}`);
  }
  const repository = objectOf(response)?.['git_repository'];
  return isObject(repository) ? [repository] : [];
}
