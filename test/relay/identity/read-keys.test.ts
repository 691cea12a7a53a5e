import { describe, expect, test } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { createKeyReader } from '../../../src/relay/identity/issuer-keys.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { findClosedPort, type ScriptedAnswer, startScriptedServer } from '../../support/scripted-server.ts';

async function readFrom(
  configuration: (url: string) => ScriptedAnswer,
  keys: ScriptedAnswer = { body: { keys: [{ kid: 'a' }] } },
) {
  const holder = { url: '' };
  await using server = await startScriptedServer((response) => {
    const { status = 200, headers, body } = configuration(holder.url);
    response.writeHead(status, headers).end(JSON.stringify(body));
  }, keys);
  holder.url = server.url;
  const read = await createKeyReader(fetch, createSystemClock())(server.url);
  return { read, paths: server.requests.map(({ url }) => url) };
}

const good = (url: string): ScriptedAnswer => ({ body: { issuer: url, jwks_uri: `${url}/.well-known/jwks` } });

describe("an issuer's keys", () => {
  test('are read from where its own configuration says', async () => {
    expect(await readFrom(good)).toEqual({
      read: [{ kid: 'a' }],
      paths: ['/.well-known/openid-configuration', '/.well-known/jwks'],
    });
  });

  test.each<[string, (url: string) => ScriptedAnswer]>([
    ['names another issuer', (url) => ({ body: { issuer: `${url}/else`, jwks_uri: `${url}/jwks` } })],
    ['leads to another origin', (url) => ({ body: { issuer: url, jwks_uri: 'https://evil.test/jwks' } })],
    ['leads to another port', (url) => ({ body: { issuer: url, jwks_uri: 'http://127.0.0.1:1/jwks' } })],
    ['names no keys', (url) => ({ body: { issuer: url } })],
    ['redirects', (url) => ({ status: 302, headers: { location: `${url}/else` } })],
    ['is an error', () => ({ status: 500 })],
    ['is no object', () => ({ body: null })],
  ])('are not read where its configuration %s', async (_, configuration) => {
    const { read, paths } = await readFrom(configuration);
    expect(read).toBeNull();
    expect(paths).toHaveLength(1);
  });

  test.each<[string, ScriptedAnswer]>([
    ['too much', { body: `{"keys":[],"x":"${'x'.repeat(1_100_000)}"}` }],
    ['no JSON', { body: '<html>' }],
    ['no list', { body: { keys: {} } }],
    ['elsewhere', { status: 302, headers: { location: '/else' } }],
  ])('are not read where they are %s', async (_, keys) => {
    expect((await readFrom(good, keys)).read).toBeNull();
  });

  test('are not read from another origin, where they could be had', async () => {
    await using other = await startScriptedServer({ body: { keys: [{ kid: 'evil' }] } });
    const { read } = await readFrom((url) => ({ body: { issuer: url, jwks_uri: `${other.url}/jwks` } }));
    expect([read, other.requests]).toEqual([null, []]);
  });

  test('are not waited for longer than ten seconds, whatever fetch does', async () => {
    const clock = createFakeClock();
    const read = createKeyReader(() => new Promise(() => {}), clock);
    expect(await clock.run(read('https://issuer.test'))).toBeNull();
    expect(clock.monotonicMs()).toBe(10_000);
  });

  test('are not to be had where nobody listens', async () => {
    expect(await createKeyReader(fetch, createSystemClock())(await findClosedPort())).toBeNull();
  });
});
