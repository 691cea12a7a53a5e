import type { Clock } from '../../kernel/clock.ts';
import { type PlainResponse, renderError, renderUnavailable } from '../../web/plain-response.ts';
import type { TokenClaims, TokenVerifier } from '../identity/verify-token.ts';
import { createThrottledLog } from '../intake/throttled-log.ts';
import type { RelayLog } from '../interfaces.ts';

/** Accepts any visible characters, more than RFC 6750, since an admin token may have them. The verifier checks all other tokens. */
const BEARER = /^bearer +(\S+) *$/i;

/** Returns the claims of the token in an `Authorization` header, or the response that refuses it. Never rejects. */
export type Authenticate = (authorization: string | null) => Promise<TokenClaims | PlainResponse>;

/** The response to a missing or invalid token; it does not say why. */
export const UNAUTHORIZED = renderError(
  401,
  "The token is missing or invalid. Send an OIDC token of GitHub Actions from the application's repository.",
  { 'www-authenticate': 'Bearer' },
);

/** Returns an `Authenticate`: 401 for a bad token, 503 if it cannot be verified now. */
export function createAuthenticate(verify: TokenVerifier, log: RelayLog, clock: Clock): Authenticate {
  const logUnavailable = createThrottledLog(clock, log);
  const logRefused = createThrottledLog(clock, log);
  return async (authorization) => {
    const token = readBearer(authorization);
    if (token === null) return UNAUTHORIZED;
    const verification = await verify(token);
    if (verification.kind === 'verified') return verification.claims;
    if (verification.kind === 'unavailable') {
      logUnavailable("A token could not be verified, because its issuer's keys cannot be read.");
      return renderUnavailable('Tokens cannot be verified at the moment. Try again later.');
    }
    logRefused('A token was refused.', { reason: verification.reason });
    return UNAUTHORIZED;
  };
}

/** Returns the token of an `Authorization` header; null if it has none. */
export function readBearer(authorization: string | null): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}
