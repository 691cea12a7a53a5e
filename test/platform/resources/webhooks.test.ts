import { describe, expect, test } from 'vitest';
import { openPlatform } from '../../support/open-platform.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';

const WEBHOOK = { targetUrl: 'https://relay.example/hooks/platform/s', events: ['DEPLOYMENT_STARTED'], enabled: true };

describe('a webhook', () => {
  test('is returned as the platform stores it, not as it was requested', async () => {
    const kept = { id: 'w1', target_url: null, events: ['DEPLOYMENT_STARTED', 7, 'OTHER'], enabled: 'yes' };
    await using server = await startScriptedServer({ status: 201, body: kept });
    await using platform = openPlatform(server.url);
    expect(await platform.webhooks.create('o1', WEBHOOK)).toEqual({
      id: 'w1',
      targetUrl: null,
      events: ['DEPLOYMENT_STARTED', 'OTHER'],
      enabled: null,
    });
  });

  test.each([400, 403, 500])('refused with %i is an error without its URL', async (status) => {
    await using server = await startScriptedServer({ status, body: { message: 'no' } });
    await using platform = openPlatform(server.url);
    const created = platform.webhooks.create('o1', WEBHOOK);
    await expect(created).rejects.toThrow(/"no"|500|400/);
    await expect(created).rejects.not.toThrow(/relay\.example/);
  });
});
