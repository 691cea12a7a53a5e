import { describe, expect, test } from 'vitest';
import { createRelayWorld } from '../support/relay-world.ts';

const MINUTE_MS = 60_000;

test('a running relay deletes a delivery a week after it arrived', async () => {
  const world = createRelayWorld({ hasPlatform: false });
  const { store, clock } = world;
  const send = async (dedupeKey: string): Promise<void> => {
    const content = { kind: 'ignored', event: 'application.created' } as const;
    await store.append({ source: 'platform', authority: 0, dedupeKey, receivedAt: clock.epochMs(), content });
  };
  const stored = async (): Promise<number> => (await store.readOverview({ limit: 10 })).deliveries.length;
  await send('first');
  await clock.advance(7 * 24 * 3_600_000 - 300_000);
  await send('second');
  const relay = world.start();
  await clock.advance(5_000);
  expect(await stored()).toBe(2);
  await clock.advance(900_000);
  expect(await stored()).toBe(1);
  await world.stop(relay);
});

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
