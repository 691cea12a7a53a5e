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
});

describe('an admin call over a socket', () => {
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
