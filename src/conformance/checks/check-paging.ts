import { entriesOf } from '../body-reader.ts';
import { type Check, CONFORMS, judgeFault, skip } from '../conformance-finding.ts';
import { copesAnyway } from '../coping.ts';
import {
  findAbsurdFault,
  findBeyondFault,
  findEntryFault,
  findEnvelopeFault,
  findFiguresFault,
} from '../page-reader.ts';
import { copeWithPages, type PagedList, readKnown, readPage, readPages } from './check-paged-list.ts';

const FAR_PAGE = 100_000;
/** Zero, negative numbers, a text, and a number of more than 64 bits. */
const ABSURD = [
  'page=0&page_size=2',
  'page=-1&page_size=2',
  'page=none&page_size=2',
  'page=100000000000000000000&page_size=2',
  'page=1&page_size=0',
  'page=1&page_size=-1',
];

/** Returns the checks of a list and its pages. */
export function pagingChecks(list: PagedList): readonly Check[] {
  return [envelopeCheck, pageSizeCheck, pagesCheck, figuresCheck, beyondCheck, absurdCheck].map((make) => make(list));
}

/** Returns the check that a list's pages hold all of it. */
export function pagesCheck(list: PagedList): Check {
  return {
    id: `${list.kind}.pages`,
    section: 'Endpoints',
    says: 'The pages of a list contain every entry once.',
    run: async (session) => {
      const known = await readKnown(session, list);
      if (known.size < 2) return skip(nameShortage(list));
      return judgeFault(findEntryFault(await readPages(session, list), known), copeWithPages(session, list));
    },
  };
}

function envelopeCheck(list: PagedList): Check {
  return {
    id: `${list.kind}.envelope`,
    section: 'Pagination envelope',
    says: 'With page and page_size, a list is {results, pagination: {page, page_size, total_count, total_pages}}.',
    run: async (session) => {
      return judgeFault(findEnvelopeFault(await readPage(session, list, 1, 2)), copeWithPages(session, list));
    },
  };
}

function pageSizeCheck(list: PagedList): Check {
  return {
    id: `${list.kind}.page-size`,
    section: 'Endpoints',
    says: 'A page has at most page_size entries.',
    run: async (session) => {
      if ((await readKnown(session, list)).size < 2) return skip(nameShortage(list));
      const response = await readPage(session, list, 1, 1);
      const entries = response.status === 200 ? entriesOf(response) : null;
      if (entries === null) return skip('no page could be read');
      const fault = entries.length <= 1 ? null : { expected: '1 entry', came: `${entries.length} entries` };
      return judgeFault(fault, copeWithPages(session, list));
    },
  };
}

function figuresCheck(list: PagedList): Check {
  return {
    id: `${list.kind}.figures`,
    section: 'Pagination envelope',
    says: 'Every page contains its own number, total_count and total_pages.',
    run: async (session) => {
      const known = await readKnown(session, list);
      if (known.size === 0) return skip('the list has no entries');
      const pages = await readPages(session, list);
      if (findEntryFault(pages, known) !== null) return skip('the pages do not contain every entry once');
      if (pages.every(({ figures }) => figures === null)) return skip('no page contains its number and totals');
      return judgeFault(findFiguresFault(pages), copeWithPages(session, list));
    },
  };
}

function beyondCheck(list: PagedList): Check {
  return {
    id: `${list.kind}.beyond`,
    section: 'Pagination envelope',
    says: 'A page after the last one has no entries.',
    run: async (session) => {
      return judgeFault(findBeyondFault(await readPage(session, list, FAR_PAGE, 2)), copeWithPages(session, list));
    },
  };
}

function absurdCheck(list: PagedList): Check {
  return {
    id: `${list.kind}.absurd-page`,
    section: 'Errors 2',
    says: 'An invalid page number returns 400 or a valid page, never 500.',
    run: async (session) => {
      if ((await list.read(session)).status !== 200) return skip('the list could not be read');
      for (const query of ABSURD) {
        const response = await session.ask({ path: `${await list.path(session)}?${query}`, judgesFailure: true });
        const fault = findAbsurdFault(response, query);
        const cope = copesAnyway('The client counts pages from 1 and never requests such a page.');
        if (fault !== null) return judgeFault(fault, cope);
      }
      return CONFORMS;
    },
  };
}

function nameShortage({ entries }: PagedList): string {
  return `this check needs at least two ${entries}`;
}
