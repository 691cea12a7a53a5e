import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { createCertificate } from '../support/certificates.ts';
import { runStepHere } from './github/step-here.ts';
import { inputsFor } from './plays.ts';
import { startProxy } from './proxy.ts';
import { startStagedPlatform } from './staged-platform.ts';

const QUIET = { logs: 'off' };

test('a certificate that is not trusted ends a step with five applications after two attempts, and none is deployed (B15)', async () => {
  let connections = 0;
  const server = createServer(createCertificate(), () => {});
  server.on('connection', () => {
    connections += 1;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `https://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcome = await runStepHere('main', { inputs: inputsFor({ url }, 'web-1 web-2 web-3 web-4 web-5', QUIET) });
  server.close();
  expect([outcome.exitCode, outcome.outputs['result']]).toEqual([1, 'failure']);
  expect(outcome.printed).toContain(
    '(DEPTH_ZERO_SELF_SIGNED_CERT). It is signed by itself. If it is yours, set NODE_EXTRA_CA_CERTS',
  );
  expect(connections).toBe(2);
});

test("the proxy of a step's environment is used for a platform on another host (B40)", async () => {
  await using platform = await startStagedPlatform();
  await using proxy = await startProxy(platform.port);
  const inputs = { ...QUIET, 'allow-http': 'true', timeout: '20s' };
  const { outputs } = await runStepHere('main', {
    inputs: inputsFor({ url: 'http://platform.example/api/v1' }, 'fast', inputs),
    env: { HTTP_PROXY: proxy.url },
  });
  expect(outputs['result']).toBe('success');
  expect(proxy.requested.length).toBeGreaterThan(0);
  for (const line of proxy.requested) expect(line).toContain('platform.example');
});
