import type { PlainResponse } from '../../web/plain-response.ts';
import { isSameSecret } from '../intake/authenticity.ts';
import type { RelayRequest } from '../interfaces.ts';
import { type PageContext, redirect, respond, type Visit } from './context.ts';
import { renderLogin, renderNotice } from './shell.ts';

/** The page's forms are small. */
const MAX_BYTES = 4096;
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Opens a session for the admin token; responds 401 for another token, 429 after too many failures. */
export async function logIn({ request, context, isSecure, client }: Visit): Promise<PlainResponse> {
  const { clock, throttle, sessions, log } = context;
  const form = await readForm(request, context);
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
  return redirect('/', sessions.open(clock.epochMs(), isSecure));
}

/** Ends the session in the browser; ignores a form from another session. */
export async function logOut({ request, context, csrf, isSecure }: Visit): Promise<PlainResponse> {
  const form = await readForm(request, context);
  const given = typeof form === 'number' ? '' : (form.get('csrf') ?? '');
  if (csrf !== null && !isSameSecret(given, csrf)) return redirect('/');
  return redirect('/login', context.sessions.close(isSecure));
}

/** Retries a dead letter (`check`) or all (`all`); returns a message for the page, or the response that refuses it. Rejects if the store does. */
export async function replayDead({ request, context, csrf }: Visit): Promise<PlainResponse | string> {
  if (csrf === null) return redirect('/login');
  const form = await readForm(request, context);
  if (typeof form === 'number') return refuse(form);
  const checkId = form.get('check');
  const isAll = form.get('all') === 'yes';
  if (isAll === (checkId !== null) || checkId === '') return refuse(400);
  if (!isSameSecret(form.get('csrf') ?? '', csrf))
    return 'Nothing was replayed: the form belongs to another session. Try again.';
  const { store, clock, log } = context;
  const count = await store.replay({ checkId, now: clock.epochMs() });
  log('info', 'Dead letters were replayed from the page.', { count, isAll });
  if (count === 0) return 'There was nothing to replay.';
  return count === 1 ? 'One check run will be written again.' : `${count} check runs will be written again.`;
}

/** Returns a form of at most 4 KiB, or the status that refuses it. Never rejects. */
async function readForm(request: RelayRequest, { readBody }: PageContext): Promise<URLSearchParams | number> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return 415;
  const bytes = await readBody(request, { maxBytes: MAX_BYTES, isSenderKnown: false });
  return 'status' in bytes ? bytes.status : new URLSearchParams(new TextDecoder().decode(bytes));
}

function refuse(status: number): PlainResponse {
  return respond(status, 'text/html', renderNotice('Refused', 'The form could not be read.'));
}
