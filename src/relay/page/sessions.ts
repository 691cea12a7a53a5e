import { randomBytes } from 'node:crypto';
import { readCookies, renderCookie } from './cookies.ts';
import { deriveKey, isSameSecret, macOf } from './secrecy.ts';

/** How long a session lasts, in milliseconds. */
export const SESSION_MS = 12 * 60 * 60 * 1000;
const NAME = 'relay_session';
/** The random id, the expiry in epoch milliseconds, and the HMAC over both. */
const VALUE = /^(?<text>[\w-]{22}\.(?<expiresAt>\d{1,15}))\.(?<mac>[\w-]{43})$/;

/** One who has logged in. */
export interface Session {
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** What every form of the session carries, and nobody else knows. */
  readonly csrf: string;
}

/** The sessions of whoever knows the admin token; all of them end when the token changes, and none is remembered. */
export interface Sessions {
  /** Tells whether a text is the admin token, in constant time. */
  isToken(text: string): boolean;
  /** Returns the `Set-Cookie` of a new session. */
  open(now: number, isSecure: boolean): string;
  /** Returns the `Set-Cookie` that ends a session in its browser. */
  close(isSecure: boolean): string;
  /** Returns the session that a request's `Cookie` header tells of; null where it is none of ours or is over. */
  read(cookieHeader: string | null, now: number): Session | null;
}

/** Returns the sessions under an admin token; throws RangeError where that is empty, since everybody would know it. */
export function createSessions(adminToken: string): Sessions {
  if (adminToken === '') throw new RangeError('The page needs an admin token that is not empty.');
  const sessionKey = deriveKey(adminToken, 'touchdown relay page: session');
  const csrfKey = deriveKey(adminToken, 'touchdown relay page: csrf');
  const decode = (value: string, now: number): Session | null => {
    const { text, expiresAt, mac } = VALUE.exec(value)?.groups ?? {};
    if (text === undefined || mac === undefined || !isSameSecret(mac, macOf(sessionKey, text))) return null;
    return Number(expiresAt) > now ? { expiresAt: Number(expiresAt), csrf: macOf(csrfKey, text) } : null;
  };
  return {
    isToken: (text) => isSameSecret(text, adminToken),
    open: (now, isSecure) => {
      const text = `${randomBytes(16).toString('base64url')}.${Math.floor(now) + SESSION_MS}`;
      return renderCookie(NAME, `${text}.${macOf(sessionKey, text)}`, SESSION_MS / 1000, isSecure);
    },
    close: (isSecure) => renderCookie(NAME, '', 0, isSecure),
    read: (cookieHeader, now) =>
      readCookies(cookieHeader, NAME)
        .map((value) => decode(value, now))
        .find((session) => session !== null) ?? null,
  };
}
