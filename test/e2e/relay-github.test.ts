import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { createCheckWorld, check as runCheck } from '../../src/cli/relay/check.ts';
import { createSystemClock } from '../../src/kernel/clock.ts';
import { serveRelay } from '../../src/relay/server.ts';
import { createTerminal } from '../cli/terminal.ts';
import type { LogLine } from './relay/processes.ts';
import { HEAD, REPOSITORY, type SandboxWorld, startSandboxWorld } from './relay/sandbox-world.ts';
import { until } from './relay/until.ts';

const CHECK = 'deploy / succeeds';

/** Starts a relay in this process, with the settings of an environment, for tests of which a process is not the point. */
async function startRelayHere({ env }: { readonly env: Readonly<Record<string, string>> }) {
  const lines: LogLine[] = [];
  const { url, close } = await serveRelay(env, (text) => {
    for (const line of text.trimEnd().split('\n')) lines.push({ facts: {}, ...JSON.parse(line) });
  });
  return { url, lines, kill: close };
}

function deliver(world: SandboxWorld, event: string, facts: Readonly<Record<string, unknown>>) {
  return world.request('POST', '/_sandbox/github/deliver', { event, repository: REPOSITORY, login: 'mona', ...facts });
}

describe.concurrent("GitHub's webhooks", () => {
  test('deploy again on requested_action, with a new check run of the same name', async () => {
    await using world = await startSandboxWorld([{}]);
    await world.start(startRelayHere);
    await world.deployHeld(['succeeds'], () => world.request('POST', '/application/succeeds/deploy', {}));
    const { id } = await world.untilCheck(CHECK, ({ status }) => status === 'completed');
    const event = 'check_run.requested_action';
    await world.deployHeld(['succeeds'], () => deliver(world, event, { check_run_id: id }));
    const last = await world.untilCheck(CHECK, (check) => check.id !== id && check.status === 'completed');
    expect(last.conclusion).toBe('success');
    expect(world.checks(CHECK)).toHaveLength(2);
    expect(world.sandbox.deploymentsStarted('succeeds')).toBe(2);
  });

  test('with another secret or to another address are found by `relay check`', async () => {
    await using world = await startSandboxWorld([{}]);
    const { url: relayUrl } = await world.start(startRelayHere);
    const hook = (facts: object) => world.request('POST', '/_sandbox/github/app', facts);
    const { hook_url: url } = await world.request('GET', '/_sandbox/github/app');
    const isInLog = async (outcome: number): Promise<boolean> => {
      const { deliveries } = await world.request('GET', '/_sandbox/github/app');
      return JSON.stringify(deliveries).includes(`"outcome":${outcome}`);
    };
    const findings: string[] = [];
    const check = async (): Promise<void> => {
      const env = { ...world.env, RELAY_URL: new URL(String(url)).origin };
      const terminal = createTerminal();
      const readFile = (path: string): string => readFileSync(path, 'utf8');
      await runCheck({ url: relayUrl }, terminal, createCheckWorld({ env, clock: createSystemClock(), readFile }));
      expect(terminal.printed.out).toMatch(/^✓ relay {8}GitHub accepts its App\.$/m);
      findings.push(/^. github .*(?:event|webhook).*$/m.exec(terminal.printed.out)?.[0] ?? terminal.printed.out);
    };
    await deliver(world, 'pull_request.opened', { number: 7 });
    await until('the event was accepted', () => isInLog(200));
    await check();
    await hook({ hook_url: url, hook_secret: 'a-secret-that-nobody-knows' });
    await deliver(world, 'pull_request.reopened', { number: 7 });
    await until('the event was refused', () => isInLog(401));
    await check();
    await hook({ hook_url: 'https://old.example.com/hooks/github' });
    await check();
    expect(findings).toEqual([
      expect.stringContaining('The relay accepted the last event of GitHub'),
      expect.stringMatching(/refused the last event of GitHub .* with 401: .*GITHUB_WEBHOOK_SECRET/),
      expect.stringContaining('The App sends its events to https://old.example.com/hooks/github.'),
    ]);
  });

  test('are not needed by a workflow that registers its deployment with a token of the sandbox', async () => {
    await using world = await startSandboxWorld([{}]);
    const issuer = `${world.sandbox.url}/_services/token`;
    const env = { ...world.env, RELAY_OIDC_ISSUER: issuer };
    const { url } = await world.start(() => startRelayHere({ env }));
    const request = async (query: string, authorization: string) => {
      const response = await fetch(`${issuer}/request?${query}&audience=touchdown`, { headers: { authorization } });
      const body = (await response.json()) as { readonly value?: string };
      return { status: response.status, body };
    };
    expect(await request(`repository=${REPOSITORY}&sha=${HEAD}`, 'bearer wrong')).toMatchObject({ status: 401 });
    const wrong = await request(`repository=${REPOSITORY}`, 'bearer sandbox-github');
    expect(wrong).toMatchObject({ status: 400, body: { message: expect.stringContaining('sha') } });
    const { body } = await request(`repository=${REPOSITORY}&sha=${HEAD}`, 'bearer sandbox-github');
    const registered = await fetch(`${url}/v1/deployments`, {
      method: 'POST',
      headers: { authorization: `Bearer ${body.value}`, 'content-type': 'application/json' },
      body: JSON.stringify({ app_id: 'succeeds', sha: HEAD }),
    });
    expect([registered.status, await registered.json()]).toEqual([
      201,
      expect.objectContaining({ id: expect.any(String) }),
    ]);
    expect((await world.untilCheck(CHECK, ({ sha }) => sha === HEAD)).status).toBe('queued');
  });

  test('that were lost are fetched from the delivery log when the relay starts', async () => {
    await using world = await startSandboxWorld([{}]);
    await deliver(world, 'pull_request.opened', { number: 7, lost: true });
    const relay = await world.start(startRelayHere);
    const check = await world.untilCheck(CHECK, ({ sha: head }) => head === HEAD);
    expect(check.status).toBe('queued');
    expect(relay.lines.find(({ message }) => message === 'Fetched missed deliveries.')?.facts).toEqual({ count: 1 });
  });
});

test('a deployment from the console completes the check that waits for its commit, or says there that it failed (B64) (B65)', async () => {
  const [green, red] = ['queue-idle', 'queue-idle--red'];
  await using world = await startSandboxWorld([{ id: green }, { id: red }]);
  const options = { ahead: 'nothing', outcome: 'build-failure' };
  await world.request('POST', '/_sandbox/applications', { id: red, scenario: green, options });
  await world.start(({ env = {} }) => startRelayHere({ env: { ...env, RELAY_UNPLACED: 'keep' } }));
  const opened = { event: 'pull_request.opened', repository: REPOSITORY, number: 7 };
  await world.request('POST', '/_sandbox/github/deliver', opened);
  const checks = [`deploy / ${green}`, `deploy / ${red}`];
  for (const name of checks) await world.untilCheck(name, ({ status }) => status === 'queued');
  await world.deployHeld([green, red], async () => {
    for (const id of [green, red]) await world.request('POST', `/application/${id}/deploy`, { git_commit_id: HEAD });
  });
  const done = await world.untilCheck(`deploy / ${green}`, ({ status }) => status === 'completed');
  expect(done).toMatchObject({ conclusion: 'success' });
  const waiting = await world.untilCheck(`deploy / ${red}`, ({ output }) =>
    JSON.stringify(output).includes('failed at'),
  );
  expect(waiting).toMatchObject({ status: 'queued', conclusion: null });
  expect(checks.map((name) => world.checks(name).length)).toEqual([1, 1]);
});
