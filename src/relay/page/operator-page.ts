import { safeSentence } from '../../kernel/untrusted.ts';
import { createLoginThrottle } from './login-throttle.ts';
import type { Answer, Desk, PageParts, Route } from './page-context.ts';
import { isByHttps, isFromOurPage } from './page-origin.ts';
import { type MoreHeaders, reply } from './page-responses.ts';
import { ROUTES } from './page-routes.ts';
import { renderNotice } from './page-shell.ts';
import { createSessions } from './sessions.ts';

/** Returns one request of a client: its address, or empty where that is not known. Never rejects. */
export type Page = (request: Request, client: string) => Promise<Response>;

/** Returns the relay's page for people, to be mounted at `/`. Throws RangeError for an empty token. */
export function createPage(parts: PageParts): Page {
  const desk: Desk = {
    ...parts,
    signal: parts.signal ?? new AbortController().signal,
    sessions: createSessions(parts.adminToken),
    throttle: createLoginThrottle(),
  };
  return async (request, client) => {
    const { pathname } = new URL(request.url);
    const route = ROUTES.get(pathname);
    if (route === undefined) return notice(404, 'Not found', 'There is nothing at this address.');
    try {
      const response = await visit(route, request, client, desk);
      if (request.method !== 'HEAD') return response;
      await response.body?.cancel();
      return new Response(null, response);
    } catch (error) {
      desk.log('error', 'The page could not be shown.', { path: pathname, reason: safeSentence(String(error), 300) });
      return notice(503, 'Not now', 'The relay’s store does not answer. Try again in a moment.', {
        retryAfterSeconds: 5,
      });
    }
  };
}

async function visit(route: Route, request: Request, client: string, desk: Desk): Promise<Response> {
  const answer = request.method === 'HEAD' ? route.GET : method(route, request.method);
  if (answer === undefined) {
    const allow = [...(route.GET === undefined ? [] : ['GET', 'HEAD']), ...(route.POST === undefined ? [] : ['POST'])];
    return notice(405, 'Not so', 'This address does not take that method.', { allow: allow.join(', ') });
  }
  if (request.method === 'POST' && !isFromOurPage(request)) {
    return notice(403, 'Refused', 'This form was not sent from the relay’s own page.');
  }
  const session = desk.sessions.read(request.headers.get('cookie'), desk.clock.epochMs());
  return answer({ request, desk, session, isSecure: isByHttps(request), client });
}

function method(route: Route, name: string): Answer | undefined {
  return name === 'GET' || name === 'POST' ? route[name] : undefined;
}

function notice(status: number, title: string, sentence: string, more: MoreHeaders = {}): Response {
  return reply(status, 'text/html', renderNotice(title, sentence), more);
}
