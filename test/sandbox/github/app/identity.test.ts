import { createHmac, createSign, generateKeyPairSync } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sandboxKeyPair } from '../../../../src/sandbox/github/app/state.ts';
import { START } from '../../play.ts';
import { playApp } from '../play-app.ts';

const { publicKey, privateKey } = sandboxKeyPair();
const other = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey;
const NOW = START / 1000;
const SOUND = { iss: '7', iat: NOW - 60, exp: NOW + 540 };

const part = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(
  claims: object,
  key: Parameters<ReturnType<typeof createSign>['sign']>[0] = privateKey,
  alg = 'RS256',
): string {
  const text = `${part({ alg, typ: 'JWT' })}.${part(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
}

/** Reads the App with a token: the status, and why it is refused. */
function readApp(token: string): readonly [number, string | undefined] {
  const { change, send } = playApp();
  change({ id: 7 });
  const { status, json } = send('GET', '/app', undefined, { token });
  return [status, json.message];
}

describe('a JSON Web Token of an App', () => {
  test.each([
    ['of another App', { ...SOUND, iss: '8' }, /'Issuer' claim/],
    ['issued in the future', { ...SOUND, iat: NOW + 1 }, /'Issued at' claim \('iat'\) must be an Integer/],
    ['issued at no time', { ...SOUND, iat: undefined }, /'Issued at' claim/],
    ['that has ended', { ...SOUND, exp: NOW }, /'Expiration time' claim \('exp'\) must be a numeric value/],
    ['that never ends', { ...SOUND, exp: undefined }, /'Expiration time' claim/],
    ['that lasts too long', { ...SOUND, exp: NOW + 601 }, /is too far in the future/],
  ])('is refused if it is a token %s', (_, claims, message) => {
    expect(readApp(jwt(claims))).toEqual([401, expect.stringMatching(message)]);
  });

  test('is refused if it is unsigned or signed by another key', () => {
    const [head, claims, signature] = jwt(SOUND).split('.');
    const none = part({ alg: 'none' });
    const byText = `${part({ alg: 'HS256' })}.${claims}`;
    const hmac = createHmac('sha256', publicKey).update(byText).digest('base64url');
    for (const token of [
      jwt(SOUND, other),
      `${none}.${claims}.`,
      `${none}.${claims}.${signature}`,
      `${byText}.${hmac}`,
      `${head}.${part({ ...SOUND, iss: '7', exp: NOW + 599 })}.${signature}`,
      'eyJ.x.y',
      `ghs_7_${jwt(SOUND)}`,
      `${head}.eyJ.${signature}`,
    ]) {
      expect(readApp(token)[0]).toBe(401);
    }
  });
});
