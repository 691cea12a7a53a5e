import type { TokenClaims } from '../identity/claims.ts';
import type { TokenVerifier } from '../identity/verify-token.ts';
import type { RelayLog } from '../ports.ts';
import { type Answer, renderUnauthorized, renderUnavailable } from './answer.ts';

/** RFC 6750, 2.1; the length is the verifier's to judge. */
const BEARER = /^bearer +([\w.~+/-]+=*) *$/i;

/** Who asks, or what to answer to somebody of whom that is not known. */
export type Caller =
  | { readonly kind: 'known'; readonly claims: TokenClaims }
  | { readonly kind: 'refused'; readonly answer: Answer };

/** Answers who is behind an `Authorization` header; never rejects. */
export type Authenticate = (authorization: string | null) => Promise<Caller>;

/** Answers an `Authenticate` that rests on a verifier: 401 for whatever is wrong, 503 where nobody can say. */
export function createAuthenticate(verify: TokenVerifier, log: RelayLog): Authenticate {
  return async (authorization) => {
    const token = BEARER.exec(authorization ?? '')?.[1];
    if (token === undefined) return refused(renderUnauthorized());
    const verification = await verify(token);
    if (verification.kind === 'verified') return { kind: 'known', claims: verification.claims };
    if (verification.kind === 'unavailable') {
      log('warn', "a token could not be verified: its issuer's keys cannot be read");
      return refused(renderUnavailable('tokens cannot be verified now'));
    }
    log('info', 'a token was refused', { reason: verification.reason });
    return refused(renderUnauthorized());
  };
}

function refused(answer: Answer): Caller {
  return { kind: 'refused', answer };
}
