import type { RelayLog } from '../../../src/relay/interfaces.ts';
import { createPage, type PageParts } from '../../../src/relay/page/page.ts';
import { finishResponse } from '../../../src/web/plain-response.ts';
import { createBodyReader } from '../../../src/web/request-bodies.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { WELL } from './dependencies.ts';
import { rulesOf } from './history-facts.ts';
import { createPageStore, NOW, type PageStore } from './page-store.ts';
import { toResponse } from './to-response.ts';

/** The admin token of the tests. */
export const TOKEN = 'correct-horse-battery-staple';
/** Where the page is, as far as a request without socket goes. */
export const HOME = 'http://relay.example';

/** A page without a socket, and what is under it. */
export interface PageInMemory {
  /** Responds to a request, as sent. */
  page(request: Request, client: string): Promise<Response>;
  readonly store: PageStore;
  readonly clock: FakeClock;
  readonly logged: string[];
  /** Requests a path with GET. */
  get(path: string, headers?: Record<string, string>): Promise<Response>;
  /** Sends a form. */
  post(
    path: string,
    fields: Record<string, string>,
    headers?: Record<string, string>,
    client?: string,
  ): Promise<Response>;
  /** Logs in; returns the `Cookie` header of the session. */
  logIn(token?: string): Promise<string>;
}

/** Returns a page over a fake store and clock. */
export function openInMemory(given: Partial<PageParts> = {}, store: PageStore = createPageStore()): PageInMemory {
  const clock = createFakeClock(NOW);
  const logged: string[] = [];
  const log: RelayLog = (level, message, facts) =>
    void logged.push(`${level} ${message} ${JSON.stringify(facts ?? {})}`);
  const readBody = createBodyReader(clock);
  const respond = createPage({
    store,
    rules: () => rulesOf({ applications: [] }),
    dependencies: WELL,
    adminToken: TOKEN,
    readBody,
    clock,
    log,
    ...given,
  });
  const page: PageInMemory['page'] = async (request, client) =>
    toResponse(finishResponse(await respond(request, client), request.method));
  const get: PageInMemory['get'] = (path, headers = {}) => page(new Request(HOME + path, { headers }), '');
  const post: PageInMemory['post'] = (path, fields, headers = {}, client = '') =>
    page(new Request(HOME + path, { method: 'POST', body: new URLSearchParams(fields), headers }), client);
  const logIn = async (token = TOKEN): Promise<string> => cookieOf(await post('/login', { token }));
  return { page, store, clock, logged, get, post, logIn };
}

/** Returns the `Cookie` header that a browser would send after a response. */
export function cookieOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}

/** Returns the CSRF token in a page. */
export function csrfOf(html: string): string {
  return /name="csrf" value="([^"]+)"/.exec(html)?.[1] ?? '';
}
