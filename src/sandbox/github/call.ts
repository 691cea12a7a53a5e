import type { Fields } from '../http/json-bodies.ts';
import type { GithubOperation } from '../http/operations.ts';
import { respondJson, type SandboxResponse } from '../http/wire.ts';
import type { Permission } from './credentials.ts';
import type { Actor, Repository } from './repository.ts';
import type { GithubWorld } from './world.ts';

/** A request that found its route, may be carried out, and carries a body that can be read. */
export interface GithubCall {
  readonly world: GithubWorld;
  /** The one that the address names; of calls outside any repository one without a name. */
  readonly repository: Repository;
  readonly actor: Actor;
  readonly parameters: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly target: string;
  readonly fields: Fields;
  /** Where the addresses of pages for people begin. */
  readonly web: string;
  readonly now: number;
}

/** What carrying a call out comes to. */
export type GithubCallResult = [GithubWorld, SandboxResponse];

/** One call of GitHub's REST API. */
export interface GithubRoute {
  readonly operation: GithubOperation;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/api/v3`. */
  readonly path: string;
  /** Who may call it: the App itself, by a JSON Web Token; or any other token. */
  readonly as: 'app' | 'token';
  /** The token needs one of these, to read for a GET and to write for all else; empty: none. */
  readonly permissions: readonly Permission[];
  carryOut(call: GithubCall): GithubCallResult;
}

/** Responds with the page of `items` that the query asks for, each as `renderItem` shows it. */
export function listItems<T>(
  call: GithubCall,
  items: readonly T[],
  renderItem: (item: T) => unknown,
): GithubCallResult {
  return [call.world, respondPageOf(call, items, (page) => page.map(renderItem))];
}

/** Returns the page of `items` that the query asks for, as `render` shows it, with a link to the next if one exists. */
export function respondPageOf<T>(
  call: GithubCall,
  items: readonly T[],
  render: (page: readonly T[]) => unknown,
): SandboxResponse {
  const size = pageSizeOf(call.query);
  const page = countIn(call.query, 'page', 1);
  const response = respondJson(200, render(items.slice((page - 1) * size, page * size)));
  return page * size < items.length ? withNext(response, call, 'page', String(page + 1)) : response;
}

/** Returns the response with a Link header to its own address with another value of a parameter: the next page. */
export function withNext(
  response: SandboxResponse,
  { web, target }: Pick<GithubCall, 'web' | 'target'>,
  name: string,
  value: string,
): SandboxResponse {
  const [path = '', query = ''] = target.split('?');
  const parameters = new URLSearchParams(query);
  parameters.set(name, value);
  return { ...response, headers: { ...response.headers, link: `<${web}${path}?${parameters}>; rel="next"` } };
}

/** Returns how many items a page has: as many as the query asks for, 100 at most, and 30 if it names no number. */
export function pageSizeOf(query: URLSearchParams): number {
  return Math.min(100, countIn(query, 'per_page', 30));
}

function countIn(query: URLSearchParams, name: string, usual: number): number {
  const text = query.get(name) ?? '';
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : usual;
}

/** Returns true if every filter that the query gives is what the item has. */
export function matches(query: URLSearchParams, item: Readonly<Record<string, string | null>>): boolean {
  return Object.entries(item).every(([name, value]) => !query.has(name) || query.get(name) === value);
}

/** Returns a number of the path; NaN if it is none. */
export function numberIn(call: GithubCall, name: string): number {
  const text = call.parameters[name] ?? '';
  return /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
}
