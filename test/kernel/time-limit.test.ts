import { describe, expect, test } from 'vitest';
import { type Clock, endOfTurn } from '../../src/kernel/clock.ts';
import {
  createTimeouts,
  createTimer,
  startTimeLimit,
  unlessAborted,
  untilAborted,
  withinLimit,
} from '../../src/kernel/time-limit.ts';
import { createFakeClock } from '../support/fake-clock.ts';

const NEVER = new Promise<string>(() => {});

describe('untilAborted', () => {
  test('resolves when the signal aborts, and not before', async () => {
    const controller = new AbortController();
    let hasEnded = false;
    const waiting = untilAborted(controller.signal).then(() => {
      hasEnded = true;
    });
    await endOfTurn();
    expect(hasEnded).toBe(false);
    controller.abort(new Error('whatever the reason'));
    await waiting;
    expect(hasEnded).toBe(true);
  });
});

describe('unlessAborted', () => {
  test('returns what the work resolves to, or null once the signal aborts', async () => {
    const controller = new AbortController();
    await expect(unlessAborted(Promise.resolve('done'), controller.signal)).resolves.toBe('done');
    const waiting = unlessAborted(NEVER, controller.signal);
    controller.abort();
    await expect(waiting).resolves.toBeNull();
  });

  test('rejects as the work does', async () => {
    await expect(unlessAborted(Promise.reject(new Error('broken')), new AbortController().signal)).rejects.toThrow(
      'broken',
    );
  });
});

describe('withinLimit', () => {
  test('returns what comes in time, and leaves no timer', async () => {
    const clock = createFakeClock();
    await expect(withinLimit(clock, 5_000, async () => 'done')).resolves.toBe('done');
    await expect(clock.run(NEVER)).rejects.toThrow('nothing left to wake');
  });

  test('returns null when the time is over, and aborts the signal of the work', async () => {
    const clock = createFakeClock();
    let given: AbortSignal | null = null;
    const work = (signal: AbortSignal): Promise<string> => {
      given = signal;
      return NEVER;
    };
    await expect(clock.run(withinLimit(clock, 5_000, work))).resolves.toBeNull();
    expect(clock.monotonicMs()).toBe(5_000);
    expect(given).toMatchObject({ aborted: true });
  });

  test("returns null as soon as the caller's signal aborts", async () => {
    await expect(withinLimit(createFakeClock(), 5_000, () => NEVER, AbortSignal.abort())).resolves.toBeNull();
  });

  test('rejects as the work does, and leaves no timer', async () => {
    const clock = createFakeClock();
    const broken = withinLimit(clock, 5_000, () => Promise.reject(new Error('broken')));
    await expect(broken).rejects.toThrow('broken');
    await expect(clock.run(NEVER)).rejects.toThrow('nothing left to wake');
  });
});

describe('startTimeLimit', () => {
  test('aborts its signal when the time is over', async () => {
    const clock = createFakeClock();
    const limit = startTimeLimit(clock, 1_000);
    await clock.advance(999);
    expect([limit.isOver(), limit.signal.aborted]).toEqual([false, false]);
    await clock.advance(1);
    expect([limit.isOver(), limit.signal.aborted]).toEqual([true, true]);
  });

  test('aborts nothing after its end', async () => {
    const clock = createFakeClock();
    const limit = startTimeLimit(clock, 1_000);
    limit.end();
    await clock.advance(5_000);
    expect(limit.signal.aborted).toBe(false);
  });
});

describe('createTimer', () => {
  test('calls once when its time is over, and only for the last time that was set', async () => {
    const clock = createFakeClock();
    const calls: string[] = [];
    const timer = createTimer(clock);
    timer.set(1_000, () => calls.push('first'));
    await clock.advance(900);
    timer.set(1_000, () => calls.push('second'));
    await clock.advance(999);
    expect(calls).toEqual([]);
    await clock.advance(5_000);
    expect(calls).toEqual(['second']);
  });
});

describe('many timeouts of one duration', () => {
  test('each elapse after it, in their order, unless ended before', async () => {
    const clock = createFakeClock();
    const elapsed: string[] = [];
    const start = createTimeouts(clock, 100);
    const startAs = (name: string) => start(() => void elapsed.push(`${name} at ${clock.monotonicMs()}`));
    startAs('a');
    await clock.advance(30);
    const endB = startAs('b');
    startAs('c');
    await clock.advance(30);
    startAs('d');
    endB();
    await clock.advance(1_000);
    expect(elapsed).toEqual(['a at 100', 'c at 130', 'd at 160']);
  });

  test('leave no timer behind once all have ended, and start one again later', async () => {
    const clock = createFakeClock();
    let waiting = 0;
    const counting: Clock = {
      ...clock,
      wait: async (durationMs, signal) => {
        waiting += 1;
        await clock.wait(durationMs, signal);
        waiting -= 1;
      },
    };
    const elapsed: number[] = [];
    const start = createTimeouts(counting, 100);
    const ends = [start(() => elapsed.push(1)), start(() => elapsed.push(2))];
    expect(waiting).toBe(1);
    for (const end of ends) end();
    await clock.advance(0);
    expect(waiting).toBe(0);
    start(() => elapsed.push(3));
    await clock.advance(100);
    expect([elapsed, waiting]).toEqual([[3], 0]);
  });

  test('may be ended more than once, and by what elapses', async () => {
    const clock = createFakeClock();
    const elapsed: number[] = [];
    const start = createTimeouts(clock, 100);
    const endFirst = start(() => {
      endFirst();
      elapsed.push(1);
      start(() => elapsed.push(2));
    });
    await clock.advance(100);
    endFirst();
    await clock.advance(100);
    expect(elapsed).toEqual([1, 2]);
  });
});
