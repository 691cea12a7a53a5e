import { describe, expect, test } from 'vitest';
import { createFlood, workInFlood } from '../../../src/relay/store/flood.ts';
import { createFakeClock } from '../../support/fake-clock.ts';

describe('work that nobody waits for', () => {
  /** Appends `rows` every `everyMs` for a second, works beside it without an end, and answers when each piece of work began. */
  async function play({ rows, everyMs, workMs }: { rows: number; everyMs: number; workMs: number }): Promise<number[]> {
    const clock = createFakeClock();
    const flood = createFlood(clock);
    const begun: number[] = [];
    let isOver = false;
    const work = async (): Promise<void> => {
      begun.push(clock.monotonicMs());
      await clock.wait(workMs);
    };
    const working = (async () => {
      while (!isOver) await workInFlood(flood, clock, work);
    })();
    for (let at = 0; at < 1_000; at += everyMs) {
      flood.appended(rows);
      await clock.advance(everyMs);
    }
    isOver = true;
    await clock.advance(1_000);
    await working;
    return begun.filter((at) => at < 1_000);
  }

  test('takes a sixth of the time in a flood of appends', async () => {
    expect((await play({ rows: 8, everyMs: 4, workMs: 10 })).slice(1, 5)).toEqual([60, 120, 180, 240]);
  });

  test('waits no longer than a quarter of a second after the piece before it', async () => {
    expect(await play({ rows: 50, everyMs: 4, workMs: 100 })).toEqual([0, 350, 700]);
  });

  test.each([
    ['few come at once', { rows: 7, everyMs: 1, workMs: 100 }],
    ['they come seldom', { rows: 500, everyMs: 105, workMs: 100 }],
  ])('takes all the time where %s', async (_, appends) => {
    expect((await play(appends)).length).toBeGreaterThanOrEqual(9);
  });

  test('waits for a failed piece as for one that was done, and hands on why it failed', async () => {
    const clock = createFakeClock();
    const flood = createFlood(clock);
    const failing = workInFlood(flood, clock, async () => {
      await clock.wait(10);
      throw new Error('out');
    });
    const failed = expect(failing).rejects.toThrow('out');
    await clock.advance(10);
    await failed;
    expect(flood.otherStartsAt(true)).toBe(60);
  });

  test('may begin at once where nobody has appended', () => {
    const clock = createFakeClock();
    expect(createFlood(clock).otherStartsAt(true)).toBeLessThanOrEqual(clock.monotonicMs());
  });
});
