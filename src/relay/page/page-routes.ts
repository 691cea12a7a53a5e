import { readFlash, renderFlash, renderFlashCookie } from './flash.ts';
import { openLive } from './live.ts';
import { logIn, logOut, showLogin } from './log-in.ts';
import type { Desk, Route, Visit } from './page-context.ts';
import { hostOf } from './page-origin.ts';
import { replayDead } from './page-replay.ts';
import { redirect, reply } from './page-responses.ts';
import { SCRIPT } from './page-script.ts';
import { renderBounce, renderNotice, renderShell } from './page-shell.ts';
import { STYLE } from './page-style.ts';
import { renderMain, titleOf } from './render-main.ts';
import type { Session } from './sessions.ts';

/** Deployments that are asked for; each application shows its last ones of these. */
const MAX_ROWS = 200;

/** The addresses of the page. */
export const ROUTES: ReadonlyMap<string, Route> = new Map<string, Route>([
  ['/', { GET: showPage }],
  ['/fragment', { GET: showFragment }],
  ['/live', { GET: showLive }],
  ['/login', { GET: showLogin, POST: logIn }],
  ['/logout', { POST: logOut }],
  ['/replay', { POST: replayDead }],
  ['/page.css', { GET: () => reply(200, 'text/css', STYLE) }],
  ['/page.js', { GET: () => reply(200, 'text/javascript', SCRIPT) }],
]);

async function showPage({ request, desk, session, isSecure }: Visit): Promise<Response> {
  if (session === null)
    return isLinkedFromElsewhere(request) ? reply(200, 'text/html', renderBounce()) : redirect('/login');
  const flash = readFlash(request.headers.get('cookie'));
  const { main, title } = await renderNow(request, desk, session, isSecure);
  const html = renderShell({ main, title, flash: flash === null ? null : renderFlash(flash), csrf: session.csrf });
  return reply(200, 'text/html', html, { cookies: flash === null ? [] : [renderFlashCookie(null, isSecure)] });
}

/** A browser does not send our cookie with a link that was clicked elsewhere, on a check run for one; asked from here, it does. */
function isLinkedFromElsewhere(request: Request): boolean {
  return ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '');
}

async function showFragment({ request, desk, session, isSecure }: Visit): Promise<Response> {
  if (session === null) return refuse();
  return reply(200, 'text/html', (await renderNow(request, desk, session, isSecure)).main);
}

function showLive({ desk, session }: Visit): Response {
  if (session === null) return refuse();
  const { clock, signal } = desk;
  const onChange = (listener: () => void): (() => void) => desk.store.onChange(listener);
  return reply(200, 'text/event-stream', openLive({ onChange, clock, until: session.expiresAt, signal }));
}

function refuse(): Response {
  return reply(401, 'text/html', renderNotice('Log in', 'The session is over.'));
}

async function renderNow(
  request: Request,
  { store, clock, rules, dependencies }: Desk,
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
