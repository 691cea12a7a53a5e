import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as core from '@actions/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

describe('core.getIDToken through the small HTTP client', () => {
  let server: Server;
  let answers: { status: number; body: string }[];
  let requests: IncomingMessage[];

  beforeEach(async () => {
    requests = [];
    server = createServer((request, response) => {
      requests.push(request);
      const { status, body } = answers.shift() ?? { status: 500, body: '' };
      response.writeHead(status, { 'content-type': 'application/json' }).end(body);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_URL', `http://127.0.0.1:${port}/token?api-version=1`);
    vi.stubEnv('ACTIONS_ID_TOKEN_REQUEST_TOKEN', 'the-request-token');
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  afterEach(() => {
    vi.unstubAllEnvs();
    server.closeAllConnections();
    server.close();
  });

  test("asks with the job's token and the audience, and answers the token", async () => {
    answers = [{ status: 200, body: '{"value":"an.id.token"}' }];

    await expect(core.getIDToken('https://touchdown.example/a b')).resolves.toBe('an.id.token');

    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /token?api-version=1&audience=https%3A%2F%2Ftouchdown.example%2Fa%20b',
    ]);
    expect(requests[0]?.headers).toMatchObject({
      accept: 'application/json',
      authorization: 'Bearer the-request-token',
      'user-agent': 'actions/oidc-client',
    });
  });

  test('asks again while the service is unavailable', async () => {
    answers = [
      { status: 503, body: 'busy' },
      { status: 502, body: '' },
      { status: 200, body: '{"value":"an.id.token"}' },
    ];

    await expect(core.getIDToken()).resolves.toBe('an.id.token');

    expect(requests).toHaveLength(3);
  });

  test('gives up at once on a refusal, and names the status', async () => {
    answers = [{ status: 403, body: '{"message":"no"}' }];

    await expect(core.getIDToken()).rejects.toThrow(/403/);

    expect(requests).toHaveLength(1);
  });

  test('rejects an answer without a token', async () => {
    answers = [{ status: 200, body: '{}' }];

    await expect(core.getIDToken()).rejects.toThrow(/ID Token/);
  });
});
