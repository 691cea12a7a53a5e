import { type CryptoKey, exportJWK, type JWK, type JWTPayload, SignJWT } from 'jose';
import { issuerKeys } from '../../support/oidc-issuer.ts';

/** The issuer and the audience that the tests allow. */
export const ISSUER = 'https://token.actions.test';
/** The audience of our relay in the tests. */
export const AUDIENCE = 'touchdown';
/** The start of the fake clock, in seconds. */
export const NOW = Date.UTC(2030, 0, 1) / 1000;

/** An issuer in memory. */
export interface FakeIssuer {
  readonly keys: JWK[];
  readonly privateKey: CryptoKey;
  /** Signs a valid token with changed claims; a claim that is undefined is omitted. */
  sign(
    claims?: Readonly<Record<string, unknown>>,
    header?: Readonly<Record<string, unknown>>,
    key?: CryptoKey,
  ): Promise<string>;
}

/** Returns the claims of a good token. */
export function goodClaims(): JWTPayload {
  return {
    iss: ISSUER,
    aud: AUDIENCE,
    sub: 'repo:evil/else:ref:refs/heads/main',
    iat: NOW - 5,
    nbf: NOW - 600,
    exp: NOW + 300,
    jti: '0b1f6e1c-5a52-4b6c-9d3c-1f2f3a4b5c6d',
    repository: 'acme/web',
    repository_id: '7',
    repository_owner_id: '70',
    run_id: '4711',
    run_attempt: '2',
    sha: 'a'.repeat(40),
    event_name: 'push',
  };
}

/** Returns an issuer with one key, `k1`. */
export async function createFakeIssuer(): Promise<FakeIssuer> {
  const { privateKey, publicKey } = await issuerKeys();
  const keys: JWK[] = [{ ...(await exportJWK(publicKey)), kid: 'k1', alg: 'RS256', use: 'sig' }];
  return {
    keys,
    privateKey,
    sign: (claims = {}, header = {}, key = privateKey) =>
      new SignJWT({ ...goodClaims(), ...claims }).setProtectedHeader({ alg: 'RS256', kid: 'k1', ...header }).sign(key),
  };
}
