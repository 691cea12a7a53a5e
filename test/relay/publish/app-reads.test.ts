import { describe, expect, test } from 'vitest';
import { createRelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;

describe('the App itself', () => {
  test('is read at the start and once a minute by an idle relay, so that it notices a refused key', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    const startedAt = world.clock.epochMs();
    world.start();
    await world.clock.advance(3 * MINUTE_MS);
    expect(world.github.appReads).toEqual([0, 1, 2, 3].map((minute) => startedAt + minute * MINUTE_MS));
  });

  test('does not delay a stop while GitHub does not respond', async () => {
    const world = createRelayWorld({ hasPlatform: false });
    world.github.isAppSilent = true;
    const relay = world.start();
    await world.clock.advance(MINUTE_MS);
    const stoppedAt = world.clock.epochMs();
    await world.stop(relay);
    expect([world.github.appReads.length, world.clock.epochMs() - stoppedAt]).toEqual([1, 0]);
  });
});
