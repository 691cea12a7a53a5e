import { InputError, ProtocolError } from '../../kernel/errors.ts';
import { safeSentence } from '../../kernel/untrusted.ts';
import { isObject, type JsonObject, nameType } from '../http/json.ts';
import type { ApiCall, CallOptions, Transport } from '../http/transport.ts';
import type { Operation } from './operation.ts';

/** One page of a list as it came. */
interface Page<T> {
  readonly items: readonly T[];
  /** What the response says of the whole list; null if it says nothing. */
  readonly totalPages: number | null;
  readonly totalCount: number | null;
}

/** Decodes one object of a response, which stands at `where`. Throws ProtocolError if it lacks what identifies it. */
export type DecodeItem<T> = (item: JsonObject, where: string) => T;

/** How many to ask for at a time; a service may cap it, so nothing is concluded from it. */
const PAGE_SIZE = 100;
/** More pages than any list has. */
const MAX_PAGES = 500;

/** What is looked for: a name, and what a person calls the thing: `project`. */
interface Wanted {
  readonly name: string;
  readonly input: string;
}

/** Sends one request of several, within what is left of the time for all of them. */
export type TakeTurn = <T>(send: (call: ApiCall) => Promise<T>) => Promise<T>;

/**
 * Returns how the requests of a list take their turns: all of them have the one time limit, and what its reader does between two pages,
 * as a person does at a pager, is not counted.
 */
export function takeTurns(transport: Pick<Transport, 'begin' | 'leftMs'>, options: CallOptions = {}): TakeTurn {
  let leftMs = transport.leftMs(transport.begin(options));
  return async (send) => {
    const call = transport.begin({ ...options, timeoutMs: leftMs });
    try {
      return await send(call);
    } finally {
      leftMs = transport.leftMs(call);
    }
  };
}

/**
 * Decodes one page: `{ results }` with the paging fields under `pagination`, beside it or nowhere, a bare array, or one bare
 * object with an `id`. Throws ProtocolError, naming the place, for any other shape and for an item that cannot be read; with
 * `readable` such items are left out, unless none can be read.
 */
export function decodePage<T>(json: unknown, decodeItem: DecodeItem<T>, which: 'all' | 'readable' = 'all'): Page<T> {
  const { list, where, paging } = findList(json);
  let problem: unknown = null;
  const items = list.flatMap((item, at) => {
    const place = `${where}[${at}]`;
    try {
      if (!isObject(item)) throw new ProtocolError(place, 'an object', nameType(item));
      return [decodeItem(item, place)];
    } catch (error) {
      problem ??= error;
      return [];
    }
  });
  if (problem !== null && (which === 'all' || items.length === 0)) throw problem;
  return { items, totalPages: readCount(paging['total_pages']), totalCount: readCount(paging['total_count']) };
}

/** Returns the request for one page of a list. */
export function onPage(operation: Operation, page: number): Operation {
  return { ...operation, query: { page, page_size: PAGE_SIZE }, isList: true };
}

/**
 * Yields each item of a list once, by its identity, page by page from page 1; `takeTurn` says when each request may be sent. Ends if a page
 * has nothing new (so that a service that ignores `page` ends too), or if the response says that the list has ended; not if it is a full
 * page that counts itself alone. Throws ProtocolError if the list has more than 500 pages. `readable` leaves out what cannot be read.
 */
export async function* listPages<T>(
  transport: Pick<Transport, 'fetchJson'>,
  takeTurn: TakeTurn,
  operation: Operation,
  decodeItem: DecodeItem<T>,
  identityOf: (item: T) => string,
  which: 'all' | 'readable' = 'all',
): AsyncGenerator<T, void, undefined> {
  const seen = new Set<string>();
  for (let page = 1; page <= MAX_PAGES; page++) {
    const json = await takeTurn((call) => transport.fetchJson(onPage(operation, page), call));
    const { items, totalPages, totalCount } = decodePage(json, decodeItem, which);
    const seenBefore = seen.size;
    for (const item of items) {
      const identity = identityOf(item);
      if (seen.has(identity)) continue;
      seen.add(identity);
      yield item;
    }
    const isLast = (totalPages !== null && page >= totalPages) || (totalCount !== null && seen.size >= totalCount);
    const countsItself = (totalPages ?? 1) === 1 && (totalCount ?? items.length) === items.length;
    const isDoubtful = items.length >= PAGE_SIZE && countsItself;
    if ((isLast && !isDoubtful) || seen.size === seenBefore) return;
  }
  throw new ProtocolError('$', `a list of at most ${MAX_PAGES} pages`, 'one that continues');
}

/** Returns the one item of that name. Throws InputError, listing the candidates, if none has it or several have. */
export async function findByName<T>(items: AsyncIterable<T>, wanted: Wanted, describe: (item: T) => Known): Promise<T> {
  return chooseByName(await Array.fromAsync(items), wanted, describe, 'names');
}

/**
 * Returns the item with exactly that id, reading no further, else the one of that name. Throws InputError, listing the candidates,
 * if none has it or several have.
 */
export async function findByIdOrName<T extends Known>(items: AsyncIterable<T>, wanted: Wanted): Promise<T> {
  const others: T[] = [];
  for await (const item of items) {
    if (item.id === wanted.name) return item;
    others.push(item);
  }
  return chooseByName(others, wanted, (item) => item, 'names or ids');
}

function chooseByName<T>(items: readonly T[], wanted: Wanted, describe: (item: T) => Known, kinds: string): T {
  const [first, ...others] = items.filter((item) => describe(item).name === wanted.name);
  if (first !== undefined && others.length === 0) return first;
  const candidates = renderCandidates((first === undefined ? items : [first, ...others]).map(describe));
  const problem =
    items.length === 0
      ? `is not found: no ${wanted.input} exists yet.`
      : first === undefined
        ? `is not found. Use one of these ${kinds}: ${candidates}.`
        : `is not a unique name. Use an id: ${candidates}.`;
  throw new InputError([{ name: wanted.input, seen: wanted.name, problem }]);
}

interface FoundList {
  readonly list: readonly unknown[];
  readonly where: string;
  readonly paging: JsonObject;
}

function findList(json: unknown): FoundList {
  if (Array.isArray(json)) return { list: json, where: '$', paging: {} };
  if (!isObject(json)) throw new ProtocolError('$', 'a list', nameType(json));
  const { results, pagination } = json;
  if (Array.isArray(results))
    return { list: results, where: '$.results', paging: isObject(pagination) ? pagination : json };
  if (results === undefined && 'id' in json) return { list: [json], where: '$', paging: { total_pages: 1 } };
  throw new ProtocolError('$.results', 'an array', nameType(results));
}

function readCount(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

interface Known {
  readonly name: string | null;
  readonly id: string | null;
}

/** The most candidates that a message names. */
export const MAX_CANDIDATES = 20;
const MAX_NAME = 100;

/**
 * Returns twenty of them on one line, as `name (id), …`, and how many more there are; what is shown of each is cut. If they are not
 * `isWhole`, it is only said that there are more. Never throws.
 */
export function renderCandidates(candidates: readonly Known[], isWhole = true): string {
  const named = candidates.slice(0, MAX_CANDIDATES).map(renderCandidate).join(', ');
  const more = candidates.length - MAX_CANDIDATES;
  if (more <= 0) return named;
  return isWhole ? `${named} and ${more} more` : `${named} and more`;
}

function renderCandidate({ name, id }: Known): string {
  const [shownName, shownId] = [name, id].map((text) => safeSentence(text ?? '', MAX_NAME));
  if (!shownName) return shownId ?? '';
  return shownId ? `${shownName} (${shownId})` : shownName;
}
