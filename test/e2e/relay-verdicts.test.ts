import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startRelayProcess } from './relay/processes.ts';
import { startRelayHere } from './relay/relay-here.ts';
import { HEAD, PLATFORM_TOKEN, REPOSITORY, startSandboxWorld } from './relay/sandbox-world.ts';
import { ADMIN_TOKEN, GITHUB_SECRET, PATH_SECRET, SIGNING_KEY, SIGNING_SECRET } from './relay/stage.ts';

/** Texts that no log may contain: secrets in every encoding, tokens by their shape, payloads by their words. */
function findLeaks(output: string, privateKey: string): readonly string[] {
  const secrets = [PATH_SECRET, SIGNING_SECRET, SIGNING_KEY.toString(), GITHUB_SECRET, ADMIN_TOKEN, PLATFORM_TOKEN];
  const lines = privateKey.split('\n').filter((line) => line.length > 20);
  const forms = [...secrets, ...lines].flatMap((one) => [one, encodeURIComponent(one)]);
  const found = forms.filter((form) => output.includes(form));
  const shapes = [/eyJ[\w-]+\.[\w-]+/, /gh[opsu]_\w{10,}/, /-----BEGIN/, /event_type/, /hooks\/platform\/\w/];
  return [...found, ...shapes.filter((shape) => shape.test(output)).map(String)];
}

/** Sends requests with a partly correct secret, and with secrets and tokens in the wrong place. */
async function refuseAll(url: string): Promise<void> {
  const forged = { event_type: 'DEPLOYMENT_SUCCEEDED', payload: { application_id: 'succeeds' } };
  const init = { method: 'POST', body: JSON.stringify(forged) };
  const addresses = [`/hooks/platform/${PATH_SECRET}x`, '/hooks/platform', '/hooks/github'];
  const answers = await Promise.all(addresses.map((path) => fetch(url + path, init)));
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  const odd = [
    `/${PATH_SECRET}`,
    `/v1/deployments/${PATH_SECRET}`,
    `/hooks/platform/${PATH_SECRET}?token=${ADMIN_TOKEN}`,
  ];
  await Promise.all(odd.map((path) => fetch(url + path)));
  const authorization = `Bearer eyJhbGciOiJub25lIn0.${randomBytes(30).toString('base64url')}.`;
  const registered = await fetch(`${url}/v1/deployments`, { method: 'POST', headers: { authorization }, body: '{}' });
  expect(registered.status).toBe(401);
}

test('a relay in a process of its own turns webhooks into green and red check runs, and logs no secret', async () => {
  await using world = await startSandboxWorld([{ id: 'succeeds' }, { id: 'build-fails' }]);
  const relay = await world.start(startRelayProcess);
  await refuseAll(relay.url);
  const applications = ['succeeds', 'build-fails'];
  await world.deployHeld(applications, () =>
    Promise.all(applications.map((id) => world.request('POST', `/application/${id}/deploy`, {}))),
  );
  const [green, red] = await Promise.all(
    ['deploy / succeeds', 'deploy / build-fails'].map((name) =>
      world.untilCheck(name, ({ status }) => status === 'completed'),
    ),
  );
  relay.signal('SIGTERM');
  expect([green?.conclusion, red?.conclusion]).toEqual(['success', 'failure']);
  expect(world.checks('deploy / succeeds')).toHaveLength(1);
  expect(world.checks('deploy / build-fails')).toHaveLength(1);
  expect(await relay.exited).toEqual({ code: 0, signal: null });
  const stored = relay.lines.filter(({ message }) => message === 'A delivery was stored.');
  expect(stored).toHaveLength(world.sandbox.deliveries().length);
  expect(new Set(stored.map(({ facts }) => facts['delivery'])).size).toBe(stored.length);
  expect(relay.lines.filter(({ level }) => level === 'broken')).toEqual([]);
  expect(findLeaks(relay.output(), world.privateKey)).toEqual([]);
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
