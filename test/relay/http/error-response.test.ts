import { describe, expect, test } from 'vitest';
import { answerFailure } from '../../../src/relay/http/error-response.ts';
import { StoreError, StoreUnreachable } from '../../../src/relay/store/store-error.ts';

const WHY = 'PostgreSQL cannot be reached: 10.0.0.7 refused.';

function fail(error: unknown) {
  const facts: Readonly<Record<string, unknown>>[] = [];
  const answer = answerFailure((_level, _message, told = {}) => facts.push(told), '/v1/deployments', error);
  return { answer, body: JSON.parse(answer.body), facts };
}

describe('a request that failed', () => {
  test.each([new StoreError(WHY), new StoreUnreachable(WHY)])(
    'since the store does not do it may be sent again: 503, without a word of why: %s',
    (error) => {
      const { answer, body, facts } = fail(error);
      expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
      expect(body).toEqual({ error: 'the store does not answer', id: expect.any(String) });
      expect(facts).toEqual([{ id: body.id, route: '/v1/deployments', error: WHY }]);
    },
  );

  test.each([new Error(WHY), new TypeError(WHY), 'text', null])('for another reason gets 500: %s', (error) => {
    const { answer, body } = fail(error);
    expect(answer.status).toBe(500);
    expect(body).toEqual({ error: 'internal error', id: expect.any(String) });
  });
});
