import { isObject } from '../../platform/json.ts';
import { entriesOf, nameReply, objectOf } from '../body.ts';
import { type Check, type CheckGroup, CONFORMS, departs, skip } from '../finding.ts';
import { objectsIn } from '../known.ts';
import type { Session } from '../session.ts';
import { fieldChecks } from './fields.ts';
import { copeWithField, copeWithList, copeWithPages, idsIn, readPage, readProjects } from './projects.ts';

const PAGING = ['page', 'page_size', 'total_count', 'total_pages'] as const;
const FAR_PAGE = 100_000;
const MOST_PAGES = 10;
const TOO_FEW = 'it needs at least two projects';

const plain: Check = {
  id: 'list.plain',
  section: 'Endpoints',
  says: 'The list of projects is {results: [Project]}.',
  run: async (session) => {
    const reply = await readProjects(session);
    const results = objectOf(reply)?.['results'];
    if (reply.status === 200 && Array.isArray(results) && results.every(isObject)) return CONFORMS;
    return departs('an object with results', nameList(nameReply(reply, [200])), copeWithList(session));
  },
};

const envelope: Check = {
  id: 'list.envelope',
  section: 'Pagination envelope',
  says: 'With page and page_size a list is {results, pagination: {page, page_size, total_count, total_pages}}.',
  run: async (session) => {
    const reply = await readPage(session, 1, 2);
    const body = objectOf(reply);
    if (reply.status !== 200 || !Array.isArray(body?.['results'])) {
      return departs('results and pagination', nameList(nameReply(reply, [200])), copeWithPages(session));
    }
    const pagination = isObject(body['pagination']) ? body['pagination'] : {};
    const wrong = PAGING.find((field) => !Number.isSafeInteger(pagination[field]));
    if (wrong !== undefined) return departs(`pagination.${wrong}: an integer`, 'none', copeWithPages(session));
    const [page, size, count, pages] = PAGING.map((field) => Number(pagination[field]));
    const isConsistent = page === 1 && pages === Math.ceil((count ?? 0) / (size || 1));
    if (isConsistent) return CONFORMS;
    const came = `page ${page}, page_size ${size}, total_count ${count}, total_pages ${pages}`;
    return departs('figures of page 1 that agree', came, copeWithPages(session));
  },
};

const pageSize: Check = {
  id: 'list.page-size',
  section: 'Endpoints',
  says: 'A page has at most page_size entries.',
  run: async (session) => {
    if (new Set(idsIn(await readProjects(session))).size < 2) return skip(TOO_FEW);
    const entries = entriesOf(await readPage(session, 1, 1));
    if (entries === null) return skip('no page could be read');
    return entries.length <= 1 ? CONFORMS : departs('1 entry', `${entries.length} entries`, copeWithPages(session));
  },
};

const pages: Check = {
  id: 'list.pages',
  section: 'Endpoints',
  says: 'The pages of a list hold every entry once.',
  run: async (session) => {
    const known = new Set(idsIn(await readProjects(session)));
    if (known.size < 2) return skip(TOO_FEW);
    const size = Math.ceil(known.size / 3);
    const ids = await walk(session, size, known.size);
    const distinct = new Set(ids);
    if (distinct.size < ids.length) {
      const came = `${ids.length - distinct.size} of ${ids.length} came again`;
      return departs('no entry twice', came, copeWithPages(session));
    }
    if (distinct.size >= known.size || ids.length >= MOST_PAGES * size) return CONFORMS;
    return departs(`${known.size} entries`, `${distinct.size}`, copeWithPages(session));
  },
};

const beyond: Check = {
  id: 'list.beyond',
  section: 'Pagination envelope',
  says: 'A page behind the last has no entries.',
  run: async (session) => {
    const reply = await readPage(session, FAR_PAGE, 2);
    const entries = entriesOf(reply);
    if (reply.status === 200 && entries?.length === 0) return CONFORMS;
    const came = entries === null ? nameReply(reply, [200]) : `${entries.length} entries`;
    return departs('status 200 with no entries', came, copeWithPages(session));
  },
};

/** Lists and their pages, on the one list that is described with both. */
export const LISTS: CheckGroup = {
  title: 'Lists',
  checks: [
    plain,
    envelope,
    pageSize,
    pages,
    beyond,
    ...fieldChecks({
      kind: 'project',
      fields: ['id', 'name', 'created_at', 'updated_at'],
      list: async (session) => objectsIn(await readProjects(session)),
      cope: copeWithField,
    }),
  ],
};

/** Answers the ids of page after page, until all are there or a page is empty. */
async function walk(session: Session, size: number, wanted: number): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= MOST_PAGES && ids.length < wanted; page++) {
    const found = idsIn(await readPage(session, page, size));
    if (found.length === 0) break;
    ids.push(...found);
  }
  return ids;
}

function nameList(came: string): string {
  return came === 'an object' ? 'an object without results' : came;
}
