import { describe, expect, test } from 'vitest';
import { openLive } from '../../../src/relay/page/live.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { NOW } from '../support/page-store.ts';

const CHANGE = 'event: change\ndata: \n\n';
const HEARTBEAT = ': \n\n';

interface Listening {
  readonly clock: FakeClock;
  readonly tell: () => void;
  readonly stop: AbortController;
  readonly reader: ReadableStreamDefaultReader<Uint8Array>;
  /** What was sent since it was last asked. */
  heard(): string[];
  isListening(): boolean;
  hasEnded(): boolean;
}

function listen(forMs = 3_600_000): Listening {
  const clock = createFakeClock(NOW);
  const listeners = new Set<() => void>();
  const stop = new AbortController();
  const onChange = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const reader = openLive({ onChange, clock, until: NOW + forMs, signal: stop.signal }).getReader();
  let texts: string[] = [];
  let hasEnded = false;
  const read = async (): Promise<void> => {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      texts.push(Buffer.from(next.value).toString());
    hasEnded = true;
  };
  void read();
  return {
    clock,
    tell: () => {
      for (const listener of listeners) listener();
    },
    stop,
    reader,
    heard: () => {
      const heard = texts;
      texts = [];
      return heard;
    },
    isListening: () => listeners.size > 0,
    hasEnded: () => hasEnded,
  };
}

describe('the stream of events', () => {
  test('sends a change at once, and those that follow within a second as one more', async () => {
    const { clock, tell, heard } = listen();
    await clock.advance(0);
    expect(heard()).toEqual(['retry: 2000\n\n']);
    tell();
    await clock.advance(0);
    expect(heard()).toEqual([CHANGE]);
    for (let at = 0; at < 10; at++) {
      tell();
      await clock.advance(99);
    }
    expect(heard()).toEqual([]);
    await clock.advance(10);
    expect(heard()).toEqual([CHANGE]);
    await clock.advance(5000);
    expect(heard()).toEqual([]);
  });

  test('sends a heartbeat every 15 seconds', async () => {
    const { clock, heard } = listen();
    await clock.advance(15_000);
    expect(heard()).toEqual(['retry: 2000\n\n', HEARTBEAT]);
    await clock.advance(16_000);
    expect(heard()).toEqual([HEARTBEAT]);
  });

  test('ends with the session', async () => {
    const { clock, hasEnded, isListening } = listen(20_000);
    await clock.advance(19_999);
    expect(hasEnded()).toBe(false);
    await clock.advance(20_000);
    expect([hasEnded(), isListening()]).toEqual([true, false]);
  });

  test('ends when the relay stops, without waiting for anything', async () => {
    const { clock, stop, hasEnded, isListening } = listen();
    await clock.advance(0);
    stop.abort();
    await clock.advance(0);
    expect([hasEnded(), isListening()]).toEqual([true, false]);
  });

  test('unsubscribes from the store when its reader leaves', async () => {
    const { clock, reader, isListening } = listen();
    await clock.advance(0);
    expect(isListening()).toBe(true);
    await reader.cancel();
    await clock.advance(0);
    expect(isListening()).toBe(false);
  });
});
