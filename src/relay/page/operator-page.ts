import { sentenceOf } from '../../kernel/untrusted.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { SCRIPT } from './operator-script.ts';
import { STYLE } from './operator-style.ts';
import { type PageContext, type PageParts, redirect, respond, type Visit } from './page-context.ts';
import { logIn, logOut, readFlash, replayDead } from './page-forms.ts';
import { renderLogin, renderNotice, renderShell } from './page-shell.ts';
import { renderMain, titleOf } from './render-main.ts';
import { createSessions, type Session } from './sessions.ts';

/** Responds to a request; `client` is its address, or empty. Never rejects. */
export type Page = (request: Request, client: string) => Promise<Response>;

type Respond = (visit: Visit) => Response | Promise<Response>;

/** The handlers of a path by method; HEAD works like GET. */
interface Route {
  readonly GET?: Respond;
  readonly POST?: Respond;
}

/** The maximum number of deployments to read for all applications. */
const MAX_ROWS = 200;

const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/', { GET: showPage }],
  ['/fragment', { GET: showFragment }],
  ['/login', { GET: showLogin, POST: logIn }],
  ['/logout', { POST: logOut }],
  ['/replay', { POST: replayDead }],
  ['/page.css', { GET: () => respond(200, 'text/css', STYLE) }],
  ['/page.js', { GET: () => respond(200, 'text/javascript', SCRIPT) }],
]);

/** Returns the operator's page, to be mounted at `/`. Throws RangeError for an empty token. */
export function createPage(parts: PageParts): Page {
  const context = { ...parts, sessions: createSessions(parts.adminToken), throttle: createLoginThrottle() };
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    const route = ROUTES.get(pathname);
    if (route === undefined) return notice(404, 'Not found', 'This page does not exist.');
    try {
      const response = await visit(route, request, client, context);
      return request.method === 'HEAD' ? new Response(null, response) : response;
    } catch (error) {
      context.log('error', 'Could not show the page.', { path: pathname, reason: sentenceOf(error) });
      const sentence = 'The relay’s store does not respond. Try again in a moment.';
      return notice(503, 'Unavailable', sentence, { 'Retry-After': '5' });
    }
  };
}

async function visit({ GET, POST }: Route, request: Request, client: string, context: PageContext): Promise<Response> {
  const respondTo = request.method === 'POST' ? POST : ['GET', 'HEAD'].includes(request.method) ? GET : undefined;
  if (respondTo === undefined) {
    const allow = [...(GET === undefined ? [] : ['GET', 'HEAD']), ...(POST === undefined ? [] : ['POST'])];
    return notice(405, 'Method not allowed', 'This page does not accept that method.', { Allow: allow.join(', ') });
  }
  if (request.method === 'POST' && !isFromOurPage(request)) {
    return notice(403, 'Refused', 'This form was not sent from the relay’s own page.');
  }
  const session = context.sessions.read(request.headers.get('cookie'), context.clock.epochMs());
  return respondTo({ request, context, session, isSecure: isByHttps(request), client });
}

function notice(status: number, title: string, sentence: string, more?: Readonly<Record<string, string>>): Response {
  return respond(status, 'text/html', renderNotice(title, sentence), more);
}

async function showPage({ request, context, session, isSecure }: Visit): Promise<Response> {
  if (session === null) return redirect('/login');
  const flash = readFlash(request.headers.get('cookie'), isSecure);
  const { main, title } = await renderNow(request, context, session, isSecure);
  const html = renderShell({ main, title, flash: flash?.text ?? null, csrf: session.csrf });
  return respond(200, 'text/html', html, {}, flash === null ? [] : [flash.cookie]);
}

async function showFragment({ request, context, session, isSecure }: Visit): Promise<Response> {
  if (session === null) return notice(401, 'Log in', 'Your session has expired.');
  return respond(200, 'text/html', (await renderNow(request, context, session, isSecure)).main);
}

function showLogin({ session }: Visit): Response {
  return session === null ? respond(200, 'text/html', renderLogin(null)) : redirect('/');
}

async function renderNow(
  request: Request,
  { store, clock, rules, dependencies }: PageContext,
  { csrf }: Session,
  isSecure: boolean,
): Promise<{ main: string; title: string }> {
  const now = clock.epochMs();
  const [overview, problem] = await Promise.all([
    store.readOverview({ now, limit: MAX_ROWS }),
    dependencies.findStoreProblem(),
  ]);
  const problems = [problem, dependencies.readGithub().problem].filter((one) => one !== null);
  const origin = `${isSecure ? 'https' : 'http'}://${hostOf(request)}`;
  return {
    main: renderMain({ overview, problems, rules: rules(), origin, csrf, now }),
    title: titleOf(overview, problems),
  };
}

/** Returns true if a request came by https, to the relay or to its proxy. */
export function isByHttps(request: Request): boolean {
  const forwarded = firstOf(request.headers.get('x-forwarded-proto'));
  return forwarded === null ? new URL(request.url).protocol === 'https:' : forwarded.toLowerCase() === 'https';
}

/**
 * Returns true if a request that changes something may come from our own page. Uses Sec-Fetch-Site if the browser sends it (only to https
 * and localhost: Fetch Metadata, 2); else Origin, which is `null` for our own forms too, since our pages send no referrer (Fetch,
 * "serializing a request origin"). The request needs the session's CSRF token in any case.
 */
export function isFromOurPage(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host !== '' && [hostOf(request), request.headers.get('host')].includes(host);
}

/** Returns the host and port in the browser's URL. */
export function hostOf({ headers, url }: Request): string {
  return firstOf(headers.get('x-forwarded-host')) ?? headers.get('host') ?? new URL(url).host;
}

/** Returns the first entry of a forwarding header, which is from the browser's own request. */
function firstOf(header: string | null): string | null {
  return header?.split(',')[0]?.trim() || null;
}
