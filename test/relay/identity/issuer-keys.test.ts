import type { JWK } from 'jose';
import { describe, expect, test } from 'vitest';
import { createIssuerKeys } from '../../../src/relay/identity/issuer-keys.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeIssuer } from '../support/http-issuer.ts';

const { keys } = await createFakeIssuer();
const [k1] = keys as [JWK];

function play() {
  const clock = createFakeClock();
  const state: { answer: readonly JWK[] | null; readings: number } = { answer: [k1], readings: 0 };
  const cache = createIssuerKeys(async () => {
    state.readings += 1;
    return state.answer;
  }, clock);
  return { clock, state, find: async (kid: string) => (await cache.find('https://issuer.test', kid)).kind };
}

describe('the keys of an issuer', () => {
  test('are read once for many tokens at once', async () => {
    const { state, find } = play();
    expect(await Promise.all([find('k1'), find('k1'), find('k2')])).toEqual(['found', 'found', 'unknown']);
    expect(await find('k1')).toBe('found');
    expect(state.readings).toBe(1);
  });

  test('are read again for an unknown key at most once a minute, and a rotated key is found then', async () => {
    const { clock, state, find } = play();
    await find('k1');
    state.answer = [{ ...k1, kid: 'k2' }];
    for (let asked = 0; asked < 100; asked += 1) expect(await find(`evil${asked}`)).toBe('unknown');
    expect(state.readings).toBe(1);
    await clock.advance(60_000);
    expect(await find('k2')).toBe('found');
    expect(await find('k1')).toBe('unknown');
    expect(state.readings).toBe(2);
  });

  test('are read again after ten minutes, so that a withdrawn one is not believed', async () => {
    const { clock, state, find } = play();
    await find('k1');
    state.answer = [];
    await clock.advance(600_001);
    expect(await find('k1')).toBe('unknown');
  });

  test('stay usable for an hour while the issuer is out, others are not known', async () => {
    const { clock, state, find } = play();
    await find('k1');
    state.answer = null;
    await clock.advance(50 * 60_000);
    expect([await find('k1'), await find('k2')]).toEqual(['found', 'unavailable']);
    await clock.advance(11 * 60_000);
    expect(await find('k1')).toBe('unavailable');
  });

  test('are asked for every 5 s at most while the issuer is out, and found once it is back', async () => {
    const { clock, state, find } = play();
    state.answer = null;
    for (let asked = 0; asked < 10; asked += 1) expect(await find('k1')).toBe('unavailable');
    expect(state.readings).toBe(1);
    state.answer = [k1];
    await clock.advance(5_000);
    expect(await find('k1')).toBe('found');
  });

  test.each([
    ['for encryption', { use: 'enc' }],
    ['for another algorithm', { alg: 'RS512' }],
    ['that is symmetric', { kty: 'oct', k: 'c2VjcmV0' }],
    ['that is weak', { n: 'x'.repeat(171) }],
  ])('leave out one %s', async (_, change) => {
    const { state, find } = play();
    state.answer = [{ ...k1, ...change }];
    expect(await find('k1')).toBe('unknown');
  });
});
