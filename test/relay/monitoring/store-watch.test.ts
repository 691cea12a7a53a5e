import { describe, expect, test } from 'vitest';
import type { Appended, NewDelivery } from '../../../src/relay/decide/delivery.ts';
import { createPressure, watchStore } from '../../../src/relay/monitoring/store-watch.ts';
import { RowRefused, StoreError } from '../../../src/relay/store/error.ts';
import type { Backlog } from '../../../src/relay/store/operations/views.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { deliveryOf } from '../support/store-deliveries.ts';

const FULL = new StoreError('There is no space left for the store relay.db.');

/** A store with room for marks and with room for deliveries, or with neither; what it wrote, in order. */
function play() {
  const clock = createFakeClock();
  const room: { marks: Error | null; deliveries: Error | null } = { marks: null, deliveries: null };
  const written: string[] = [];
  const watch = watchStore(
    {
      remember: async (memory) => {
        if (room.marks !== null) throw room.marks;
        if ('mark' in memory) written.push(memory.mark.name);
      },
      append: async ({ dedupeKey }: NewDelivery): Promise<Appended> => {
        if (room.deliveries !== null) throw room.deliveries;
        written.push(dedupeKey);
        return { id: '1', isDuplicate: false };
      },
    },
    clock,
  );
  return { clock, room, written, watch };
}

describe('watchStore', () => {
  test('reports no problem if the store saves a mark, and checks once a second', async () => {
    const { clock, written, watch } = play();
    for (let requested = 0; requested < 100; requested += 1) expect(await watch.findStoreProblem()).toBeNull();
    expect(written).toEqual(['ready']);
    await clock.advance(1_000);
    await watch.findStoreProblem();
    expect(written).toEqual(['ready', 'ready']);
  });

  test('reports a problem once a delivery is refused, even if a mark still fits, until that delivery fits', async () => {
    const { clock, room, written, watch } = play();
    const [since, delivery] = [clock.epochMs(), deliveryOf('one')];
    expect(await watch.findStoreProblem()).toBeNull();
    room.deliveries = FULL;
    await expect(watch.append(delivery)).rejects.toBe(FULL);
    for (let second = 0; second < 30; second += 1) {
      expect(await watch.findStoreProblem()).toEqual({ kind: 'store', since, reason: FULL.message });
      await clock.advance(1_000);
    }
    room.deliveries = null;
    expect(await watch.findStoreProblem()).toBeNull();
    expect(written).toEqual(['ready', delivery.dedupeKey]);
    await clock.advance(1_000);
    expect(await watch.findStoreProblem()).toBeNull();
    expect(written.at(-1)).toBe('ready');
  });

  test('reports a problem if not even a mark fits, since the first failure', async () => {
    const { clock, room, watch } = play();
    room.marks = FULL;
    const since = clock.epochMs();
    expect(await watch.findStoreProblem()).toMatchObject({ since });
    await clock.advance(60_000);
    room.marks = new StoreError('It is still full.');
    expect(await watch.findStoreProblem()).toEqual({ kind: 'store', since, reason: 'It is still full.' });
  });

  test('reports no problem if only one row is at fault', async () => {
    const { room, watch } = play();
    room.deliveries = new RowRefused('The store refuses a row.');
    await expect(watch.append(deliveryOf('one'))).rejects.toThrow(RowRefused);
    expect(await watch.findStoreProblem()).toBeNull();
  });

  test('keeps the problem if a delivery is refused while a mark is written', async () => {
    const clock = createFakeClock();
    const mark = Promise.withResolvers<void>();
    const store = { remember: () => mark.promise, append: () => Promise.reject(FULL) };
    const watch = watchStore(store, clock);
    const checking = watch.findStoreProblem();
    await expect(watch.append(deliveryOf('one'))).rejects.toBe(FULL);
    mark.resolve();
    expect(await checking).toMatchObject({ reason: FULL.message });
  });

  test('reports a problem after two seconds without a response, with one check, and none once the store responds', async () => {
    const clock = createFakeClock();
    const mark = Promise.withResolvers<void>();
    let marks = 0;
    const remember = () => {
      marks += 1;
      return mark.promise;
    };
    const watch = watchStore({ remember, append: () => new Promise<never>(() => {}) }, clock);
    const reason = 'The store did not respond within 2 s.';
    expect(await clock.run(watch.findStoreProblem())).toMatchObject({ reason });
    expect(await clock.run(watch.findStoreProblem())).toMatchObject({ reason });
    expect([clock.monotonicMs(), marks]).toEqual([4_000, 1]);
    mark.resolve();
    expect(await clock.run(watch.findStoreProblem())).toBeNull();
  });
});

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
