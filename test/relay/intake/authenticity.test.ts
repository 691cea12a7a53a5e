import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkGithubSignature, checkSignature, createSecretCheck } from '../../../src/relay/intake/authenticity.ts';
import { codePoint } from '../../support/code-points.ts';
import { sign } from '../support/intake.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

type Given = Readonly<Record<'id' | 'timestamp' | 'signature', string | null>>;

describe('createSecretCheck', () => {
  const isSecret = (given: string): boolean =>
    createSecretCheck(['the-first-secret-of-two', 'the-second-secret-of-two'])(given);

  test.each(['', 'the-first-secret-of-tw', 'the-first-secret-of-two ', 'THE-FIRST-SECRET-OF-TWO', '\0'])(
    'refuses %j',
    (given) => expect(isSecret(given)).toBe(false),
  );

  test('accepts exactly the secrets and no other text', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.string({ unit: codePoint }), (secrets, given) => {
        // UTF-8 has one replacement for every lone surrogate.
        const known = secrets.map((secret) => secret.toWellFormed());
        expect(createSecretCheck(secrets)(given)).toBe(known.includes(given.toWellFormed()));
      }),
    );
  });
});

describe('checkSignature', () => {
  // standard-webhooks/standard-webhooks, the libraries' test vector.
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  const id = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
  const timestamp = '1614265330';
  const body = bytes('{"test": 2432232314}');
  const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
  const now = 1_614_265_330_000;
  const headersOf = (given: Given) => new Map(Object.entries(given).map(([name, value]) => [`webhook-${name}`, value]));
  const judge = (given: Given, raw: Uint8Array, at: number, secrets = [secret]) => {
    const headers = headersOf(given);
    return checkSignature(secrets, { get: (name) => headers.get(name) ?? null }, raw, at);
  };

  test('verifies the published vector', () => {
    expect(judge({ id, timestamp, signature }, body, now)).toBe('good');
  });

  test('finds the valid one among several signatures', () => {
    const several = `v1a,abc ${sign('old', id, timestamp, body)} nonsense ${signature}`;
    expect(judge({ id, timestamp, signature: several }, body, now)).toBe('good');
  });

  test.each([
    ['the body', { id, timestamp, signature }, bytes('{"test": 2432232315}')],
    ['the id', { id: `${id}x`, timestamp, signature }, body],
    ['the time', { id, timestamp: '1614265331', signature }, body],
    ['the signature', { id, timestamp, signature: signature.replace('g0', 'g1') }, body],
    ['the scheme', { id, timestamp, signature: signature.replace('v1', 'v2') }, body],
    ['the form of the time', { id, timestamp: '1614265330.0', signature }, body],
  ])('refuses a delivery if %s was changed', (_, head, changed) => {
    expect(judge(head, changed, now)).toBe('wrong');
  });

  test.each([
    [-300_000, 'good'],
    [300_000, 'good'],
    [300_001, 'stale'],
    [-300_001, 'stale'],
  ])('returns, for a signature %d ms away, %s', (byMs, verdict) => {
    expect(judge({ id, timestamp, signature }, body, now + byMs)).toBe(verdict);
  });

  test.each([
    { id: null, timestamp, signature },
    { id, timestamp: null, signature },
    { id, timestamp, signature: null },
    { id, timestamp, signature: '' },
  ])('reports missing headers in %j', (head) => {
    expect(judge(head, body, now)).toBe('missing');
  });

  test('never throws and never accepts a body that was not signed', () => {
    const header = fc.option(fc.oneof(fc.string({ unit: codePoint }), fc.constantFrom(id, timestamp, 'v1,', 'v1,=')));
    fc.assert(
      fc.property(header, header, header, fc.uint8Array(), (some, other, third, raw) => {
        expect(judge({ id: some, timestamp: other, signature: third }, raw, now)).not.toBe('good');
      }),
    );
  });
});

describe('checkGithubSignature', () => {
  const isSigned = (given: string, signature: string | null, body: string): boolean =>
    checkGithubSignature(given, signature)?.(bytes(body)) ?? false;

  // docs.github.com, "Validating webhook deliveries".
  const secret = "It's a Secret to Everybody";
  const hex = '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17';

  test('verifies the published vector, in either case', () => {
    expect(isSigned(secret, `sha256=${hex}`, 'Hello, World!')).toBe(true);
    expect(isSigned(secret, `sha256=${hex.toUpperCase()}`, 'Hello, World!')).toBe(true);
  });

  test.each([
    [`sha256=${hex}`, 'Hello, World'],
    [`sha1=${hex}`, 'Hello, World!'],
    [hex, 'Hello, World!'],
    [`sha256=${hex}0`, 'Hello, World!'],
    [`sha256=${hex.slice(2)}`, 'Hello, World!'],
    [null, 'Hello, World!'],
  ])('refuses %j over %j', (signature, body) => {
    expect(isSigned(secret, signature, body)).toBe(false);
  });

  test('refuses another secret', () => {
    expect(isSigned(`${secret}.`, `sha256=${hex}`, 'Hello, World!')).toBe(false);
  });
});
