import { isObject, nameType } from '../platform/http/json.ts';
import { entriesOf, nameListResponse, nameResponse, objectOf } from './body-reader.ts';
import type { Fault } from './conformance-finding.ts';
import type { ProbeResponse } from './conformance-probe.ts';

const FIGURES = ['page', 'page_size', 'total_count', 'total_pages'] as const;

/** What a page tells of itself and of its list. */
export type Figures = Readonly<Record<(typeof FIGURES)[number], number>>;

/** A page as it was asked for and answered. */
export interface SeenPage {
  readonly asked: number;
  /** What its entries are known by, in their order. */
  readonly ids: readonly string[];
  /** Null where one of them is no integer. */
  readonly figures: Figures | null;
}

type PageResponse = Pick<ProbeResponse, 'status' | 'text'>;

/** Returns the figures of a page; null if one of them is no integer. */
export function readFigures(reply: Pick<ProbeResponse, 'text'>): Figures | null {
  const told = paginationOf(reply);
  const [page, size, count, pages] = FIGURES.map((field) => readInteger(told[field]));
  if (page == null || size == null || count == null || pages == null) return null;
  return { page, page_size: size, total_count: count, total_pages: pages };
}

/** Returns what is wrong with the envelope of the first page; null if nothing is. */
export function findEnvelopeFault(reply: PageResponse): Fault | null {
  if (reply.status !== 200 || !Array.isArray(objectOf(reply)?.['results'])) {
    return { expected: 'results and pagination', came: nameListResponse(reply) };
  }
  const figures = readFigures(reply);
  if (figures === null) {
    const told = paginationOf(reply);
    const wrong = FIGURES.find((field) => readInteger(told[field]) === null) ?? 'page';
    return { expected: `pagination.${wrong}: an integer`, came: nameType(told[wrong]) };
  }
  const { page, page_size: size, total_count: count, total_pages: pages } = figures;
  if (page === 1 && pages === Math.ceil(count / (size || 1))) return null;
  const came = `page ${page}, page_size ${size}, total_count ${count}, total_pages ${pages}`;
  return { expected: 'figures of page 1 that agree', came };
}

/** Returns whether a list ends with the last of these pages: it brings nothing that was not on one before. */
export function hasEnded(pages: readonly SeenPage[]): boolean {
  const before = new Set(pages.slice(0, -1).flatMap(({ ids }) => ids));
  return pages.at(-1)?.ids.every((id) => before.has(id)) ?? false;
}

/** Returns which entry is twice on these pages, the first ones of a list, or which of those that are `known` is on none; null if all is well. */
export function findEntryFault(pages: readonly SeenPage[], known: ReadonlySet<string>): Fault | null {
  const ids = pages.flatMap((page) => page.ids);
  const again = ids.length - new Set(ids).size;
  if (again > 0) return { expected: 'no entry twice', came: `${again} of ${ids.length} came again` };
  const missing = known.difference(new Set(ids)).size;
  if (missing === 0 || !hasEnded(pages)) return null;
  return { expected: `${known.size} entries`, came: `${known.size - missing} of them` };
}

/** Returns where pages that hold every entry once tell another number, or another end of their list, than they have; null if they do not. */
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

/** Returns what is wrong with the page behind the last; null if nothing is. */
export function findBeyondFault(reply: PageResponse): Fault | null {
  const entries = reply.status === 200 ? entriesOf(reply) : null;
  if (entries?.length === 0) return null;
  const came = entries === null ? nameResponse(reply, [200]) : `${entries.length} entries`;
  return { expected: 'status 200 with no entries', came };
}

/** Returns what is wrong with the response to a page that cannot be, `page=0`; null if it is refused, or taken for another page. */
export function findAbsurdFault(reply: PageResponse, asked: string): Fault | null {
  const isList = reply.status === 200 && entriesOf(reply) !== null;
  if (reply.status === 400 || isList) return null;
  return { expected: 'status 400, or 200 with a list', came: `${nameListResponse(reply)} for ${asked}` };
}

function paginationOf(reply: Pick<ProbeResponse, 'text'>): Readonly<Record<string, unknown>> {
  const told = objectOf(reply)?.['pagination'];
  return isObject(told) ? told : {};
}

function readInteger(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
}
