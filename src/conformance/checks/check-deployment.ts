import { safeSentence } from '../../kernel/untrusted.ts';
import { nameType } from '../../platform/http/json.ts';
import { isFilled, isTimestamp, isWord, nameResponse, objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, type Cope, departs, skip } from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';
import { Omission } from '../omission.ts';
import { idOf } from './things.ts';

const STARTED = [200, 201];
const TAKEN = [200, 201, 204];
const CONSEQUENCES = {
  well: 'The client treats the deployment as started and follows its status.',
  ill: 'The client does not treat the deployment as started.',
};
const MAX_WORD = 40;

const deployResponse: Check = {
  id: 'deploy.answer',
  section: 'Endpoints',
  says: 'POST /application/{app_id}/deploy returns a Deployment with id, status, application_id and created_at.',
  isWriting: true,
  run: async (session) => {
    const response = await deploy(session);
    const body = objectOf(response);
    const cope = copeWithDeploy(session, undefined);
    if (!STARTED.includes(response.status) || body === null) {
      return departs('status 200 or 201 with an object', nameResponse(response, STARTED), cope);
    }
    if (!isFilled(body['id'])) return departs('a string in id', nameType(body['id']), cope);
    const app = await rawApplicationId(session);
    if (String(body['application_id']) !== app)
      return departs('the id of the application in application_id', 'a different id', cope);
    if (isTimestamp(body['created_at'])) return CONFORMS;
    return departs('ISO 8601 with milliseconds and Z in created_at', nameType(body['created_at']), cope);
  },
};

const status: Check = {
  id: 'deploy.status',
  section: 'States and transitions',
  says: 'The status of a deployment is an uppercase word, for example QUEUED.',
  isWriting: true,
  run: async (session) => {
    const response = await deploy(session);
    if (!TAKEN.includes(response.status)) return skip('no deployment was started');
    const body = objectOf(response);
    if (body === null) return skip('the response is not an object');
    const word = body['status'];
    if (isWord(word)) return CONFORMS;
    const came = typeof word === 'string' ? JSON.stringify(word.slice(0, MAX_WORD)) : nameType(word);
    return departs('an uppercase word', came, copeWithDeploy(session, undefined));
  },
};

const end: Check = {
  id: 'deploy.ends',
  section: 'States and transitions',
  says: 'The state of a deployed application becomes RUNNING, STOPPED or ERROR.',
  isWriting: true,
  run: async (session) => {
    const { status: taken } = await deploy(session);
    if (!TAKEN.includes(taken)) return skip('no deployment was started');
    const last = await waitForOutcome(session, await idOf(session, 'application'));
    if (last === null) return CONFORMS;
    const seen = last === '' ? 'the service reported no state' : `the last state was ${last}`;
    throw new Omission('undetermined', `the deployment did not finish before --timeout; ${seen}`);
  },
};

const commit: Check = {
  id: 'deploy.commit',
  section: 'Endpoints',
  says: 'A deployment accepts a git_commit_id.',
  isWriting: true,
  run: async (session) => {
    const { commit: id } = session.settings;
    if (id === null) return skip('no commit was given. Set --commit');
    const path = `/application/${await idOf(session, 'application')}/deploy`;
    const response = await session.ask({ method: 'POST', path, body: { git_commit_id: id } });
    if (TAKEN.includes(response.status)) return CONFORMS;
    return departs('status 200, 201 or 204', `status ${response.status}`, copeWithDeploy(session, id));
  },
};

const database: Check = {
  id: 'deploy.database',
  section: 'Endpoints',
  says: 'POST /database/{db_id}/deploy accepts a deployment.',
  isWriting: true,
  run: async (session) => {
    const id = await idOf(session, 'database');
    const response = await session.ask({ method: 'POST', path: `/database/${id}/deploy` });
    if (TAKEN.includes(response.status)) return CONFORMS;
    const use = async () => (await session.client.databases.deploy(decodeURIComponent(id))) !== null;
    return departs('status 200, 201 or 204', `status ${response.status}`, tryClient(session, use, CONSEQUENCES));
  },
};

/** The checks that start deployments and wait for their outcome. */
export const DEPLOYMENT: CheckGroup = { title: 'Deployment', checks: [deployResponse, status, end, commit, database] };

function deploy(session: Session): Promise<CheckResponse> {
  return session.once('deploy', async () => {
    const app = await idOf(session, 'application');
    await session.once('status before', () => session.ask({ path: `/application/${app}/status` }));
    return session.ask({ method: 'POST', path: `/application/${app}/deploy`, body: {} });
  });
}

function copeWithDeploy(session: Session, id: string | undefined): Cope {
  const use = async () => {
    await session.client.applications.deploy(await rawApplicationId(session), { commit: id });
    return true;
  };
  return tryClient(session, use, CONSEQUENCES);
}

async function rawApplicationId(session: Session): Promise<string> {
  return decodeURIComponent(await idOf(session, 'application'));
}

const FINAL_STATES = ['RUNNING', 'STOPPED', 'ERROR'];
const FIRST_WAIT_MS = 100;
const MAX_WAIT_MS = 15_000;

interface Seen {
  readonly state: string;
  readonly date: string;
}

/**
 * Polls an application until its state is final and its state or the date of its last deployment has changed. Returns null then, or
 * the last state if the time is up first.
 */
async function waitForOutcome(session: Session, appId: string): Promise<string | null> {
  const { clock, ending, settings } = session;
  const path = `/application/${appId}/status`;
  const before = readSeen(await session.once('status before', () => session.ask({ path })));
  const endsAt = clock.monotonicMs() + settings.timeoutMs;
  let hasMoved = false;
  for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(MAX_WAIT_MS, waitMs * 2)) {
    const seen = readSeen(await session.ask({ path }));
    hasMoved ||= seen.state !== before.state || seen.date !== before.date;
    if (hasMoved && FINAL_STATES.includes(seen.state.toUpperCase())) return null;
    if (clock.monotonicMs() + waitMs > endsAt) return safeSentence(seen.state, MAX_WORD);
    await clock.wait(waitMs, ending);
  }
}

function readSeen(response: CheckResponse): Seen {
  const body = objectOf(response);
  if (response.status !== 200 || body === null) {
    throw new Omission('undetermined', `${response.request} returned ${response.status} without a status object`);
  }
  return { state: String(body['state'] ?? ''), date: String(body['last_deployment_date'] ?? '') };
}
