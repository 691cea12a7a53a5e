import { readWord } from '../../platform/http/json.ts';
import { decodeEnvironmentVariable } from '../../platform/resources/wire.ts';
import { objectsIn } from '../known.ts';
import { createSeveral, type PagedList } from './check-paged-list.ts';
import { applicationId, readApplication } from './read-application.ts';

const NAME = 'environmentVariable';

/** The environment variables of the application that is read; where that is the run's own, there are three. */
export const VARIABLE_LIST: PagedList = {
  kind: 'variables',
  entries: 'variables of an application',
  consequences: {
    well: 'The client lists every variable, each once.',
    ill: 'The client does not list every variable: one that is there may be taken for missing.',
  },
  path: async (session) => `/application/${encodeURIComponent(await applicationId(session))}/${NAME}`,
  read: async (session) => {
    const { mayWrite, appId } = session.settings;
    if (mayWrite && appId === null) await createSeveral(session, 'variable');
    return readApplication(session, NAME);
  },
  identitiesIn: (reply) => objectsIn(reply).flatMap(({ id, key }) => readWord(id) ?? readWord(key) ?? []),
  call: async (session) => {
    const id = await applicationId(session);
    return { template: `/application/{app_id}/${NAME}`, ids: { app_id: id }, subject: `application ${id}` };
  },
  decodeIdentity: (entry, where) => {
    const { id, key } = decodeEnvironmentVariable(entry, where);
    return id ?? key;
  },
};
