import type { JWK } from 'jose';
import { readBody } from '../../kernel/bounded-body.ts';
import type { Clock } from '../../kernel/clock.ts';
import { withinLimit } from '../../kernel/time-limit.ts';
import type { ReadKeys } from './issuer-keys.ts';

const LIMIT_MS = 10_000;
const MAX_BYTES = 1_048_576;

/**
 * Returns a reader of what an issuer publishes: its `/.well-known/openid-configuration`, which must name the issuer itself and a
 * `jwks_uri` of the same origin, then the keys there. Both within 10 s, at most 1 MiB each, no redirect followed. Never rejects.
 */
export function createKeyReader(fetch: typeof globalThis.fetch, clock: Clock): ReadKeys {
  return async (issuer) => {
    try {
      return await withinLimit(clock, LIMIT_MS, (signal) => readPublished(fetch, issuer, signal));
    } catch {
      return null;
    }
  };
}

async function readPublished(
  fetch: typeof globalThis.fetch,
  issuer: string,
  signal: AbortSignal,
): Promise<JWK[] | null> {
  const address = `${issuer.replace(/\/+$/, '')}/.well-known/openid-configuration`;
  const { issuer: named, jwks_uri: keysAt } = await readJson(fetch, address, signal);
  if (named !== issuer || typeof keysAt !== 'string') return null;
  if (new URL(keysAt).origin !== new URL(issuer).origin) return null;
  const { keys } = await readJson(fetch, keysAt, signal);
  return Array.isArray(keys) ? keys.filter((key) => typeof key === 'object' && key !== null) : null;
}

async function readJson(
  fetch: typeof globalThis.fetch,
  address: string,
  signal: AbortSignal,
): Promise<Readonly<Record<string, unknown>>> {
  const response = await fetch(address, { redirect: 'error', signal, headers: { accept: 'application/json' } });
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`answered ${response.status}`);
  }
  const { bytes, isWhole } = await readBody(response.body, MAX_BYTES);
  if (!isWhole) throw new Error('too much');
  const parsed: unknown = JSON.parse(new TextDecoder().decode(bytes));
  if (typeof parsed !== 'object' || parsed === null) throw new Error('no JSON object');
  return { ...parsed };
}
