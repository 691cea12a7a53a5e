import { describe, expect, onTestFinished, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { CONNECTION_OPTIONS, connect } from '../../../src/cli/config/connection.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { createFolder } from '../folder.ts';
import { createTerminal } from '../terminal.ts';

const TOKEN = { TOUCHDOWN_TOKEN: 'connection-token' };
const JWT = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.c2ln`;

async function open(values: OptionValues, env: Record<string, string>, folder = '/') {
  const readInput = async () => 'Token hunter23';
  const connection = await connect(values, createTerminal({ env, folder, readInput, clock: createSystemClock() }));
  onTestFinished(() => connection.close());
  return connection;
}

describe('the connection', () => {
  test('reads the base URL from the option, else the environment, else touchdown.yaml', async () => {
    const folder = await createFolder({ 'touchdown.yaml': 'base-url: https://file.example\norganization: acme' });
    const env = { ...TOKEN, TOUCHDOWN_BASE_URL: 'https://env.example' };
    expect((await open({ 'base-url': 'https://flag.example' }, env, folder)).baseUrl).toBe('https://flag.example');
    expect((await open({}, env, folder)).baseUrl).toBe('https://env.example');
    const { baseUrl, config } = await open({}, { ...TOKEN, TOUCHDOWN_BASE_URL: '' }, folder);
    expect([baseUrl, config.organization]).toEqual(['https://file.example', 'acme']);
  });

  test('names the three ways to give the base URL if it is missing', async () => {
    await expect(open({}, TOKEN)).rejects.toThrow(
      'base-url is missing. Give --base-url URL, set TOUCHDOWN_BASE_URL, or write base-url in touchdown.yaml.',
    );
  });

  test.each([
    [TOKEN, {}, 'Token connection-token'],
    [TOKEN, { 'auth-scheme': 'bearer' }, 'Bearer connection-token'],
    [{ TOUCHDOWN_TOKEN: JWT }, {}, `Bearer ${JWT}`],
    [{ TOUCHDOWN_TOKEN: JWT, TOUCHDOWN_AUTH_SCHEME: 'token' }, {}, `Token ${JWT}`],
  ])('sends the token with the chosen scheme (%#)', async (env, values, header) => {
    await using server = await startScriptedServer({ body: { id: 'o1' } });
    const { platform } = await open({ 'base-url': server.url, ...values }, env);
    await Array.fromAsync(platform.organizations.list());
    expect(server.requests[0]?.headers.authorization).toBe(header);
  });

  test('keeps the path prefix of the base URL', async () => {
    await using server = await startScriptedServer({ body: { id: 'o1' } });
    const { platform } = await open({ 'base-url': `${server.url}/api/v1/` }, TOKEN);
    await Array.fromAsync(platform.organizations.list());
    expect(server.requests[0]?.url).toMatch(/^\/api\/v1\/organization\?/);
  });

  test('uses the proxy from the environment', async () => {
    await using proxy = await startScriptedServer({ status: 502 });
    const env = { ...TOKEN, HTTP_PROXY: proxy.url.replace('http://', '') };
    const { platform } = await open({ 'base-url': 'http://platform.invalid', 'allow-http': true }, env);
    await expect(platform.applications.deploy('a1')).rejects.toThrow();
    expect(proxy.requests[0]?.url).toContain('platform.invalid');
  });

  test.each([
    [
      'plain http to another host',
      { 'base-url': 'http://platform.example' },
      'is not encrypted: http would send the token in clear text. Give an https URL, or use --allow-http.',
    ],
    [
      'a password in the address',
      { 'base-url': 'https://u:hunter23@platform.example' },
      '--base-url has a user or password in it. Remove it.',
    ],
    [
      'no such scheme',
      { 'base-url': 'https://p.example', 'auth-scheme': 'basic' },
      'is not valid. Use auto, token or bearer.',
    ],
    ['a token with spaces', { 'base-url': 'https://p.example', 'token-file': '-' }, 'token has spaces, line breaks or'],
  ])('refuses %s', async (_, values, sentence) => {
    const opening = open(values, TOKEN);
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.not.toThrow('hunter23');
  });

  test('allows plain http by option, variable and file', async () => {
    const address = { 'base-url': 'http://platform.example' };
    const folder = await createFolder({ 'touchdown.yaml': 'allow-http: true' });
    await open({ ...address, 'allow-http': true }, TOKEN);
    await open(address, { ...TOKEN, TOUCHDOWN_ALLOW_HTTP: 'true' });
    await open(address, TOKEN, folder);
    await expect(open(address, { ...TOKEN, TOUCHDOWN_ALLOW_HTTP: 'false' }, folder)).rejects.toThrow(
      'is not encrypted: http would send the token in clear text. Give an https URL, or use --allow-http.',
    );
  });

  test('has no option whose value is a token', () => {
    expect(Object.keys(CONNECTION_OPTIONS)).toEqual([
      'base-url',
      'token-file',
      'auth-scheme',
      'allow-http',
      'config',
      'json',
    ]);
  });
});
