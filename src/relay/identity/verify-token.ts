import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { Clock } from '../../kernel/clock.ts';
import { decodeClaims, type TokenClaims } from './claims.ts';
import type { IssuerKeys } from './issuer-keys.ts';

/** How far the clocks of the relay and of an issuer may be apart. */
export const SKEW_MS = 30_000;
/** GitHub's tokens have about 2 KiB; above this nothing is parsed. */
const MAX_TOKEN_CHARS = 16_384;

/**
 * What became of a token. `rejected`: HTTP 401; its reason is for the log and holds nothing of the token. `unavailable`: nobody can
 * say, since its issuer's keys cannot be read now: HTTP 503.
 */
export type Verification =
  | { readonly kind: 'verified'; readonly claims: TokenClaims }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'unavailable' };

/** Verifies one token; never rejects. */
export type TokenVerifier = (token: string) => Promise<Verification>;

/**
 * Returns a verifier of the OIDC tokens of GitHub Actions: signed with RS256 by a key of an issuer of the list, for exactly our
 * audience, within its times by the clock given (30 s of skew), with every claim that the relay rests on.
 */
export function createTokenVerifier(parts: {
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly keys: IssuerKeys;
  readonly clock: Clock;
}): TokenVerifier {
  return async (token) => {
    try {
      return await verify(token, parts);
    } catch (error) {
      return rejected(error instanceof errors.JOSEError ? error.code : 'not a token');
    }
  };
}

async function verify(token: string, parts: Parameters<typeof createTokenVerifier>[0]): Promise<Verification> {
  if (token.length > MAX_TOKEN_CHARS) return rejected('too long');
  const { alg, kid } = decodeProtectedHeader(token);
  if (alg !== 'RS256') return rejected('not signed with RS256');
  if (typeof kid !== 'string' || kid === '') return rejected('names no key');
  const claimed = decodeJwt(token).iss;
  const issuer = parts.issuers.find((allowed) => allowed === claimed);
  if (issuer === undefined) return rejected('its issuer is not one of the list');
  const found = await parts.keys.find(issuer, kid);
  if (found.kind === 'unavailable') return { kind: 'unavailable' };
  if (found.kind === 'unknown') return rejected('its issuer has no such key');
  const now = parts.clock.epochMs();
  const { payload } = await jwtVerify(token, found.key, {
    algorithms: ['RS256'],
    issuer,
    audience: parts.audience,
    clockTolerance: SKEW_MS / 1000,
    currentDate: new Date(now),
    requiredClaims: ['exp', 'nbf', 'iat', 'jti'],
  });
  if (typeof payload.iat !== 'number' || payload.iat * 1000 > now + SKEW_MS) return rejected('issued in the future');
  const claims = decodeClaims(payload);
  return typeof claims === 'string' ? rejected(`without a usable ${claims}`) : { kind: 'verified', claims };
}

function rejected(reason: string): Verification {
  return { kind: 'rejected', reason };
}
