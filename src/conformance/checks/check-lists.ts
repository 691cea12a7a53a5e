import { isObject } from '../../platform/http/json.ts';
import { nameListReply, objectOf } from '../body-reader.ts';
import { type Check, type CheckGroup, CONFORMS, departs } from '../conformance-finding.ts';
import { objectsIn } from '../known.ts';
import { pagingChecks } from './check-paging.ts';
import { copeWithField, copeWithList, PROJECT_LIST } from './check-projects.ts';
import { fieldChecks } from './fields.ts';

const plain: Check = {
  id: 'list.plain',
  section: 'Endpoints',
  says: 'The list of projects is {results: [Project]}.',
  run: async (session) => {
    const reply = await PROJECT_LIST.read(session);
    const results = objectOf(reply)?.['results'];
    if (reply.status === 200 && Array.isArray(results) && results.every(isObject)) return CONFORMS;
    return departs('an object with results', nameListReply(reply), copeWithList(session));
  },
};

/** Projects, plain and in pages: the one list that is described with both. */
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
