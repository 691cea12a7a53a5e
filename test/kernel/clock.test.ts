import { setImmediate } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
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

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((resource) => resource === 'Timeout').length;
}

describe('the system clock', () => {
  const clock = createSystemClock();

  test('never runs backwards', () => {
    const readings = Array.from({ length: 1000 }, () => clock.monotonicMs());
    expect(readings).toEqual(readings.toSorted((a, b) => a - b));
  });

  test('returns the epoch in milliseconds', () => {
    expect(new Date(clock.epochMs()).getUTCFullYear()).toBeGreaterThanOrEqual(2025);
  });

  test.each([0, -5])("waits %d ms without a timer's harm", async (durationMs) => {
    await expect(clock.wait(durationMs)).resolves.toBeUndefined();
  });

  test('does not begin to wait where the signal has aborted', async () => {
    const timers = countTimers();
    await clock.wait(AN_HOUR_MS, AbortSignal.abort());
    expect(countTimers()).toBe(timers);
  });

  test('ends a wait when the signal aborts, and leaves no timer', async () => {
    const timers = countTimers();
    const stop = new AbortController();
    const waiting = clock.wait(AN_HOUR_MS, stop.signal);
    expect(countTimers()).toBe(timers + 1);
    expect(await hasSettled(waiting)).toBe(false);
    stop.abort();
    await waiting;
    expect(countTimers()).toBe(timers);
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
