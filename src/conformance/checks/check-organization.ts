import { parseInstant } from '../../kernel/instant.ts';
import { type JsonObject, readWord } from '../../platform/http/json.ts';
import type { Organization } from '../../platform/resources/resources.ts';
import { decodeOrganization } from '../../platform/resources/wire-resources.ts';
import { nameResponse, objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, departs, skip } from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { tryClient } from '../coping.ts';
import { objectsIn } from '../known.ts';
import { copeWithPages, type PagedList, readPage } from './check-paged-list.ts';
import { pagesCheck } from './check-paging.ts';
import { fieldChecks } from './fields.ts';

const CONSEQUENCES = {
  well: 'The client can still read the organization.',
  ill: 'The client cannot identify the organization.',
};

const shape: Check = {
  id: 'organization.object',
  section: 'Endpoints',
  says: 'GET /organization returns an organization object.',
  run: async (session) => {
    const response = await session.read('/organization');
    const json = objectOf(response);
    if (response.status === 200 && json !== null && 'id' in json) return CONFORMS;
    const came = response.status === 200 && json !== null ? 'an object without an id' : nameResponse(response, [200]);
    const use = async () => (await list(session)).length > 0;
    return departs('an object with an id', came, tryClient(session, use, CONSEQUENCES));
  },
};

/** The description shows a single object. A service with several organizations returns a list like any other. */
const LIST: PagedList = {
  kind: 'organization',
  entries: 'organizations',
  consequences: CONSEQUENCES,
  path: async () => '/organization',
  read: (session) => session.read('/organization'),
  identitiesIn: (response) => organizationsIn(response).flatMap(({ id }) => readWord(id) ?? []),
  call: async () => ({ template: '/organization', ids: {}, subject: 'organization' }),
  decodeIdentity: (entry, where) => decodeOrganization(entry, where).id,
};

const pages: Check = {
  id: 'organization.pages',
  section: 'Endpoints',
  says: 'With page and page_size, GET /organization returns each organization once.',
  run: async (session) => {
    const [first, ...others] = LIST.identitiesIn(await LIST.read(session));
    if (others.length > 0) return pagesCheck(LIST).run(session);
    if (first === undefined) return skip('GET /organization returned no id to compare');
    const response = await readPage(session, LIST, 1, 1);
    const isShown = LIST.identitiesIn(response).includes(first);
    if (response.status === 200 && isShown) return CONFORMS;
    return departs('the same organization', nameResponse(response, [200]), copeWithPages(session, LIST));
  },
};

/** The token's organization. */
export const ORGANIZATION: CheckGroup = {
  title: 'Organization',
  checks: [
    shape,
    pages,
    ...fieldChecks({
      kind: 'organization',
      fields: ['id', 'name', 'created_at'],
      list: async (session) => organizationsIn(await LIST.read(session)),
      cope: (session, field) => {
        const isRead = ({ id, name, createdAt }: Organization): boolean => {
          if (field === 'created_at') return parseInstant(createdAt) !== null;
          return field === 'name' ? name !== null : id !== '';
        };
        return tryClient(session, async () => (await list(session)).every(isRead), CONSEQUENCES);
      },
    }),
  ],
};

function organizationsIn(response: CheckResponse): readonly JsonObject[] {
  const json = objectOf(response);
  return json !== null && 'id' in json ? [json] : objectsIn(response);
}

function list({ client }: Session): Promise<Organization[]> {
  return Array.fromAsync(client.organizations.list());
}
