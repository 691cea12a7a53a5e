import { describe, expect, test } from 'vitest';
import { createReplay } from '../../../src/relay/http/replay-route.ts';
import { createBodyReader, type ReadRequestBody } from '../../../src/web/request-bodies.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { ADMIN_TOKEN, requestTo } from '../support/http-relay.ts';

function play(adminToken: string | null = ADMIN_TOKEN) {
  const clock = createFakeClock();
  const requested: { checkId: string | null; now: number }[] = [];
  const store = {
    replay: async (input: { checkId: string | null; now: number }) => {
      requested.push(input);
      return 3;
    },
  };
  const limits: number[] = [];
  const readBody: ReadRequestBody = (request, terms) => {
    limits.push(terms.maxBytes);
    return createBodyReader(clock)(request, terms);
  };
  const replay = createReplay({ store, adminToken, readBody, clock });
  const send = (authorization: string | null, body = '{"check":null}', client = '') => {
    const headers = authorization === null ? {} : { authorization };
    return replay(requestTo('/v1/replay', { method: 'POST', headers, body }), client);
  };
  return { clock, requested, limits, send, good: `Bearer ${ADMIN_TOKEN}` };
}

describe('POST /v1/replay', () => {
  test('retries all dead letters, or one, and responds with their number', async () => {
    const { send, requested, good, clock } = play();
    expect(await send(good)).toMatchObject({ status: 200, body: '{"replayed":3}' });
    expect(await send(`bearer  ${ADMIN_TOKEN} `, '{"check":"chk-1"}')).toMatchObject({ status: 200 });
    expect(requested).toEqual([
      { checkId: null, now: clock.epochMs() },
      { checkId: 'chk-1', now: clock.epochMs() },
    ]);
  });

  test('responds 404 to every request if there is no admin token', async () => {
    const { send, requested } = play(null);
    for (const authorization of [null, 'Bearer null', 'Bearer undefined', 'Bearer ']) {
      expect(await send(authorization)).toMatchObject({ status: 404 });
    }
    expect(requested).toEqual([]);
  });

  test.each([null, 'Bearer ', `Basic ${ADMIN_TOKEN}`, `Bearer ${ADMIN_TOKEN}x`])(
    'refuses %j and reads no body',
    async (authorization) => {
      const { send, requested, limits } = play();
      expect(await send(authorization)).toMatchObject({ status: 401, headers: { 'www-authenticate': 'Bearer' } });
      expect([requested, limits]).toEqual([[], []]);
    },
  );

  test.each(['{', '[]', '{}', '{"check":1}', '{"check":""}', '{"check":"a b"}', '{"check":null,"x":1}'])(
    'does not guess what %s means',
    async (body) => {
      const { send, requested, good } = play();
      expect(await send(good, body)).toMatchObject({ status: 400 });
      expect(requested).toEqual([]);
    },
  );

  test('refuses a large body', async () => {
    const { send, good, limits } = play();
    expect(await send(good, ' '.repeat(4097))).toMatchObject({ status: 413 });
    expect(limits).toEqual([4096]);
  });

  test('responds 429 after five wrong tokens within a minute', async () => {
    const { send, good, clock, requested } = play();
    for (let attempt = 0; attempt < 5; attempt++) expect((await send('Bearer wrong')).status).toBe(401);
    expect(await send(good)).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
    expect(requested).toEqual([]);
    await clock.advance(60_000);
    expect((await send(good)).status).toBe(200);
  });
});
