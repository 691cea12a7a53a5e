import { describe, expect, test } from 'vitest';
import type { Change, Waiter } from '../../../src/relay/http/waiters.ts';
import { Waiters } from '../../../src/relay/http/waiters.ts';
import { createFakeClock } from '../../support/fake-clock.ts';
import { createFakeStore, viewOf } from '../support/http-store.ts';

function play() {
  const clock = createFakeClock();
  const store = createFakeStore();
  store.views.set('d1', viewOf());
  const log = (): void => {};
  const waiters = new Waiters({ store, clock, log });
  const join = (id = 'd1') => {
    const seen: Change[] = [];
    const calls = { beats: 0, stopped: false };
    const waiter: Waiter = {
      changed: (change) => void seen.push(change),
      beat: () => {
        calls.beats += 1;
      },
      stopped: () => {
        calls.stopped = true;
      },
    };
    const isIn = waiters.subscribe(store.views.get(id) ?? viewOf({ id }), waiter);
    return { waiter, seen, calls, isIn, revs: () => seen.map(({ view }) => view.rev) };
  };
  return { clock, store, waiters, join };
}

describe('Waiters', () => {
  test('read once for each change, and not at all for deployments without a waiter', async () => {
    const { clock, store, join } = play();
    join();
    join();
    await clock.advance(0);
    store.readings.length = 0;
    store.change(viewOf({ id: 'other', rev: 9 }));
    store.change(viewOf({ rev: 2 }));
    await clock.advance(0);
    expect(store.readings).toEqual([['d1']]);
  });

  test('report what changed between the read and the subscription', async () => {
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

  test('report a newer state that a new client has read to all, and the same state to no one again', async () => {
    const { clock, store, join } = play();
    const [first, second] = [join(), join()];
    await clock.advance(0);
    // The store has not reported this change yet.
    store.views.set('d1', viewOf({ rev: 5 }));
    const third = join();
    expect([first, second, third].map(({ revs }) => revs())).toEqual([[1, 5], [1, 5], [5]]);
  });

  test('report many changes during one read once, and never an older state', async () => {
    const { clock, store, join } = play();
    const one = join();
    for (let rev = 2; rev <= 50; rev += 1) store.change(viewOf({ rev }));
    await clock.advance(0);
    store.change(viewOf({ rev: 3 }));
    await clock.advance(0);
    expect(one.revs()).toEqual([1, 50]);
    expect(store.readings.length).toBeLessThan(6);
  });

  test('report within a second what another relay changed, with one sweep for many hints', async () => {
    const { clock, store, join } = play();
    const one = join();
    await clock.advance(2_000);
    store.readings.length = 0;
    for (let hinted = 0; hinted < 100; hinted += 1) store.change(viewOf({ rev: 2 }), []);
    await clock.advance(1_000);
    expect(one.revs()).toEqual([1, 2]);
    expect(store.readings).toHaveLength(1);
  });

  test('read at most 500 deployments at once', async () => {
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

  test('report nothing while the store fails, and the latest state once it works again', async () => {
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

  test('are at most 10,000, and 1,000 of one repository; those who left make room', () => {
    const { store, waiters, join } = play();
    for (let repositoryId = 0; repositoryId <= 10; repositoryId++) {
      const id = `r${repositoryId}`;
      store.views.set(id, viewOf({ id, repositoryId }));
    }
    const first = join('r0');
    for (let nth = 1; nth < 1_000; nth++) expect(join('r0').isIn).toBe(true);
    expect([join('r0').isIn, join('r1').isIn]).toEqual([false, true]);
    waiters.unsubscribe('r0', first.waiter);
    waiters.unsubscribe('r0', first.waiter);
    expect([join('r0').isIn, join('r0').isIn]).toEqual([true, false]);
    for (let nth = 1; nth < 9_000; nth++) expect(join(`r${1 + (nth % 9)}`).isIn).toBe(true);
    expect([join('r10').isIn, waiters.count()]).toEqual([false, 10_000]);
  });

  test('stop the waiters of a deleted deployment, and all when the relay stops', async () => {
    const { clock, store, waiters, join } = play();
    store.views.set('d2', viewOf({ id: 'd2' }));
    const [one, other] = [join(), join('d2')];
    store.views.delete('d1');
    await clock.advance(2_000);
    expect([one.calls.stopped, other.calls.stopped]).toEqual([true, false]);
    waiters.close();
    expect([other.calls.stopped, waiters.count(), join().isIn]).toEqual([true, 0, false]);
  });
});
