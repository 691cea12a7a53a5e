import { createHmac, randomBytes } from 'node:crypto';
import { isSameSecret } from '../intake/authenticity.ts';

/** How long a session lasts, in milliseconds. */
const SESSION_MS = 12 * 60 * 60 * 1000;
const NAME = 'relay_session';
/** The random id, the expiry in epoch milliseconds, and the HMAC over both. */
const VALUE = /^(?<text>[\w-]{22}\.(?<expiresAt>\d{1,15}))\.(?<mac>[\w-]{43})$/;
/** The maximum number of cookies to read: a neighboring host can set more with the same name. */
const MAX_COOKIES = 4;

/** Returns the sessions of an admin token; throws RangeError if it is empty. None is stored; all end when the token changes. */
export function createSessions(adminToken: string) {
  if (adminToken === '') throw new RangeError('The page needs an admin token that is not empty.');
  // One key for each purpose; neither reveals the token or the other key.
  const sessionKey = createHmac('sha256', adminToken).update('touchdown relay page: session').digest();
  const csrfKey = createHmac('sha256', adminToken).update('touchdown relay page: csrf').digest();
  const sign = (key: Buffer, text: string): string => createHmac('sha256', key).update(text).digest('base64url');
  const decode = (value: string, now: number): string | null => {
    const { text, expiresAt, mac } = VALUE.exec(value)?.groups ?? {};
    if (text === undefined || mac === undefined || !isSameSecret(mac, sign(sessionKey, text))) return null;
    return Number(expiresAt) > now ? sign(csrfKey, text) : null;
  };
  return {
    isToken: (text: string): boolean => isSameSecret(text, adminToken),
    /** Returns the `Set-Cookie` of a new session. */
    open: (now: number, isSecure: boolean): string => {
      const text = `${randomBytes(16).toString('base64url')}.${Math.floor(now) + SESSION_MS}`;
      return renderCookie(`${text}.${sign(sessionKey, text)}`, SESSION_MS / 1000, isSecure);
    },
    /** Returns the `Set-Cookie` that ends a session in its browser. */
    close: (isSecure: boolean): string => renderCookie('', 0, isSecure),
    /** Returns the CSRF token of the session in a request's `Cookie` header; null if the session is invalid or has expired. */
    read: (cookieHeader: string | null, now: number): string | null =>
      readCookies(cookieHeader)
        .map((value) => decode(value, now))
        .find((csrf) => csrf !== null) ?? null,
  };
}

function readCookies(header: string | null): string[] {
  return (header ?? '')
    .split(';')
    .map((pair) => pair.trim())
    .filter((pair) => pair.startsWith(`${NAME}=`))
    .slice(0, MAX_COOKIES)
    .map((pair) => pair.slice(NAME.length + 1));
}

/** Returns a `Set-Cookie` for this host only, hidden from scripts, which other sites can send only with links; 0 seconds deletes it. */
function renderCookie(value: string, maxAgeSeconds: number, isSecure: boolean): string {
  const secure = isSecure ? '; Secure' : '';
  return `${NAME}=${value}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
