import { describe, expect, test } from 'vitest';
import { createPressure } from '../../../src/relay/monitoring/store-watch.ts';
import type { Backlog } from '../../../src/relay/store/store-overview.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

const LIMIT = 200_000;

/** A store with a backlog of `pending`; null: measuring fails. */
function stage(pending: number | null) {
  const clock = createFakeClock();
  const backlog = { pending, measures: 0 };
  const store = {
    measure: async (): Promise<Backlog> => {
      backlog.measures += 1;
      if (backlog.pending === null) throw new Error('no database');
      return { pending: backlog.pending, oldestPendingAt: null, dead: 0, unpublished: 0 };
    },
  };
  const lines: string[] = [];
  const log = (level: string, message: string): void => void lines.push(`${level} ${message}`);
  return { clock, backlog, store, lines, log };
}

describe('createPressure', () => {
  test('measures the backlog on demand, every two seconds at most, and no caller waits for it', async () => {
    const { clock, backlog, store, lines, log } = stage(LIMIT);
    const isFull = createPressure(store, clock, log);
    expect([isFull(), isFull(), backlog.measures]).toEqual([false, false, 1]);
    await clock.advance(1_999);
    expect([isFull(), backlog.measures]).toEqual([true, 1]);
    expect(lines).toEqual(['error The backlog is full: deliveries are refused.']);
    backlog.pending = 0;
    await clock.advance(1);
    expect([isFull(), backlog.measures]).toEqual([true, 2]);
    await clock.advance(0);
    expect(isFull()).toBe(false);
    backlog.pending = LIMIT - 1;
    await clock.advance(2_000);
    isFull();
    await clock.advance(0);
    expect(isFull()).toBe(false);
  });

  test('keeps the last measurement while the store cannot measure, and never throws', async () => {
    const { clock, backlog, store, log } = stage(null);
    const isFull = createPressure(store, clock, log);
    expect(isFull()).toBe(false);
    await clock.advance(2_000);
    backlog.pending = LIMIT;
    isFull();
    await clock.advance(2_000);
    backlog.pending = null;
    isFull();
    await clock.advance(2_000);
    expect([isFull(), backlog.measures]).toEqual([true, 4]);
  });
});
