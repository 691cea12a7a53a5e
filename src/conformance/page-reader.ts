import { isObject, nameType } from '../platform/http/json.ts';
import { entriesOf, nameListResponse, nameResponse, objectOf } from './body-reader.ts';
import type { Fault } from './conformance-finding.ts';
import type { ProbeResponse } from './conformance-probe.ts';

const FIGURES = ['page', 'page_size', 'total_count', 'total_pages'] as const;

/** What a page says about itself and its list. */
export type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

/** A page as it was requested, and the response. */
export interface SeenPage {
  readonly asked: number;
  readonly ids: readonly string[];
  readonly figures: Figures | null;
}

type PageResponse = Pick<ProbeResponse, 'status' | 'text'>;

/** Returns the figures of a page; null if one of them is no integer. */
export function readFigures(response: Pick<ProbeResponse, 'text'>): Figures | null {
  const pagination = paginationOf(response);
  const [page, size, count, pages] = FIGURES.map((field) => readInteger(pagination[field]));
  if (page == null || size == null || count == null || pages == null) return null;
  return { page, page_size: size, total_count: count, total_pages: pages };
}

/** Returns what is wrong with the envelope of the first page; null if nothing is. */
export function findEnvelopeFault(response: PageResponse): Fault | null {
  if (response.status !== 200 || !Array.isArray(objectOf(response)?.['results'])) {
    return { expected: '"results" and "pagination"', came: nameListResponse(response) };
  }
  const figures = readFigures(response);
  if (figures === null) {
    const pagination = paginationOf(response);
    const wrong = FIGURES.find((field) => readInteger(pagination[field]) === null) ?? 'page';
    return { expected: `an integer in pagination.${wrong}`, came: nameType(pagination[wrong]) };
  }
  const { page, page_size: size, total_count: count, total_pages: pages } = figures;
  if (page === 1 && pages === Math.ceil(count / (size || 1))) return null;
  const came = `page ${page}, page_size ${size}, total_count ${count}, total_pages ${pages}`;
  return { expected: 'matching pagination numbers for page 1', came };
}

/** Returns true if the list ends here: the last of these pages has no new entries. */
export function hasEnded(pages: readonly SeenPage[]): boolean {
  const before = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids));
  return pages.at(-1)?.ids.every((id) => before.has(id)) ?? false;
}

/** Returns how many entries are repeated on these first pages of a list, or how many `known` ones are missing; null if none are. */
export function findEntryFault(pages: readonly SeenPage[], known: ReadonlySet<string>): Fault | null {
  const ids = pages.flatMap((page) => page.ids);
  const again = ids.length - new Set(ids).size;
  if (again > 0) return { expected: 'each entry once', came: `${again} of ${ids.length} entries repeated` };
  const missing = known.difference(new Set(ids)).size;
  if (missing === 0 || !hasEnded(pages)) return null;
  return { expected: `${known.size} entries`, came: `${known.size - missing} of them` };
}

/** Returns the first page number or total that does not match; null if all match. The pages must contain every entry once. */
export function findFiguresFault(pages: readonly SeenPage[]): Fault | null {
  const filled = pages.filter(({ ids }) => ids.length > 0);
  const had = { total_count: filled.flatMap(({ ids }) => ids).length, total_pages: filled.length };
  const isWhole = hasEnded(pages);
  for (const { asked, figures } of filled) {
    if (figures === null) continue;
    if (figures.page !== asked) return { expected: `page ${asked}`, came: `page ${figures.page}` };
    for (const field of ['total_count', 'total_pages'] as const) {
      const isRight = isWhole ? figures[field] === had[field] : figures[field] >= had[field];
      const expected = `${field} ${isWhole ? '' : 'of at least '}${had[field]}`;
      if (!isRight) return { expected, came: `${field} ${figures[field]} on page ${asked}` };
    }
  }
  return null;
}

/** Returns what is wrong with a page after the last one; null if nothing is. */
export function findBeyondFault(response: PageResponse): Fault | null {
  const entries = response.status === 200 ? entriesOf(response) : null;
  if (entries?.length === 0) return null;
  const came = entries === null ? nameResponse(response, [200]) : `${entries.length} entries`;
  return { expected: 'status 200 with no entries', came };
}

/** Returns what is wrong with the response to an invalid page such as `page=0`; null if it is a 400 or a list. */
export function findAbsurdFault(response: PageResponse, asked: string): Fault | null {
  const isList = response.status === 200 && entriesOf(response) !== null;
  if (response.status === 400 || isList) return null;
  return { expected: 'status 400, or status 200 with a list', came: `${nameListResponse(response)} for ${asked}` };
}

function paginationOf(response: Pick<ProbeResponse, 'text'>): Readonly<Record<string, unknown>> {
  const pagination = objectOf(response)?.['pagination'];
  return isObject(pagination) ? pagination : {};
}

function readInteger(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
