import type { JWK } from 'jose';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSystemClock } from '../../../src/kernel/clock.ts';
import { createKeyFinder, createKeyReader } from '../../../src/relay/identity/issuer-keys.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { type ScriptedAnswer, startScriptedServer } from '../../support/scripted-server.ts';
import { createFakeIssuer } from '../support/http-issuer.ts';

const { keys } = await createFakeIssuer();
const [k1] = keys as [JWK];

afterEach(() => {
  vi.useRealTimers();
});

function play() {
  const clock = createFakeClock();
  // jose reads the time of the process.
  vi.useFakeTimers({ toFake: ['Date'], now: clock.epochMs() });
  const pass = async (durationMs: number): Promise<void> => {
    await clock.advance(durationMs);
    vi.setSystemTime(clock.epochMs());
  };
  const state: { answer: readonly JWK[] | null; readings: number } = { answer: [k1], readings: 0 };
  const findKey = createKeyFinder(async () => {
    state.readings += 1;
    return state.answer;
  }, clock);
  const find = async (kid: string) => {
    const found = await findKey('https://issuer.test', kid);
    return typeof found === 'string' ? found : 'found';
  };
  return { pass, state, find };
}

describe('createKeyFinder', () => {
  test('reads the keys once for many concurrent tokens', async () => {
    const { state, find } = play();
    expect(await Promise.all([find('k1'), find('k1'), find('k2')])).toEqual(['found', 'found', 'unknown']);
    expect(await find('k1')).toBe('found');
    expect(state.readings).toBe(1);
  });

  test('reads again for an unknown key at most once a minute, and finds a rotated key then', async () => {
    const { pass, state, find } = play();
    await find('k1');
    state.answer = [{ ...k1, kid: 'k2' }];
    for (let requested = 0; requested < 100; requested += 1) expect(await find(`evil${requested}`)).toBe('unknown');
    expect(state.readings).toBe(1);
    await pass(60_000);
    expect(await find('k2')).toBe('found');
    expect(await find('k1')).toBe('unknown');
    expect(state.readings).toBe(2);
  });

  test('reads again after ten minutes, so that a withdrawn key is refused', async () => {
    const { pass, state, find } = play();
    await find('k1');
    state.answer = [];
    await pass(600_001);
    expect(await find('k1')).toBe('unknown');
  });

  test('keeps keys usable for an hour while the issuer is down', async () => {
    const { pass, state, find } = play();
    await find('k1');
    state.answer = null;
    await pass(50 * 60_000);
    expect([await find('k1'), await find('k2')]).toEqual(['found', 'unavailable']);
    await pass(11 * 60_000);
    expect(await find('k1')).toBe('unavailable');
  });

  test('reads every 5 s at most while the issuer is down, and finds the keys once it is back', async () => {
    const { pass, state, find } = play();
    state.answer = null;
    for (let requested = 0; requested < 10; requested += 1) expect(await find('k1')).toBe('unavailable');
    expect(state.readings).toBe(1);
    state.answer = [k1];
    await pass(5_000);
    expect(await find('k1')).toBe('found');
  });

  test.each([
    ['for encryption', { use: 'enc' }],
    ['for another algorithm', { alg: 'RS512' }],
    ['that is symmetric', { kty: 'oct', k: 'c2VjcmV0' }],
  ])('leaves out a key %s', async (_, change) => {
    const { state, find } = play();
    state.answer = [{ ...k1, ...change }];
    expect(await find('k1')).toBe('unknown');
  });
});

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

describe('createKeyReader', () => {
  test("reads the keys from where the issuer's configuration says", async () => {
    expect(await readFrom(good)).toEqual({
      read: [{ kid: 'a' }],
      paths: ['/.well-known/openid-configuration', '/.well-known/jwks'],
    });
  });

  test.each<[string, (url: string) => ScriptedAnswer]>([
    ['names another issuer', (url) => ({ body: { issuer: `${url}/else`, jwks_uri: `${url}/jwks` } })],
    ['leads to another origin', (url) => ({ body: { issuer: url, jwks_uri: 'https://evil.test/jwks' } })],
    ['redirects', (url) => ({ status: 302, headers: { location: `${url}/else` } })],
    ['is an error', () => ({ status: 500 })],
  ])("reads no keys if the issuer's configuration %s", async (_, configuration) => {
    const { read, paths } = await readFrom(configuration);
    expect(read).toBeNull();
    expect(paths).toHaveLength(1);
  });

  test.each<[string, ScriptedAnswer]>([
    ['too much', { body: `{"keys":[],"x":"${'x'.repeat(1_100_000)}"}` }],
    ['no JSON', { body: '<html>' }],
    ['elsewhere', { status: 302, headers: { location: '/else' } }],
  ])('reads no keys if they are %s', async (_, keys) => {
    expect((await readFrom(good, keys)).read).toBeNull();
  });

  test('waits at most ten seconds, however long fetch takes', async () => {
    const clock = createFakeClock();
    const read = createKeyReader(() => new Promise(() => {}), clock);
    expect(await clock.run(read('https://issuer.test'))).toBeNull();
    expect(clock.monotonicMs()).toBe(10_000);
  });
});
