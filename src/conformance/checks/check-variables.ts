import { isObject, readWord } from '../../platform/http/json.ts';
import { decodeEnvironmentVariable } from '../../platform/resources/wire.ts';
import { entriesOf, isFilled, jsonOf, nameResponse } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, departs, skip } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';
import { objectsIn } from '../known.ts';
import { createSeveral, type PagedList } from './check-paged-list.ts';
import { pagingChecks } from './check-paging.ts';
import { applicationId, createThing, nameOf, readApplication } from './things.ts';

const NAME = 'environmentVariable';

/** The environment variables of the application to read; three are created in an application of this run. */
const VARIABLE_LIST: PagedList = {
  kind: 'variables',
  entries: 'variables of an application',
  consequences: {
    well: 'The client lists every variable once.',
    ill: 'The client does not list every variable, so it may treat an existing variable as missing.',
  },
  path: async (session) => `/application/${encodeURIComponent(await applicationId(session))}/${NAME}`,
  read: async (session) => {
    const { mayWrite, appId } = session.settings;
    if (mayWrite && appId === null) await createSeveral(session, 'variable');
    return readApplication(session, NAME);
  },
  identitiesIn: (response) => objectsIn(response).flatMap(({ id, key }) => readWord(id) ?? readWord(key) ?? []),
  call: async (session) => {
    const id = await applicationId(session);
    return { template: `/application/{app_id}/${NAME}`, ids: { app_id: id }, subject: `application ${id}` };
  },
  decodeIdentity: (entry, where) => {
    const { id, key } = decodeEnvironmentVariable(entry, where);
    return id ?? key;
  },
};

const CONSEQUENCES = {
  well: 'The client still lists the variables.',
  ill: 'The client does not list every variable.',
};

const list: Check = {
  id: 'variables.list',
  section: 'Endpoints',
  says: 'GET /application/{app_id}/environmentVariable returns a list of variables with their keys.',
  run: async (session) => {
    const response = await VARIABLE_LIST.read(session);
    const json = jsonOf(response);
    const results = isObject(json) ? json['results'] : json;
    const cope = tryClient(session, async () => (await keysOf(session)).length >= 0, CONSEQUENCES);
    if (response.status !== 200 || !Array.isArray(results))
      return departs('a list', nameResponse(response, [200]), cope);
    const keyless = results.filter((entry) => !isObject(entry) || !isFilled(entry['key'])).length;
    if (keyless === 0) return CONFORMS;
    return departs('a key in every variable', `no key in ${keyless} of ${results.length}`, cope);
  },
};

const created: Check = {
  id: 'variables.created',
  section: 'Endpoints',
  says: 'A created variable appears in the list.',
  isWriting: true,
  run: async (session) => {
    if (session.settings.appId !== null) return skip('--app-id is not the application that this run created');
    const { status } = await createThing(session, 'variable');
    if (status > 299) return skip('no variable was created');
    const key = nameOf(session, 'variable', 1);
    const entries = entriesOf(await VARIABLE_LIST.read(session)) ?? [];
    if (entries.some((entry) => isObject(entry) && entry['key'] === key)) return CONFORMS;
    const use = async () => (await keysOf(session)).includes(key);
    return departs('the created variable', 'a list without it', tryClient(session, use, CONSEQUENCES));
  },
};

/** The checks of environment variables, with and without paging. */
export const VARIABLES: CheckGroup = {
  title: 'Environment variables',
  checks: [list, created, ...pagingChecks(VARIABLE_LIST)],
};

async function keysOf(session: Session): Promise<readonly string[]> {
  const appId = await applicationId(session);
  const variables = await Array.fromAsync(session.client.applications.environmentVariables.list(appId));
  return variables.map(({ key }) => key);
}
