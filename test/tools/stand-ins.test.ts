import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import * as core from '@actions/core';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { getExecOutput } from '../../tools/exec/index.js';
import { fetch as fetchOfGithub } from '../../tools/undici/index.js';

const ROOT = join(import.meta.dirname, '../..');

describe('core.getIDToken through the small HTTP client', () => {
  let server: Server;
  let responses: { status: number; body: string }[];
  let requests: IncomingMessage[];

  beforeEach(async () => {
    requests = [];
    server = createServer((request, response) => {
      requests.push(request);
      const { status, body } = responses.shift() ?? { status: 500, body: '' };
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

  test("sends the job's token and the audience, and returns the new token", async () => {
    responses = [{ status: 200, body: '{"value":"an.id.token"}' }];

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

  test('retries while the service is unavailable', async () => {
    responses = [
      { status: 503, body: 'busy' },
      { status: 502, body: '' },
      { status: 200, body: '{"value":"an.id.token"}' },
    ];

    await expect(core.getIDToken()).resolves.toBe('an.id.token');

    expect(requests).toHaveLength(3);
  });

  test('rejects immediately if the service refuses, and names the status', async () => {
    responses = [{ status: 403, body: '{"message":"no"}' }];

    await expect(core.getIDToken()).rejects.toThrow(/403/);

    expect(requests).toHaveLength(1);
  });

  test('rejects a response without a token', async () => {
    responses = [{ status: 200, body: '{}' }];

    await expect(core.getIDToken()).rejects.toThrow(/ID Token/);
  });
});

describe('the stand-in for @actions/exec', () => {
  test('returns what a command line printed', async () => {
    expect(await getExecOutput('node', ['-p', '6*7'])).toEqual({ exitCode: 0, stdout: '42\n', stderr: '' });
  });

  test('rejects if the command line fails', async () => {
    await expect(getExecOutput('node -e "process.exit(3)"')).rejects.toThrow('process.exit(3)');
  });

  test('is what @actions/core gets: no other one is locked', () => {
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, object> };
    const paths = Object.keys(packages).filter((path) => path.endsWith('@actions/exec'));
    expect(paths).toEqual(['node_modules/@actions/exec']);
    expect(packages['node_modules/@actions/exec']).toMatchObject({ link: true });
  });
});

describe('the stand-in for undici', () => {
  test('is what @actions/github gets', () => {
    const advice = 'npm did not link tools/undici into @actions/github. Check package-lock.json, then run "npm ci".';
    const { resolve } = createRequire(join(ROOT, 'node_modules/@actions/github/lib/utils.js'));

    expect(resolve('undici'), advice).toBe(join(ROOT, 'tools/undici/index.js'));
  });

  test('throws if a request has no fetch of its own', () => {
    expect(fetchOfGithub).toThrow('pass request.fetch with every request');
  });
});
