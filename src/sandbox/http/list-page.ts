import { type Decoded, decodeCount } from './json-bodies.ts';

/** Entries on a page of a list where `page_size` is not given, and the most that it may ask for. */
const PAGE_SIZE = 100;

/** Which part of a list is asked for: pages count from 1. */
interface PageOrder {
  readonly page: number;
  readonly size: number;
}

/** Returns the page that a query asks for: the first if it names none, of 100 entries at most. */
export function decodePage(query: URLSearchParams): Decoded<PageOrder> {
  const page = decodeCount(query, 'page', 1);
  if (page.kind === 'refused') return page;
  const asked = decodeCount(query, 'page_size', PAGE_SIZE);
  if (asked.kind === 'refused') return asked;
  return { kind: 'decoded', value: { page: page.value, size: Math.min(asked.value, PAGE_SIZE) } };
}

/** Returns that page of `entries`, each as `render` shows it; no other entry is read. A page after the last is empty. */
export function renderPage<T>(entries: readonly T[], { page, size }: PageOrder, render: (entry: T) => unknown): object {
  return {
    results: entries.slice((page - 1) * size, page * size).map(render),
    pagination: {
      page,
      page_size: size,
      total_count: entries.length,
      total_pages: Math.ceil(entries.length / size),
    },
  };
}
