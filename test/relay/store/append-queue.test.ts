import { describe, expect, test } from 'vitest';
import type { Appended, NewDelivery } from '../../../src/relay/decide/delivery.ts';
import { createAppendQueue } from '../../../src/relay/store/append-queue.ts';
import { StoreError } from '../../../src/relay/store/error.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';
import { deliveryOf, keyOf } from '../support/store-deliveries.ts';

interface Stage {
  readonly clock: FakeClock;
  readonly queue: ReturnType<typeof createAppendQueue>;
  readonly batches: (readonly NewDelivery[])[];
  readonly committed: () => number;
}

type Commit = (deliveries: readonly NewDelivery[]) => Promise<readonly Appended[]>;

function setUp(commit: Commit = async (deliveries) => deliveries.map(answerFor)): Stage {
  const clock = createFakeClock();
  const batches: (readonly NewDelivery[])[] = [];
  let committed = 0;
  const queue = createAppendQueue({
    clock,
    commit: (deliveries) => {
      batches.push(deliveries);
      return commit(deliveries);
    },
    onCommitted: () => {
      committed += 1;
    },
  });
  return { clock, queue, batches, committed: () => committed };
}

function answerFor({ dedupeKey }: NewDelivery): Appended {
  return { id: dedupeKey, isDuplicate: false };
}

function appendAll({ queue }: Stage, count: number, part: Partial<NewDelivery> = {}): Promise<Appended>[] {
  return Array.from({ length: count }, (_, index) => queue.append(deliveryOf(`n${index}`, part)));
}

const sizes = ({ batches }: Stage): number[] => batches.map(({ length }) => length);

describe('the queue of appends', () => {
  test('commits deliveries of one turn together, and gives each its own result', async () => {
    const stage = setUp();
    const answers = await Promise.all(appendAll(stage, 4));
    expect(answers.map(({ id }) => id)).toEqual(['n0', 'n1', 'n2', 'n3'].map(keyOf));
    expect(sizes(stage)).toEqual([4]);
    expect(stage.committed()).toBe(1);
  });

  test('collects while a commit is in progress, and never runs two', async () => {
    const first = Promise.withResolvers<void>();
    let underWay = 0;
    const stage = setUp(async (deliveries) => {
      underWay += 1;
      expect(underWay).toBe(1);
      await first.promise;
      underWay -= 1;
      return deliveries.map(answerFor);
    });
    const before = appendAll(stage, 1);
    await stage.clock.advance(1);
    const meanwhile = appendAll(stage, 4);
    await stage.clock.advance(1);
    expect(sizes(stage)).toEqual([1]);
    first.resolve();
    await Promise.all([...before, ...meanwhile]);
    expect(sizes(stage)).toEqual([1, 4]);
  });

  test('commits at most 256 rows at once, and always a power of two', async () => {
    const stage = setUp();
    await Promise.all(appendAll(stage, 600));
    expect(sizes(stage)).toEqual([256, 256, 64, 16, 8]);
  });

  test('rejects the whole batch, once, if the database fails', async () => {
    const stage = setUp(() => Promise.reject(new Error('disk I/O error')));
    const settled = await Promise.allSettled(appendAll(stage, 128));
    expect(settled.every(({ status }) => status === 'rejected')).toBe(true);
    expect(settled[0]).toMatchObject({ reason: expect.any(StoreError) });
    expect(sizes(stage)).toEqual([128]);
    expect(stage.committed()).toBe(0);
  });

  test('lets no caller wait for more than 2 s, and does not store deliveries whose caller gave up before', async () => {
    const stuck = Promise.withResolvers<void>();
    const stage = setUp(async (deliveries) => {
      await stuck.promise;
      return deliveries.map(answerFor);
    });
    const fates: string[] = [];
    const watch = (name: string): void => {
      const reported = (fate: string) => () => void fates.push(`${name} ${fate} at ${stage.clock.monotonicMs()}`);
      void stage.queue.append(deliveryOf(name)).then(reported('stored'), reported('rejected'));
    };
    watch('committing');
    await stage.clock.advance(500);
    watch('waiting');
    await stage.clock.advance(1400);
    watch('young');
    await stage.clock.advance(700);
    expect(fates).toEqual(['committing rejected at 2000', 'waiting rejected at 2500']);
    stuck.resolve();
    await expect.poll(() => fates[2]).toBe('young stored at 2600');
    expect(stage.batches.map((batch) => batch.map(({ dedupeKey }) => dedupeKey))).toEqual([
      [keyOf('committing')],
      [keyOf('young')],
    ]);
  });

  test('refuses at once deliveries beyond its capacity', async () => {
    const stage = setUp(() => new Promise(() => {}));
    const held = [...appendAll(stage, 1)];
    await stage.clock.advance(1);
    const waiting = deliveryOf('waiting');
    held.push(...Array.from({ length: 20_000 }, () => stage.queue.append(waiting)));
    for (const append of held) append.catch(() => {});
    await expect(stage.queue.append(deliveryOf('more'))).rejects.toThrow('More than 20000 deliveries are waiting');
    await stage.clock.advance(2000);
    const later = expect(stage.queue.append(deliveryOf('when they gave up'))).rejects.toThrow('within 2 s');
    await stage.clock.advance(2000);
    await later;
  });
});
