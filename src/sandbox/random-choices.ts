import { createHash } from 'node:crypto';

/**
 * Returns a number in [0, 1) that depends on `text` alone: every draw names its seed and what it is for, so requests
 * that come in another order draw the same.
 */
export function drawFor(text: string): number {
  return Number.parseInt(digestOf(text).slice(0, 13), 16) / 2 ** 52;
}

/** Returns an identifier in the form of a UUID that depends on `text` alone. */
export function identifierFor(text: string): string {
  const hex = digestOf(text);
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

/** Returns the SHA-256 of `text`, in hexadecimal. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
