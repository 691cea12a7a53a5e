import { sentenceOf } from '../../kernel/untrusted.ts';
import { isSameSecret } from '../intake/authenticity.ts';
import { type PageContext, redirect, respond, type Visit } from './page-context.ts';
import { renderLogin, renderNotice } from './page-shell.ts';
import { readCookies, renderCookie } from './sessions.ts';

/** The page's forms are small. */
const MAX_BYTES = 4096;
const FORM = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** A message shown once, on the next page: how many dead letters were replayed, or why none was. */
type Flash = number | 'failed' | 'expired';

const FLASH = 'relay_flash';
const FLASH_SECONDS = 30;
const FLASH_VALUE = /^(?:replayed\.(?<count>\d{1,9})|(?<kind>failed|expired))$/;

/** Opens a session for the admin token; responds 401 for another token, 429 after too many failures. */
export async function logIn({ request, context, isSecure, client }: Visit): Promise<Response> {
  const { clock, throttle, sessions, log } = context;
  const form = await readForm(request, context);
  if (typeof form === 'number') return respond(form, 'text/html', renderLogin('The form could not be read.'));
  const waitMs = throttle.waitMs(client, clock.monotonicMs());
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    const sentence = `Too many attempts. Try again in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}.`;
    return respond(429, 'text/html', renderLogin(sentence), { 'Retry-After': String(seconds) });
  }
  if (!sessions.isToken(form.get('token') ?? '')) {
    throttle.failed(client, clock.monotonicMs());
    log('warn', 'A login to the page failed: wrong token.');
    return respond(401, 'text/html', renderLogin('Wrong admin token.'));
  }
  log('info', 'A user logged in to the page.');
  return redirect('/', [sessions.open(clock.epochMs(), isSecure)]);
}

/** Ends the session in the browser; ignores a form from another session. */
export async function logOut({ request, context, session, isSecure }: Visit): Promise<Response> {
  const form = await readForm(request, context);
  const csrf = typeof form === 'number' ? '' : (form.get('csrf') ?? '');
  if (session !== null && !isSameSecret(csrf, session.csrf)) return redirect('/');
  return redirect('/login', [context.sessions.close(isSecure)]);
}

/** Retries a dead letter (`check`) or all (`all`), and redirects to the page, which shows the result once. */
export async function replayDead({ request, context, session, isSecure }: Visit): Promise<Response> {
  if (session === null) return redirect('/login');
  const form = await readForm(request, context);
  if (typeof form === 'number') return refuse(form);
  const check = form.get('check');
  const isAll = form.get('all') === 'yes';
  if (isAll === (check !== null) || check === '') return refuse(400);
  const isOurs = isSameSecret(form.get('csrf') ?? '', session.csrf);
  return redirect('/', [renderFlashCookie(isOurs ? await replay(context, check) : 'expired', isSecure)]);
}

/** Returns the message in a request's `Cookie` header and the cookie that deletes it, or null. */
export function readFlash(cookieHeader: string | null, isSecure: boolean): { text: string; cookie: string } | null {
  const { count, kind } = FLASH_VALUE.exec(readCookies(cookieHeader, FLASH)[0] ?? '')?.groups ?? {};
  const flash = count === undefined ? kind : Number(count);
  return flash === undefined ? null : { text: textOf(flash), cookie: renderCookie(FLASH, '', 0, isSecure) };
}

/** Returns a form of at most 4 KiB, or the status that refuses it. Never rejects. */
async function readForm(request: Request, { readBody }: PageContext): Promise<URLSearchParams | number> {
  if (!FORM.test(request.headers.get('content-type') ?? '')) return 415;
  const bytes = await readBody(request, { maxBytes: MAX_BYTES, isSenderKnown: false });
  return 'status' in bytes ? bytes.status : new URLSearchParams(new TextDecoder().decode(bytes));
}

async function replay({ store, clock, log }: PageContext, checkId: string | null): Promise<Flash> {
  try {
    const count = await store.replay({ checkId, now: clock.epochMs() });
    log('info', 'Dead letters were replayed from the page.', { count, isAll: checkId === null });
    return count;
  } catch (error) {
    log('error', 'Could not replay dead letters from the page.', { reason: sentenceOf(error) });
    return 'failed';
  }
}

function refuse(status: number): Response {
  return respond(status, 'text/html', renderNotice('Refused', 'The form could not be read.'));
}

function renderFlashCookie(flash: Flash, isSecure: boolean): string {
  const value = typeof flash === 'number' ? `replayed.${flash}` : flash;
  return renderCookie(FLASH, value, FLASH_SECONDS, isSecure);
}

function textOf(flash: number | string): string {
  if (flash === 'failed') return 'Nothing was replayed: the relay’s store does not respond. Try again in a moment.';
  if (flash === 'expired') return 'Nothing was replayed: the form belongs to another session. Try again.';
  if (flash === 0) return 'There was nothing to replay.';
  return flash === 1 ? 'One check run will be written again.' : `${flash} check runs will be written again.`;
}
