import { createSign } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { sandboxKeyPair } from '../../src/sandbox/github/app/state.ts';
import { open } from './open.ts';
import { jsonOf, responseOf, START } from './play.ts';

const DEPLOY = '/application/succeeds/deploy';
const STATUS = '/application/succeeds/status';

describe('the sandbox', () => {
  test("does not change its time when the machine's clock is set", async () => {
    const { clock, sandbox } = open();
    clock.stepEpoch(-3_600_000);
    await clock.advance(1000);
    expect(sandbox.now()).toBe(START + 1000);
  });

  test('can run faster than its clock, the Date header too', async () => {
    const { clock, send } = open({ speed: 60 });
    await send('POST', DEPLOY);
    await clock.advance(1500);
    expect((await send('GET', STATUS)).headers['Date']).toBe('Tue, 01 Jan 2030 00:01:30 GMT');
    expect(jsonOf(await send('GET', STATUS))['state']).toBe('RUNNING');
  });

  test('has rate limit windows of a real hour, however fast it runs', async () => {
    const { clock, send } = open({ speed: 60, rateLimit: 1 });
    await send('POST', DEPLOY);
    const headers = (await send('GET', STATUS)).headers;
    expect(Number(headers['X-RateLimit-Reset']) * 1_000 - Date.parse(headers['Date'] ?? '')).toBe(3_600_000);
    await clock.advance(3_599_000);
    expect((await send('GET', STATUS)).status).toBe(429);
    await clock.advance(1_000);
    expect((await send('GET', STATUS)).status).toBe(200);
  });

  test('plays a GitHub on real time, so that the tokens of an App last as long as on GitHub', async () => {
    const { clock, sandbox } = open({ speed: 60 });
    await clock.advance(120_000);
    const now = clock.epochMs() / 1000;
    const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
    const text = `${part({ alg: 'RS256', typ: 'JWT' })}.${part({ iss: '424242', iat: now - 60, exp: now + 540 })}`;
    const jwt = `${text}.${createSign('RSA-SHA256').update(text).sign(sandboxKeyPair().privateKey, 'base64url')}`;
    const ask = async (method: string, path: string, token: string) =>
      responseOf(
        await sandbox.handle({
          method,
          target: `/api/v3/${path}`,
          headers: { authorization: `Bearer ${token}` },
          body: '',
        }),
      );
    const created = await ask('POST', 'app/installations/515151/access_tokens', jwt);
    expect([created.status, created.headers['Date']]).toEqual([201, 'Tue, 01 Jan 2030 00:02:00 GMT']);
    const token = String(jsonOf(created)['token']);
    await clock.advance(3_599_000);
    expect((await ask('GET', 'repos/acme/web', token)).status).toBe(200);
    await clock.advance(1_000);
    expect((await ask('GET', 'repos/acme/web', token)).status).toBe(401);
  });

  test('delays a response by real time, however fast it runs', async () => {
    const { clock, request, sandbox } = open({ speed: 60 });
    let isAnswered = false;
    const answered = request('GET', '/application/slow/status').then(() => {
      isAnswered = true;
    });
    await clock.advance(2499);
    expect(isAnswered).toBe(false);
    await clock.advance(1);
    await answered;
    expect(sandbox.journal()[0]).toMatchObject({ receivedAt: START, respondedAt: START + 150_000 });
  });
});

describe('a webhook target', () => {
  const TARGET = 'http://127.0.0.1:9/hook';

  test('receives each event at its time, without any request', async () => {
    const { clock, request, sent, sandbox } = open({ webhooks: [TARGET], speed: 60 });
    await request('POST', DEPLOY, { git_commit_id: 'c0ffee' });
    await clock.advance(1499);
    expect(sent.map(({ body }) => body.event_type)).toEqual(['DEPLOYMENT_STARTED']);
    await clock.advance(1);
    expect(sent.map(({ body }) => body.event_type)).toEqual(['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED']);
    expect(sent[1]?.body.payload).toMatchObject({ application_id: 'succeeds', git_commit_id: 'c0ffee' });
    expect(sandbox.deliveries().map(({ outcome }) => outcome)).toEqual(
      Array(2).fill({ kind: 'responded', status: 200 }),
    );
  });

  test('receives nothing after the sandbox is closed', async () => {
    const { clock, request, sent, sandbox } = open({ webhooks: [TARGET] });
    await request('POST', DEPLOY);
    sandbox.close();
    await clock.advance(200_000);
    expect(sent).toHaveLength(1);
  });
});
