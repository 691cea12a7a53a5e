import { describe, expect, test } from 'vitest';
import { createHealth } from '../../../src/relay/http/health.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

function play(saveMark: () => Promise<void> = async () => {}) {
  const clock = createFakeClock();
  const state = { github: true, saves: 0 };
  const store = {
    saveMark: () => {
      state.saves += 1;
      return saveMark();
    },
  };
  const health = createHealth({ store, isGithubReachable: () => state.github, clock });
  return { clock, state, health, read: async () => health.readyz() };
}

describe('the health of the relay', () => {
  test('is good where it stores and reaches GitHub', async () => {
    const { health, read } = play();
    expect(health.healthz()).toMatchObject({ status: 200 });
    expect(await read()).toMatchObject({ status: 200, body: '{"ready":true,"reasons":[]}' });
  });

  test('is bad from the first moment of a shutdown, while it is still alive', async () => {
    const { health, read } = play();
    health.setReady(false);
    expect(await read()).toMatchObject({ status: 503, body: expect.stringContaining('the relay is stopping') });
    expect(health.healthz().status).toBe(200);
  });

  test('names every reason, and none of what the store said', async () => {
    const { state, read } = play(async () => {
      throw new Error('hunter2');
    });
    state.github = false;
    const { status, body } = await read();
    expect([status, JSON.parse(body).reasons]).toEqual([
      503,
      ['the store does not store', 'GitHub was not reachable when last asked'],
    ]);
  });

  test('is bad after two seconds of a store that does not answer, which is asked once', async () => {
    const { clock, state, read } = play(() => new Promise(() => {}));
    expect(await clock.run(read())).toMatchObject({ status: 503 });
    expect(await clock.run(read())).toMatchObject({ status: 503 });
    expect([clock.monotonicMs(), state.saves]).toEqual([4_000, 1]);
  });

  test('costs the store one write a second, whoever asks', async () => {
    const { clock, state, read } = play();
    for (let asked = 0; asked < 100; asked += 1) await read();
    expect(state.saves).toBe(1);
    await clock.advance(1_000);
    await read();
    expect(state.saves).toBe(2);
  });
});
