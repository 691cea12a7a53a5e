import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { createWebFetch } from '../../../src/platform/http/web-fetch.ts';
import { createGithubApp } from '../../../src/relay/github-app/github-app.ts';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import { startSandbox } from '../../../src/sandbox/server.ts';
import { COMPLETED_CHECK, DESIRED_CHECK, REPO, SHA } from './open-app.ts';

describe('an App and the sandbox, over sockets', () => {
  test('create a check run, and deliver the click on its button signed', async () => {
    const clock = createSystemClock();
    const sandbox = await startSandbox();
    const arrived: { event: unknown; signature: unknown; text: string }[] = [];
    const receiver = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const { 'x-github-event': event, 'x-hub-signature-256': signature } = request.headers;
        arrived.push({ event, signature, text: Buffer.concat(chunks).toString() });
        response.end('{}', () => receiver.emit('arrived'));
      });
    }).listen(0, '127.0.0.1');
    await once(receiver, 'listening');
    const { port } = receiver.address() as AddressInfo;
    const apiUrl = `${sandbox.url}/api/v3`;
    const fetch = createWebFetch({ origin: sandbox.url, env: {}, clock });
    const app = createGithubApp({ appId: '424242', privateKey: sandboxKeyPair().privateKey, apiUrl, fetch, clock });
    const admin = (path: string, body: object) =>
      globalThis.fetch(`${sandbox.url}/_sandbox/github/${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      const place = await app.readRepository(REPO);
      if (place.kind !== 'done') throw new Error(place.sentence);
      const here = { ...place.value, sha: SHA, name: 'deploy', externalId: 'x:1' };
      const made = await app.createCheck(here, DESIRED_CHECK);
      if (made.kind !== 'done') throw new Error(made.sentence);
      expect(await app.updateCheck(here, made.value.id, COMPLETED_CHECK)).toMatchObject({ kind: 'done' });
      await admin('app', { hook_url: `http://127.0.0.1:${port}/hooks/github`, hook_secret: 'a-secret-of-the-hook' });
      const pressed = once(receiver, 'arrived');
      await admin('deliver', {
        event: 'check_run.requested_action',
        repository: REPO,
        check_run_id: made.value.id,
      });
      await pressed;
      const [{ event, signature, text } = { event: '', signature: '', text: '{}' }] = arrived;
      expect(event).toBe('check_run');
      expect(signature).toBe(`sha256=${createHmac('sha256', 'a-secret-of-the-hook').update(text).digest('hex')}`);
      expect(JSON.parse(text)).toMatchObject({
        requested_action: { identifier: 'deploy-again' },
        check_run: { external_id: 'x:1', head_sha: SHA },
      });
    } finally {
      await fetch.close();
      receiver.close();
      await sandbox.close();
    }
  });
});
