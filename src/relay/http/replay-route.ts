import * as v from 'valibot';
import type { Clock } from '../../kernel/clock.ts';
import { parseJson } from '../../kernel/hostile-json.ts';
import { closedObject, textLike } from '../../validation/schemas.ts';
import { type PlainResponse, renderError, renderJson, renderNotFound } from '../../web/plain-response.ts';
import type { ReadRequestBody } from '../../web/request-bodies.ts';
import { isSameSecret } from '../intake/authenticity.ts';
import type { RelayRequest } from '../interfaces.ts';
import { createLoginThrottle } from '../page/login-throttle.ts';
import type { Store } from '../store/store.ts';
import { readBearer } from './bearer.ts';

const NO_ORDER = 'The body must be {"check": ID}, or {"check": null} for all.';
const ORDER = closedObject({ check: v.nullable(textLike(/^[\w.:-]{1,128}$/, NO_ORDER)) }, { whole: NO_ORDER });
const MAX_BODY_BYTES = 4096;
const WRONG_TOKEN = renderError(401, 'Send the admin token as a bearer token.', { 'www-authenticate': 'Bearer' });

/**
 * Returns the handler of `POST /v1/replay` with `{"check": <id or null for all>}`: 200 `{"replayed": n}` for the admin token, 401 for
 * another, 429 for a client (an address, or empty) after five wrong ones within a minute, 404 if no admin token is configured. It rejects if
 * the store does.
 */
export function createReplay(parts: {
  readonly store: Pick<Store, 'replay'>;
  readonly adminToken: string | null;
  readonly readBody: ReadRequestBody;
  readonly clock: Clock;
}) {
  const { store, adminToken, clock, readBody } = parts;
  const throttle = createLoginThrottle();
  return async (request: RelayRequest, client: string): Promise<PlainResponse> => {
    if (adminToken === null) return renderNotFound();
    const waitMs = throttle.waitMs(client, clock.monotonicMs());
    if (waitMs > 0) {
      return renderError(429, 'Too many wrong tokens. Try again later.', {
        'retry-after': String(Math.ceil(waitMs / 1000)),
      });
    }
    const token = readBearer(request.headers.get('authorization'));
    if (token === null || !isSameSecret(token, adminToken)) {
      // A request without a token is not a guess.
      if (token !== null) throttle.failed(client, clock.monotonicMs());
      return WRONG_TOKEN;
    }
    const bytes = await readBody(request, { maxBytes: MAX_BODY_BYTES, isSenderKnown: true });
    if ('status' in bytes) return bytes;
    const order = v.safeParse(ORDER, parseJson(bytes));
    if (!order.success) return renderError(400, NO_ORDER);
    return renderJson(200, { replayed: await store.replay({ checkId: order.output.check, now: clock.epochMs() }) });
  };
}
