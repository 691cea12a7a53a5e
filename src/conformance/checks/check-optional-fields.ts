import { isObject, type JsonObject } from '../../platform/http/json.ts';
import { decodeEnvironmentId } from '../../platform/resources/wire.ts';
import { objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, note } from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
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
    says: 'A status may contain the id of the deployment request.',
    sent: 'the client can recognize its own request while it waits. A merged request keeps the id of the first one.',
    absent: 'the client does not know whose request is waiting.',
  },
  {
    name: 'execution_id',
    says: 'A status may contain the id of the current or last execution.',
    sent: 'the client knows which deployment the state belongs to, so it does not report the outcome of another one.',
    absent: 'the client uses other ids, the states and the date to find out which deployment the state belongs to.',
  },
  {
    name: 'deployment_id',
    says: 'A status may contain the id of the deployment that the state belongs to.',
    sent: 'the client knows which deployment the state belongs to, so it does not report the outcome of another one.',
    absent: 'the client uses other ids, the states and the date to find out which deployment the state belongs to.',
  },
  {
    name: 'deployment_requests_count',
    says: 'A status may contain the number of waiting deployment requests.',
    sent: 'if it is above 0, a deployment is still waiting, even if the state shows the outcome of the last one.',
    absent: 'the client cannot see waiting requests if the state still shows the outcome of the last deployment.',
  },
  {
    name: 'status_details',
    says: 'A status may contain the action that the state belongs to: DEPLOY, RESTART, STOP or DELETE.',
    sent: 'the client can distinguish a deployment from a restart, a stop or a deletion.',
    absent: 'only the state itself distinguishes a deployment from a restart, a stop or a deletion.',
  },
  {
    name: 'last_deployment_date',
    says: 'A status may contain the date of the last deployment.',
    sent: 'a changed date shows that a deployment started or finished, even between two polls.',
    absent: 'only ids show that a deployment started and finished between two polls.',
  },
];

const COMMIT_FIELD: OptionalField = {
  name: 'deployed_commit_id',
  says: 'GET /application/{app_id} may contain the commit of the last successful deployment.',
  sent: 'this proves which commit is running, even if the request was merged with a later one.',
  absent: 'nothing proves which commit is running.',
};

const BUILD_LOG: OptionalField = {
  name: 'environment_log',
  says: 'GET /environment/{env_id}/logs may return the log of the builds.',
  sent: "after a failure without a cause in the application's log, the client looks for it there.",
  absent: "the client finds the cause of a failed build only if it is in the application's log.",
};

/** The fields that a service may send beyond the description. Their presence is reported, and is never a departure. */
export const OPTIONAL_FIELDS: CheckGroup = {
  title: 'Optional fields',
  checks: [
    ...STATUS_FIELDS.map((field) => fieldCheck(field, statusesOf)),
    fieldCheck(COMMIT_FIELD, repositoriesOf),
    noteCheck(BUILD_LOG, hasBuildLog),
  ],
};

function fieldCheck(field: OptionalField, read: (session: Session) => Promise<readonly JsonObject[]>): Check {
  return noteCheck(field, async (session) => (await read(session)).some((body) => Object.hasOwn(body, field.name)));
}

function noteCheck({ name, says, sent, absent }: OptionalField, isSent: (session: Session) => Promise<boolean>): Check {
  return {
    id: `optional.${name.replaceAll('_', '-')}`,
    section: 'not in the description',
    says,
    run: async (session) => ((await isSent(session)) ? note('sent', sent) : note('not sent', absent)),
  };
}

/** Returns every status so far: some fields are only sent in the response to a deploy request, or while a request waits. */
async function statusesOf(session: Session): Promise<readonly JsonObject[]> {
  await readApplication(session, 'status');
  const bodies = session
    .responses()
    .filter(({ request, status }) => status < 300 && STATUS_REQUEST.test(request))
    .map(objectOf)
    .filter((body) => body !== null);
  if (bodies.length === 0) throw new Omission('skipped', 'no response contained a status');
  return bodies;
}

async function repositoriesOf(session: Session): Promise<readonly JsonObject[]> {
  const application = await readUndescribed(
    session,
    `/application/${encodeURIComponent(await applicationId(session))}`,
  );
  const repository = objectOf(application)?.['git_repository'];
  return isObject(repository) ? [repository] : [];
}

async function hasBuildLog(session: Session): Promise<boolean> {
  const application = await readUndescribed(
    session,
    `/application/${encodeURIComponent(await applicationId(session))}`,
  );
  const environmentId = application.status === 200 ? decodeEnvironmentId(objectOf(application)) : null;
  if (environmentId === null || !/^[\w-]+$/.test(environmentId)) return false;
  const log = await readUndescribed(session, `/environment/${environmentId}/logs`);
  return log.status === 200;
}

async function readUndescribed(session: Session, path: string): Promise<CheckResponse> {
  const response = await session.once(`GET ${path}`, () => session.ask({ path, isUndescribed: true }));
  if ([200, 404, 405].includes(response.status)) return response;
  throw new Omission('skipped', `${response.request} returned ${response.status}`);
}
