import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** Tells whether two texts are the same, in a time that does not depend on where they differ, nor on their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(createHash('sha256').update(one).digest(), createHash('sha256').update(other).digest());
}

/** Returns the HMAC-SHA256 of a text in base64url: 43 characters. */
export function macOf(key: string | Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Returns a key for one purpose alone, by which neither the secret nor another purpose's key can be found. */
export function deriveKey(secret: string, purpose: string): Buffer {
  return createHmac('sha256', secret).update(purpose).digest();
}
