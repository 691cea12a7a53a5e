import { fieldOf } from '../../kernel/hostile-json.ts';
import type { Reading } from './attempts.ts';
import type { GithubClient } from './client.ts';
import { type GithubProblem, type GithubResult, itemsOf } from './response.ts';

/** The list of a route: every parameter but those of its pages. */
interface ListRequest {
  readonly route: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly permission: string;
  /** The field that has the items (default: the response is the list). */
  readonly field?: string;
  readonly mostPages?: number;
}

const PER_PAGE = 100;
const MAX_PAGES = 10;

const NO_LIST: GithubProblem = {
  kind: 'unreachable',
  permission: null,
  sentence: 'GitHub did not respond with a list.',
};

/** Returns the items of a response, or the setback that came instead; a success without a list is `lost`. */
export function itemsIn(response: GithubResult, field?: string): Reading<readonly unknown[]> {
  if (response.kind !== 'done') return response;
  const value = itemsOf(field === undefined ? response.data : fieldOf(response.data, field));
  return value === null ? { kind: 'lost', problem: NO_LIST } : { kind: 'read', value };
}

/** Returns the items of all pages as one array, as long as a page names a next one, or the first response that is no success. Never rejects. */
export async function readPages(client: GithubClient, request: ListRequest): Promise<GithubResult> {
  const { route, parameters, permission, field, mostPages = MAX_PAGES } = request;
  const items: unknown[] = [];
  let place: Readonly<Record<string, string>> = {};
  for (let page = 1; ; page++) {
    const response = await client.call(route, { ...parameters, per_page: PER_PAGE, ...place }, permission);
    if (response.kind !== 'done') return response;
    const listed = itemsIn(response, field);
    if (listed.kind !== 'read') return listed;
    for (const item of listed.value) items.push(item);
    const next = response.head?.next ?? null;
    if (next === null || page === mostPages) return { ...response, data: items };
    place = next;
  }
}
