import { describe, expect, test } from 'vitest';
import { AccessError } from '../../src/kernel/errors.ts';
import { openPlatform } from '../support/open-platform.ts';
import { startScriptedServer } from '../support/scripted-server.ts';

const WEBHOOK = { targetUrl: 'https://relay.example/hooks/platform/s', events: ['DEPLOYMENT_STARTED'], enabled: true };

describe('a webhook', () => {
  test('is created in an organization', async () => {
    await using server = await startScriptedServer({ status: 201, body: { id: 'w1' } });
    await using platform = openPlatform(server.url);
    expect(await platform.webhooks.create('o/1', WEBHOOK)).toBe('w1');
    expect(server.requests.map(({ method, url, body }) => [method, url, JSON.parse(body)])).toEqual([
      ['POST', '/organization/o%2F1/webhook', { target_url: WEBHOOK.targetUrl, events: WEBHOOK.events, enabled: true }],
    ]);
  });

  test('may be created without an id being told', async () => {
    await using server = await startScriptedServer({ status: 204 }, { status: 201, body: '[]' });
    await using platform = openPlatform(server.url);
    expect(await platform.webhooks.create('o1', WEBHOOK)).toBeNull();
    expect(await platform.webhooks.create('o1', WEBHOOK)).toBeNull();
  });

  test('needs a token that may write, and the error says so without the address', async () => {
    await using server = await startScriptedServer({ status: 403, body: { message: 'no' } });
    await using platform = openPlatform(server.url);
    const created = platform.webhooks.create('o1', WEBHOOK);
    await expect(created).rejects.toThrow(AccessError);
    await expect(created).rejects.toThrow(/Write/);
    await expect(created).rejects.not.toThrow(/relay\.example/);
  });
});
