import type { JsonObject } from '../../platform/http/json.ts';
import { decodePage, listAll } from '../../platform/resources/lists.ts';
import type { Operation } from '../../platform/resources/operation.ts';
import type { Cope } from '../conformance-finding.ts';
import type { CheckResponse, Session } from '../conformance-session.ts';
import { type Consequences, tryClient } from '../coping.ts';
import { Omission } from '../omission.ts';
import { hasEnded, readFigures, type SeenPage } from '../page-reader.ts';
import { createThing, type ThingKind } from './things.ts';

/** A paginated list, and how the client reads it. */
export interface PagedList {
  /** The prefix of the ids of its checks: `variables`. */
  readonly kind: string;
  readonly entries: string;
  readonly consequences: Consequences;
  path(session: Session): Promise<string>;
  /** Returns the list without paging; creates some entries before, if that is allowed. */
  read(session: Session): Promise<CheckResponse>;
  /** Returns the ids of the entries of a response in order; entries without one are omitted. */
  identitiesIn(response: CheckResponse): readonly string[];
  call(session: Session): Promise<Pick<Operation, 'template' | 'ids' | 'subject'>>;
  /** Returns the id of an entry as the client reads it; throws ProtocolError if the client cannot read it. */
  decodeIdentity(entry: JsonObject, where: string): string;
}

const MAX_PAGES = 10;
const PAGES_OF_A_WALK = 3;

/** Returns one page of a list. */
export async function readPage(session: Session, list: PagedList, page: number, size: number): Promise<CheckResponse> {
  await list.read(session);
  return session.read(`${await list.path(session)}?page=${page}&page_size=${size}`);
}

/** Returns the ids of a list's entries, read without paging. */
export async function readKnown(session: Session, list: PagedList): Promise<ReadonlySet<string>> {
  return new Set(list.identitiesIn(await list.read(session)));
}

/** Returns the pages of a list up to the first without a new entry, at most ten; the known entries fit on about three. */
export async function readPages(session: Session, list: PagedList): Promise<readonly SeenPage[]> {
  const size = sizeFor(await readKnown(session, list));
  const pages: SeenPage[] = [];
  while (pages.length < MAX_PAGES && !hasEnded(pages)) {
    const asked = pages.length + 1;
    const response = await readPage(session, list, asked, size);
    pages.push({ asked, ids: list.identitiesIn(response), figures: readFigures(response) });
  }
  return pages;
}

/** Tests whether the client finds all known entries of a list with small pages. */
export function copeWithPages(session: Session, list: PagedList): Cope {
  const use = async (): Promise<boolean> => {
    const known = await readKnown(session, list);
    const ids = await walkWithClient(session, list, sizeFor(known));
    return known.isSubsetOf(new Set(ids));
  };
  return tryClient(session, use, list.consequences);
}

/** Creates three of a kind: without several there are no pages to check. Continues if none can be created, since some may exist. */
export async function createSeveral(session: Session, kind: ThingKind): Promise<void> {
  try {
    for (const number of [1, 2, 3]) await createThing(session, kind, number);
  } catch (error) {
    if (!(error instanceof Omission)) throw error;
  }
}

async function walkWithClient(session: Session, list: PagedList, size: number): Promise<readonly string[]> {
  const { transport } = session.client;
  const call = transport.begin();
  const operation = {
    ...(await list.call(session)),
    method: 'GET',
    isList: true,
    scope: 'Read',
    action: `list the ${list.entries} page by page`,
  } as const;
  const fetchPage = async (page: number) => {
    const json = await transport.fetchJson({ ...operation, query: { page, page_size: size } }, call);
    return decodePage(json, list.decodeIdentity);
  };
  return Array.fromAsync(listAll(fetchPage, (id) => id));
}

function sizeFor({ size }: ReadonlySet<string>): number {
  return Math.max(1, Math.ceil(size / PAGES_OF_A_WALK));
}
