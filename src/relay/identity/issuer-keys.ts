import { type CryptoKey, importJWK, type JWK } from 'jose';
import type { Clock } from '../../kernel/clock.ts';

/** What is known of a key: `unavailable` where the issuer did not tell its keys, and it may be one of them. */
export type FoundKey =
  | { readonly kind: 'found'; readonly key: CryptoKey }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unavailable' };

/** The signing keys of issuers, by the id that a token's header names; no call rejects. */
export interface IssuerKeys {
  find(issuer: string, kid: string): Promise<FoundKey>;
}

/** Reads all keys that an issuer publishes; null where it cannot be reached or says nothing usable. Never rejects. */
export type ReadKeys = (issuer: string) => Promise<readonly JWK[] | null>;

/** After this, a key may have been withdrawn: they are read again. */
const FRESH_MS = 10 * 60_000;
/** While the issuer is out, keys that it published are believed this long. */
const USABLE_MS = 60 * 60_000;
/** Whoever names keys that are not there makes us ask once in this time. */
const PAUSE_MS = 60_000;
const PAUSE_AFTER_FAILURE_MS = 5_000;
const MAX_KEYS = 32;
/** 2,048 bits in base64url: no weaker key signs with RS256 (RFC 7518, 3.3). */
const MIN_MODULUS_CHARS = 342;

interface Shelf {
  keys: ReadonlyMap<string, CryptoKey>;
  /** Monotonic milliseconds of the last reading that succeeded; null before. */
  readAt: number | null;
  hasFailed: boolean;
  nextReadAt: number;
  reading: Promise<void> | null;
}

/**
 * Returns a cache before `readKeys`: read again after 10 minutes, and for an unknown key at most once a minute (5 s after a failure);
 * one reading at a time an issuer, whoever asks. Published keys stay usable for an hour while the issuer is out.
 */
export function createIssuerKeys(readKeys: ReadKeys, clock: Clock): IssuerKeys {
  const shelves = new Map<string, Shelf>();

  return {
    find: async (issuer, kid) => {
      const shelf = shelves.get(issuer) ?? {
        keys: new Map(),
        readAt: null,
        hasFailed: false,
        nextReadAt: clock.monotonicMs(),
        reading: null,
      };
      shelves.set(issuer, shelf);
      const isKnown = shelf.keys.has(kid) && ageOf(shelf, clock) <= FRESH_MS;
      const isDue = clock.monotonicMs() >= shelf.nextReadAt;
      if (!isKnown && (isDue || shelf.reading !== null)) {
        shelf.reading ??= refill(shelf, issuer, readKeys, clock);
        await shelf.reading;
      }
      return take(shelf, kid, clock);
    },
  };
}

function take(shelf: Shelf, kid: string, clock: Clock): FoundKey {
  const key = ageOf(shelf, clock) <= USABLE_MS ? shelf.keys.get(kid) : undefined;
  if (key !== undefined) return { kind: 'found', key };
  return { kind: shelf.hasFailed ? 'unavailable' : 'unknown' };
}

function ageOf({ readAt }: Shelf, clock: Clock): number {
  return readAt === null ? Number.POSITIVE_INFINITY : clock.monotonicMs() - readAt;
}

async function refill(shelf: Shelf, issuer: string, readKeys: ReadKeys, clock: Clock): Promise<void> {
  const published = await readKeys(issuer);
  const now = clock.monotonicMs();
  shelf.hasFailed = published === null;
  shelf.nextReadAt = now + (published === null ? PAUSE_AFTER_FAILURE_MS : PAUSE_MS);
  if (published !== null) {
    shelf.keys = await importKeys(published);
    shelf.readAt = now;
  }
  shelf.reading = null;
}

/** Only RSA keys for signatures with RS256, and only their public halves. */
async function importKeys(published: readonly JWK[]): Promise<ReadonlyMap<string, CryptoKey>> {
  const keys = new Map<string, CryptoKey>();
  for (const { kty, kid, use = 'sig', alg = 'RS256', n, e } of published.slice(0, MAX_KEYS)) {
    if (kty !== 'RSA' || use !== 'sig' || alg !== 'RS256') continue;
    if (typeof kid !== 'string' || typeof n !== 'string' || typeof e !== 'string') continue;
    if (n.length < MIN_MODULUS_CHARS) continue;
    const key = await importJWK({ kty, n, e }, 'RS256').catch(() => null);
    if (key !== null && !(key instanceof Uint8Array)) keys.set(kid, key);
  }
  return keys;
}
