import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { ask, STATUS, start } from './socket.ts';

const fault = (text: string) => ({ headers: { 'X-Sandbox-Fault': text } });

describe('a request and its response over a socket', () => {
  test('refuses a body of more than 1 MiB', async () => {
    const sandbox = await start();
    const body = 'x'.repeat(8 * 1024 * 1024);
    const came = await ask(sandbox, '/application/succeeds/deploy', { method: 'POST', body });
    expect(came.status).toBe(400);
    expect(came.body).toContain('larger than 1 MiB');
    expect(sandbox.deploymentsStarted('succeeds')).toBe(0);
  });

  test.each([
    ['http://127.0.0.1/api/v1/application/succeeds/status?x=1', '/api/v1/application/succeeds/status?x=1'],
    ['HTTPS://elsewhere.example:7', '/'],
    ['http://127.0.0.1?x=http://a/b', '/?x=http://a/b'],
    ['/organization?x=http://a/b', '/organization?x=http://a/b'],
  ])('uses only the path of the URL %s', async (requested, target) => {
    const sandbox = await start();
    await ask(sandbox, requested);
    expect(sandbox.journal()).toMatchObject([{ target }]);
  });

  test('survives a client that goes away in the middle', async () => {
    const sandbox = await start();
    const socket = connect(sandbox.port, '127.0.0.1');
    socket.write('POST /application/succeeds/deploy HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{');
    await once(socket, 'connect');
    socket.destroy();
    expect((await ask(sandbox, STATUS)).status).toBe(200);
  });
});

describe('a fault over a socket', () => {
  test('resets the connection', async () => {
    const sandbox = await start();
    expect((await ask(sandbox, STATUS, fault('reset'))).error).toBe('ECONNRESET');
    expect(sandbox.journal()[0]).toMatchObject({ outcome: 'reset', fault: 'reset' });
  });

  test('stops in the middle of the body', async () => {
    const came = await ask(await start(), STATUS, fault('cut-body'));
    expect(came.status).toBe(200);
    expect(came.error).not.toBeNull();
    expect(came.body).toMatch(/^\{"id":"succeeds"[^}]*$/);
    expect(Number(came.headers['content-length'])).toBeGreaterThan(came.body.length);
  });

  test('keeps the client waiting until the sandbox is closed', async () => {
    const sandbox = await start();
    const came = ask(sandbox, STATUS, fault('hang'));
    await expect.poll(() => sandbox.journal()).toHaveLength(1);
    await sandbox.close();
    expect((await came).error).toBe('ECONNRESET');
    expect(sandbox.journal()[0]?.outcome).toBe('pending');
  });
});
