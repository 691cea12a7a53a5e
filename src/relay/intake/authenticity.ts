import { createHmac, hash, timingSafeEqual } from 'node:crypto';

/** The maximum difference between a signature's time and ours (Standard Webhooks' libraries: five minutes). */
const TOLERANCE_MS = 300_000;
/** Marks a Standard Webhooks secret; its key is the base64 that follows. */
const SIGNING_PREFIX = 'whsec_';
const V1_SIGNATURE = /^v1,([A-Za-z0-9+/]{43}=)$/;
const GITHUB_SIGNATURE = /^sha256=([0-9a-f]{64})$/i;

/** Returns true if two texts are equal, in a time that depends neither on where they differ nor on their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return createSecretCheck([one])(other);
}

/** Returns a check whether a text is one of the secrets. All are compared, so that the time does not show which one matched. */
export function createSecretCheck(secrets: readonly string[]): (given: string) => boolean {
  const hashes = secrets.map((secret) => hash('sha256', secret, 'buffer'));
  return (given) => {
    const hashed = hash('sha256', given, 'buffer');
    return hashes.filter((one) => timingSafeEqual(one, hashed)).length > 0;
  };
}

/** The result of checking a signature; `stale`: its time is too far from ours. */
export type SignatureVerdict = 'good' | 'missing' | 'stale' | 'wrong';

/** Checks raw bytes against the Standard Webhooks signatures in the headers, any secret with any signature; `now` in epoch milliseconds. */
export function checkSignature(
  secrets: readonly string[],
  headers: Pick<Headers, 'get'>,
  body: Uint8Array,
  now: number,
): SignatureVerdict {
  const [id, timestamp, signature] = ['id', 'timestamp', 'signature'].map((name) => headers.get(`webhook-${name}`));
  if (!id || !timestamp || !signature) return 'missing';
  const given = signature.split(' ').flatMap((one) => V1_SIGNATURE.exec(one)?.[1] ?? []);
  if (given.length === 0 || !/^\d{1,12}$/.test(timestamp)) return 'wrong';
  if (Math.abs(Number(timestamp) * 1000 - now) > TOLERANCE_MS) return 'stale';
  const signed = secrets.map((secret) =>
    createHmac('sha256', keyOf(secret)).update(`${id}.${timestamp}.`).update(body).digest(),
  );
  const matches = signed.flatMap((wanted) =>
    given.filter((one) => timingSafeEqual(Buffer.from(one, 'base64'), wanted)),
  );
  return matches.length === 0 ? 'wrong' : 'good';
}

/**
 * Returns the secrets that a sender shows and those it signs with. If there are both kinds, a `whsec_` secret only signs, so that
 * someone who reads the target URL cannot sign; otherwise every secret does both.
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

/** Returns a check of bodies against an `X-Hub-Signature-256` (GitHub: validating webhook deliveries); null if the header has another form. */
export function checkGithubSignature(secret: string, signature: string | null): ((body: Uint8Array) => boolean) | null {
  const given = GITHUB_SIGNATURE.exec(signature ?? '')?.[1];
  if (given === undefined) return null;
  return (body) => timingSafeEqual(Buffer.from(given, 'hex'), createHmac('sha256', secret).update(body).digest());
}

function keyOf(secret: string): Buffer {
  return secret.startsWith(SIGNING_PREFIX)
    ? Buffer.from(secret.slice(SIGNING_PREFIX.length), 'base64')
    : Buffer.from(secret);
}
