import { describe, expect, onTestFinished, test } from 'vitest';
import type { OptionValues } from '../../../src/cli/arguments/command.ts';
import { CONNECTION_OPTIONS, connect } from '../../../src/cli/config/connection.ts';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { startScriptedServer } from '../../support/scripted-server.ts';
import { createTerminal } from '../terminal.ts';

const TOKEN = { TOUCHDOWN_TOKEN: 'connection-token' };
const JWT = `${Buffer.from('{"alg":"none"}').toString('base64url')}.e30.c2ln`;

async function open(values: OptionValues, env: Record<string, string>) {
  const readInput = async () => 'Token hunter23';
  const connection = await connect(values, createTerminal({ env, readInput, clock: createSystemClock() }));
  onTestFinished(() => connection.close());
  return connection;
}

describe('the connection', () => {
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
    ['plain http to another host', { 'base-url': 'http://platform.example' }, 'is not encrypted'],
    ['a password in the address', { 'base-url': 'https://u:hunter23@platform.example' }, '--base-url has a user or'],
    ['a token with spaces', { 'base-url': 'https://p.example', 'token-file': '-' }, 'token has spaces, line breaks or'],
  ])('refuses %s', async (_, values, sentence) => {
    const opening = open(values, TOKEN);
    await expect(opening).rejects.toThrow(sentence);
    await expect(opening).rejects.not.toThrow('hunter23');
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
