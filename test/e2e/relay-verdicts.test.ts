import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startRelayProcess } from './relay/processes.ts';
import { PLATFORM_TOKEN, startSandboxWorld } from './relay/sandbox-world.ts';
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
