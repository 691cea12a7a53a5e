import type { Clock } from '../../kernel/clock.ts';
import { sentenceOf } from '../../kernel/untrusted.ts';
import { renderPageHeaders } from '../../web/page-kit.ts';
import type { PlainResponse } from '../../web/plain-response.ts';
import type { ReadRequestBody } from '../../web/request-bodies.ts';
import type { Rules } from '../decide/rules.ts';
import { isSameSecret } from '../intake/authenticity.ts';
import type { RelayLog, RelayRequest } from '../interfaces.ts';
import type { Dependencies } from '../monitoring/problems.ts';
import type { Store } from '../store/store.ts';
import { createLoginThrottle } from './login-throttle.ts';
import { renderMain, titleOf } from './main.ts';
import { SCRIPT } from './script.ts';
import { createSessions } from './sessions.ts';
import { renderLogin, renderNotice, renderShell } from './shell.ts';
import { STYLE } from './style.ts';

/** What the page needs; `adminToken` must not be empty. */
export interface PageParts {
  readonly store: Pick<Store, 'readOverview' | 'replay'>;
  readonly dependencies: Dependencies;
  readonly rules: () => Rules;
  readonly adminToken: string;
  readonly readBody: ReadRequestBody;
  readonly clock: Clock;
  readonly log: RelayLog;
}

/** One request on a route, with what the page needs. */
interface Visit extends PageParts {
  readonly request: RelayRequest;
  readonly sessions: ReturnType<typeof createSessions>;
  readonly throttle: ReturnType<typeof createLoginThrottle>;
  /** The CSRF token in every form of the session; null if the visitor has not logged in. */
  readonly csrf: string | null;
  /** True if the browser's own connection is encrypted. */
  readonly isSecure: boolean;
  /** The client for counting failed logins: an address, or empty if it is not known. */
  readonly client: string;
}

/** Responds to a request; `client` is its address, or empty. Never rejects. */
export type Page = (request: RelayRequest, client: string) => Promise<PlainResponse>;

type Respond = (visit: Visit) => PlainResponse | Promise<PlainResponse>;
type MoreHeaders = Readonly<Record<string, string>>;

/** The maximum number of deployments to read for all applications. */
const MAX_ROWS = 200;
/** The page's forms are small. */
const MAX_FORM_BYTES = 4096;
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const METHODS = ['GET', 'HEAD', 'POST'];
const PAGE_HEADERS = renderPageHeaders({ scripts: "'self'", styles: "'self'", forms: "'self'" });

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
  const { clock, log } = parts;
  const sessions = createSessions(parts.adminToken);
  const throttle = createLoginThrottle();
  const visit = (path: string, request: RelayRequest, client: string): ReturnType<Respond> => {
    const respondTo = find(request.method, path);
    const allowed = METHODS.filter((method) => find(method, path) !== undefined).join(', ');
    if (allowed === '') return notice(404, 'Not found', 'This page does not exist.');
    if (respondTo === undefined)
      return notice(405, 'Method not allowed', 'This page does not accept that method.', { allow: allowed });
    if (request.method === 'POST' && !isFromOurPage(request))
      return notice(403, 'Refused', 'This form was not sent from the relay’s own page.');
    const csrf = sessions.read(request.headers.get('cookie'), clock.epochMs());
    return respondTo({ ...parts, request, client, sessions, throttle, csrf, isSecure: isByHttps(request) });
  };
  return async (request, client) => {
    const { pathname: path } = new URL(request.url);
    try {
      return await visit(path, request, client);
    } catch (error) {
      log('error', 'Could not show the page.', { path, reason: sentenceOf(error) });
      const sentence = 'The relay’s store does not respond. Try again in a moment.';
      return notice(503, 'Unavailable', sentence, { 'retry-after': '5' });
    }
  };
}

function find(method: string, path: string): Respond | undefined {
  return ROUTES.get(`${method === 'HEAD' ? 'GET' : method} ${path}`);
}

function respond(status: number, type: string, body: string, more: MoreHeaders = {}): PlainResponse {
  return { status, headers: { ...PAGE_HEADERS, 'content-type': `${type}; charset=utf-8`, ...more }, body };
}

function notice(status: number, title: string, sentence: string, more?: MoreHeaders): PlainResponse {
  return respond(status, 'text/html', renderNotice(title, sentence), more);
}

function redirect(location: string, cookie?: string): PlainResponse {
  const more = { location, ...(cookie === undefined ? {} : { 'set-cookie': cookie }) };
  return respond(303, 'text/plain', `See ${location}\n`, more);
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

async function renderNow(visit: Visit, csrf: string): Promise<{ main: string; title: string }> {
  const { request, isSecure, store, clock, rules, dependencies } = visit;
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

/** Opens a session for the admin token; responds 401 for another token, 429 after too many failures. */
async function logIn(visit: Visit): Promise<PlainResponse> {
  const { clock, throttle, sessions, log, client } = visit;
  const form = await readForm(visit);
  if (typeof form === 'number') return respond(form, 'text/html', renderLogin('The form could not be read.'));
  const waitMs = throttle.waitMs(client, clock.monotonicMs());
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    const sentence = `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return respond(429, 'text/html', renderLogin(sentence), { 'retry-after': String(seconds) });
  }
  if (!sessions.isToken(form.get('token') ?? '')) {
    throttle.failed(client, clock.monotonicMs());
    log('warn', 'A login to the page failed: wrong token.');
    return respond(401, 'text/html', renderLogin('Wrong admin token.'));
  }
  log('info', 'A user logged in to the page.');
  return redirect('/', sessions.open(clock.epochMs(), visit.isSecure));
}

/** Ends the session in the browser; ignores a form from another session. */
async function logOut(visit: Visit): Promise<PlainResponse> {
  const { csrf, sessions, isSecure } = visit;
  const form = await readForm(visit);
  const given = typeof form === 'number' ? '' : (form.get('csrf') ?? '');
  if (csrf !== null && !isSameSecret(given, csrf)) return redirect('/');
  return redirect('/login', sessions.close(isSecure));
}

/** Retries a dead letter (`check`) or all (`all`), and shows the page with a message. */
async function replay(visit: Visit): Promise<PlainResponse> {
  const { csrf, store, clock, log } = visit;
  if (csrf === null) return redirect('/login');
  const form = await readForm(visit);
  if (typeof form === 'number') return notice(form, 'Refused', 'The form could not be read.');
  const checkId = form.get('check');
  const isAll = form.get('all') === 'yes';
  if (isAll === (checkId !== null) || checkId === '') return notice(400, 'Refused', 'The form could not be read.');
  if (!isSameSecret(form.get('csrf') ?? '', csrf))
    return showPage(visit, 'Nothing was replayed: the form belongs to another session. Try again.');
  const count = await store.replay({ checkId, now: clock.epochMs() });
  log('info', 'Dead letters were replayed from the page.', { count, isAll });
  const many = count === 1 ? 'One check run' : `${count} check runs`;
  return showPage(visit, count === 0 ? 'There was nothing to replay.' : `${many} will be written again.`);
}

/** Returns a small form, or the status that refuses it. Never rejects. */
async function readForm({ request, readBody }: Visit): Promise<URLSearchParams | number> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return 415;
  const bytes = await readBody(request, { maxBytes: MAX_FORM_BYTES, isSenderKnown: false });
  return 'status' in bytes ? bytes.status : new URLSearchParams(new TextDecoder().decode(bytes));
}

function isByHttps(request: RelayRequest): boolean {
  const forwarded = firstOf(request.headers.get('x-forwarded-proto'));
  return forwarded === null ? new URL(request.url).protocol === 'https:' : forwarded.toLowerCase() === 'https';
}

/**
 * Returns true if a request that changes something may come from our own page. Uses Sec-Fetch-Site if the browser sends it (only to https
 * and localhost: Fetch Metadata, 2); else Origin, which is `null` for our own forms too, since our pages send no referrer (Fetch,
 * "serializing a request origin"). The request needs the session's CSRF token in any case.
 */
function isFromOurPage(request: RelayRequest): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (origin === null || origin === 'null') return true;
  const host = URL.parse(origin)?.host;
  return host !== undefined && host !== '' && [hostOf(request), request.headers.get('host')].includes(host);
}

function hostOf({ headers, url }: RelayRequest): string {
  return firstOf(headers.get('x-forwarded-host')) ?? headers.get('host') ?? new URL(url).host;
}

/** Returns the first entry of a forwarding header, which is from the browser's own request. */
function firstOf(header: string | null): string | null {
  return header?.split(',')[0]?.trim() || null;
}
