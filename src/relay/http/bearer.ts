import type { Clock } from '../../kernel/clock.ts';
import type { TokenClaims } from '../identity/claims.ts';
import type { TokenVerifier } from '../identity/verify-token.ts';
import { createRareLine } from '../intake/throttled-log.ts';
import type { RelayLog } from '../relay-interfaces.ts';
import { type Answer, renderUnauthorized, renderUnavailable } from './http-response.ts';

/** An admin token may be any visible characters, more than RFC 6750 allows; the verifier judges the form of all others. */
const BEARER = /^bearer +(\S+) *$/i;
const LOG_MS = 10_000;

/** Who asks, or what to answer to somebody of whom that is not known. */
export type Caller =
  | { readonly kind: 'known'; readonly claims: TokenClaims }
  | { readonly kind: 'refused'; readonly answer: Answer };

/** Returns who is behind an `Authorization` header; never rejects. */
export type Authenticate = (authorization: string | null) => Promise<Caller>;

/** Returns an `Authenticate` that uses a verifier: 401 for a bad token, 503 if it cannot be verified now. Logs at most every 10 s. */
export function createAuthenticate(verify: TokenVerifier, log: RelayLog, clock: Clock): Authenticate {
  const logUnavailable = createRareLine(clock, log, 'warn', LOG_MS);
  const logRefused = createRareLine(clock, log, 'warn', LOG_MS);
  return async (authorization) => {
    const token = readBearer(authorization);
    if (token === null) return refused(renderUnauthorized());
    const verification = await verify(token);
    if (verification.kind === 'verified') return { kind: 'known', claims: verification.claims };
    if (verification.kind === 'unavailable') {
      logUnavailable("a token could not be verified: its issuer's keys cannot be read");
      return refused(renderUnavailable('tokens cannot be verified now'));
    }
    logRefused('a token was refused', { reason: verification.reason });
    return refused(renderUnauthorized());
  };
}

/** Returns the token of an `Authorization` header; null if it has none. */
export function readBearer(authorization: string | null): string | null {
  return BEARER.exec(authorization ?? '')?.[1] ?? null;
}

function refused(answer: Answer): Caller {
  return { kind: 'refused', answer };
}
