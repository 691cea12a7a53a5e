import { describe, expect, test } from 'vitest';
import { StoreError, StoreUnreachable } from '../../../src/relay/store/error.ts';
import { createFakeRelay, requestTo } from '../support/http-relay.ts';

const WHY = 'PostgreSQL cannot be reached: 10.0.0.7 refused.';

async function fail(error: unknown) {
  const { app, health, lines } = createFakeRelay();
  health.readyz = () => Promise.reject(error);
  const response = await app(requestTo('/readyz'));
  return { response, body: JSON.parse(await response.text()), lines };
}

describe('a request that failed', () => {
  test.each([new StoreError(WHY), new StoreUnreachable(WHY)])(
    'may be retried if the store failed: 503 without the reason, which is logged: %s',
    async (error) => {
      const { response, body, lines } = await fail(error);
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
      expect(body).toEqual({ error: 'The store does not respond. Try again later.', id: expect.any(String) });
      const facts = { id: body.id, route: '/readyz', error: WHY };
      expect(JSON.parse(lines[0] ?? '')).toEqual({ level: 'error', message: 'A request failed.', facts });
    },
  );

  test.each([new Error(WHY), new TypeError(WHY), 'text', null])(
    'gets 500 if it failed for another reason: %s',
    async (error) => {
      const { response, body } = await fail(error);
      expect(response.status).toBe(500);
      expect(body).toEqual({ error: 'internal error', id: expect.any(String) });
    },
  );
});
