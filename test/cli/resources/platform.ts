import { onTestFinished } from 'vitest';
import { createPlatform, type Platform } from '../../../src/platform/client.ts';
import { type ScriptedServer, type Step, startScriptedServer } from '../../support/scripted-server.ts';

/** Returns a client of a platform that plays `steps`, and what it was asked; both end with the test. */
export async function openPlatform(
  ...steps: readonly Step[]
): Promise<{ readonly platform: Platform; readonly requests: ScriptedServer['requests']; readonly url: string }> {
  const server = await startScriptedServer(...steps);
  const platform = createPlatform({ baseUrl: server.url, token: 'scripted-token' });
  onTestFinished(async () => {
    await platform.close();
    await server[Symbol.asyncDispose]();
  });
  return { platform, requests: server.requests, url: server.url };
}
