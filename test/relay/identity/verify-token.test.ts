import { constants, createHmac, createSign, generateKeyPairSync, KeyObject, sign } from 'node:crypto';
import fc from 'fast-check';
import { exportSPKI, generateKeyPair, importJWK } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { createKeyFinder } from '../../../src/relay/identity/issuer-keys.ts';
import { createTokenVerifier, type TokenVerifier } from '../../../src/relay/identity/verify-token.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { runsOf } from '../../support/runs.ts';
import { AUDIENCE, createFakeIssuer, type FakeIssuer, goodClaims, ISSUER, NOW } from '../support/http-issuer.ts';

const issuer: FakeIssuer = await createFakeIssuer();
let clock: FakeClock;
let verify: TokenVerifier;
let readKeys: string[];

beforeEach(() => {
  clock = createFakeClock();
  readKeys = [];
  const findKey = createKeyFinder(async (named) => {
    readKeys.push(named);
    return issuer.keys;
  }, clock);
  verify = createTokenVerifier({ issuers: [ISSUER], audience: AUDIENCE, findKey, clock });
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
    ['of an audience in capitals', { aud: 'Touchdown' }],
    ['of another issuer', { iss: 'https://token.actions.evil' }],
    ['of an issuer that only begins like ours', { iss: `${ISSUER}/acme` }],
    ['of our issuer with a slash', { iss: `${ISSUER}/` }],
    ['of a list of issuers', { iss: [ISSUER] }],
    ['that is expired', { exp: NOW - 31 }],
    ['that is not yet valid', { nbf: NOW + 31 }],
    ['from the future', { iat: NOW + 31 }],
    ['with an expiry that is not a number', { exp: 'never' }],
    ['with a repository id that is not a text', { repository_id: 7 }],
    ['with a repository id that is not a number', { repository_id: '7 or 1=1' }],
    ['with a repository that has a path', { repository: 'acme/../web' }],
    ['with a branch as its commit', { sha: 'main' }],
    ['with a run that is not a number', { run_id: '4711; --' }],
    ['with free text for a jti', { jti: 'a b\nc' }],
    ['with an object as its environment', { environment: {} }],
  ])('is refused %s', async (_, claims) => {
    expect(await verify(await issuer.sign(claims))).toMatchObject({ kind: 'rejected' });
  });

  test.each([
    [{ exp: NOW - 31 }, "expired, or this machine's clock is ahead"],
    [{ nbf: NOW + 31 }, "not valid yet, or this machine's clock is behind"],
    [{ iat: NOW + 31 }, "issued in the future, or this machine's clock is behind"],
    [
      { iss: 'https://ghe.example.com/_services/token' },
      'its issuer https://ghe.example.com/_services/token is not in RELAY_OIDC_ISSUER',
    ],
    [{ aud: 'other' }, 'its audience is not the one of RELAY_OIDC_AUDIENCE'],
    [{ iss: 'https://evil.example/\n::error::' }, 'its issuer is not in RELAY_OIDC_ISSUER'],
    [{ iss: `https://evil.example/${'x'.repeat(300)}` }, 'its issuer is not in RELAY_OIDC_ISSUER'],
  ])('is refused with the reason for %j', async (claims, reason) => {
    expect(await verify(await issuer.sign(claims))).toEqual({ kind: 'rejected', reason });
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

  test('is refused with HMAC over anything public, or over nothing', async () => {
    const [jwk] = issuer.keys;
    const publicKey = await importJWK({ ...jwk, ext: true }, 'RS256');
    if (publicKey instanceof Uint8Array) throw new Error('no key');
    const secrets = [await exportSPKI(publicKey), JSON.stringify(jwk), jwk?.n ?? '', ''];
    for (const secret of secrets) {
      for (const bits of ['256', '384', '512']) {
        const signed = `${part({ alg: `HS${bits}`, kid: 'k1' })}.${part(goodClaims())}`;
        const signature = createHmac(`sha${bits}`, secret).update(signed).digest('base64url');
        expect(await verify(`${signed}.${signature}`)).toMatchObject({ kind: 'rejected' });
      }
    }
  });

  test.each<[string, (text: Buffer) => Buffer]>([
    ['RS384', (text) => sign('sha384', text, KeyObject.from(issuer.privateKey))],
    [
      'PS256',
      (text) =>
        sign('sha256', text, { key: KeyObject.from(issuer.privateKey), padding: constants.RSA_PKCS1_PSS_PADDING }),
    ],
    ['ES256', (text) => sign('sha256', text, generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey)],
  ])('is refused with a signature of %s', async (alg, signText) => {
    const signed = `${part({ alg, kid: 'k1' })}.${part(goodClaims())}`;
    const token = `${signed}.${signText(Buffer.from(signed)).toString('base64url')}`;
    expect(await verify(token)).toMatchObject({ kind: 'rejected' });
  });

  test.each<[string, unknown]>([
    ['without an algorithm', { alg: undefined }],
    ['with an algorithm in small letters', { alg: 'rs256' }],
    ['with an unknown `crit`', { crit: ['exp2'], exp2: 1 }],
    ['with an unknown kid', { kid: 'k2' }],
    ['without a kid', { kid: undefined }],
    ['with a path as its kid', { kid: '../../dev/null' }],
    ['with `__proto__` as its kid', { kid: '__proto__' }],
    ['with a key of its own', { kid: 'k9', jwk: issuer.keys[0] }],
  ])('is refused %s', async (_, header) => {
    const signed = `${part({ alg: 'RS256', kid: 'k1', ...Object(header) })}.${part(goodClaims())}`;
    const bytes = await crypto.subtle.sign('RSASSA-PKCS1-v1_5', issuer.privateKey, new TextEncoder().encode(signed));
    const token = `${signed}.${Buffer.from(bytes).toString('base64url')}`;
    expect(await verify(token)).toMatchObject({ kind: 'rejected' });
  });

  test.each<[string, (head: string, claims: string, signature: string, other: string) => string]>([
    ['claims that are not an object', (head, _, signature) => `${head}.${part([])}.${signature}`],
    ['an empty signature', (head, claims) => `${head}.${claims}.`],
    ['half of its signature', (head, claims, signature) => `${head}.${claims}.${signature.slice(0, -170)}`],
    ['the signature of another token', (head, claims, _, other) => `${head}.${claims}.${other}`],
    ['five parts, as an encrypted one', (head, claims, signature) => `${head}.${claims}.${signature}.AAAA.AAAA`],
  ])('is refused with %s', async (_, change) => {
    const [head = '', claims = '', signature = ''] = (await issuer.sign()).split('.');
    const [, , other = ''] = (await issuer.sign({ jti: 'another' })).split('.');
    expect(await verify(change(head, claims, signature, other))).toMatchObject({ kind: 'rejected' });
  });

  test('is refused with a weak key', async () => {
    const weak = generateKeyPairSync('rsa', { modulusLength: 1024 });
    const findKey = createKeyFinder(async () => [{ ...weak.publicKey.export({ format: 'jwk' }), kid: 'k1' }], clock);
    const signed = `${part({ alg: 'RS256', kid: 'k1' })}.${part(goodClaims())}`;
    const token = `${signed}.${createSign('RSA-SHA256').update(signed).sign(weak.privateKey, 'base64url')}`;
    const verifyWeak = createTokenVerifier({ issuers: [ISSUER], audience: AUDIENCE, findKey, clock });
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
      { numRuns: runsOf(200, 40) },
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
    const findKey = createKeyFinder(async () => null, clock);
    const blind = createTokenVerifier({ issuers: [ISSUER], audience: AUDIENCE, findKey, clock });
    expect(await blind(await issuer.sign())).toEqual({ kind: 'unavailable' });
    expect(await blind(`${part({ alg: 'none', kid: 'k1' })}.${part(goodClaims())}.`)).toMatchObject({
      kind: 'rejected',
    });
  });
});
