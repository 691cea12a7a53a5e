import { sentenceOf } from '../../kernel/untrusted.ts';
import type { PlainResponse } from '../../web/plain-response.ts';
import type { RelayRequest } from '../interfaces.ts';
import { type PageContext, type PageParts, redirect, respond, type Visit } from './context.ts';
import { logIn, logOut, replayDead } from './forms.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { renderMain, titleOf } from './main.ts';
import { SCRIPT } from './script.ts';
import { createSessions } from './sessions.ts';
import { renderLogin, renderNotice, renderShell } from './shell.ts';
import { STYLE } from './style.ts';

/** Responds to a request; `client` is its address, or empty. Never rejects. */
export type Page = (request: RelayRequest, client: string) => Promise<PlainResponse>;

type Respond = (visit: Visit) => PlainResponse | Promise<PlainResponse>;

/** The maximum number of deployments to read for all applications. */
const MAX_ROWS = 200;
const METHODS = ['GET', 'HEAD', 'POST'];

/** The handlers by method and path; HEAD works like GET. */
const ROUTES: ReadonlyMap<string, Respond> = new Map<string, Respond>([
  ['GET /', (visit) => showPage(visit)],
  ['GET /fragment', showFragment],
  ['GET /login', ({ csrf }) => (csrf === null ? respond(200, 'text/html', renderLogin(null)) : redirect('/'))],
  ['POST /login', logIn],
  ['POST /logout', logOut],
  ['POST /replay', replay],
  ['GET /page.css', () => respond(200, 'text/css', STYLE)],
  ['GET /page.js', () => respond(200, 'text/javascript', SCRIPT)],
]);

/** Returns the operator's page, to be mounted at `/`. Throws RangeError for an empty token. */
export function createPage(parts: PageParts): Page {
  const context = { ...parts, sessions: createSessions(parts.adminToken), throttle: createLoginThrottle() };
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    try {
      return await visit(pathname, request, client, context);
    } catch (error) {
      context.log('error', 'Could not show the page.', { path: pathname, reason: sentenceOf(error) });
      const sentence = 'The relay’s store does not respond. Try again in a moment.';
      return notice(503, 'Unavailable', sentence, { 'retry-after': '5' });
    }
  };
}

function find(method: string, path: string): Respond | undefined {
  return ROUTES.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

function visit(
  path: string,
  request: RelayRequest,
  client: string,
  context: PageContext,
): PlainResponse | Promise<PlainResponse> {
  const respondTo = find(request.method, path);
  const allowed = METHODS.filter((method) => find(method, path) !== undefined).join(', ');
  if (allowed === '') return notice(404, 'Not found', 'This page does not exist.');
  if (respondTo === undefined)
    return notice(405, 'Method not allowed', 'This page does not accept that method.', { allow: allowed });
  if (request.method === 'POST' && !isFromOurPage(request))
    return notice(403, 'Refused', 'This form was not sent from the relay’s own page.');
  const csrf = context.sessions.read(request.headers.get('cookie'), context.clock.epochMs());
  return respondTo({ request, context, csrf, isSecure: isByHttps(request), client });
}

function notice(
  status: number,
  title: string,
  sentence: string,
  more?: Readonly<Record<string, string>>,
): PlainResponse {
  return respond(status, 'text/html', renderNotice(title, sentence), more);
}

async function showPage(visit: Visit, flash: string | null = null): Promise<PlainResponse> {
  const { csrf } = visit;
  if (csrf === null) return redirect('/login');
  return respond(200, 'text/html', renderShell({ ...(await renderNow(visit, csrf)), flash, csrf }));
}

async function showFragment(visit: Visit): Promise<PlainResponse> {
  if (visit.csrf === null) return notice(401, 'Log in', 'Your session has expired.');
  return respond(200, 'text/html', (await renderNow(visit, visit.csrf)).main);
}

async function replay(visit: Visit): Promise<PlainResponse> {
  const replayed = await replayDead(visit);
  return typeof replayed === 'string' ? showPage(visit, replayed) : replayed;
}

async function renderNow(
  { request, context, isSecure }: Visit,
  csrf: string,
): Promise<{ main: string; title: string }> {
  const { store, clock, rules, dependencies } = context;
  const now = clock.epochMs();
  const [overview, problem] = await Promise.all([
    store.readOverview({ limit: MAX_ROWS }),
    dependencies.findStoreProblem(),
  ]);
  const problems = [problem, dependencies.readGithub().problem].filter((one) => one !== null);
  const origin = `${isSecure ? 'https' : 'http'}://${hostOf(request)}`;
  const main = renderMain({ overview, problems, rules: rules(), origin, csrf, now });
  return { main, title: titleOf(overview, problems) };
}

/** Returns true if a request came by https, to the relay or to its proxy. */
export function isByHttps(request: RelayRequest): boolean {
  const forwarded = firstOf(request.headers.get('x-forwarded-proto'));
  return forwarded === null ? new URL(request.url).protocol === 'https:' : forwarded.toLowerCase() === 'https';
}

/**
 * Returns true if a request that changes something may come from our own page. Uses Sec-Fetch-Site if the browser sends it (only to https
 * and localhost: Fetch Metadata, 2); else Origin, which is `null` for our own forms too, since our pages send no referrer (Fetch,
 * "serializing a request origin"). The request needs the session's CSRF token in any case.
 */
export function isFromOurPage(request: RelayRequest): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host !== '' && [hostOf(request), request.headers.get('host')].includes(host);
}

/** Returns the host and port in the browser's URL. */
export function hostOf({ headers, url }: RelayRequest): string {
  return firstOf(headers.get('x-forwarded-host')) ?? headers.get('host') ?? new URL(url).host;
}

/** Returns the first entry of a forwarding header, which is from the browser's own request. */
function firstOf(header: string | null): string | null {
  return header?.split(',')[0]?.trim() || null;
}
