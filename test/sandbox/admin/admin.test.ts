import { describe, expect, test } from 'vitest';
import { open } from '../open.ts';
import { jsonOf, responseOf } from '../play.ts';

const DEPLOY = '/application/succeeds/deploy';
const STATUS = '/application/succeeds/status';

describe('the admin calls', () => {
  const admin = (last: string): string => `/_sandbox/${last}`;

  test('need no token, spend no request and are not in the journal', async () => {
    const { sandbox, send } = open({ rateLimit: 1 });
    for (let requested = 0; requested < 3; requested += 1) {
      const request = { method: 'GET', target: admin('clock'), headers: {}, body: '' };
      expect(responseOf(await sandbox.handle(request)).status).toBe(200);
    }
    expect(sandbox.journal()).toEqual([]);
    expect((await send('GET', STATUS)).status).toBe(200);
  });

  test('report if they are unknown, or refused by the guard', async () => {
    const { sandbox, send } = open();
    expect((await send('GET', admin('nothing'))).status).toBe(404);
    expect((await send('DELETE', admin('reset'))).status).toBe(404);
    const request = {
      method: 'POST',
      target: admin('reset'),
      headers: { host: 'evil.example' },
      body: '',
      remoteAddress: '::1',
    };
    expect(responseOf(await sandbox.handle(request)).status).toBe(403);
  });

  test('advance the time, and deliver the webhooks that become due', async () => {
    const { request, send, sent } = open({ webhooks: ['http://127.0.0.1:9/'] });
    await request('POST', DEPLOY);
    expect(jsonOf(await send('POST', admin('clock'), { advance_seconds: 90 }))).toEqual({
      now: '2030-01-01T00:01:30.000Z',
      speed: 1,
      frozen: false,
    });
    expect(jsonOf(await request('GET', STATUS))['state']).toBe('RUNNING');
    await new Promise((resolve) => setImmediate(resolve));
    expect(sent).toHaveLength(2);
  });

  test('stop the time, and let it run again', async () => {
    const { clock, request, send, sent } = open({ webhooks: ['http://127.0.0.1:9/'] });
    await request('POST', DEPLOY);
    await send('POST', admin('clock'), { frozen: true });
    await clock.advance(500_000);
    expect(jsonOf(await request('GET', STATUS))['state']).toBe('QUEUED');
    expect(jsonOf(await send('GET', admin('clock')))).toMatchObject({ frozen: true, now: '2030-01-01T00:00:00.000Z' });
    await send('POST', admin('clock'), { frozen: false });
    await clock.advance(90_000);
    expect(sent.map(({ body }) => body.event_type)).toEqual(['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED']);
  });

  test('create applications of any scenario, under any id, once', async () => {
    const { request, send } = open();
    const order = { id: 'shop/42', scenario: 'build-fails', options: { duration_seconds: 4 } };
    expect(await send('POST', admin('applications'), order)).toMatchObject({ status: 201 });
    await request('POST', '/application/shop%2F42/deploy');
    const { results } = jsonOf(await send('GET', admin('applications')));
    expect(results).toEqual([
      {
        id: 'shop/42',
        scenario: 'build-fails',
        description: expect.any(String),
        state: 'QUEUED',
        service_deployment_status: 'OUT_OF_DATE',
        deployments_started: 1,
        created_at: '2030-01-01T00:00:00.000Z',
      },
    ]);
    expect((await send('POST', admin('applications'), order)).status).toBe(409);
    expect((await send('POST', admin('applications'), {})).status).toBe(400);
  });

  test('return the requests, of all applications or of one', async () => {
    const { request, send } = open();
    await request('GET', STATUS);
    await request('POST', '/application/fast/deploy');
    expect(jsonOf(await send('GET', admin('requests')))['results']).toHaveLength(2);
    expect(jsonOf(await send('GET', admin('requests?application=fast')))['results']).toMatchObject([
      { number: 2, method: 'POST', operation: 'deploy', application: 'fast', token: 'sandbox-admin', status: 201 },
    ]);
  });

  test('add faults to the next requests of a kind, list them and remove them', async () => {
    const { send, request } = open();
    expect((await send('POST', admin('faults'), { fault: 'status=503', on: 'status', times: 1 })).status).toBe(201);
    expect((await send('POST', '/application/fast/deploy')).status).toBe(201);
    expect((await send('GET', STATUS)).status).toBe(503);
    expect((await send('GET', STATUS)).status).toBe(200);
    expect(jsonOf(await send('GET', admin('faults')))['results']).toEqual([
      { fault: ['status=503'], on: ['status'], times: 1, met: 2 },
    ]);
    await send('POST', admin('faults'), { fault: 'reset' });
    expect(await request('GET', STATUS)).toEqual({ kind: 'reset' });
    await send('DELETE', admin('faults'));
    expect((await send('GET', STATUS)).status).toBe(200);
    expect((await send('POST', admin('faults'), { fault: 'explode' })).status).toBe(400);
  });

  test('give no token more than its limit', async () => {
    const { send } = open();
    for (const order of [{ remaining: 1001 }, { limit: 5, remaining: 6 }]) {
      const { status, body } = await send('POST', admin('rate-limit'), order);
      expect([status, body]).toEqual([400, expect.stringContaining('"remaining: must not be larger than the limit')]);
    }
    expect((await send('GET', STATUS)).headers['X-RateLimit-Remaining']).toBe('999');
    expect((await send('POST', admin('rate-limit'), { limit: 5000, remaining: 5000 })).status).toBe(204);
  });

  test('send webhooks with the requested events, repetitions and delays', async () => {
    const { send, sent, clock } = open({ webhooks: ['http://127.0.0.1:9/a'] });
    const target = { target_url: 'http://127.0.0.1:9/b', events: ['SHIPPED'] };
    await send('POST', '/organization/sandbox-organization/webhook', target);
    const off = { ...target, target_url: 'http://127.0.0.1:9/off', enabled: false };
    await send('POST', '/organization/sandbox-organization/webhook', off);
    const body = { event_type: 'DEPLOYMENT_CANCELED', payload: { applications: [{ id: 'one' }, { id: 'two' }] } };
    for (const seconds of [1, 0]) {
      const { status, body: answered } = await send('POST', admin('deliveries'), body);
      expect([status, JSON.parse(answered)]).toEqual([202, { targets: 2 }]);
      await clock.advance(seconds);
    }
    expect(sent.map((delivery) => [delivery.targetUrl.at(-1), delivery.body])).toEqual(
      ['a', 'b', 'a', 'b'].map((name) => [name, body]),
    );
    const { results } = jsonOf(await send('GET', admin('deliveries')));
    expect(new Set((results as { id: string }[]).map(({ id }) => id)).size).toBe(4);
    expect(results).toMatchObject(Array(4).fill({ body, outcome: { kind: 'responded', status: 200 } }));
    expect((await send('POST', admin('deliveries'), { payload: [] })).body).toContain('event_type: is required');
  });

  test('delete everything but the time and the options of the start', async () => {
    const { clock, request, send, sandbox, sent } = open({
      seed: 7,
      rateLimit: 5,
      webhooks: ['http://127.0.0.1:9/hook'],
    });
    await request('POST', DEPLOY);
    await send('POST', '/organization/sandbox-organization/project', { name: 'shop' });
    await send('POST', admin('faults'), { fault: 'reset' });
    await clock.advance(1000);
    expect((await send('POST', admin('reset'))).status).toBe(204);
    expect([sandbox.journal(), sandbox.deliveries(), sandbox.world().applications.size]).toEqual([[], [], 0]);
    await clock.advance(200_000);
    expect(sent).toHaveLength(1);
    const { headers, body } = await send('GET', STATUS);
    expect(headers['X-RateLimit-Remaining']).toBe('4');
    expect(headers['Date']).toBe('Tue, 01 Jan 2030 00:03:21 GMT');
    expect(JSON.parse(body).state).toBe('RUNNING');
    expect(sandbox.world()).toMatchObject({ seed: 7, catalog: { projects: [] } });
    expect(sandbox.world().webhooks).toHaveLength(1);
  });
});
