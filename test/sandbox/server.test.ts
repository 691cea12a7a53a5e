import { describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import { startSandbox } from '../../src/sandbox/server.ts';
import { createLoopbackClock } from '../support/loopback-clock.ts';
import { refusalOf } from '../support/refusal.ts';
import { ask, STATUS, start } from './socket.ts';

describe('a listening sandbox', () => {
  test('responds over HTTP as the platform does', async () => {
    const sandbox = await start({ clock: createLoopbackClock(), seed: 7 });
    expect(sandbox.url).toBe(`http://127.0.0.1:${sandbox.port}`);
    const { status, headers, body } = await ask(sandbox, STATUS);
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ id: 'succeeds', state: 'RUNNING' });
    expect(headers).toMatchObject({
      date: expect.stringMatching(/^Tue, 01 Jan 2030 /),
      'content-type': 'application/json; charset=utf-8',
      'x-ratelimit-remaining': '999',
      'x-request-id': expect.any(String),
    });
  });

  test('accepts a body, and records the request', async () => {
    const sandbox = await start();
    const body = JSON.stringify({ git_commit_id: 'c0ffee' });
    const headers = { 'Content-Type': 'application/json' };
    const { status } = await ask(sandbox, '/application/succeeds/deploy', { method: 'POST', headers, body });
    expect(status).toBe(201);
    expect(sandbox.deploymentsStarted('succeeds')).toBe(1);
    expect(sandbox.world().applications.get('succeeds')?.deployments[0]?.commit).toBe('c0ffee');
    expect(sandbox.journal()).toMatchObject([{ operation: 'deploy', host: `127.0.0.1:${sandbox.port}`, status: 201 }]);
  });

  test('keeps a connection open for longer than any client waits between two status checks', async () => {
    const { headers } = await ask(await start(), STATUS, { headers: { Connection: 'keep-alive' } });
    expect(headers['keep-alive']).toBe('timeout=120');
  });
});

describe('an admin call over a socket', () => {
  test('is carried out if it comes from this machine', async () => {
    const { status, body } = await ask(await start(), '/_sandbox/clock');
    expect(status).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ speed: 1, frozen: false });
  });

  test('is refused for a page of another origin, and under a foreign name', async () => {
    const sandbox = await start();
    for (const headers of [{ Origin: 'https://evil.example' }, { Host: 'evil.example' }] as Record<string, string>[]) {
      expect((await ask(sandbox, '/_sandbox/reset', { method: 'POST', headers })).status).toBe(403);
    }
  });
});

describe('starting the sandbox', () => {
  test('fails with a sentence on a port that is in use', async () => {
    const { port } = await start();
    const failure = await startSandbox({ port }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(InputError);
    expect(String(failure)).toContain(refusalOf('--port', `${port}`, 'is used by another program.'));
  });

  test('fails with a sentence on an address of another machine', async () => {
    await expect(startSandbox({ host: '203.0.113.1', allowRemote: true })).rejects.toThrow(
      refusalOf('--host', '203.0.113.1', 'is not an address of this machine.'),
    );
  });

  test('that other machines can reach must be allowed', async () => {
    await expect(startSandbox({ host: '0.0.0.0' })).rejects.toThrow('add --allow-remote');
    const sandbox = await start({ host: '0.0.0.0', allowRemote: true });
    expect(sandbox.url).toBe(`http://0.0.0.0:${sandbox.port}`);
  });

  test.each(['::1', '[::1]'])('writes the address in brackets on IPv6, as %s', async (host) => {
    const sandbox = await start({ host });
    expect(sandbox.url).toBe(`http://[::1]:${sandbox.port}`);
  });
});

describe('closing the sandbox', () => {
  test('frees the port, and may be done twice', async () => {
    const sandbox = await start();
    await sandbox.close();
    await sandbox.close();
    expect((await ask(sandbox, STATUS)).error).toBe('ECONNREFUSED');
  });
});

describe('a webhook target over a socket', () => {
  test('receives the events of a deployment', async () => {
    const other = await start();
    const sandbox = await start({ webhooks: [`${other.url}/hook`], speed: 10_000 });
    await ask(sandbox, '/application/succeeds/deploy', { method: 'POST' });
    await expect
      .poll(() => sandbox.deliveries().map(({ outcome }) => outcome))
      .toEqual(Array(2).fill({ kind: 'responded', status: 401 }));
    expect(other.journal().map(({ method, target }) => [method, target])).toEqual(Array(2).fill(['POST', '/hook']));
  });
});
