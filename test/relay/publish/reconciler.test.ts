import { describe, expect, test } from 'vitest';
import { createRelayWorld } from '../support/relay-world.ts';

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

describe('applying while many deliveries are stored at once', () => {
  /** Returns how many deliveries are applied after `ms`, if one arrives every five milliseconds, each in a batch of `size`. */
  async function appliedAfter(ms: number, size: number): Promise<unknown> {
    const world = createRelayWorld({ rules: { confirmedBy: 1 }, hasPlatform: false });
    const relay = world.start();
    world.batchSize = size;
    for (let nth = 0; nth < ms / 5; nth++) {
      await world.report('app-1', 'dep-1', 'running');
      await world.clock.advance(5);
    }
    const [counted] = world.memory.query('SELECT COUNT(*) AS count FROM inbox WHERE applied_at IS NOT NULL');
    await world.stop(relay);
    return counted?.['count'];
  }

  test('waits up to half a second, so that acknowledgements come first', async () => {
    expect(await appliedAfter(450, 50)).toBe(1);
    expect(await appliedAfter(550, 50)).toBeGreaterThan(40);
  });

  test('does not wait if few are stored at once', async () => {
    expect(await appliedAfter(200, 3)).toBeGreaterThan(35);
  });
});
