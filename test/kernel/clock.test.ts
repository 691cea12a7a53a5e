import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createSystemClock } from '../../src/kernel/clock.ts';

const AN_HOUR_MS = 3_600_000;

/** Returns whether `work` has settled once everything ready has run. */
async function hasSettled(work: Promise<void>): Promise<boolean> {
  let settled = false;
  void work.then(() => {
    settled = true;
  });
  for (let turn = 0; turn < 5; turn += 1) await setImmediate();
  return settled;
}

/** Returns a count of the timers that are set from now on, without those of the test runner, which shares this process. */
function startCountingTimers(): () => number {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  return () => vi.getTimerCount();
}

describe('the system clock', () => {
  const clock = createSystemClock();

  afterEach(() => vi.useRealTimers());

  test('does not begin to wait where the signal has aborted', async () => {
    const countTimers = startCountingTimers();
    await clock.wait(AN_HOUR_MS, AbortSignal.abort());
    expect(countTimers()).toBe(0);
  });

  test('ends a wait when the signal aborts, and leaves no timer', async () => {
    const countTimers = startCountingTimers();
    const stop = new AbortController();
    const waiting = clock.wait(AN_HOUR_MS, stop.signal);
    expect(countTimers()).toBe(1);
    expect(await hasSettled(waiting)).toBe(false);
    // Meanwhile what an earlier file of this process left may have set one, too.
    const before = countTimers();
    stop.abort();
    await waiting;
    expect(countTimers()).toBe(before - 1);
  });

  test("waits on where a timer of Node's would overflow and end at once", async () => {
    const stop = new AbortController();
    const waiting = clock.wait(2 ** 40, stop.signal);
    await clock.wait(2);
    expect(await hasSettled(waiting)).toBe(false);
    stop.abort();
    await waiting;
  });
});
