import { describe, expect, test } from 'vitest';
import { createLanes } from '../../../../src/relay/store/sqlite/sqlite-lanes.ts';
import { createFakeClock } from '../../../support/fake-clock.ts';

describe('the lanes of a database that does one thing at a time', () => {
  /** Runs four pieces of other work and many appends, each as long as is said, and answers their order. */
  async function play(appends: number, appendMs: number, otherMs: number): Promise<readonly string[]> {
    const clock = createFakeClock();
    const lanes = createLanes(clock);
    const order: string[] = [];
    let running = 0;
    const work = (name: string, durationMs: number) => async (): Promise<void> => {
      running += 1;
      expect(running).toBe(1);
      await clock.wait(durationMs);
      order.push(name);
      running -= 1;
    };
    const done = Promise.all([
      ...['o1', 'o2', 'o3'].map((name) => lanes.other(work(name, otherMs))),
      ...Array.from({ length: appends }, (_, index) => lanes.append(work(`a${index + 1}`, appendMs), 1)),
    ]);
    await clock.advance(60_000);
    await done;
    return order;
  }

  test('have other work wait five times as long as the last of it took, while appends come', async () => {
    expect(await play(12, 1, 1)).toEqual('o1 a1 a2 a3 a4 a5 o2 a6 a7 a8 a9 a10 o3 a11 a12'.split(' '));
    expect(await play(4, 10, 1)).toEqual(['o1', 'a1', 'o2', 'a2', 'o3', 'a3', 'a4']);
  });

  test('let other work wait no longer than a quarter of a second', async () => {
    expect(await play(6, 100, 1_000)).toEqual(['o1', 'a1', 'a2', 'a3', 'o2', 'a4', 'a5', 'a6', 'o3']);
  });

  test('keep the database free in a flood while whoever was answered prepares the next append', async () => {
    const clock = createFakeClock();
    const lanes = createLanes(clock);
    const begun: string[] = [];
    const work = (name: string, durationMs: number) => async (): Promise<void> => {
      begun.push(`${name} at ${clock.monotonicMs()}`);
      await clock.wait(durationMs);
    };
    void lanes.other(work('o1', 10));
    void lanes.append(work('a1', 1), 8);
    void lanes.other(work('o2', 10));
    await clock.advance(13);
    void lanes.append(work('a2', 1), 8);
    await clock.advance(100);
    expect(begun).toEqual(['o1 at 0', 'a1 at 10', 'a2 at 13', 'o2 at 19']);
  });

  test('do the rest at once where few appends come', async () => {
    const clock = createFakeClock();
    const lanes = createLanes(clock);
    const ended: number[] = [];
    void lanes.append(() => clock.wait(1), 7);
    for (let index = 0; index < 3; index += 1) {
      void lanes.other(() => clock.wait(10)).then(() => ended.push(clock.monotonicMs()));
    }
    await clock.advance(1_000);
    expect(ended).toEqual([11, 21, 31]);
  });

  test('do the rest without pauses where no append comes', async () => {
    const clock = createFakeClock();
    const lanes = createLanes(clock);
    const ended: number[] = [];
    for (let index = 0; index < 3; index += 1) {
      void lanes.other(() => clock.wait(100)).then(() => ended.push(clock.monotonicMs()));
    }
    await clock.advance(1_000);
    expect(ended).toEqual([100, 200, 300]);
  });

  test('go on after work that failed', async () => {
    const lanes = createLanes(createFakeClock());
    const failed = lanes.append(() => Promise.reject(new Error('failed')), 1);
    const next = lanes.append(async () => 'next', 1);
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await lanes.other(async () => 'later')).toBe('later');
  });
});
