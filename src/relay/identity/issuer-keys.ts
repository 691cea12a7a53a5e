import { type CryptoKey, createLocalJWKSet, createRemoteJWKSet, customFetch, type JWK } from 'jose';
import { readBody } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { fieldOf, parseJson } from '../../kernel/hostile-json.ts';
import { withinLimit } from '../../kernel/time-limit.ts';

/** A key; `unavailable`: the issuer's keys could not be read, and the key may be one of them. */
type FoundKey = CryptoKey | 'unknown' | 'unavailable';

/** Finds the key of an issuer by the key id in a token's header. Never rejects. */
export type FindKey = (issuer: string, kid: string) => Promise<FoundKey>;

/** Reads all published keys of an issuer; null if it cannot be reached or its response is unusable. Never rejects. */
export type ReadKeys = (issuer: string) => Promise<readonly JWK[] | null>;

/** Keys are read again after this time, since one may have been withdrawn. */
const FRESH_MS = 10 * 60_000;
/** While the issuer is down, published keys stay valid this long. */
const USABLE_MS = 60 * 60_000;
/** Unknown key ids cause at most one request to the issuer in this time. */
const PAUSE_MS = 60_000;
const PAUSE_AFTER_FAILURE_MS = 5_000;
const READ_LIMIT_MS = 10_000;
const MAX_BYTES = 1_048_576;

/**
 * Returns a finder of issuers' keys, cached by jose. They are read again after 10 minutes, and for an unknown key at most once a minute (5 s
 * after a failure). Published keys stay usable for an hour while the issuer is down.
 */
export function createKeyFinder(readKeys: ReadKeys, clock: Clock): FindKey {
  const sets = new Map<string, ReturnType<typeof createKeySet>>();
  return (issuer, kid) => {
    const find = sets.get(issuer) ?? createKeySet(issuer, readKeys, clock);
    sets.set(issuer, find);
    return find(kid);
  };
}

function createKeySet(issuer: string, readKeys: ReadKeys, clock: Clock): (kid: string) => Promise<FoundKey> {
  let [readAt, failedAt] = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  const read = async (): Promise<Response> => {
    if (clock.monotonicMs() - failedAt < PAUSE_AFTER_FAILURE_MS) return Response.error();
    const keys = await readKeys(issuer);
    if (keys === null) failedAt = clock.monotonicMs();
    else readAt = clock.monotonicMs();
    return keys === null ? Response.error() : Response.json({ keys });
  };
  const published = createRemoteJWKSet(new URL(issuer), {
    [customFetch]: read,
    cacheMaxAge: FRESH_MS,
    cooldownDuration: PAUSE_MS,
    // Reading has its own limit.
    timeoutDuration: 2 * READ_LIMIT_MS,
  });
  return async (kid) => {
    const header = { alg: 'RS256', kid };
    try {
      return await published(header);
    } catch {
      if (readAt >= failedAt) return 'unknown';
      const keys = clock.monotonicMs() - readAt <= USABLE_MS ? published.jwks() : undefined;
      return keys === undefined ? 'unavailable' : createLocalJWKSet(keys)(header).catch(() => 'unavailable' as const);
    }
  };
}

/**
 * Returns a reader of published keys. It reads `/.well-known/openid-configuration`, which must name the issuer itself and a `jwks_uri` with
 * the same origin, then the keys. Both take at most 10 s together and 1 MiB each; redirects are not followed.
 */
export function createKeyReader(fetch: typeof globalThis.fetch, clock: Clock): ReadKeys {
  const readJson = async (address: string, signal: AbortSignal): Promise<unknown> => {
    const response = await fetch(address, { redirect: 'error', signal, headers: { accept: 'application/json' } });
    if (response.status !== 200) {
      await response.body?.cancel();
      return null;
    }
    const { bytes, isWhole } = await readBody(response.body, MAX_BYTES);
    return isWhole ? parseJson(bytes) : null;
  };
  const readPublished = async (issuer: string, signal: AbortSignal): Promise<JWK[] | null> => {
    const configuration = await readJson(
      `${issuer.replace(/(?<!\/)\/+$/, '')}/.well-known/openid-configuration`,
      signal,
    );
    const keysAt = fieldOf(configuration, 'jwks_uri');
    if (fieldOf(configuration, 'issuer') !== issuer || typeof keysAt !== 'string') return null;
    if (new URL(keysAt).origin !== new URL(issuer).origin) return null;
    const keys = fieldOf(await readJson(keysAt, signal), 'keys');
    return Array.isArray(keys) ? keys.filter((key) => typeof key === 'object' && key !== null) : null;
  };
  return (issuer) => withinLimit(clock, READ_LIMIT_MS, (signal) => readPublished(issuer, signal)).catch(() => null);
}
