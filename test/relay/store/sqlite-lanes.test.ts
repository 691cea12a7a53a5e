import { describe, expect, test } from 'vitest';
import { createLanes } from '../../../src/relay/store/sqlite-lanes.ts';

describe('the lanes of a database that does one thing at a time', () => {
  test('let appends go first, and one other piece of work after each four', async () => {
    const lanes = createLanes();
    const order: string[] = [];
    let running = 0;
    const work = (name: string) => async (): Promise<void> => {
      running += 1;
      expect(running).toBe(1);
      await null;
      order.push(name);
      running -= 1;
    };
    await Promise.all([
      ...['o1', 'o2', 'o3', 'o4'].map((name) => lanes.other(work(name))),
      ...['a1', 'a2', 'a3', 'a4', 'a5', 'a6'].map((name) => lanes.append(work(name))),
    ]);
    expect(order).toEqual(['o1', 'a1', 'a2', 'a3', 'a4', 'o2', 'a5', 'a6', 'o3', 'o4']);
  });

  test('go on after work that failed', async () => {
    const lanes = createLanes();
    const failed = lanes.append(() => Promise.reject(new Error('failed')));
    const next = lanes.append(async () => 'next');
    await expect(failed).rejects.toThrow('failed');
    expect(await next).toBe('next');
    expect(await lanes.other(async () => 'later')).toBe('later');
  });
});
