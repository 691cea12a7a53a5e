import { type JsonObject, nameType } from '../../platform/http/json.ts';
import { isDateTime, isFilled, isWord, nameResponse, objectOf } from '../body-reader.ts';
import {
  type Check,
  type CheckGroup,
  CONFORMS,
  type Cope,
  departs,
  type Finding,
  skip,
} from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';
import { applicationId, readApplication } from './things.ts';

type Observed = Awaited<ReturnType<Session['client']['applications']['status']>>;

const SECTION = 'Shapes seen in usage examples';
const MAX_WORD = 40;

const state: Check = {
  id: 'status.state',
  section: 'States and transitions',
  says: 'The state of an application is an uppercase word, for example RUNNING, STOPPED or ERROR.',
  run: async (session) => {
    const response = await readApplication(session, 'status');
    const body = objectOf(response);
    // The engine ignores states in lower case, such as a proxy's "ok".
    const cope = copeWith(session, (seen) => seen.state !== seen.state.toLowerCase(), {
      well: 'The client can still read the state.',
      ill: 'The client cannot see if a deployment succeeded. Set the success and failure states to these words.',
    });
    if (response.status !== 200 || body === null)
      return departs('status 200 with an object', nameResponse(response, [200]), cope);
    return isWord(body['state']) ? CONFORMS : departs('an uppercase word', nameWord(body['state']), cope);
  },
};

const id = fieldCheck('id', 'The id of a status is a string.', (session, body) => {
  if (isFilled(body['id'])) return CONFORMS;
  return departs(
    'a string',
    nameType(body['id']),
    copeWith(session, () => true, STATE_COUNTS),
  );
});

const service = fieldCheck(
  'service_deployment_status',
  'The service_deployment_status is an uppercase word, for example UP_TO_DATE.',
  (session, body) => {
    const word = body['service_deployment_status'];
    if (isWord(word)) return CONFORMS;
    return departs(
      'an uppercase word',
      nameWord(word),
      copeWith(session, () => true, STATE_COUNTS),
    );
  },
);

const date = fieldCheck(
  'last_deployment_date',
  'The last_deployment_date is a date and time after the first deployment.',
  (session, body) => {
    const value = body['last_deployment_date'];
    if (value === undefined || value === null)
      return skip('the status has no date; the application may never have been deployed');
    if (isDateTime(value)) return CONFORMS;
    const isRead = ({ lastDeploymentDate: date }: Observed): boolean => date !== null && date.epochMs !== null;
    const cope = copeWith(session, isRead, {
      well: 'The client can still read the date.',
      ill: 'The client sees that the date changes, but not when the deployment happened.',
    });
    return departs('ISO 8601 with a time zone offset', nameType(value), cope);
  },
);

const STATE_COUNTS = {
  well: 'The client uses the state and the other fields that are present.',
  ill: 'The client cannot read the status.',
};

/** The status of an application. */
export const APPLICATION: CheckGroup = { title: 'Application status', checks: [state, id, service, date] };

function fieldCheck(field: string, says: string, judge: (session: Session, body: JsonObject) => Finding): Check {
  return {
    id: `status.${field === 'service_deployment_status' ? 'service' : field.replace('last_deployment_', '')}`,
    section: SECTION,
    says,
    run: async (session) => {
      const response: CheckResponse = await readApplication(session, 'status');
      const body = objectOf(response);
      return response.status === 200 && body !== null ? judge(session, body) : skip('no response contained a status');
    },
  };
}

function copeWith(
  session: Session,
  isRead: (seen: Observed) => boolean,
  consequences: { well: string; ill: string },
): Cope {
  const use = async () => isRead(await session.client.applications.status(await applicationId(session)));
  return tryClient(session, use, consequences);
}

function nameWord(value: unknown): string {
  return isFilled(value) ? JSON.stringify(value.slice(0, MAX_WORD)) : nameType(value);
}
