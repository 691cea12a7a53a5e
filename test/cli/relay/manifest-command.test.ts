import { describe, expect, test } from 'vitest';
import { manifest } from '../../../src/cli/relay/manifest-command.ts';
import { createGithubApp } from '../../../src/relay/github-app/github-app.ts';
import { sandboxKeyPair } from '../../../src/sandbox/github/app/state.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createTerminal } from '../terminal.ts';

async function run(values: Record<string, string>, env: Record<string, string> = {}) {
  const terminal = createTerminal({ env });
  const code = await manifest(values, terminal);
  const address = /^ {2}(https?:\S+)$/m.exec(terminal.printed.err)?.[1] ?? '';
  return { code, json: JSON.parse(terminal.printed.out), address: new URL(address), advice: terminal.printed.err };
}

const URL_OF_RELAY = { url: 'https://relay.example.com/' };

describe('touchdown relay manifest', () => {
  test('prints nothing but the manifest on stdout', async () => {
    const { code, json } = await run(URL_OF_RELAY);
    expect(code).toBe(0);
    expect(json).toEqual({
      name: 'Touchdown relay.example.com',
      url: 'https://relay.example.com',
      hook_attributes: { url: 'https://relay.example.com/hooks/github', active: true },
      public: false,
      default_permissions: {
        checks: 'write',
        statuses: 'write',
        pull_requests: 'write',
        actions: 'read',
        merge_queues: 'read',
        metadata: 'read',
        deployments: 'write',
      },
      default_events: ['merge_group', 'pull_request'],
    });
  });

  test('prints the manifest and where it goes in one line with --json, and nothing else', async () => {
    for (const organization of ['', 'acme-corp']) {
      const values = { ...URL_OF_RELAY, ...(organization === '' ? {} : { organization }) };
      const { json, address } = await run(values);
      const terminal = createTerminal();
      expect(await manifest({ ...values, json: true }, terminal)).toBe(0);
      const postUrl = address.origin + address.pathname;
      expect(JSON.parse(terminal.printed.out)).toEqual({
        version: 1,
        kind: 'result',
        command: 'relay manifest',
        data: { manifest: json, postUrl, formUrl: address.href },
      });
      expect(terminal.printed.out).toMatch(/^.*\n$/);
      expect(terminal.printed.err).toBe('');
    }
  });

  test("asks for the permissions of the relay's tokens and no others", async () => {
    const bodies: unknown[] = [];
    const { privateKey } = sandboxKeyPair();
    const send: typeof fetch = async (input, init) => {
      if (String(input).endsWith('/access_tokens')) bodies.push(JSON.parse(String(init?.body)));
      return Response.json({ id: 1 });
    };
    const apiUrl = 'https://api.github.com';
    const app = createGithubApp({ appId: '1', privateKey, apiUrl, fetch: send, clock: createFakeClock() });
    const repository = { repository: 'acme/web', repositoryId: 1, installationId: 1 };
    await app.readCommit(repository, 'heads/main');
    await app.findCheck({ ...repository, sha: 'a'.repeat(40), name: 'e', externalId: 'x', environment: 'e' });
    const { json } = await run(URL_OF_RELAY);
    const [needed, optional] = bodies.map((body) => (body as { permissions: object }).permissions);
    expect(bodies).toHaveLength(2);
    expect({ ...needed, ...optional }).toEqual(json.default_permissions);
  });

  test('prints the address of a form with the same values, for a person or an organization', async () => {
    const { json, address } = await run({ ...URL_OF_RELAY, name: 'Our relay' });
    expect(address.origin + address.pathname).toBe('https://github.com/settings/apps/new');
    const fields = address.searchParams;
    const { default_permissions: permissions, default_events: events, hook_attributes: hook, ...rest } = json;
    expect(rest).toEqual({ name: fields.get('name'), url: fields.get('url'), public: false });
    expect([fields.get('public'), fields.get('webhook_active'), fields.get('webhook_url')]).toEqual([
      'false',
      'true',
      hook.url,
    ]);
    expect(fields.getAll('events[]')).toEqual(events);
    expect(Object.fromEntries(Object.keys(permissions).map((name) => [name, fields.get(name)]))).toEqual(permissions);
    const { address: owned } = await run({ ...URL_OF_RELAY, organization: 'acme-corp' });
    expect(owned.pathname).toBe('/organizations/acme-corp/settings/apps/new');
  });

  test.each([
    ['https://api.github.com', 'https://github.com'],
    ['https://git.acme.test:8443/api/v3', 'https://git.acme.test:8443'],
    ['https://api.acme.ghe.com', 'https://acme.ghe.com'],
  ])('knows that the pages of %s are at %s', async (api, pages) => {
    const { address } = await run(URL_OF_RELAY, { GITHUB_API_URL: api });
    expect(address.origin).toBe(pages);
  });

  test("cuts the name to GitHub's limit, and keeps the path of a relay", async () => {
    const { json } = await run({ url: `https://${'relay.'.repeat(8)}example.com/behind/` });
    expect(json.name.length).toBeLessThanOrEqual(34);
    expect(json.hook_attributes.url).toMatch(/\.example\.com\/behind\/hooks\/github$/);
  });

  test.each<[Record<string, string>, RegExp]>([
    [{}, /is missing\. Give the relay's URL, for example https:\/\/relay\.example\.com\./],
    [
      { url: 'http://relay.example.com' },
      /is not encrypted: http would send a token in clear text\. Use https; http works only for this machine\./,
    ],
    [{ url: 'https://me:secret@relay.example.com' }, /has a user or password in it\. Remove it\./],
    [{ ...URL_OF_RELAY, name: 'x'.repeat(35) }, /is not one line of up to 34 characters\./],
    [{ ...URL_OF_RELAY, name: '' }, /--name/],
    [
      { ...URL_OF_RELAY, organization: '../evil' },
      /is not the name of a GitHub organization\. Copy it from the URL of its page\./,
    ],
  ])('refuses %j', async (values, sentence) => {
    const terminal = createTerminal();
    await expect(manifest(values, terminal)).rejects.toThrow(sentence);
    expect(terminal.printed).toEqual({ out: '', err: '' });
  });
});
