import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { InputError } from '../../src/kernel/errors.ts';
import type { HostedRelay } from '../../src/relay/package-entry.ts';
import { createHostedRelay } from '../../src/relay/serverless.ts';
import { repositoryOf } from '../../src/sandbox/github/github-world.ts';
import type { CheckRun } from '../../src/sandbox/github/repository.ts';
import { type RunningSandbox, startSandbox } from '../../src/sandbox/sandbox-server.ts';
import { type OidcIssuer, startOidcIssuer } from '../support/oidc-issuer.ts';
import { startPostgres } from '../support/postgres.ts';
import { furnish, HEAD, HOOK_SECRET, post, REPOSITORY, relayEnvOf } from './relay-url-sandbox.ts';

const postgres = await startPostgres();
const ADMIN = { authorization: 'Bearer admin-token-of-the-test' };
const folder = mkdtempSync(join(tmpdir(), 'touchdown-hosted-'));
const log: string[] = [];

let sandbox: RunningSandbox;
let issuer: OidcIssuer;
let env: Record<string, string>;
beforeAll(async () => {
  sandbox = await startSandbox({ speed: 1000, rateLimit: 1_000_000 });
  issuer = await startOidcIssuer({ repository: REPOSITORY });
  await furnish(sandbox);
  const config = join(folder, 'relay.json');
  writeFileSync(config, JSON.stringify(['fast', 'never-ends'].map((id) => ({ id, repository: REPOSITORY }))));
  env = { ...(await relayEnvOf(sandbox, issuer)), RELAY_CONFIG: config, RELAY_STORE: postgres?.url ?? '' };
});
afterAll(async () => {
  await Promise.all([sandbox.close(), issuer[Symbol.asyncDispose]()]);
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

function checkOf(name: string): CheckRun | undefined {
  return repositoryOf(sandbox.github(), REPOSITORY).checkRuns.find((check) => check.name === `deploy / ${name}`);
}

function request(relay: HostedRelay, path: string, init: RequestInit = {}): Promise<Response> {
  return relay.fetch(new Request(`https://relay.example${path}`, init));
}

function send(
  relay: HostedRelay,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  };
  return request(relay, path, init);
}

async function bearer(): Promise<Record<string, string>> {
  return { authorization: `Bearer ${await issuer.sign()}` };
}

describe.skipIf(postgres === null)('a hosted relay on PostgreSQL', () => {
  let relay: HostedRelay;
  beforeAll(async () => {
    relay = await createHostedRelay(env, (line) => void log.push(line));
  });
  afterAll(() => relay.close());

  const deploy = async (appId: string): Promise<{ id: string; deployment: string }> => {
    const deployed = await post(sandbox, `/api/v1/application/${appId}/deploy`, {});
    const deployment = String(Reflect.get(Object(deployed), 'id'));
    const order = { app_id: appId, deployment_id: deployment, sha: HEAD, pull_request: 7 };
    const registered = await send(relay, '/v1/deployments', order, await bearer());
    expect(registered.status).toBe(201);
    return { ...((await registered.json()) as { readonly id: string }), deployment };
  };
  const hook = (event: string, appId: string, deployment: string): Promise<Response> =>
    send(relay, `/hooks/platform/${HOOK_SECRET}`, {
      event_type: event,
      payload: { application_id: appId, deployment_id: deployment },
    });

  test('acknowledges a delivery and writes the check run when it has to reconcile', async () => {
    // The relay compares the deployment with the earlier status.
    await relay.reconcile();
    const { deployment } = await deploy('fast');
    const taken = await hook('DEPLOYMENT_SUCCEEDED', 'fast', deployment);
    expect([taken.status, await taken.json()]).toEqual([
      200,
      { accepted: true, id: expect.any(String), duplicate: false },
    ]);
    expect(checkOf('fast')).toBeUndefined();

    const done = await request(relay, '/v1/reconcile', { method: 'POST', headers: ADMIN });
    expect([done.status, await done.json()]).toEqual([200, { reconciled: true }]);
    expect(checkOf('fast')).toMatchObject({ sha: HEAD, status: 'completed', conclusion: 'success' });
  });

  test('reconciles only with the token of its admin, and only by POST', async () => {
    const headers: Record<string, string>[] = [
      {},
      { authorization: 'Bearer wrong' },
      { authorization: 'Bearer ' },
      { authorization: `Basic ${btoa('admin-token-of-the-test:')}` },
      await bearer(),
    ];
    for (const one of headers) {
      expect((await request(relay, '/v1/reconcile', { method: 'POST', headers: one })).status).toBe(401);
    }
    expect((await request(relay, '/v1/reconcile', { headers: ADMIN })).status).toBe(405);
  });

  test('responds to a client that waits for a newer revision once it exists, and at once if it exists already', async () => {
    const { id, deployment } = await deploy('never-ends');
    const state = async (query: string): Promise<{ readonly rev: number }> => {
      const answer = await request(relay, `/v1/deployments/${id}${query}`, { headers: await bearer() });
      return (await answer.json()) as { readonly rev: number };
    };
    const first = await state('');
    const waiting = state(`?wait=25&since=${first.rev}`);
    const outcome = { isSettled: false };
    void waiting.then(() => (outcome.isSettled = true));
    expect(await state('')).toMatchObject({ rev: first.rev });
    expect(outcome.isSettled).toBe(false);

    await hook('DEPLOYMENT_STARTED', 'never-ends', deployment);
    await relay.reconcile();
    const second = await waiting;
    expect(second).toMatchObject({ app_id: 'never-ends', sha: HEAD, state: 'running', ended: false });
    expect(second.rev).toBeGreaterThan(first.rev);
    expect((await state(`?wait=25&since=${first.rev}`)).rev).toBeGreaterThanOrEqual(second.rev);
    expect((await request(relay, `/v1/deployments/${id}?wait=26`, { headers: await bearer() })).status).toBe(400);
  });

  test('responds like a relay with its own server: its health, and 404 for an unknown path', async () => {
    expect((await request(relay, '/healthz')).status).toBe(200);
    expect((await request(relay, '/readyz')).status).toBe(200);
    expect((await request(relay, '/nothing-here')).status).toBe(404);
    expect((await request(relay, '/hooks/platform/wrong', { method: 'POST', body: '{}' })).status).toBe(401);
  });

  test('logs no secret', () => {
    expect(log.join('')).not.toMatch(/correct-horse|sandbox-read|admin-token|PRIVATE KEY|eyJ/);
  });
});

describe('a hosted relay', () => {
  test.each(['sqlite:relay.db', ''])('is refused with a sentence if its store is %j', async (store) => {
    const refused = createHostedRelay({ ...env, RELAY_STORE: store }, () => {});
    await expect(refused).rejects.toThrow(InputError);
    await expect(refused).rejects.toThrow(
      /RELAY_STORE is not a postgres:\/\/ URL\. Use PostgreSQL: a file does not outlive/,
    );
  });
});
