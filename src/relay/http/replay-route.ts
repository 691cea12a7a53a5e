import type { Clock } from '../../kernel/clock.ts';
import { bodyRefusal } from '../intake/intake-response.ts';
import type { RequestBody } from '../intake/request-bodies.ts';
import { createLoginThrottle } from '../page/login-throttle.ts';
import { isSameSecret } from '../page/secrecy.ts';
import type { Store } from '../store/store.ts';
import { readBearer } from './bearer.ts';
import { type Answer, renderError, renderJson, renderNotFound } from './http-response.ts';

/**
 * Tries dead letters again for a client: its address, or empty where that is not known. `readBody` is called once the token is the
 * admin's. Rejects where the store does.
 */
export type Replay = (
  client: string,
  authorization: string | null,
  readBody: (maxBytes: number) => Promise<RequestBody>,
) => Promise<Answer>;

const CHECK_ID = /^[\w.:-]{1,128}$/;
const BODY_BYTES = 4096;

/**
 * Returns what `POST /v1/replay` does with `{"check": <id or null for all>}`: 200 `{"replayed": n}` for the admin's token, 401 for
 * another, 429 for a client after five wrong ones within a minute, 404 where there is no admin token.
 */
export function createReplay(parts: {
  readonly store: Pick<Store, 'replay'>;
  readonly adminToken: string | null;
  readonly clock: Clock;
}): Replay {
  const { store, adminToken, clock } = parts;
  const throttle = createLoginThrottle();
  return async (client, authorization, readBody) => {
    if (adminToken === null) return renderNotFound();
    const waitMs = throttle.waitMs(client, clock.monotonicMs());
    if (waitMs > 0) return renderThrottled(waitMs);
    const token = readBearer(authorization);
    if (token === null || !isSameSecret(token, adminToken)) {
      // A request without a token guesses nothing.
      if (token !== null) throttle.failed(client, clock.monotonicMs());
      return renderError(401, 'the admin token is needed', { 'www-authenticate': 'Bearer' });
    }
    const body = await readBody(BODY_BYTES);
    if (body.kind === 'failed') return bodyRefusal(body.failure, BODY_BYTES);
    const checkId = decodeCheckId(body.bytes);
    if (checkId === undefined)
      return renderError(400, 'the body must be {"check": <the id of a check, or null for all>}');
    return renderJson(200, { replayed: await store.replay({ checkId, now: clock.epochMs() }) });
  };
}

function renderThrottled(waitMs: number): Answer {
  return renderError(429, 'too many wrong tokens', { 'retry-after': String(Math.ceil(waitMs / 1000)) });
}

/** Undefined where it is neither an id nor null: what was meant is not to be guessed, since null means all. */
function decodeCheckId(bytes: Uint8Array): string | null | undefined {
  try {
    const parsed: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof parsed !== 'object' || parsed === null || Object.keys(parsed).length !== 1) return undefined;
    if (!('check' in parsed)) return undefined;
    const { check } = parsed;
    return check === null || (typeof check === 'string' && CHECK_ID.test(check)) ? check : undefined;
  } catch {
    return undefined;
  }
}
