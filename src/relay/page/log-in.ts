import { readForm } from './form-body.ts';
import type { Visit } from './page-context.ts';
import { redirect, reply } from './page-responses.ts';
import { renderLogin } from './page-shell.ts';
import { isSameSecret } from './secrecy.ts';

/** Returns the form, or sends on who has logged in already. */
export function showLogin({ session }: Visit): Response {
  return session === null ? reply(200, 'text/html', renderLogin(null)) : redirect('/');
}

/** Returns a login: a session for the admin token, 401 for anything else, 429 for who tried too often. */
export async function logIn({ request, desk, isSecure, client }: Visit): Promise<Response> {
  const { clock, throttle, sessions, log } = desk;
  const body = await readForm(request, desk.readBody);
  if (body.kind === 'refused') return reply(body.status, 'text/html', renderLogin('The form could not be read.'));
  const waitMs = throttle.waitMs(client, clock.monotonicMs());
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    const sentence = `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return reply(429, 'text/html', renderLogin(sentence), { retryAfterSeconds: seconds });
  }
  if (!sessions.isToken(body.fields.get('token') ?? '')) {
    throttle.failed(client, clock.monotonicMs());
    log('warn', 'Somebody tried to log in to the page with a wrong token.');
    return reply(401, 'text/html', renderLogin('That is not the admin token.'));
  }
  log('info', 'Somebody logged in to the page.');
  return redirect('/', [sessions.open(clock.epochMs(), isSecure)]);
}

/** Returns by taking the session out of the browser; a form of another session changes nothing. */
export async function logOut({ request, desk, session, isSecure }: Visit): Promise<Response> {
  const body = await readForm(request, desk.readBody);
  const told = body.kind === 'form' ? (body.fields.get('csrf') ?? '') : '';
  if (session !== null && !isSameSecret(told, session.csrf)) return redirect('/');
  return redirect('/login', [desk.sessions.close(isSecure)]);
}
