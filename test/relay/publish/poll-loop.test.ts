import { describe, expect, test } from 'vitest';
import { type PollLoop, startPollLoop } from '../../../src/relay/publish/poll-loop.ts';
import { createFakeClock, type FakeClock } from '../../support/fake-clock.ts';

interface Played {
  readonly clock: FakeClock;
  readonly loop: PollLoop;
  /** When each task started, in monotonic milliseconds. */
  readonly startedAt: number[];
  readonly lines: unknown[];
}

function play(run: (nth: number, clock: FakeClock) => Promise<number>): Played {
  const clock = createFakeClock();
  const startedAt: number[] = [];
  const lines: unknown[] = [];
  const loop = startPollLoop({
    name: 'test',
    run: () => {
      startedAt.push(clock.monotonicMs());
      return run(startedAt.length, clock);
    },
    clock,
    log: (level, message, facts) => lines.push({ level, message, ...facts }),
  });
  return { clock, loop, startedAt, lines };
}

describe('a poll loop', () => {
  test('runs at once, and again after the interval that its task returns', async () => {
    const { clock, startedAt } = play(async (nth) => (nth === 2 ? 0 : 1_000));
    await clock.advance(2_500);
    expect(startedAt).toEqual([0, 1_000, 1_000, 2_000]);
  });

  test('can be woken while it waits', async () => {
    const { clock, loop, startedAt } = play(async () => 60_000);
    await clock.advance(700);
    loop.wake();
    await clock.advance(0);
    expect(startedAt).toEqual([0, 700]);
  });

  test('runs once more at once if it was woken during a task, however often', async () => {
    const { clock, loop, startedAt } = play(async (_nth, time) => {
      await time.wait(500);
      return 60_000;
    });
    await clock.advance(100);
    loop.wake();
    loop.wake();
    await clock.advance(3_000);
    expect(startedAt).toEqual([0, 500]);
  });

  test('backs off after tasks that fail, reports each failure, and cannot be woken meanwhile', async () => {
    const { clock, loop, startedAt, lines } = play(async (nth) => {
      if (nth <= 8) throw new Error('the database is out');
      return 60_000;
    });
    for (let time = 0; time < 40; time++) {
      await clock.advance(1_000);
      loop.wake();
    }
    expect(startedAt.slice(0, 9)).toEqual([0, 250, 750, 1_750, 3_750, 7_750, 15_750, 25_750, 35_750]);
    expect(lines).toHaveLength(8);
    expect(lines[2]).toEqual({
      level: 'error',
      message: 'Background work failed. Will retry.',
      loop: 'test',
      reason: 'the database is out',
      failures: 3,
    });
  });

  test('stops after the task in progress, and starts no other', async () => {
    const { clock, loop, startedAt } = play(async (_nth, time) => {
      await time.wait(500);
      return 0;
    });
    await clock.advance(600);
    let isStopped = false;
    const stopped = loop.stop().then(() => {
      isStopped = true;
    });
    await clock.advance(300);
    expect(isStopped).toBe(false);
    await clock.advance(100);
    await stopped;
    expect(startedAt).toEqual([0, 500]);
    await clock.advance(10_000);
    expect(startedAt).toHaveLength(2);
  });

  test('stops at once while it waits or backs off', async () => {
    const waiting = play(async () => 60_000);
    await waiting.clock.advance(100);
    await waiting.clock.run(waiting.loop.stop());
    expect(waiting.clock.monotonicMs()).toBe(100);

    const failing = play(() => Promise.reject(new Error('out')));
    await failing.clock.advance(20_000);
    const before = failing.startedAt.length;
    await failing.loop.stop();
    expect(failing.clock.monotonicMs()).toBe(20_000);
    expect(failing.startedAt).toHaveLength(before);
  });
});
