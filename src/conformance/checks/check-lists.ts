import { parseInstant } from '../../kernel/instant.ts';
import { isObject, readWord } from '../../platform/http/json.ts';
import type { Project } from '../../platform/resources/resources.ts';
import { decodeProject } from '../../platform/resources/wire-resources.ts';
import { nameListResponse, objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, type Cope, departs } from '../conformance-finding.ts';
import type { Session } from '../conformance-session.ts';
import { type Consequences, tryClient } from '../coping.ts';
import { objectsIn, organizationId, organizationPath } from '../known.ts';
import { createSeveral, type PagedList, readKnown } from './check-paged-list.ts';
import { pagingChecks } from './check-paging.ts';
import { fieldChecks } from './fields.ts';

const CONSEQUENCES: Consequences = {
  well: 'The client lists every project once.',
  ill: 'The client does not list every project, so it may treat an existing project as missing.',
};

/** The projects of the organization; three at least, if the run may create them. */
const PROJECT_LIST: PagedList = {
  kind: 'list',
  entries: 'projects',
  consequences: CONSEQUENCES,
  path: (session) => organizationPath(session, 'project'),
  read: async (session) => {
    if (session.settings.mayWrite) await createSeveral(session, 'project');
    return session.read(await organizationPath(session, 'project'));
  },
  identitiesIn: (response) => objectsIn(response).flatMap(({ id }) => readWord(id) ?? []),
  call: async (session) => {
    const id = await organizationId(session);
    return { template: '/organization/{org_id}/project', ids: { org_id: id }, subject: `organization ${id}` };
  },
  decodeIdentity: (entry, where) => decodeProject(entry, where).id,
};

function copeWithList(session: Session): Cope {
  const use = async (): Promise<boolean> => {
    const listed = new Set((await list(session)).map(({ id }) => id));
    return (await readKnown(session, PROJECT_LIST)).isSubsetOf(listed);
  };
  return tryClient(session, use, CONSEQUENCES);
}

function copeWithField(session: Session, field: string): Cope {
  const isRead = ({ id, name, createdAt, updatedAt }: Project): boolean => {
    if (field === 'id') return id !== '';
    if (field === 'name') return name !== null;
    return parseInstant(field === 'created_at' ? createdAt : updatedAt) !== null;
  };
  return tryClient(session, async () => (await list(session)).every(isRead), {
    well: 'The client can still read the projects.',
    ill: 'The client does not show this field of a project.',
  });
}

async function list(session: Session): Promise<Project[]> {
  return Array.fromAsync(session.client.projects.list(await organizationId(session)));
}

const plain: Check = {
  id: 'list.plain',
  section: 'Endpoints',
  says: 'The list of projects is {results: [Project]}.',
  run: async (session) => {
    const response = await PROJECT_LIST.read(session);
    const results = objectOf(response)?.['results'];
    if (response.status === 200 && Array.isArray(results) && results.every(isObject)) return CONFORMS;
    return departs('an object with "results"', nameListResponse(response), copeWithList(session));
  },
};

/** The checks of the list of projects, with and without paging. */
export const LISTS: CheckGroup = {
  title: 'Lists',
  checks: [
    plain,
    ...pagingChecks(PROJECT_LIST),
    ...fieldChecks({
      kind: 'project',
      fields: ['id', 'name', 'created_at', 'updated_at'],
      list: async (session) => objectsIn(await PROJECT_LIST.read(session)),
      cope: copeWithField,
    }),
  ],
};
