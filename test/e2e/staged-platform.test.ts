import { describe, expect, test } from 'vitest';
import { type StagedPlatform, startStagedPlatform } from './staged-platform.ts';

async function request(platform: StagedPlatform, path: string, method = 'GET'): Promise<unknown> {
  const headers = { Authorization: 'Token sandbox-admin' };
  const response = await fetch(`${platform.url}/application/${path}`, { method, headers });
  return response.json();
}

async function pollStatus(platform: StagedPlatform, appId = 'succeeds'): Promise<string> {
  const { state } = (await request(platform, `${appId}/status`)) as { state: string };
  return state;
}

describe('a staged platform', () => {
  test('advances with each status check once a deployment was requested', async () => {
    await using platform = await startStagedPlatform({ secondsPerCheck: 30 });
    const seen = [await pollStatus(platform), await pollStatus(platform)];
    await request(platform, 'succeeds/deploy', 'POST');
    for (let statusChecks = 0; statusChecks < 4; statusChecks++) seen.push(await pollStatus(platform));

    expect(seen).toEqual(['RUNNING', 'RUNNING', 'QUEUED', 'BUILDING', 'DEPLOYING', 'RUNNING']);
    expect(platform.sandbox.now()).toBe(Date.UTC(2030, 0, 1, 0, 1, 30));
  });

  test("advances while another job's deployment continues", async () => {
    await using platform = await startStagedPlatform({ secondsPerCheck: 30 });
    const seen = [
      await pollStatus(platform, 'conflict'),
      await pollStatus(platform, 'conflict'),
      await pollStatus(platform, 'conflict'),
    ];
    expect(seen).toEqual(['DEPLOYING', 'DEPLOYING', 'RUNNING']);
  });

  test('advances only after the client has read the log to its end', async () => {
    await using platform = await startStagedPlatform();
    await pollStatus(platform);
    await request(platform, 'succeeds/log?tail=200');
    await request(platform, 'succeeds/deploy', 'POST');
    await pollStatus(platform);
    const second = pollStatus(platform);
    await request(platform, 'organization').catch(() => undefined);
    const before = platform.sandbox.now();
    await request(platform, 'succeeds/log?tail=200');

    expect(await second).toBe('BUILDING');
    expect(platform.sandbox.now() - before).toBe(20_000);
  });

  test('does not wait for a log that the client may not read', async () => {
    await using platform = await startStagedPlatform();
    await pollStatus(platform, 'log-forbidden');
    await request(platform, 'log-forbidden/deploy', 'POST');
    await request(platform, 'log-forbidden/log?tail=200');
    const seen = [await pollStatus(platform, 'log-forbidden'), await pollStatus(platform, 'log-forbidden')];
    expect(seen).toEqual(['QUEUED', 'BUILDING']);
  });

  test('records the requests and their responses', async () => {
    await using platform = await startStagedPlatform();
    await pollStatus(platform);
    await request(platform, 'lost-request/deploy', 'POST').catch(() => undefined);
    expect(platform.requests).toMatchObject([
      { method: 'GET', target: '/api/v1/application/succeeds/status', answer: 200 },
      { method: 'POST', target: '/api/v1/application/lost-request/deploy', answer: 'reset' },
    ]);
  });
});
