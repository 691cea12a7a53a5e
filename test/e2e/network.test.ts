import { createServer as createHttpServer } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { createCertificate } from '../support/certificates.ts';
import { runStepHere, type StepOutcome } from './github/step-here.ts';
import { errorsIn, inputsFor } from './plays.ts';
import { startProxy } from './proxy.ts';
import { startStagedPlatform } from './staged-platform.ts';

const QUIET = { logs: 'off' };
/** Where no program listens; a port that was free a moment ago may be another test's by now. */
const CLOSED = 'http://127.0.0.1:1';

describe('without a network', () => {
  test.each([
    ['a host that does not exist', 'https://touchdown.invalid/api/v1', 'ENOTFOUND'],
    ['a port that is closed', CLOSED, 'ECONNREFUSED'],
  ])('%s is tried until the timeout, and nothing was deployed (B15)', async (_, url, code) => {
    const outcome = await runStepHere('main', { inputs: inputsFor({ url }, 'fast', { ...QUIET, timeout: '3s' }) });
    expect(outcome.outputs['result']).toBe('failure');
    expect(outcome.outputs['reason']).toMatch(new RegExp(`^Could not reach the platform: .*${code}.*\\.$`));
    expect(outcome.printed).not.toMatch(/raise timeout/i);
    expect(outcome.exitCode).toBe(1);
    expect(errorsIn(outcome)).toHaveLength(1);
  });

  const FIVE = 'web-1 web-2 web-3 web-4 web-5';

  test('a proxy that refuses the login gets it twice from a step with five applications (B15)', async () => {
    let logins = 0;
    const proxy = createHttpServer();
    proxy.on('connect', (_, socket) => {
      logins += 1;
      socket.end('HTTP/1.1 407 Proxy Authentication Required\r\ncontent-length: 0\r\n\r\n');
    });
    await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
    const { port } = proxy.address() as AddressInfo;
    const inputs = inputsFor({ url: 'https://platform.example' }, FIVE, QUIET);
    const env = { HTTPS_PROXY: `http://user:hidden-word@127.0.0.1:${port}` };
    const outcome = await runStepHere('main', { inputs, env });
    proxy.close();
    expect(outcome.outputs).toMatchObject({ result: 'failure' });
    expect(outcome.printed).toContain(`the proxy http://127.0.0.1:${port} (HTTPS_PROXY) did not accept the login`);
    expect(logins).toBe(2);
  });

  test('a certificate that is not trusted ends a step with five applications after two attempts, and none is deployed (B15)', async () => {
    let connections = 0;
    const server = createServer(createCertificate(), () => {});
    server.on('connection', () => {
      connections += 1;
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const outcome = await runStepHere('main', { inputs: inputsFor({ url }, FIVE, QUIET) });
    server.close();
    expect(outcome.outputs).toMatchObject({ result: 'failure' });
    expect(outcome.printed).toContain(
      '(DEPTH_ZERO_SELF_SIGNED_CERT). It is signed by itself. If it is yours, set NODE_EXTRA_CA_CERTS',
    );
    expect(connections).toBe(2);
  });
});

/** Deploys with a proxy in the environment, whose variables are named so. */
async function deployWith(
  base: 'loopback' | 'http://platform.example/api/v1',
  nameProxy: (url: string) => Record<string, string>,
): Promise<{ outcome: StepOutcome; requested: readonly string[] }> {
  await using platform = await startStagedPlatform();
  await using proxy = await startProxy(platform.port);
  const inputs = inputsFor(platform, 'fast', { ...QUIET, 'allow-http': 'true', timeout: '20s' });
  const baseUrl = base === 'loopback' ? platform.url : base;
  const run = { inputs: { ...inputs, 'base-url': baseUrl }, env: nameProxy(proxy.url) };
  const outcome = await runStepHere('main', run);
  return { outcome, requested: proxy.requested };
}

describe('a proxy in the environment', () => {
  test('is not used for this machine (B40)', async () => {
    const { outcome, requested } = await deployWith('loopback', (url) => ({
      HTTP_PROXY: url,
      HTTPS_PROXY: url,
      ALL_PROXY: url,
    }));
    expect(outcome.outputs['result']).toBe('success');
    expect(requested).toEqual([]);
  });

  test.each([
    ['HTTP_PROXY', (url: string) => url],
    ['http_proxy without a scheme', (url: string) => url.replace('http://', '')],
  ])('is used for another host: %s (B40)', async (name, write) => {
    const { outcome, requested } = await deployWith('http://platform.example/api/v1', (url) => ({
      [name.split(' ')[0] ?? '']: write(url),
    }));
    expect(outcome.outputs['result']).toBe('success');
    expect(requested.length).toBeGreaterThan(0);
    for (const line of requested) expect(line).toContain('platform.example');
  });
});
