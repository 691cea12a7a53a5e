import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import fc from 'fast-check';
import { exportSPKI, generateKeyPair, importJWK } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createIssuerKeys } from '../../../src/relay/identity/issuer-keys.ts';
import { createTokenVerifier, type TokenVerifier } from '../../../src/relay/identity/verify-token.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { AUDIENCE, createFakeIssuer, type FakeIssuer, goodClaims, ISSUER, NOW } from '../support/http-issuer.ts';

const issuer: FakeIssuer = await createFakeIssuer();
let clock: FakeClock;
let verify: TokenVerifier;
let readKeys: string[];

beforeEach(() => {
  clock = createFakeClock();
  readKeys = [];
  const keys = createIssuerKeys(async (named) => {
    readKeys.push(named);
    return issuer.keys;
  }, clock);
  verify = createTokenVerifier({ issuers: [ISSUER], audience: AUDIENCE, keys, clock });
});

function part(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

describe('a token of GitHub Actions', () => {
  test('is verified, and its claims name the repository, run and commit', async () => {
    expect(await verify(await issuer.sign({ environment: 'production' }))).toEqual({
      kind: 'verified',
      claims: {
        repositoryId: 7,
        repository: 'acme/web',
        runId: 4711,
        sha: 'a'.repeat(40),
        jti: goodClaims().jti,
        expiresAt: (NOW + 300) * 1000,
      },
    });
  });

  test.each([
    ['expired within the skew', { exp: NOW - 29 }],
    ['not yet valid within the skew', { nbf: NOW + 29, iat: NOW + 29 }],
    ['with any sub', { sub: 'nonsense' }],
  ])('is verified %s', async (_, claims) => {
    expect(await verify(await issuer.sign(claims))).toMatchObject({ kind: 'verified' });
  });

  test.each([
    ['of another audience', { aud: 'https://github.com/acme' }],
    ['of another issuer', { iss: 'https://token.actions.evil' }],
    ['of an issuer that only begins like ours', { iss: `${ISSUER}/acme` }],
    ['that is expired', { exp: NOW - 31 }],
    ['that is not yet valid', { nbf: NOW + 31 }],
    ['from the future', { iat: NOW + 31 }],
    ['with a time that is no number', { exp: 'never' }],
    ['with a repository id that is no number', { repository_id: '7 or 1=1' }],
    ['with a repository id that is not exact', { repository_id: '9'.repeat(16) }],
    ['with an invalid commit', { sha: 'main' }],
    ['with free text for a jti', { jti: 'a b\nc' }],
  ])('is refused %s', async (_, claims) => {
    expect(await verify(await issuer.sign(claims))).toMatchObject({ kind: 'rejected' });
  });

  test.each([
    'iss',
    'aud',
    'exp',
    'nbf',
    'iat',
    'jti',
    'repository',
    'repository_id',
    'repository_owner_id',
    'run_id',
    'sha',
    'event_name',
  ])('is refused without %s', async (name) => {
    expect(await verify(await issuer.sign({ [name]: undefined }))).toMatchObject({ kind: 'rejected' });
  });

  test('is refused with the signature of another key', async () => {
    const { privateKey } = await generateKeyPair('RS256');
    expect(await verify(await issuer.sign({}, {}, privateKey))).toMatchObject({ kind: 'rejected' });
  });

  test('is refused with `alg: none`, in any case, with and without a signature', async () => {
    const signature = (await issuer.sign()).split('.')[2];
    for (const alg of ['none', 'None', 'NONE', '']) {
      const token = `${part({ alg, kid: 'k1' })}.${part(goodClaims())}.`;
      expect(await verify(token)).toMatchObject({ kind: 'rejected' });
      expect(await verify(token + signature)).toMatchObject({ kind: 'rejected' });
    }
  });

  test('is refused with HS256 over the public key', async () => {
    const [jwk] = issuer.keys;
    const publicKey = await importJWK({ ...jwk, ext: true }, 'RS256');
    if (publicKey instanceof Uint8Array) throw new Error('no key');
    const signed = `${part({ alg: 'HS256', kid: 'k1' })}.${part(goodClaims())}`;
    const signature = createHmac('sha256', await exportSPKI(publicKey))
      .update(signed)
      .digest('base64url');
    expect(await verify(`${signed}.${signature}`)).toMatchObject({ kind: 'rejected' });
  });

  test('is refused with RS512 of the same key', async () => {
    const { privateKey } = await generateKeyPair('RS512');
    expect(await verify(await issuer.sign({}, { alg: 'RS512' }, privateKey))).toMatchObject({ kind: 'rejected' });
  });

  test.each([
    ['with an unknown `crit`', { crit: ['exp2'], exp2: 1 }],
    ['with an unknown kid', { kid: 'k2' }],
    ['without a kid', { kid: undefined }],
    ['with a key of its own', { kid: 'k9', jwk: issuer.keys[0] }],
  ])('is refused %s', async (_, header) => {
    const signed = `${part({ alg: 'RS256', kid: 'k1', ...header })}.${part(goodClaims())}`;
    const bytes = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', issuer.privateKey, new TextEncoder().encode(signed));
    const token = `${signed}.${Buffer.from(bytes).toString('base64url')}`;
    expect(await verify(token)).toMatchObject({ kind: 'rejected' });
  });

  test('is refused with a weak key', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const keys = createIssuerKeys(async () => [{ ...weak.publicKey.export({ format: 'jwk' }), kid: 'k1' }], clock);
    const signed = `${part({ alg: 'RS256', kid: 'k1' })}.${part(goodClaims())}`;
    const token = `${signed}.${createSign('RSA-SHA256').update(signed).sign(weak.privateKey, 'base64url')}`;
    const verifyWeak = createTokenVerifier({ issuers: [ISSUER], audience: AUDIENCE, keys, clock });
    expect(await verifyWeak(token)).toMatchObject({ kind: 'rejected' });
  });

  test("is refused if it is too long, before its issuer's keys are read", async () => {
    expect(await verify(await issuer.sign({ more: 'x'.repeat(20_000) }))).toEqual({
      kind: 'rejected',
      reason: 'the token is too long',
    });
    expect(readKeys).toEqual([]);
  });

  test('of an unlisted issuer is refused without asking that issuer', async () => {
    await verify(await issuer.sign({ iss: 'https://token.actions.evil' }));
    expect(readKeys).toEqual([]);
  });

  test('is refused if any one character is changed', async () => {
    const good = await issuer.sign();
    await fc.assert(
      fc.asyncProperty(fc.nat(good.length - 1), fc.constantFrom(...'Zz09-_.'), async (at, character) => {
        const changed = good.slice(0, at) + character + good.slice(at + 1);
        // The last character of base64url has bits that no decoder reads.
        fc.pre(changed !== good && at !== good.length - 1);
        expect((await verify(changed)).kind).toBe('rejected');
      }),
      { numRuns: 200 },
    );
  });

  test('is refused if it is any other text, and the reason contains nothing of the text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ minLength: 12 }), async (text) => {
        const verification = await verify(text);
        expect(verification.kind).toBe('rejected');
        expect(JSON.stringify(verification)).not.toContain(text);
      }),
    );
  });

  test('is unavailable while its issuer is down, unless it is refused anyway', async () => {
    const keys = createIssuerKeys(async () => null, clock);
    const blind = createTokenVerifier({ issuers: [ISSUER], audience: AUDIENCE, keys, clock });
    expect(await blind(await issuer.sign())).toEqual({ kind: 'unavailable' });
    expect(await blind(`${part({ alg: 'none', kid: 'k1' })}.${part(goodClaims())}.`)).toMatchObject({
      kind: 'rejected',
    });
  });
});
