import { createPrivateKey, createPublicKey, createVerify } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { redact } from '../../../src/kernel/redaction.ts';
import { createAppSigner, registerToken } from '../../../src/relay/github-app/app-token.ts';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const privateKey = createPrivateKey(sandboxKeyPair().privateKey);
const publicKey = createPublicKey(sandboxKeyPair().publicKey);
const pem = (type: 'pkcs1' | 'pkcs8'): string => privateKey.export({ type, format: 'pem' }).toString();

function sign(key = pem('pkcs1')) {
  const clock = createFakeClock(Date.UTC(2030, 0, 1));
  return { clock, signer: createAppSigner({ appId: '12', privateKey: key, clock }) };
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
}

const NOW = Date.UTC(2030, 0, 1) / 1000;

describe("an App's own token", () => {
  test.each([
    ['PKCS#1', pem('pkcs1')],
    ['PKCS#8', pem('pkcs8')],
  ])('is signed with a key in %s', async (_, key) => {
    const token = await sign(key).signer.sign();
    const [head = '', claims = '', signature = ''] = token.split('.');
    expect(JSON.parse(Buffer.from(head, 'base64url').toString())).toEqual({ alg: 'RS256', typ: 'JWT' });
    const verify = createVerify('RSA-SHA256').update(`${head}.${claims}`);
    expect(verify.verify(publicKey, Buffer.from(signature, 'base64url'))).toBe(true);
    expect(claimsOf(token)).toEqual({ iss: '12', iat: NOW - 60, exp: NOW + 540 });
  });

  test('is reused for eight minutes', async () => {
    const { clock, signer } = sign();
    const first = await signer.sign();
    await clock.advance(479_999);
    expect(await signer.sign()).toBe(first);
    await clock.advance(1);
    expect(claimsOf(await signer.sign())).toMatchObject({ exp: NOW + 540 + 480 });
  });

  test("follows GitHub's clock after adjust, and small differences change nothing", async () => {
    const { signer } = sign();
    const first = await signer.sign();
    for (const now of [NOW * 1000 + 4_999, null]) signer.adjust(now);
    expect(await signer.sign()).toBe(first);
    signer.adjust(NOW * 1000 - 900_000);
    expect(claimsOf(await signer.sign())).toMatchObject({ iat: NOW - 960 });
  });

  test('is never shown, nor is its key', async () => {
    const token = await sign().signer.sign();
    const line = pem('pkcs1').split('\n')[3] ?? '';
    expect(redact(`${token} ${line}`)).toBe('*** ***');
  });
});

describe('registerToken', () => {
  test.each([
    ['that GitHub makes now', `ghs_1_${'a.B-_'.repeat(100)}`],
    ['of an unknown form', 'v9$short'],
  ])('%s is not shown', (_, token) => {
    expect(redact(`x ${registerToken(token)} y`)).toBe('x *** y');
  });
});
