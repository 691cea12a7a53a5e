import { describe, expect, test } from 'vitest';
import type { Change, Waiter } from '../../../src/relay/http/deployment-change.ts';
import { createWaiters } from '../../../src/relay/http/waiters.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeStore, viewOf } from '../support/http-store.ts';

function play(limits: { limit?: number; repositoryLimit?: number } = {}) {
  const clock = createFakeClock();
  const store = createFakeStore();
  store.views.set('d1', viewOf());
  const log = (): void => {};
  const waiters = createWaiters({ store, clock, log, ...limits });
  const join = (id = 'd1') => {
    const seen: Change[] = [];
    const told = { beats: 0, stopped: false };
    const waiter: Waiter = {
      changed: (change) => void seen.push(change),
      beat: () => {
        told.beats += 1;
      },
      stopped: () => {
        told.stopped = true;
      },
    };
    const isIn = waiters.subscribe(store.views.get(id) ?? viewOf({ id }), waiter);
    return { waiter, seen, told, isIn, revs: () => seen.map(({ view }) => view.rev) };
  };
  return { clock, store, waiters, join };
}

describe('those who wait for a deployment', () => {
  test('are told of it at once and of each change, with one and the same text', async () => {
    const { clock, store, join } = play();
    const [one, two] = [join(), join()];
    await clock.advance(0);
    store.change(viewOf({ rev: 2, word: 'succeeded' }));
    await clock.advance(0);
    expect([one.revs(), two.revs()]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(one.seen[1]).toBe(two.seen[1]);
    expect(one.seen[1]?.frame).toMatch(/^event: state\nid: 2\ndata: \{.*"state":"succeeded".*\}\n\n$/);
  });

  test('cost one reading a change, and none where nobody waits', async () => {
    const { clock, store, join } = play();
    join();
    join();
    await clock.advance(0);
    store.reads.length = 0;
    store.change(viewOf({ id: 'other', rev: 9 }));
    store.change(viewOf({ rev: 2 }));
    await clock.advance(0);
    expect(store.reads).toEqual(['d1']);
  });

  test('are told of what changed between their reading and their waiting', async () => {
    const { clock, store, waiters, join } = play();
    const early = join();
    await clock.advance(0);
    waiters.unsubscribe('d1', early.waiter);
    store.views.set('d1', viewOf({ rev: 5 }));
    const seen: number[] = [];
    waiters.subscribe(viewOf({ rev: 4 }), {
      changed: ({ view }) => void seen.push(view.rev),
      beat: () => {},
      stopped: () => {},
    });
    await clock.advance(0);
    expect(seen).toEqual([4, 5]);
  });

  test('are told once of many changes during one reading, and never go back', async () => {
    const { clock, store, join } = play();
    const one = join();
    for (let rev = 2; rev <= 50; rev += 1) store.change(viewOf({ rev }));
    await clock.advance(0);
    store.change(viewOf({ rev: 3 }));
    await clock.advance(0);
    expect(one.revs()).toEqual([1, 50]);
    expect(store.reads.length).toBeLessThan(6);
  });

  test('are told of what another relay changed, with at most one look a second', async () => {
    const { clock, store, join } = play();
    const one = join();
    await clock.advance(1_000);
    store.readings.length = 0;
    for (let hinted = 0; hinted < 100; hinted += 1) store.change(viewOf({ rev: 2 }), []);
    await clock.advance(0);
    expect(one.revs()).toEqual([1, 2]);
    expect(store.readings).toHaveLength(1);
    store.change(viewOf({ rev: 3 }), []);
    await clock.advance(999);
    expect(store.readings).toHaveLength(1);
    await clock.advance(1);
    expect(one.revs()).toEqual([1, 2, 3]);
  });

  test('cost one question for five hundred of them where nothing moved', async () => {
    const { clock, store, join } = play();
    for (let nth = 0; nth < 1_000; nth += 1) {
      store.views.set(`d-${nth}`, viewOf({ id: `d-${nth}` }));
      join(`d-${nth}`);
    }
    await clock.advance(0);
    store.readings.length = 0;
    await clock.advance(2_000);
    expect(store.readings.map(({ length }) => length)).toEqual([500, 500]);
  });

  test('are told within two seconds of what nobody hinted at', async () => {
    const { clock, store, join } = play();
    const one = join();
    await clock.advance(0);
    store.views.set('d1', viewOf({ rev: 2 }));
    await clock.advance(2_000);
    expect(one.revs()).toEqual([1, 2]);
  });

  test('hear nothing while the store is out, and all once it is back', async () => {
    const { clock, store, join } = play();
    const one = join();
    await clock.advance(0);
    store.fails = true;
    store.change(viewOf({ rev: 2 }));
    await clock.advance(10_000);
    expect(one.revs()).toEqual([1]);
    store.fails = false;
    await clock.advance(2_000);
    expect(one.revs()).toEqual([1, 2]);
  });

  test('are each told every 15 s or so that the relay is there, in slices', async () => {
    const { clock, join } = play();
    const all = Array.from({ length: 100 }, () => join());
    await clock.advance(30_000);
    const before = all.map(({ told }) => told.beats);
    await clock.advance(1_000);
    const beaten = all.filter(({ told }, at) => told.beats > (before[at] ?? 0)).length;
    expect(beaten).toBeLessThanOrEqual(7);
    await clock.advance(14_000);
    expect(all.every(({ told }, at) => told.beats === (before[at] ?? 0) + 1)).toBe(true);
  });

  test('are as many as there is room for', () => {
    const { waiters, join } = play({ limit: 2 });
    const first = join();
    expect([join().isIn, join().isIn]).toEqual([true, false]);
    waiters.unsubscribe('d1', first.waiter);
    waiters.unsubscribe('d1', first.waiter);
    expect([waiters.count(), join().isIn]).toEqual([1, true]);
  });

  test('of one repository leave room for those of others, and take the places of those who left', () => {
    const { store, waiters, join } = play({ limit: 10, repositoryLimit: 2 });
    store.views.set('d2', viewOf({ id: 'd2' }));
    store.views.set('other', viewOf({ id: 'other', repositoryId: 8 }));
    const first = join('d1');
    expect([join('d2').isIn, join('d1').isIn, join('other').isIn]).toEqual([true, false, true]);
    waiters.unsubscribe('d1', first.waiter);
    waiters.unsubscribe('d1', first.waiter);
    expect([join('d1').isIn, join('d1').isIn]).toEqual([true, false]);
  });

  test('are stopped where the deployment is gone, and all when the relay stops', async () => {
    const { clock, store, waiters, join } = play();
    store.views.set('d2', viewOf({ id: 'd2' }));
    const [one, other] = [join(), join('d2')];
    store.views.delete('d1');
    await clock.advance(2_000);
    expect([one.told.stopped, other.told.stopped]).toEqual([true, false]);
    waiters.close();
    expect([other.told.stopped, waiters.count(), join().isIn]).toEqual([true, 0, false]);
  });
});
