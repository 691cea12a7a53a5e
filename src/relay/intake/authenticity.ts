import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** How far a signature's time may lie from ours, either way (Standard Webhooks' libraries: five minutes). */
const TOLERANCE_MS = 300_000;
/** Marks a Standard Webhooks secret, whose key is the base64 behind it. */
const SIGNING_PREFIX = 'whsec_';
const V1_SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;
const GITHUB_SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** Tells whether a text is one of the secrets, in a time that says nothing about them. */
export type SecretCheck = (given: string) => boolean;

/** Returns a check against several secrets: all are compared, by their SHA-256, so that neither length nor place shows. */
export function createSecretCheck(secrets: readonly string[]): SecretCheck {
  const digests = secrets.map(digestOf);
  return (given) => {
    const digest = digestOf(given);
    let matches = 0;
    for (const known of digests) matches |= Number(timingSafeEqual(digest, known));
    return matches !== 0;
  };
}

/** What a signed delivery was sent with; null for a header that is not there. */
export interface SignedHead {
  /** `webhook-id`. */
  readonly id: string | null;
  /** `webhook-timestamp`: seconds since the Unix epoch. */
  readonly timestamp: string | null;
  /** `webhook-signature`: one or several, a space between them. */
  readonly signature: string | null;
}

/** What a signature proves: `stale` where it was made too long ago, or ahead of our clock. */
export type SignatureVerdict = 'good' | 'missing' | 'stale' | 'wrong';

/** Judges a body (the raw bytes) by its signature at `now` (epoch milliseconds). Never throws. */
export type SignatureCheck = (head: SignedHead, body: Uint8Array, now: number) => SignatureVerdict;

/** Returns a check of Standard Webhooks signatures (standard-webhooks/standard-webhooks, spec): any secret, any signature. */
export function createSignatureCheck(secrets: readonly string[]): SignatureCheck {
  const keys = secrets.map(keyOf);
  return ({ id, timestamp, signature }, body, now) => {
    if (!id || !timestamp || !signature) return 'missing';
    const given = signature.split(' ').flatMap(decodeV1);
    if (given.length === 0 || !/^\d{1,12}$/.test(timestamp)) return 'wrong';
    if (Math.abs(Number(timestamp) * 1000 - now) > TOLERANCE_MS) return 'stale';
    let matches = 0;
    for (const key of keys) {
      const wanted = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
      for (const one of given) matches |= Number(timingSafeEqual(one, wanted));
    }
    return matches === 0 ? 'wrong' : 'good';
  };
}

/**
 * Returns which secrets a sender shows and which it signs with: a `whsec_` secret only signs where there is another one to show,
 * so that whoever reads the target URL cannot sign. Without such a division every secret does both.
 */
export function divideSecrets(secrets: readonly string[]): {
  readonly shown: readonly string[];
  readonly signing: readonly string[];
} {
  const signing = secrets.filter((secret) => secret.startsWith(SIGNING_PREFIX));
  const shown = secrets.filter((secret) => !secret.startsWith(SIGNING_PREFIX));
  const isDivided = signing.length > 0 && shown.length > 0;
  return isDivided ? { shown, signing } : { shown: secrets, signing: secrets };
}

/** A signature of GitHub's that is checked while the body arrives. */
export interface GithubSignature {
  /** Hashes the next bytes of the raw body. */
  update(chunk: Uint8Array): void;
  /** Returns whether it signs all that was hashed; to be called once. */
  isGood(): boolean;
}

/**
 * Begins to check an `X-Hub-Signature-256` that was made with `secret` (GitHub: validating webhook deliveries). Returns null if the
 * header does not have the form of one. Never throws.
 */
export function checkGithubSignature(secret: string, signature: string | null): GithubSignature | null {
  const given = GITHUB_SIGNATURE.exec(signature ?? '')?.[1];
  if (given === undefined) return null;
  const hmac = createHmac('sha256', secret);
  return {
    update: (chunk) => void hmac.update(chunk),
    isGood: () => timingSafeEqual(Buffer.from(given, 'hex'), hmac.digest()),
  };
}

function digestOf(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}

function keyOf(secret: string): Buffer {
  return secret.startsWith(SIGNING_PREFIX)
    ? Buffer.from(secret.slice(SIGNING_PREFIX.length), 'base64')
    : Buffer.from(secret);
}

function decodeV1(signature: string): Buffer[] {
  const given = V1_SIGNATURE.exec(signature)?.[1];
  return given === undefined ? [] : [Buffer.from(given, 'base64')];
}
