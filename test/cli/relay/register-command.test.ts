import { describe, expect, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { register } from '../../../src/cli/relay/register-command.ts';
import { type ScriptedServer, type Step, startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';

const SECRET = 'a/secret?with&signs-in-it';
const VALUES = { organization: 'org-1', url: 'https://relay.example.com/' };

async function run(values: OptionValues, env: Record<string, string>) {
  const terminal = createTerminal({ env });
  const code = await register(values, terminal).catch((error: Error) => error);
  return { code, ...terminal.printed, all: JSON.stringify([terminal.printed, String(code)]) };
}

function envOf({ url }: Pick<ScriptedServer, 'url'>, more: Record<string, string> = {}): Record<string, string> {
  return { PLATFORM_BASE_URL: `${url}/v1`, PLATFORM_TOKEN: 'token-of-the-test', RELAY_WEBHOOK_SECRET: SECRET, ...more };
}

async function on(step: Step, values: OptionValues = VALUES, more: Record<string, string> = {}) {
  await using server = await startScriptedServer(step);
  const done = await run(values, envOf(server, more));
  return { ...done, requests: server.requests };
}

const CREATED = { status: 201, body: { id: 'hook-1' } };

describe('touchdown relay register', () => {
  test('creates the webhook with the first secret in its address, and never shows the secret', async () => {
    const { code, out, all, requests } = await on(CREATED, VALUES, {
      RELAY_WEBHOOK_SECRET: `${SECRET}, another-secret-of-the-relay`,
    });
    expect(code).toBe(0);
    expect(requests.map(({ method, url }) => `${method} ${url}`)).toEqual(['POST /v1/organization/org-1/webhook']);
    expect(requests[0]?.headers.authorization).toBe('Token token-of-the-test');
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      target_url: `https://relay.example.com/hooks/platform/${encodeURIComponent(SECRET)}`,
      events: ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCEEDED', 'DEPLOYMENT_FAILED'],
      enabled: true,
    });
    expect(out).toContain('Created webhook hook-1 in organization org-1.');
    expect(out).toContain('https://relay.example.com/hooks/platform/***');
    for (const secret of [SECRET, encodeURIComponent(SECRET), 'token-of-the-test']) expect(all).not.toContain(secret);
  });

  test('prints a line of JSON without the secret with --json', async () => {
    const { out, all } = await on(CREATED, { ...VALUES, json: true });
    expect(JSON.parse(out)).toMatchObject({
      kind: 'result',
      command: 'relay register',
      data: { webhookId: 'hook-1', organizationId: 'org-1', relayUrl: 'https://relay.example.com' },
    });
    for (const secret of [SECRET, encodeURIComponent(SECRET)]) expect(all).not.toContain(secret);
  });

  test('asks for the event names of another service, each once (B44)', async () => {
    const names = ['DEPLOYMENT_STARTED', 'DEPLOYMENT_SUCCESSFUL', 'DEPLOYMENT_FAILURE', 'DEPLOYMENT_CANCELLED'];
    const { code, out, requests } = await on(CREATED, { ...VALUES, event: [...names, ' DEPLOYMENT_STARTED '] });
    expect(code).toBe(0);
    expect(JSON.parse(requests[0]?.body ?? '').events).toEqual(names);
    expect(out).toContain(`events  ${names.join(', ')}\n`);
    const json = await on(CREATED, { ...VALUES, event: ['OTHER'], json: true });
    expect(JSON.parse(json.out).data.events).toEqual(['OTHER']);
  });

  test('sends fields that a service needs, without showing a secret among them (B42)', async () => {
    const field = ['kind="STANDARD"', 'target_secret="target-secret-of-the-relay"'];
    const said = { status: 400, body: { message: 'target_secret: not target-secret-of-the-relay' } };
    const { code, all, requests } = await on(said, { ...VALUES, field });
    expect(JSON.parse(requests[0]?.body ?? '')).toMatchObject({
      kind: 'STANDARD',
      target_secret: 'target-secret-of-the-relay',
      enabled: true,
    });
    expect(String(code)).toContain('target_secret: not ***');
    expect(all).not.toContain('target-secret-of-the-relay');
  });

  test.each([
    ['events=[]', '--field events cannot be set: touchdown sets this field itself. Use --event.'],
    ['target_url="x"', '--field target_url cannot be set: touchdown sets this field itself. Use --url.'],
    ['enabled=false', '--field enabled cannot be set: touchdown sets this field itself.'],
    ['kind=STANDARD', `write --field kind='"STANDARD"'`],
  ])('refuses the extra field %s before anything is sent (B43)', async (field, sentence) => {
    const { code, requests } = await on(CREATED, { ...VALUES, field: [field] });
    expect([String(code), requests]).toEqual([expect.stringContaining(sentence), []]);
    expect(String(code)).not.toContain('--disabled');
  });

  test('leaves the secret out of the address with --in-header, and names the header', async () => {
    const { out, requests } = await on(CREATED, { ...VALUES, 'in-header': true }, { RELAY_SECRET_HEADER: 'X-Ours' });
    expect(JSON.parse(requests[0]?.body ?? '').target_url).toBe('https://relay.example.com/hooks/platform');
    expect(out).toContain('in the header X-Ours');
    expect(out).not.toContain('***');
  });

  test('never sends a secret that only signs to the platform', async () => {
    const signing = `whsec_${'c2lnbmluZy1vbmx5LXNlY3JldA'.repeat(2).slice(0, 40)}`;
    const { requests } = await on(CREATED, VALUES, { RELAY_WEBHOOK_SECRET: `${signing},${SECRET}` });
    expect(JSON.parse(requests[0]?.body ?? '').target_url).toBe(
      `https://relay.example.com/hooks/platform/${encodeURIComponent(SECRET)}`,
    );
  });

  test.each<[number, RegExp]>([
    [401, /does not accept the token/],
    [403, /scope Write/],
    [404, /organization org-1 \(404\)/],
    [422, /422/],
  ])('explains the status %i without the secret that the platform repeats', async (status, sentence) => {
    const said = `no ${encodeURIComponent(SECRET)} ${SECRET}`;
    const { code, all } = await on({ status, body: { message: said } });
    expect(String(code)).toMatch(sentence);
    for (const secret of [SECRET, encodeURIComponent(SECRET)]) expect(all).not.toContain(secret);
  });

  test.each<[string, Step, RegExp]>([
    ['is lost', 'reset', /lost before a response came/],
    ['has no body', { status: 204 }, /probably created/],
    ['has no id', { status: 201, body: {} }, /probably created/],
    ['is a page', { status: 200, body: '<html>' }, /an HTML page instead of JSON/],
  ])('reports that the webhook may exist if the response %s, and does not send it twice', async (_, step, said) => {
    const { code, err, requests } = await on(step);
    expect(String(code)).toMatch(said);
    expect(err).toMatch(/^The webhook may have been created/);
    expect(requests).toHaveLength(1);
  });

  test('refuses everything that it cannot use at once, and sends nothing', async () => {
    const { code } = await run({ url: 'http://relay.example.com' }, { RELAY_WEBHOOK_SECRET: 'short-secret' });
    expect(String(code)).toMatch(
      /--organization is .*--url: .*https.*PLATFORM_BASE_URL is .*PLATFORM_TOKEN is .*RELAY_WEBHOOK_SECRET has fewer than 16/s,
    );
    expect(String(code)).not.toContain('short-secret');
  });

  test('reports each required variable that is not set', async () => {
    const { code } = await run(VALUES, { PLATFORM_TOKEN: ' ' });
    expect(String(code).split('\n')).toEqual([
      'InputError: PLATFORM_BASE_URL is missing. Set it to a URL such as https://api.example.com.',
      'PLATFORM_TOKEN is missing. Set it to a token with the scope Write.',
      'RELAY_WEBHOOK_SECRET is missing. Set one secret, or several separated by commas.',
    ]);
  });
});
