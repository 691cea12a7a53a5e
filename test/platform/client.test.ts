import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import { createPlatform } from '../../src/platform/client.ts';
import { createFakeClock } from '../support/fake-clock.ts';
import { openPlatform } from '../support/open-platform.ts';
import { startScriptedServer } from '../support/scripted-server.ts';

const BASE = { baseUrl: 'https://api.example.com', token: 'tok-of-the-test' };

describe('a client', () => {
  test.each([
    ['address', { ...BASE, baseUrl: 'http://api.example.com' }],
    ['token', { ...BASE, token: ' ' }],
    ['proxy', { ...BASE, env: { HTTPS_PROXY: 'socks5://p:1' } }],
  ])('is not created with an invalid %s (B38) (B40)', (_, options) => {
    expect(() => createPlatform(options)).toThrow(InputError);
  });

  test('sends through the proxy of its environment (B40)', async () => {
    await using proxy = await startScriptedServer({ body: { state: 'RUNNING' } });
    const env = { http_proxy: proxy.url.replace('http://', '') };
    await using platform = openPlatform('http://api.example.com/v1', { allowHttp: true, env });
    expect(await platform.applications.status('a1')).toMatchObject({ state: 'RUNNING' });
    expect(proxy.requests[0]?.url).toBe('http://api.example.com/v1/application/a1/status');
  });

  test('has its own rate limit gate, and shows its state', async () => {
    const headers = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '7', 'x-ratelimit-reset': '60' };
    await using server = await startScriptedServer({ headers, body: { state: 'RUNNING' } });
    const platform = createPlatform({ ...BASE, baseUrl: server.url });
    expect(platform.rateLimit).toMatchObject({ limit: null, used: 0 });
    await platform.applications.status('a1');
    expect(platform.rateLimit).toMatchObject({ limit: 1000, remaining: 7, used: 1 });
    await platform.close();
  });

  test('limits a call without a time limit (B19)', async () => {
    const clock = createFakeClock();
    await using server = await startScriptedServer('hang');
    await using platform = openPlatform(server.url, { clock, timeouts: { headersMs: 1e9, totalMs: 5_000 } });
    const status = platform.applications.status('a1');
    const ended = expect(status).rejects.toMatchObject({ code: 'cancelled-timeout' });
    await server.arrived(1);
    await clock.advance(5_000);
    await ended;
  });
});
