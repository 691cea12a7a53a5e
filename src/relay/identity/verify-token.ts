import { decodeJwt, decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { Clock } from '../../kernel/clock.ts';
import { textOf } from '../../kernel/hostile-json.ts';
import type { FindKey } from './issuer-keys.ts';

/** The claims of a verified token of GitHub Actions that the relay uses. */
export interface TokenClaims {
  /** GitHub's numeric id, which renaming does not change. */
  readonly repositoryId: number;
  /** The `owner/name` when the token was created. */
  readonly repository: string;
  readonly runId: number;
  /** In lower case; for a pull request, the merge commit instead of the head. */
  readonly sha: string;
  readonly jti: string;
  /** Its `exp` in epoch milliseconds; the token is accepted for the clock skew longer. */
  readonly expiresAt: number;
}

/**
 * `rejected`: the reason is for the log and contains nothing of the token but the address of an unknown issuer. `unavailable`: the issuer's
 * keys cannot be read at the moment.
 */
export type Verification =
  | { readonly kind: 'verified'; readonly claims: TokenClaims }
  | { readonly kind: 'rejected'; readonly reason: string }
  | { readonly kind: 'unavailable' };

/** Verifies one token; never rejects. */
export type TokenVerifier = (token: string) => Promise<Verification>;

/** The maximum difference between the clocks of the relay and an issuer. */
export const SKEW_MS = 30_000;
const CLOCK = "this machine's clock is";
/** GitHub's tokens have about 2 KiB; larger ones are not parsed. */
const MAX_TOKEN_CHARS = 16_384;

/** An exact number: at most 15 digits, no leading zero. */
const ID = /^[1-9]\d{0,14}$/;
const REQUIRED_CLAIMS: readonly (readonly [string, RegExp])[] = [
  ['repository_id', ID],
  ['repository_owner_id', ID],
  ['run_id', ID],
  ['repository', /^[\w.-]{1,100}\/[\w.-]{1,100}$/],
  ['sha', /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/i],
  ['event_name', /^\w{1,64}$/],
  // A UUID with GitHub; never free text, since it becomes a key.
  ['jti', /^[\w.:+/=-]{1,128}$/],
];

/**
 * Returns a verifier of OIDC tokens of GitHub Actions. A token must be signed with RS256 by a key of a listed issuer, for our audience, be
 * valid now (with 30 s of skew), and have every claim that the relay needs.
 */
export function createTokenVerifier(parts: {
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly findKey: FindKey;
  readonly clock: Clock;
}): TokenVerifier {
  const { issuers, audience, findKey, clock } = parts;
  const verify: TokenVerifier = async (token) => {
    if (token.length > MAX_TOKEN_CHARS) return rejected('the token is too long');
    const { alg, kid } = decodeProtectedHeader(token);
    if (alg !== 'RS256') return rejected('not signed with RS256');
    if (typeof kid !== 'string' || kid === '') return rejected('the token names no key');
    const claimed = decodeJwt(token).iss;
    const issuer = issuers.find((allowed) => allowed === claimed);
    if (issuer === undefined) return rejected(`its issuer${nameOf(claimed)} is not in RELAY_OIDC_ISSUER`);
    const key = await findKey(issuer, kid);
    if (key === 'unavailable') return { kind: 'unavailable' };
    if (key === 'unknown') return rejected('its issuer does not publish its key');
    const now = clock.epochMs();
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      issuer,
      audience,
      clockTolerance: SKEW_MS / 1000,
      currentDate: new Date(now),
      requiredClaims: ['exp', 'nbf', 'iat', 'jti'],
    });
    if (typeof payload.iat !== 'number' || payload.iat * 1000 > now + SKEW_MS)
      return rejected(`issued in the future, or ${CLOCK} behind`);
    const bad = REQUIRED_CLAIMS.find(([name, form]) => !form.test(textOf(payload, name)));
    // GitHub sends a name or omits the claim, so a token with anything else is not from GitHub.
    if (typeof (payload['environment'] ?? '') !== 'string') return rejected('its environment is not a string');
    if (bad !== undefined) return rejected(`its ${bad[0]} is missing or invalid`);
    return { kind: 'verified', claims: claimsOf(payload) };
  };
  return async (token) => {
    try {
      return await verify(token);
    } catch (error) {
      if (error instanceof errors.JWTExpired) return rejected(`expired, or ${CLOCK} ahead`);
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'nbf' && error.reason === 'check_failed')
        return rejected(`not valid yet, or ${CLOCK} behind`);
      if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
        return rejected('its audience is not the one of RELAY_OIDC_AUDIENCE');
      return rejected(error instanceof errors.JOSEError ? error.code : 'not a token');
    }
  };
}

/** Does not read `sub`: the repository owner chooses its form (docs.github.com, "OpenID Connect reference"). */
function claimsOf(payload: Readonly<Record<string, unknown>>): TokenClaims {
  return {
    repositoryId: Number(payload['repository_id']),
    repository: String(payload['repository']),
    runId: Number(payload['run_id']),
    sha: String(payload['sha']).toLowerCase(),
    jti: String(payload['jti']),
    expiresAt: Number(payload['exp']) * 1000,
  };
}

/** Returns an issuer's address after a space; empty if it has the form of no address. */
function nameOf(issuer: string | undefined): string {
  return /^https:\/\/[\w.-]{1,100}(?:\/[\w-]{1,50}){0,3}$/.test(issuer ?? '') ? ` ${issuer}` : '';
}

function rejected(reason: string): Verification {
  return { kind: 'rejected', reason };
}
